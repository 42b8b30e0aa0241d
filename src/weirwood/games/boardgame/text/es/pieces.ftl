## Casas

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

## Unidades

name-footman = Soldado
    .the = el Soldado
    .gender = masculine
    .number = one
name-knight = Caballero
    .the = el Caballero
    .gender = masculine
    .number = one
name-ship = Barco
    .the = el Barco
    .gender = masculine
    .number = one
name-siege_engine = Torre de asedio
    .the = la Torre de asedio
    .gender = feminine
    .number = one

## Órdenes

name-march_minus_1 = Avance −1
    .the = el Avance −1
    .gender = masculine
    .number = one
name-march_0 = Avance +0
    .the = el Avance +0
    .gender = masculine
    .number = one
name-march_plus_1 = Avance +1 ★
    .the = el Avance +1 ★
    .gender = masculine
    .number = one
name-defense_plus_1 = Defensa +1
    .the = la Defensa +1
    .gender = feminine
    .number = one
name-defense_plus_2 = Defensa +2 ★
    .the = la Defensa +2 ★
    .gender = feminine
    .number = one
name-support = Apoyo
    .the = el Apoyo
    .gender = masculine
    .number = one
name-support_plus_1 = Apoyo +1 ★
    .the = el Apoyo +1 ★
    .gender = masculine
    .number = one
name-raid = Incursión
    .the = la Incursión
    .gender = feminine
    .number = one
name-raid_special = Incursión ★
    .the = la Incursión ★
    .gender = feminine
    .number = one
name-consolidate = Consolidación de poder
    .the = la Consolidación de poder
    .gender = feminine
    .number = one
name-consolidate_special = Consolidación de poder ★
    .the = la Consolidación de poder ★
    .gender = feminine
    .number = one

## Medidores de Influencia

name-iron_throne = Trono de Hierro
    .the = el Trono de Hierro
    .gender = masculine
    .number = one
name-fiefdoms = Feudos
    .the = los Feudos
    .gender = masculine
    .number = other
name-kings_court = Corte del Rey
    .the = la Corte del Rey
    .gender = feminine
    .number = one
