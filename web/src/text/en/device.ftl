# The line to the table, and the table as an app.
ui-line-lost = No connection to the table.
ui-line-without = Rules, cards, the list of lessons and your own lists can be read; playing, and judging a list, waits until it is back.
ui-line-list = Without a connection your lists can be read. They are judged, and can be changed, as soon as it is back.
