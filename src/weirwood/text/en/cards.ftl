## What a game is made of: kinds of things, their numbers, and what they are picked by

cards-kind-character = Character
cards-kind-location = Location
cards-kind-attachment = Attachment
cards-kind-event = Event
cards-kind-plot = Plot
cards-kind-agenda = Agenda
cards-kind-faction = Faction
cards-kind-title = Title
cards-kind-house = House
cards-kind-house_card = House card
cards-kind-unit = Unit
cards-kind-order = Order
cards-kind-land = Land area
cards-kind-sea = Sea
cards-kind-port = Port
cards-kind-westeros_card = Westeros card
cards-kind-wildling_card = Wildling card
cards-kind-tide = Tide of battle
cards-kind-leader = Leader
cards-kind-ally = Ally
cards-kind-standard_influence = Influence card
cards-kind-event_influence = Event card
cards-kind-leader_influence = Leader’s card
cards-kind-ncu = Non-combat unit
cards-kind-tactics_card = Tactics card
cards-kind-zone = Tactics zone
cards-kind-terrain = Terrain
cards-kind-mode = Game mode
cards-kind-objective = Objective card
cards-kind-mission = Mission
cards-kind-siege_card = Siege card

cards-number-cost = Cost
cards-number-strength = Strength
cards-number-gold = Gold
cards-number-initiative = Initiative
cards-number-claim = Claim
cards-number-reserve = Reserve
cards-number-supply = Supply
cards-number-power = Power
cards-number-garrison = Garrison
cards-number-swords = Swords
cards-number-forts = Fortifications
cards-number-skulls = Skulls
cards-number-siege = Against castles
cards-number-modifier = Modifier
cards-number-castle = Castle
cards-number-barrels = Barrels
cards-number-crowns = Crowns
cards-number-wildlings = Wildling icons
cards-number-value = Influence
cards-number-speed = Speed
cards-number-defense = Defense
cards-number-morale = Morale
cards-number-wounds = Wounds
cards-number-ranks = Ranks
cards-number-tokens = Tokens
cards-number-number = Number

cards-group-icons = Icons
cards-group-keywords = Keywords
cards-group-traits = Traits
cards-group-marks = Marks
cards-group-types = Type
cards-group-timings = When
cards-group-decks = Deck
cards-group-colours = Colour
cards-group-abilities = Abilities
cards-group-affiliations = Affiliation
cards-group-conditions = Conditions
cards-group-zones = Zones

cards-mark_unique = Unique
cards-mark_loyal = Loyal
cards-mark_special = Special ★
cards-mark_castle = Castle
cards-mark_stronghold = Stronghold
cards-mark_island = Island
cards-mark_win_icon = Victory icon
cards-mark_commander = Commander
cards-type_march = March
cards-type_defense = Defense
cards-type_support = Support
cards-type_raid = Raid
cards-type_consolidate = Consolidate power
cards-type_attacker = Attacker
cards-type_defender = Defender
cards-deck_1 = Deck I
cards-deck_2 = Deck II
cards-deck_3 = Deck III
cards-range_melee = Melee
cards-range_short = Short range
cards-range_long = Long range
cards-range_unlimited = Any range
cards-timing_cancel = Cancels
cards-timing_immediate = At once
cards-timing_continuous = While it is in combat
cards-timing_result = With the result
cards-timing_after = After combat
cards-timing_on_play = When played
cards-timing_in_pile = In the bid pile
cards-timing_after_bid = After the bid
cards-timing_cleanup = In the clean-up
cards-timing_during_round = During the round
cards-timing_when_claimed = When claimed
cards-timing_in_council = In a council
cards-timing_scoring = When points are counted

## One thing by itself

cards-beside = Belongs to it
cards-names = Names { $words }
cards-named = Named as { $words }
cards-shares = Also { $words }
cards-more = and { $n } more
cards-rules = Rules
cards-copies = { $n ->
    [one] 1 copy in the box
   *[other] { $n } copies in the box
}
cards-count = { $n ->
    [one] 1 found
   *[other] { $n } found
}
cards-nothing = Nothing fits.
why-cards-none = { $game } has nothing to look through.
why-cards-unknown = There is no { $found } in this game.

## The command

cli-cards = Look through the cards, units, orders, areas and leaders of a game.
cli-arg-card_words = Words in names and texts, in any of our languages, or the id of one thing.
cli-no_cards = Nothing in { $game } fits { $words }.
cards-at_table = At this table
cards-no_games = No game has been finished at this table yet.
cards-not_played = Not played in { $all ->
    [one] the one finished game
   *[other] any of the { $all } finished games
}.
cards-played = Played in { $games } of { $all } finished { $all ->
    [one] game
   *[other] games
}; won { $won } of { $times } { $times ->
    [one] time
   *[other] times
}: { $share } ({ $low } to { $high }). Chance alone would give { $fair }.
cards-came_up = Came up in { $games } of { $all } finished { $all ->
    [one] game
   *[other] games
}.
cards-played_means-btwixt = Played: the leader that a player had, influence that they bid with, an ally that they claimed. Guided games do not count.
cards-played_means-boardgame = Played: the player’s house, a house card in a combat, an order and the area it was given in, a unit that was mustered. Guided games do not count.
cards-played_means-cardgame = Played: the player’s faction and agenda, a plot that they revealed, a card that came into play, an event that was played. Guided games do not count.
cards-played_means-miniatures = Played: whatever was in the player’s army, and tactics cards that they used. Guided games do not count.
