## Settings, notices, data of one’s own

ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-auto = As the system
ui-motion-full = Full
ui-motion-none = None
ui-sound = Sound
ui-sound-on = On
ui-sound-off = Muted
ui-confirm_answers = Ask before sending every answer
ui-confirm_answers-help = Off: only what is secret or cannot be taken back is asked again.
ui-step_by_step = One question at a time
ui-step_by_step-help = Off: what belongs together, such as a march, is put together in one panel and sent with one press.
ui-stop_everywhere = Stop at every question
ui-stop_everywhere-help = Off: what leaves you no choice is answered for you, unless that would tell others something.

ui-data-paste = Paste a list here

ui-notices = Tell me when it is my turn
ui-notices-mail = By mail to
ui-notices-hook = By webhook ({ $hosts })
ui-notices-save = Save
ui-notices-saved = Saved.
ui-notices-confirm = Saved. We have sent a mail: open its link to confirm.
ui-offered = A seat in this game is free to take.
ui-watchers_chat = Spectators may chat

ui-licences = What this table is made of, and its licences
ui-data = Your data
ui-data-help = What this table knows about this browser: your name, your seats, what you said.
ui-data-export = Save a copy
ui-data-forget = Delete it all
ui-data-forget-sure = Really delete it? Your seats go to bots, your games are no longer found here, and this cannot be taken back.
ui-data-forgotten = Deleted. This browser is a stranger here again.
ui-data-none = Nothing is known about this browser yet.
