## Building decks and armies

ui-build-deck = Build a deck
ui-build-army = Build an army
ui-build-more = One more: { $name }
ui-build-fewer = One fewer: { $name }
ui-build-into = The next attachment joins this unit
ui-build-name = Name of the list
ui-build-unnamed = Unnamed
ui-build-keep = Save
ui-build-kept = Saved for all your devices.
ui-build-kept_here = Saved on this device; the table gets it once the connection is back.
ui-build-only_here = only on this device so far
ui-build-attic = Deleted
ui-build-restore = Restore
ui-build-not_kept = This browser cannot save anything: copy the text instead.
ui-build-new = New list
ui-build-mine = My lists
ui-build-none = Nothing saved yet.
ui-build-open = Open
ui-build-compare = Compare
ui-build-remove = Delete
ui-build-older = { $n ->
    [one] one older version
   *[other] { $n } older versions
}
ui-build-against = Compared with { $name }
ui-build-same = The same cards.
ui-build-profile = Deck for
ui-build-profile-standard = your own decks
ui-build-profile-one_box = one box for two
ui-build-profile-introductory = the first game
ui-build-figures = Numbers
ui-build-nothing = What you add is counted here.
ui-build-curve = Cards by cost
ui-build-icons = Icons
ui-build-kinds = Types
ui-build-plots = All plots together
ui-build-draw = Chance to have drawn one
ui-build-copies = copies
ui-build-first = first hand
ui-build-points = Points
ui-build-neutral = Neutral points
ui-build-activations = Activations
ui-build-tactics = Tactics deck
ui-build-hand = Draw a sample hand
ui-build-texts = As text, as a link
ui-build-text = The list as text
ui-build-copy = Copy the text
ui-build-copied = Copied.
ui-build-link = Copy a link
ui-build-link_long = This list is too long for a link: send the text.
ui-build-link_bad = There is no readable list in this link.
ui-build-paste = Paste a list, in English, Spanish or Italian
ui-build-take = Use it
ui-build-read = Read.
ui-build-list = My list
ui-build-faction_first = First choose a faction.
