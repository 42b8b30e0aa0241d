## The chapter keywords: questions, options, and what happens.

ask-keywords-order = Which keyword resolves next?
ask-keywords-use = { $a }: use it with which character?
ask-keywords-intimidate = Whom do you intimidate?
option-ambush = Ambush with { $a }
option-keyword = { $a }
event-card-ambushed = { $seat } ambushes with { $card }.
event-keyword-insight = Insight: { $card }.
event-keyword-pillage = Pillage: { $card }.
event-keyword-renown = Renown: { $card }.
