## What advice weighs

advice-castles = your castles
advice-rival_castles = the strongest rival's castles
advice-units = your units
advice-supply = your supply
advice-power = your power
