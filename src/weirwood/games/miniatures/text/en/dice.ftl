### The chapter dice

ask-dice-reroll = Choose { $a ->
    [attack] attack dice
    [defense] Defense dice
    [test] dice of the test
    [charge] the charge die
   *[other] the retreat die
} to be rolled again{ $b ->
    [token] {" "}for a condition token
   *[other] {""}
}.
option-die = Die { $a }
event-dice-roll_off = Roll-off for { $what ->
    [role] the role
    [terrain] the terrain
    [zone] the zone
   *[other] the first player
}: { $seats } roll { $dice }.
event-dice-rolled = { $what ->
    [danger] Dangerous ground deals D3+1 wounds: the die shows { $dice }.
    [arrows] The arrows score D3+2 hits: the die shows { $dice }.
    [tar] Tar and pitch deal D3 wounds: the die shows { $dice }.
    [oil] Boiling oil deals D3+1 wounds: the die shows { $dice }.
    [pieces] D3+2 pieces of terrain come onto the field: the die shows { $dice }.
    [terrain] Roll for the next piece of terrain: { $dice }.
   *[other] A die is rolled for the effect: { $dice }.
}
event-dice-rerolled = { $seat } has { $count } { $count ->
    [one] die
   *[other] dice
} rolled again: { $dice }.
