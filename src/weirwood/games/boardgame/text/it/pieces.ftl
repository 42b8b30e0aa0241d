## Casate

name-stark = Stark
    .the = Stark
    .gender = feminine
    .number = one
name-lannister = Lannister
    .the = Lannister
    .gender = feminine
    .number = one
name-baratheon = Baratheon
    .the = Baratheon
    .gender = feminine
    .number = one
name-greyjoy = Greyjoy
    .the = Greyjoy
    .gender = feminine
    .number = one
name-tyrell = Tyrell
    .the = Tyrell
    .gender = feminine
    .number = one
name-martell = Martell
    .the = Martell
    .gender = feminine
    .number = one

## Unità

name-footman = Fante
    .the = il Fante
    .gender = masculine
    .number = one
name-knight = Cavaliere
    .the = il Cavaliere
    .gender = masculine
    .number = one
name-ship = Nave
    .the = la Nave
    .gender = feminine
    .number = one
name-siege_engine = Torre d’assedio
    .the = la Torre d’assedio
    .gender = feminine
    .number = one

## Ordini

name-march_minus_1 = Marcia −1
    .the = la Marcia −1
    .gender = feminine
    .number = one
name-march_0 = Marcia +0
    .the = la Marcia +0
    .gender = feminine
    .number = one
name-march_plus_1 = Marcia +1 ★
    .the = la Marcia +1 ★
    .gender = feminine
    .number = one
name-defense_plus_1 = Difesa +1
    .the = la Difesa +1
    .gender = feminine
    .number = one
name-defense_plus_2 = Difesa +2 ★
    .the = la Difesa +2 ★
    .gender = feminine
    .number = one
name-support = Supporto
    .the = il Supporto
    .gender = masculine
    .number = one
name-support_plus_1 = Supporto +1 ★
    .the = il Supporto +1 ★
    .gender = masculine
    .number = one
name-raid = Incursione
    .the = l’Incursione
    .gender = feminine
    .number = one
name-raid_special = Incursione ★
    .the = l’Incursione ★
    .gender = feminine
    .number = one
name-consolidate = Consolidamento del potere
    .the = il Consolidamento del potere
    .gender = masculine
    .number = one
name-consolidate_special = Consolidamento del potere ★
    .the = il Consolidamento del potere ★
    .gender = masculine
    .number = one

## Tracciati influenza

name-iron_throne = Trono di Spade
    .the = il Trono di Spade
    .gender = masculine
    .number = one
name-fiefdoms = Feudi
    .the = i Feudi
    .gender = masculine
    .number = other
name-kings_court = Corte del Re
    .the = la Corte del Re
    .gender = feminine
    .number = one
