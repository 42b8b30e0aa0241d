## The chapter standing: questions, options, and what happens.

ask-standing-choose = Quali personaggi si rialzano?
event-standing-all = Tutte le carte si rialzano.
