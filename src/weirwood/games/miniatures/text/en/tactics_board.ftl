### The chapter tactics_board

ask-board-claim = { $b } is activated: claim a zone.
ask-board-replace = Use the zone's effect, or replace it?
ask-board-target = Choose a unit for the zone { $a }.
ask-board-token = Which token does { $b } ({ $a }) get?
ask-board-restore = How many wounds does { $b } ({ $a }) restore?
ask-board-cleanse = Which token is taken from { $b } ({ $a })?
ask-board-arrows = Who is shot at from the walls?
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = The effect of the zone
option-board-replace-mission = Change a mission
option-board-replace-arrows = Arrows from the walls
event-zone-claimed = { $ncu } claims { $zone_the }.
event-zone-target = The { $zone } zone affects { $unit } ({ $nr }).
