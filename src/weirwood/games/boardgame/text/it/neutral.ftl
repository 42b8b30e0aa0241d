ask-neutral-support = Supporti { $c } { $a_from } contro la forza neutrale { $b_in }?

option-neutral-support-attacker = Dai supporto
option-neutral-support-none = Non supportare

event-neutral-helped = { $house } supporta { $target } { $area_from }.
event-neutral-declined = { $house } non supporta { $target } { $area_from }.
event-neutral-held = La forza neutrale { $area_in } resiste contro { $house }.
event-neutral-destroyed = { $house } sconfigge la forza neutrale { $area_in }: { $strength } contro { $value }.
