## Questions.

ask-effect-may = { $a }: do you use it?
ask-effect-leader = { $a }: choose a leader.
ask-effect-to = { $a }: choose who receives the card.
ask-effect-council = { $a }: choose a council.
ask-effect-card = { $a }: choose a card in a bid pile.
ask-effect-cards = { $a }: choose { $least ->
    [one] a card
   *[other] { $least } cards
} of the bid pile of { $d_seat }.
ask-effect-tie = { $a }: several of your cards are tied; choose one.
ask-effect-swap = { $a }: choose the first card of the swap.
ask-effect-with = { $a }: choose the card to swap it with.
ask-effect-copy = { $a }: choose the card whose value it copies.
ask-effect-discard = { $a }: choose { $least ->
    [one] a card
   *[other] { $least } cards
} of your hand to discard.
ask-effect-give = { $a }: choose { $least ->
    [one] a card
   *[other] { $least } cards
} of your hand for { $c_seat }.
ask-effect-hand = { $a }: choose { $least ->
    [one] a card
   *[other] { $least } cards
} of your hand for a bid pile.
ask-effect-pass = { $a }: choose { $least ->
    [one] the card
   *[other] { $least } cards
} you pass on.
ask-effect-found = { $a }: choose { $least ->
    [one] a card
   *[other] { $least } cards
} of the discard pile.
ask-effect-token = { $a }: choose a power token.
ask-effect-kill = { $a }: choose the ally to kill.
ask-effect-move = { $a }: choose the ally to move.
ask-effect-revive = { $a }: choose an ally from the dead pile.
ask-effect-bottom = { $a }: choose what goes to the bottom of the ally deck, the upper one first.
ask-effect-top = { $a }: put the allies back in order, the next one first.
ask-effect-volunteer = { $a }: do you want to take a card of your bid pile back into your hand?
ask-effect-insist = { $a }: several leaders want a card back. Do you insist, or do you yield?
ask-effect-option = { $a }: choose one.

## Answers.

option-card = { $a }
option-effect-card-card = { $a } of { $b_seat }
option-effect-cards-card = { $a } of { $b_seat }
option-effect-tie-card = { $a } of { $b_seat }
option-effect-swap-card = { $a } of { $b_seat }
option-effect-with-card = { $a } of { $b_seat }
option-effect-copy-card = { $a } of { $b_seat }
option-seat = { $a_seat }
option-council = The council of { $a_seat } and { $b_seat }
option-token = A hidden token of the council of { $a_seat } and { $b_seat }
option-seen = A token of the council of { $a_seat } and { $b_seat } that { $d_seat } has seen
option-known = The token worth { $d } of the council of { $a_seat } and { $b_seat }
option-ally = { $a }, council of { $b_seat } and { $c_seat }
option-effect-bottom-ally = { $a }
option-effect-top-ally = { $a }
option-dead = { $a }
option-none = Nothing
option-insist = Insist
option-yield = Yield
option-do = { $a ->
    [to_discard] Discard cards
    [to_hand] Take cards into a hand
    [to_bid_pile] Move cards to a bid pile
    [swap_cards] Swap cards
    [pass_cards] Pass cards on
    [rotate_piles] Move the bid piles on
    [draw] Draw cards
    [reveal_hand] Show a hand
    [gain_tokens] Gain power tokens
    [place_tokens] Put power tokens on the current ally
    [move_tokens] Move power tokens
    [return_tokens] Return power tokens to the supply
    [peek_tokens] Look at power tokens
    [assign_token_choice] Choose who places the power token
    [kill_ally] Kill an ally
    [kill_current] Kill the current ally
    [kill_self] Kill this ally
    [move_ally] Move an ally
    [revive_ally] Bring an ally back
    [claim_extra] Claim another ally
    [look_allies] Look at the ally deck
    [set_first_player] Name the first player
   *[other] Another effect
}

## What happens.

event-first-named = { $seat } will take the first player token.
event-ally-revived = { $ally } comes back to the council of { $council_seats }.
event-value-copied = { $card } takes the value of { $of }: { $value }.
event-hand-shown = { $seat } shows everyone { $cards_count ->
    [0] an empty hand.
   *[other] these cards: { $cards }.
}
event-hand-shown_to = { $seat } shows the hand to { $to_seats }{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-hand-to_pile = { $seat } puts { $card } into the bid pile of { $to_seat }.
event-discard-taken = { $seat } takes { $card } from the discard pile.
event-discard-to_pile = { $card } goes from the discard pile to the bid pile of { $to_seat }.
event-pile-swapped = { $card } of { $seat } and { $other } of { $other_seat } change places.
event-piles-rotated = The bid piles move one seat to the { $direction ->
    [left] left.
   *[right] right.
}
event-offer-taken = { $seat } is the one who takes a card back.
event-token-chooser = { $seat } will choose where the power token of this round goes.

## Why not.

why-ops-ban_play = { $card } may not be played in this round.
why-ops-must_play = You can still play, so you may not kneel yet.
