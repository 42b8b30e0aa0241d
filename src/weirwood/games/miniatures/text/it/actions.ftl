### The chapter actions

ask-turn-action = { $b } ({ $a }): scegli la sua azione.
ask-action-free = { $d } ({ $a }): può compiere un'azione gratuita.
option-maneuver = Manovra
option-march = Marcia
option-retreat = Ritirata
option-ranged = Attacco a distanza
option-none = Niente
option-turn-action-none = Nessuna azione
option-charge = Carica { $a } ({ $b })
option-melee = Attacco in mischia contro { $a } ({ $b })
option-raze = Abbatti { $a_the }
option-swap = Rinuncia all'azione per cambiare una Missione
option-shot = { $a } contro { $b } ({ $c })
event-action-chosen = { $unit } ({ $nr }): { $action ->
    [maneuver] Manovra
    [march] Marcia
    [retreat] Ritirata
    [melee] Attacco in mischia
    [ranged] Attacco a distanza
    [charge] Carica
    [raze] Attacco al terreno
    [swap] Cambio di Missioni
   *[other] azione speciale
}{ $free ->
    [true] {" "}(gratuita)
   *[other] {""}
}.
event-action-none = { $unit } ({ $nr }) non compie azioni.
