### The chapter conditions

option-token = { $a }
event-token-spent = { $seat } gasta la ficha «{ $token }» de { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) recibe la ficha «{ $token }».
event-token-removed = { $unit } ({ $nr }) pierde la ficha «{ $token }».
