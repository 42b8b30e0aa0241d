# The line to the table, and the table as an app.
ui-line-lost = No connection to the table.
ui-line-without = Rules, cards, the list of lessons and your own lists can be read; playing, and judging a list, waits until it is back.
ui-line-list = Without a connection your lists can be read and changed. They are judged as soon as it is back.
ui-push = On this device
ui-push-help = When it is your turn and you are away, this device shows it. Nothing of the game is told but that, and by night nothing at all.
ui-push-start = Tell me on this device
ui-push-stop = Tell this device nothing
ui-push-quiet_from = Quiet from
ui-push-quiet_to = until
ui-push-on = This device will be told.
ui-push-off = This device will be told nothing.
ui-push-denied = The browser does not allow notices of this table. Its settings can change that.
ui-push-none = This browser, or this table, cannot do that. On an iPhone, add the table to the home screen first.
ui-push-failed = The browser could not reach its push service. Try again later.
