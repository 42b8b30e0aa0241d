## Lo que ocurre.

event-round-began = Ronda { $n }: empieza { $seat }.
event-ally-revealed = El Aliado actual es { $ally }.
event-ally-none = No hay Aliado: en esta ronda solo se juega por la ficha de Poder.
