ask-bidding-track = Bid for { $a_the }: from { $least } to { $most } power.
ask-bidding-tie = Tied at { $b } for { $a_the }: put the houses in order, best position first.

event-bidding-shown = { $house } bids { $power }.
event-bidding-settled = { $track }, new order: { $houses }.
