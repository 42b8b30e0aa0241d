## What is mine, on every device

ui-mine = Mine
ui-devices = My devices
ui-devices-help = You need no account to play. Whoever wants to find their games again, on a phone or after losing this browser, adds one of these.
ui-devices-own = { $n ->
    [one] This browser has a game of its own.
   *[other] This browser has { $n } games of its own.
} Shall they be yours on all devices?
ui-devices-bring = Bring them along
ui-device = Device
ui-device-here = this one
ui-device-seen = last used { $day }
ui-device-leave = Sign out here
ui-device-leave-sure = This browser forgets who you are. Have another way back before you leave.
ui-device-remove = Sign out
ui-device-remove-sure = That device loses your seats at once.
ui-move = On another device
ui-move-help = Point the phone’s camera at a code: your seats, your language and your settings come along.
ui-move-make = Show the code
ui-move-link = Link to another device
ui-move-code = Code for the camera of the other device
ui-move-once = It works once, for ten minutes. Whoever opens it is you: show it to nobody else.
ui-passkeys = Passkeys
ui-passkeys-help = Your fingerprint, your face or the lock of your device lets you in. No password, no mail address.
ui-passkeys-not = This browser offers no passkeys here: they need https, or localhost by its name.
ui-passkey = Passkey
ui-passkey-add = Add a passkey
ui-passkey-added = added { $day }
ui-passkey-remove = Remove
ui-passkey-remove-sure = It will let nobody in any more.
ui-passkey-cancelled = No passkey was used.
ui-codes = Recovery codes
ui-codes-help = Words for paper: each lets you in once when everything else is lost.
ui-codes-make = Make recovery codes
ui-codes-again = Make new ones; the old ones stop working
ui-codes-once = Write them down now: they are shown only this once.
ui-codes-left = { $n ->
    [one] One code is left.
   *[other] { $n } codes are left.
}
ui-enter = I have played elsewhere
ui-enter-help = Come back to your own games on this browser.
ui-enter-passkey = Sign in with a passkey
ui-enter-code = Recovery code
ui-enter-with-code = Sign in with the code
ui-also_here = Play here too?
ui-also_here-help = This browser will be one of the devices of whoever showed you the code: with their seats, their language and their settings. Go on only if that is you.
ui-also_here-yes = Yes, that is me

## My games

ui-my_games-none = No games here.
ui-my_games-more = Older ones
ui-filter-status = Which
ui-filter-status-all = All
ui-filter-status-running = Running
ui-filter-status-over = Finished
ui-filter-game = Game
ui-filter-label = Played as
ui-filter-result = Result
ui-filter-all = All
ui-result-won = Won
ui-result-drawn = Drawn
ui-result-lost = Lost
ui-result-none = Finished
ui-tallies = How often I win
ui-tallies-help = The stroke is your share of victories, the bar how sure that is (95 %), the dashed line what chance alone would give. Guided games do not count.
ui-tally = { $won } of { $played }: { $share } ({ $low } to { $high })
ui-tally-own = a list of your own ({ $mark })
