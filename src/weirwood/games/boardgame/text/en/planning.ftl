ask-planning-orders = Give an order to each of your areas.
ask-planning-raven = The messenger raven: replace an order, look at the wildlings, or do nothing?
ask-planning-raven_area = Which order do you replace?
ask-planning-raven_order = The new order for { $a_the }?
ask-planning-raven_card = Leave the wildling card on top, or bury it?

option-planning-orders-none = No order
option-planning-raven-none = Let the raven rest

event-planning-short = Orders are placed in turn order: { $houses } { $houses_number ->
    [one] has
    *[other] have
    } too few tokens.
event-planning-placed = { $house } has placed its orders.
event-planning-shown = { $house } shows { $number } { $number ->
    [one] order
    *[other] orders
    }.
event-planning-swapped = The raven of { $house } replaces { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } looks at the top wildling card.
    *[other] { $house } looks at the top wildling card: { $card }.
    }
event-planning-keep = { $house } leaves the wildling card on top.
event-planning-bury = { $house } puts the wildling card at the bottom.
why-planning-stars = You placed { $found } special orders; your position allows { $allowed }.
why-planning-tokens = You have { $number } of { $order } and no more.
