## The chapter keywords: questions, options, and what happens.

ask-keywords-order = ¿Qué palabra clave se resuelve ahora?
ask-keywords-use = { $a }: ¿con qué personaje?
ask-keywords-intimidate = ¿A quién intimidas?
option-ambush = Emboscada: { $a }
option-keyword = { $a }
event-card-ambushed = { $seat } pone en juego por emboscada: { $card }.
event-keyword-insight = Perspicacia: { $card }.
event-keyword-pillage = Pillaje: { $card }.
event-keyword-renown = Renombre: { $card }.
