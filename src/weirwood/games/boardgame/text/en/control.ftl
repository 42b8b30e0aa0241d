event-control-token = { $house } leaves a power token { $area_in }.
event-control-token_lost = The power token of { $house } { $area_in } is gone.
event-control-reverted = { $area_the } { $area_number ->
    [one] falls
    *[other] fall
    } back to { $house }.
