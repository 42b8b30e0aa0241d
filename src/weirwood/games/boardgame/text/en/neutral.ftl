ask-neutral-support = Support { $c } { $a_from } against the neutral force { $b_in }?

option-neutral-support-attacker = Support
option-neutral-support-none = Do not support

event-neutral-helped = { $house } supports { $target } { $area_from }.
event-neutral-declined = { $house } does not support { $target } { $area_from }.
event-neutral-held = The neutral force { $area_in } holds out against { $house }.
event-neutral-destroyed = { $house } overcomes the neutral force { $area_in }: { $strength } against { $value }.
