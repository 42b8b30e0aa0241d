# Lo que se rechaza entre quienes se esperan o se conocen.
why-table-queue_full = Ya hay { $most } personas esperando y la cola está llena. Prepara una mesa propia o inténtalo más tarde.
why-table-too_many_friends = Uno de los dos tiene ya { $most } amigos: antes hay que quitar alguno.
why-table-old_friend_link = Este enlace ya se usó, es demasiado antiguo o no es para ti. Pide otro.
why-table-own_friend_link = Este enlace es tuyo: envíaselo a un amigo.
why-table-no_friend = Ninguno de tus amigos se llama así.
why-table-too_many_blocked = Ya has bloqueado a { $most } personas.
why-table-no_such_player = Ahí no se sienta nadie con quien hayas jugado.
why-table-not_blocked = No has bloqueado a nadie con ese nombre.
why-table-too_many_invitations = Ya hay { $most } invitaciones tuyas sin responder.
why-table-no_invitation = Esta invitación ya no existe.
why-table-seat_gone = Otra persona ha ocupado ese asiento.
why-table-no_whisper = Este jugador no acepta mensajes privados tuyos.
notice-invite_subject = Invitación: { $game }
notice-invite = Un amigo te guarda un asiento en { $game }. La invitación está en tu página de amigos.
