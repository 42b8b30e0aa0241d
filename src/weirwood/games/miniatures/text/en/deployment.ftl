### The chapter deployment

ask-deploy-zone = Choose your edge of the table{ $a ->
    [true] , or leave the choice to your opponent
   *[other] {""}
}.
ask-deploy-corner = Choose your corner of the table.
ask-deploy-first = Who shall be the first player?
ask-deploy-unit = Choose the next unit to deploy.
ask-deploy-place = Set { $c } ({ $a }) down{ $b ->
    [zone] {" "}inside your zone
    [late] {" "}inside your zone, as its activation
    [attackers_return] {" "}again inside your zone
    [commander_returns] {" "}again in your zone or by a flank edge
    [reserve] , wholly within Short range of a flank edge
    [flank] , wholly within Short range of a flank edge
    [unit_returns] {" "}again by your edge or a flank edge
    [outflank] {" "}by your edge or a flank edge
   *[other] {" "}in front of a castle wall
}.
option-edge = { $a ->
    [0] The near edge
   *[other] The far edge
}
option-corner = { $a ->
    [0] The near left corner
    [1] The near right corner
    [2] The far right corner
   *[other] The far left corner
}
option-side = { $a_seat }
option-deploy-zone-pass = Leave it to the opponent
event-unit-reserve = { $unit } ({ $nr }) of { $seat } waits in reserve.
event-zone-chosen = { $seats } { $seats_number ->
    [one] chooses
   *[other] choose
} a deployment zone.
event-unit-deployed = { $seat } deploys { $unit } ({ $nr }).
