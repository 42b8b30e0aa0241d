## The question

ui-your_question = Your decision
ui-waiting_for = Waiting for { $names }
ui-waiting_all = Waiting for the others
ui-watching = You are watching
ui-confirm = Confirm
ui-choose_first = Choose something
ui-done = Done
ui-nothing = None of them
ui-clear = Start over
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-withdraw = Change my answer
ui-why = Why?
ui-why_not = Why not?
ui-choices = Choices
ui-choice_count = { $n ->
    [one] one choice
   *[other] { $n } choices
}
ui-refused = Not possible now
ui-filtered = Here you can
ui-show_all = Show all
ui-picked = { $n } of { $most } chosen
ui-must = { $n ->
    [0] That is enough.
    [one] Choose one more.
   *[other] Choose { $n } more.
}
ui-may = { $n ->
    [0] You cannot choose more.
    [one] You may choose one more.
   *[other] You may choose { $n } more.
}
ui-amount-left = { $n } left
ui-less = Less
ui-more_of = More
ui-assign-pick = Choose a token, then its place.
ui-assign-empty = empty
ui-assign-left = { $n ->
    [0] Everything is placed.
    [one] One place is empty.
   *[other] { $n } places are empty.
}
ui-order-up = Earlier
ui-order-down = Later
ui-order-help = First to last. Drag, or use the arrows.
ui-order-rest = Still to be ordered
ui-sending = Sending…
ui-stale = The question has changed in the meantime.

ui-place-numbers = The numbers
ui-place-try = Suggestions
ui-place-legal = This is allowed.
ui-place-checking = Measuring…
ui-place-help = Drag it across the field, turn it by its handle, tap where it should stand, or type the numbers.

ui-pass_on = Always pass here
ui-passing = You always pass at:
ui-passing-stop = Ask me again

ui-picked_n = { $n } chosen
ui-not_enough = Not enough yet.
ui-may_none = You may also choose none.
ui-may_more = That is enough. You may choose more.

ui-advice = What would you do?
ui-advice-thinking = Thinking it over…
ui-advice-show = Show it on the board

ui-act-before = Chosen so far
ui-act-after = What follows
ui-act-change = Change
ui-act-send = Send it all
ui-act-final = This cannot be taken back.
