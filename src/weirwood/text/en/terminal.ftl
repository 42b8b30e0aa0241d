## The table in the terminal.

terminal-welcome = Type the number of a choice, or its name. “?” shows what else can be typed.
terminal-ready = >
terminal-choose = Type a number or a name
terminal-choose_some = { $least ->
    [0] Choose up to { $most }, one after the other or all at once (“1 3”); 0 ends the choice.
   *[other] { $same ->
        [true] Choose { $most }, one after the other or all at once (“1 3”).
       *[false] Choose { $least } to { $most }, one after the other or all at once (“1 3”); 0 ends the choice.
    }
}
terminal-choose_order = In the order you want: first to last.
terminal-choose_amount = A whole number from { $least } to { $most }.
terminal-choose_place = One of these, or your own as name=number, in inches and degrees.
terminal-slot = For { $slot }:
terminal-chosen = So far: { $labels }.
terminal-refused = Not possible now (“why” and the name tells the rule): { $labels }.
terminal-forced = Nothing else was possible: { $label }.
terminal-thinking = { $seat } is thinking ...
terminal-round_you = you
terminal-bot = bot
terminal-log = What happened
terminal-table = Table
terminal-question = Your turn
terminal-question_of = { $seat }, your turn
terminal-more_log = { $count ->
    [one] one line before
   *[other] { $count } lines before
} (“log”)

## What was typed cannot be taken.

terminal-want_amount = A whole number from { $least } to { $most } is wanted.
terminal-no_number = There is no choice { $found } here: they go up to { $most }.
terminal-too_many = That is too many: at most { $most }.
terminal-no_option = Nothing here is called { $found }. “?” shows what can be typed.
terminal-ambiguous = Which one: { $labels }?
terminal-rule = rule { $rule }
terminal-nothing_back = There is no step to take back; “undo” takes back the last answer.
terminal-nothing_withdraw = No answer can be withdrawn now.
terminal-nothing_log = Nothing has happened yet.
terminal-no_thing = Nothing in this game is called { $found }.
terminal-no_rule = No rule holds { $found }.
terminal-which_file = Say where: { $command } FILE.
terminal-which_lang = Say which language: en, es or it.
terminal-which_words = Say what to look for: { $command } WORDS.
terminal-failed = A rule of the game failed and nothing has changed. Please report it with the record { $file }. ({ $what })

## What was done.

terminal-saved = Saved to { $file }. To go on: weirwood play --resume { $file }
terminal-recorded = The record is in { $file }. To see it again: weirwood replay { $file }
terminal-kept = The game is kept. To go on: weirwood play --resume { $file }
terminal-taken_back = Taken back.
terminal-withdrawn = { $seat } may answer again.
terminal-lang_set = English it is.
terminal-hint = A bot would choose: { $label }.
terminal-undo_ask = { $why } Take it back all the same? The others have to agree. (yes/no)
terminal-concede_ask = Give the game up? (yes/no)
terminal-yes = yes, y
terminal-curtain = The keyboard goes to { $seat }. Nobody else looks; Enter shows the table.
terminal-plain_on = Plain lines from now on.
terminal-plain_off = Drawn tables from now on.
terminal-skip_off = You are asked in every window again.
terminal-skip_none = Only a window of actions, interrupts or reactions can be passed in advance.
terminal-skipped = Passed for you: { $windows } (“{ $command } off” asks you again).

## The end.

terminal-over = The game is over.
terminal-winner = { $seat } wins!
terminal-winners = { $seats } share the victory!
terminal-place = { $place }. { $seats } ({ $score })
terminal-after = “save FILE” keeps the record; Enter leaves the table.
terminal-bots_finish = The bots play on to the end.

## What can be typed. First the words (the first is shown, all are understood), then what they do.

terminal-command-help = ?, help
terminal-command-table = table, t
terminal-command-log = log, l
terminal-command-rules = rules, r
terminal-command-why = why, w
terminal-command-undo = undo, u
terminal-command-back = back, b
terminal-command-withdraw = withdraw
terminal-command-hint = hint
terminal-command-advice = advice, advise
terminal-command-skip = skip, s
terminal-command-save = save
terminal-command-record = record
terminal-command-lang = lang
terminal-command-plain = plain
terminal-command-concede = concede
terminal-command-quit = quit, q
terminal-args-help = [3 | name]
terminal-args-table = { "" }
terminal-args-log = { "" }
terminal-args-rules = WORDS
terminal-args-why = [3 | name]
terminal-args-undo = { "" }
terminal-args-back = { "" }
terminal-args-withdraw = { "" }
terminal-args-hint = { "" }
terminal-args-advice = { "" }
terminal-args-skip = [off]
terminal-args-save = FILE
terminal-args-record = FILE
terminal-args-lang = en | es | it
terminal-args-plain = { "" }
terminal-args-concede = { "" }
terminal-args-quit = { "" }
terminal-help-help = this list; with a number or a name, what that choice, card or thing does
terminal-help-table = show the whole table again, with the map where there is one
terminal-help-log = everything that has happened
terminal-help-rules = look something up in the rules
terminal-help-why = the rule behind this question, or why something cannot be chosen
terminal-help-undo = take back your last choice
terminal-help-back = take back the last step of a longer answer
terminal-help-withdraw = take back a secret answer while others still think
terminal-help-hint = what a bot would do in your place
terminal-help-advice = the best answers with their chances, and why
terminal-help-skip = pass this window now and from now on; “off” asks you again everywhere
terminal-help-save = keep the game in a file, to go on later
terminal-help-record = keep the record of the game so far, to be replayed
terminal-help-lang = go on in another language
terminal-help-plain = plain lines on or off
terminal-help-concede = give the game up
terminal-help-quit = leave; the game is kept
terminal-help_title = What can be typed

## Replays.

terminal-replay_step = Step { $n } of { $all }
terminal-replay_keys = Enter: on; b: back; a number: to that step; e: end; s N: seat N; q: leave
terminal-replay_answer = { $seat } answered “{ $prompt }”
terminal-replay_start = The beginning
terminal-replay_concedes = { $seat } concedes
