## The chapter standing: questions, options, and what happens.

ask-standing-choose = ¿Qué personajes se ponen en pie?
event-standing-all = Todas las cartas se ponen en pie.
