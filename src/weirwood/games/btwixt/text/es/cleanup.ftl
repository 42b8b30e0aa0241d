## Lo que ocurre.

event-round-cleaned = Se recogen las pilas de Puja y todos se ponen en pie.
