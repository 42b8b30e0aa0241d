## Rules

book-rules = Rules
book-five = The game in five minutes
book-contents = Contents
book-settings = Options and switches
book-box = What is in the box
book-glossary = Glossary
book-example = Example: { $text }
book-notice = Our own words throughout. Where a line says rulebook, the rule is the rulebook's; a ruling is an official answer; what is derived is our reading.
book-near = Perhaps you mean: { $words }.
why-book-no_picture = There is no picture { $found } in the book of { $game }.
