## What advice weighs

advice-power = your power
advice-rival_power = your opponent's power
advice-strength = strength of your characters
advice-rival_strength = strength of your opponent's characters
advice-cards = your cards in hand and play
