# Ciò che si rifiuta fra chi si aspetta o si conosce.
why-table-queue_full = Stanno già aspettando { $most } persone e la coda è piena. Prepara un tavolo tuo, o riprova più tardi.
why-table-too_many_friends = Uno dei due ha già { $most } amici: prima bisogna toglierne uno.
why-table-old_friend_link = Questo link è già stato usato, è troppo vecchio o non è per te. Chiedine un altro.
why-table-own_friend_link = Questo link è tuo: mandalo a un amico.
why-table-no_friend = Nessuno dei tuoi amici si chiama così.
why-table-too_many_blocked = Hai già bloccato { $most } persone.
why-table-no_such_player = Lì non siede nessuno con cui tu abbia giocato.
why-table-not_blocked = Non hai bloccato nessuno con quel nome.
why-table-too_many_invitations = Ci sono già { $most } tuoi inviti senza risposta.
why-table-no_invitation = Questo invito non c’è più.
why-table-seat_gone = Qualcun altro ha preso quel posto.
why-table-no_whisper = Questo giocatore non accetta messaggi privati da te.
notice-invite_subject = Invito: { $game }
notice-invite = Un amico ti tiene un posto a { $game }. L’invito è nella tua pagina degli amici.
