## The chapter attachments: questions, options, and what happens.

ask-attach-host = { $a }: a quale personaggio si assegna?
event-card-attached = { $card } viene assegnata: { $host }.
event-attachment-lost = { $card } viene scartata con la carta a cui era assegnata.
event-attachment-returned = { $card } torna in mano al proprietario.
