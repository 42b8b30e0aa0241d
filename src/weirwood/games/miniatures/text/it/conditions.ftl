### The chapter conditions

option-token = { $a }
event-token-spent = { $seat } spende il segnalino «{ $token }» di { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) riceve il segnalino «{ $token }».
event-token-removed = { $unit } ({ $nr }) perde il segnalino «{ $token }».
