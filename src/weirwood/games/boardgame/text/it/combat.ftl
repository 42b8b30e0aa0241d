ask-combat-card = { $b } contro { $c } { $a_in }: scegli una carta Casata.
ask-combat-blade = Usi la Spada d’acciaio di Valyria per +1 { $a_in }?

option-combat-blade-none = No

event-combat-begins = Combattimento { $area_in }: { $attacker } attacca { $defender }.
event-combat-initial = Forza iniziale: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Forza finale: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } gioca { $attack_card }, { $defender } gioca { $defense_card }.
event-combat-blade = { $house } usa la Spada d’acciaio di Valyria: +1.
event-combat-won = { $winner } sconfigge { $loser }.
event-combat-garrison_lost = La guarnigione di { $house } { $area_in } è persa.
event-combat-moved_in = { $house } prende { $area_the }: { $units }.
event-combat-nobody_left = { $house } ha vinto ma non resta nessuno per prendere { $area_the }.
event-combat-renewed = { $house } ha giocato l’ultima carta e riprende le altre.
