## Houses

name-stark = Stark
name-lannister = Lannister
name-baratheon = Baratheon
name-greyjoy = Greyjoy
name-tyrell = Tyrell
name-martell = Martell

## Units

name-footman = Footman
    .the = the Footman
name-knight = Knight
    .the = the Knight
name-ship = Ship
    .the = the Ship
name-siege_engine = Siege Engine
    .the = the Siege Engine

## Orders

name-march_minus_1 = March −1
    .the = the March −1
name-march_0 = March +0
    .the = the March +0
name-march_plus_1 = March +1 ★
    .the = the March +1 ★
name-defense_plus_1 = Defense +1
    .the = the Defense +1
name-defense_plus_2 = Defense +2 ★
    .the = the Defense +2 ★
name-support = Support
    .the = the Support
name-support_plus_1 = Support +1 ★
    .the = the Support +1 ★
name-raid = Raid
    .the = the Raid
name-raid_special = Raid ★
    .the = the Raid ★
name-consolidate = Consolidate Power
    .the = the Consolidate Power
name-consolidate_special = Consolidate Power ★
    .the = the Consolidate Power ★

## Influence tracks

name-iron_throne = Iron Throne
    .the = the Iron Throne
name-fiefdoms = Fiefdoms
    .the = the Fiefdoms
name-kings_court = King’s Court
    .the = the King’s Court
