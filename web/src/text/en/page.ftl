# Instead of a page that did not come.
ui-page-missing = This page could not be loaded: it is not on this device yet, and needs a connection.
ui-notices-turn = Tell me when it is my turn
