## The chapter standing: questions, options, and what happens.

ask-standing-choose = Which characters stand?
event-standing-all = All cards stand.
