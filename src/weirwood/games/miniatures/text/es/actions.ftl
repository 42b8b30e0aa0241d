### The chapter actions

ask-turn-action = { $b } ({ $a }): elige su acción.
ask-action-free = { $d } ({ $a }): puede realizar una acción sin coste.
option-maneuver = Maniobra
option-march = Marcha
option-retreat = Retirada
option-ranged = Ataque a distancia
option-none = Nada
option-turn-action-none = Ninguna acción
option-charge = Carga contra { $a } ({ $b })
option-melee = Ataque cuerpo a cuerpo contra { $a } ({ $b })
option-raze = Destruir { $a_the }
option-swap = Renunciar a la acción para cambiar una Misión
option-shot = { $a } contra { $b } ({ $c })
event-action-chosen = { $unit } ({ $nr }): { $action ->
    [maneuver] Maniobra
    [march] Marcha
    [retreat] Retirada
    [melee] Ataque cuerpo a cuerpo
    [ranged] Ataque a distancia
    [charge] Carga
    [raze] Ataque contra el terreno
    [swap] Cambio de Misiones
   *[other] acción especial
}{ $free ->
    [true] {" "}sin coste
   *[other] {""}
}.
event-action-none = { $unit } ({ $nr }) no realiza ninguna acción.
