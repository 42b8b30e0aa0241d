## What advice weighs

advice-small_council = your small council
advice-large_council = your other council
advice-rival_council = the best rival's small council
advice-hand = cards in your hand
