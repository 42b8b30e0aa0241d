## The chapter keywords: questions, options, and what happens.

ask-keywords-order = Quale parola chiave si risolve ora?
ask-keywords-use = { $a }: con quale personaggio?
ask-keywords-intimidate = Chi intimidisci?
option-ambush = Imboscata: { $a }
option-keyword = { $a }
event-card-ambushed = { $seat } mette in gioco in imboscata: { $card }.
event-keyword-insight = Intuito: { $card }.
event-keyword-pillage = Saccheggio: { $card }.
event-keyword-renown = Fama: { $card }.
