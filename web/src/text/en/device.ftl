# The line to the table, and the table as an app.
ui-line-lost = No connection to the table.
ui-line-without = Rules, cards, the list of lessons and your own lists can be read; to play, or to check a list, you need the connection back.
ui-line-list = Without a connection your lists can be read and changed. They are checked as soon as it is back.
ui-push = On this device
ui-push-help = When it is your turn and you are away, this device tells you so: nothing else about the game, and nothing at all at night.
ui-push-start = Notify me on this device
ui-push-stop = Stop notifying this device
ui-push-quiet_from = Quiet from
ui-push-quiet_to = until
ui-push-on = This device will be notified.
ui-push-off = This device will not be notified.
ui-push-denied = The browser does not allow notifications from this table. You can change that in its settings.
ui-push-none = This browser, or this table, cannot do that. On an iPhone, add the table to the home screen first.
ui-push-failed = The browser could not reach its push service. Try again later.
