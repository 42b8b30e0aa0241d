## The chapter attachments: questions, options, and what happens.

ask-attach-host = { $a }: ¿a qué personaje se vincula?
event-card-attached = { $card } se vincula: { $host }.
event-attachment-lost = { $card } se descarta con su portador.
event-attachment-returned = { $card } vuelve a la mano de su propietario.
