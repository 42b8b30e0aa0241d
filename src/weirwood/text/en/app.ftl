# The table as an app: what a phone shows of it.
app-about = Four tabletop games of Westeros, played properly.
app-mine = My games
