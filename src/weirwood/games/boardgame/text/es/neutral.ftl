ask-neutral-support = ¿Apoyas a { $c } { $a_from } contra la fuerza neutral { $b_in }?

option-neutral-support-attacker = Apoyar
option-neutral-support-none = No apoyar

event-neutral-helped = { $house } apoya a { $target } { $area_from }.
event-neutral-declined = { $house } no apoya a { $target } { $area_from }.
event-neutral-held = La fuerza neutral { $area_in } resiste ante { $house }.
event-neutral-destroyed = { $house } vence a la fuerza neutral { $area_in }: { $strength } contra { $value }.
