## The rules and their chapters

ui-rules = Rules

ui-rules-search = Search the rules
ui-rules-none = No rule has these words.
ui-rules-missing = not yet played by the rules here
ui-rules-basis-rulebook = Rulebook
ui-rules-basis-ruling = Ruling
ui-rules-basis-derived = Our reading
ui-rules-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}

ui-rules-chapter = Chapter
ui-rules-chapters = All chapters
ui-rules-loading = Opening the book…
ui-rules-suggestions = What you may mean
ui-rules-kind-term = word
ui-rules-kind-chapter = chapter
ui-rules-kind-heading = section
ui-rules-book = In the book
ui-rules-print = Print
ui-rules-on = on
ui-rules-off = off
ui-rules-usual = Usually: { $value }.
ui-rules-names = By name
