ask-westeros-choice = { $a }: choose what happens.

option-westeros-choice-none = Nothing happens

event-westeros-card = Westeros deck { $deck }: { $card }.
event-westeros-threat = The wildling threat rises to { $threat }.
event-westeros-chosen = { $house } decides: { $choice ->
    [muster] everybody musters
    [supply] supply is adjusted
    [clash] the tracks are bid for
    [income] everybody takes power
    [no_march_plus_one] no March +1 this round
    [no_defense] no Defense orders this round
    *[none] nothing happens
    }.
event-westeros-banned = Forbidden this round: { $ban ->
    [no_march_plus_one] the March +1
    [no_defense] Defense orders
    [no_raid] Raid orders
    [no_support] Support orders
    *[no_consolidate] Consolidate Power orders
    }.
event-westeros-income = { $house } takes { $power } power.
