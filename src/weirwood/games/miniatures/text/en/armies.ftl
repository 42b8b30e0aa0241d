### Army lists as text. Other spellings that the reader knows stand after a stroke.

roster-title = Name|Army|List|Title
roster-faction = Faction|House
roster-commander = Commander
roster-points = Points|Size|Total|Pts
roster-units = Combat units|Units|Combat unit
roster-ncus = Non-combat units|NCUs|NCU|Non-combat unit
roster-enemy = In enemy units|Enemy attachments
roster-with = with

### Why an army is refused: the card or the line that is at fault.

why-armies-size = An army has at least 1 point; this one has { $points }.
why-armies-points = These cards cost { $points } points, and the limit is { $limit }.
why-armies-faction_unknown = No faction is called “{ $text }”.
why-armies-card_unknown = No card is called “{ $text }”.
why-armies-faction = { $card } does not belong to { $faction }.
why-armies-no_neutrals = { $card } is neutral, and { $faction } takes no neutrals.
why-armies-own_versions = { $faction } fields its own version of { $card }.
why-armies-without_banners = { $card } comes only with the Brotherhood Without Banners.
why-armies-neutral_half = { $points } points are neutral; at most { $limit } may be.
why-armies-characters = { $character } is in this army { $count } times, and may be once.
why-armies-team_characters = { $character } is in both armies of the team, and may be in one.
why-armies-commander_placed = The commander, { $card }, stands in no unit of this army.
why-armies-attachment_one = { $unit } carries { $count } attachments, and takes one.
why-armies-attachment_kind = { $card } does not join a unit of the kind of { $unit }.
why-armies-attachment_solo = { $unit } fights alone: { $card } cannot join it.
why-armies-attachment_place = { $card } is an attachment and needs a unit to join.
why-armies-infiltrator = { $card } joins an enemy unit, none of this army.
why-armies-carries = { $unit } must carry { $wanted }.
why-armies-joins = { $card } does not join { $unit }.
why-armies-beside = { $card } stays beside { $wanted }.
why-armies-has_any = { $card } needs one of these in the army: { $wanted }.
why-armies-has_all = { $card } needs in the same army: { $wanted }.
why-armies-lacks = { $card } and { $other } do not go together.
why-armies-loyalty = { $card } and { $other } are loyal to different lords.
why-armies-limited = { $card } is there { $count } times; the limit is { $limit }.
why-armies-one_per = { $card } is there { $count } times, with units for { $limit }.
why-armies-not_bought = { $card } cannot be bought; other cards bring it.
why-armies-deck = The tactics deck has { $count } cards instead of { $limit }.
why-armies-inert = { $card } does nothing yet; players may accept it as it is.
why-armies-text_long = The list is longer than { $limit } characters.
why-armies-text_number = Line { $line }: “{ $text }” is no number from 1 to { $limit }.
why-armies-text_name = { $count ->
    [0] Line { $line }: nothing is called “{ $text }”.
   *[other] Line { $line }: nothing is called “{ $text }”. Like it: { $wanted }.
}
why-armies-text_ambiguous = Line { $line }: “{ $text }” may mean several cards: { $wanted }.
why-armies-text_place = Line { $line }: “{ $text }” does not belong in this part of the list.
why-armies-text_order = Line { $line }: { $card } stands before any unit that it could join.
why-armies-data = In the army, { $found } is missing, unknown or of the wrong kind.
