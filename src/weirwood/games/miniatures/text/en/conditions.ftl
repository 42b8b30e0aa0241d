### The chapter conditions

option-token = { $a }
event-token-spent = { $seat } spends the { $token } token on { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) becomes { $token }.
event-token-removed = { $unit } ({ $nr }) is no longer { $token }.
