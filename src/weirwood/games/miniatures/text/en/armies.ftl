### Army lists as text. Other spellings that the reader knows stand after a stroke.

roster-title = Name|Army|List|Title
roster-faction = Faction|House
roster-commander = Commander
roster-points = Points|Size|Total|Pts
roster-units = Combat units|Units|Combat unit
roster-ncus = Non-combat units|NCUs|NCU|Non-combat unit
roster-enemy = In enemy units|Enemy attachments
roster-with = with
