## What every game refuses, before its own rules speak.

why-kernel-already_answered = { $seat } has already answered this question.
why-kernel-broken_bot = The bot { $bot } cannot be loaded: { $reason }
why-kernel-broken_game = The game { $game } cannot be loaded: { $reason }
why-kernel-closed_question = Question { $number } is closed.
why-kernel-conceded = { $seat } has already conceded.
why-kernel-content = This was made with other card and map files ({ $found }; here they are { $allowed }).
why-kernel-count = { $found ->
    [one] One choice was
   *[other] { $found } choices were
} given: between { $least } and { $most } are wanted.
why-kernel-decision = This is not an open question of the match ({ $found }).
why-kernel-differs = The record differs in line { $line } ({ $what }): it says { $recorded }, played again it is { $played }.
why-kernel-native = A match in native mode cannot be copied or saved.
why-kernel-no_record = A match that was loaded, forked or re-dealt has no record of its beginning.
why-kernel-no_scenario = { $game } cannot be started from a position.
why-kernel-stop_at = There is no question called { $found }. Known are: { $allowed }.
why-kernel-stop_at_never = It never comes to the question { $kind } from this position while everybody declines.
why-kernel-not_answered = { $seat } has not answered this question.
why-kernel-over = The match is over.
why-kernel-record = The record cannot be read: in line { $line } stands “{ $found }”, and it should be { $allowed }.
why-kernel-replay_question = { $seat } is not asked { $kind } at this point of the record.
why-kernel-save = The save cannot be read: { $what } is “{ $found }”, and it should be { $allowed }.
why-kernel-seat = There is no seat { $found }: allowed are { $allowed }.
why-kernel-seats = { $seats } cannot play this game: allowed are { $allowed }.
why-kernel-seed = A seed is a whole number, not { $found }.
why-kernel-setting_name = There is no setting { $setting }: allowed are { $allowed }.
why-kernel-setting_value = The setting { $setting } cannot be { $value }: allowed are { $allowed }.
why-kernel-settings = Settings are names with values, not { $found }.
why-kernel-shape = This is not an answer to { $kind }: found { $found }, wanted { $allowed }.
why-kernel-stale = The question { $number } ({ $kind }) is no longer open.
why-kernel-undo_barrier = { $seat } cannot take this back: something was drawn or seen since.
why-kernel-undo_nothing = { $seat } has nothing to take back.
why-kernel-undo_other = { $seat } cannot take this back: { $other_seat } has answered since.
why-kernel-unknown_bot = There is no bot { $bot }: allowed are { $bots }.
why-kernel-unknown_game = There is no game { $game }: allowed are { $games }.
why-kernel-version = This was made by version { $found } of the rules, which is not played here (here: { $allowed }).

## What can happen in every game.

event-kernel-undone = { $seat } takes a move back.
event-kernel-conceded = { $seat } concedes.
event-kernel-drawn = The players agree on a draw.
event-kernel-stopped = Nobody is left to play against the bots. The game ends here.
