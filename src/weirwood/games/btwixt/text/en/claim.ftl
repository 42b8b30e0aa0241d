## Questions.

ask-claim-icon = Choose the win-icon card to resolve next.
ask-claim-council = Choose the council where { $a } is placed.
ask-claim-dead = { $a }: choose the dead ally to claim.
ask-claim-token = Choose the council that gets the power token of this round.

## What happens.

event-ally-claimed = { $seat } claims { $ally } for the council of { $council_seats }.
event-ally-next = The next ally is { $ally }.
event-ally-raised = { $ally } comes from the dead pile.
event-bid-won = { $seat } wins the bid with { $total }.
event-icon-resolved = { $seat } resolves { $card }.
