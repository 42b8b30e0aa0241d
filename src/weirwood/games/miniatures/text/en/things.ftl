### Factions, zones, conditions, keywords, terrain, modes and ready armies

## factions

name-stark = House Stark
    .the = the House Stark

name-lannister = House Lannister
    .the = the House Lannister

name-nights_watch = Night's Watch
    .the = the Night's Watch

name-free_folk = Free Folk
    .the = the Free Folk

name-baratheon = House Baratheon

name-targaryen = House Targaryen

name-greyjoy = House Greyjoy

name-martell = House Martell

name-neutral = Neutrals

name-bolton = House Bolton (faction)

name-brotherhood = Brotherhood Without Banners

## affiliations

name-bloody_mummer = Bloody Mummers

name-brazen_beast = Brazen Beasts (affiliation)

name-builder = Builders

name-crannogman = Crannogmen

name-dothraki = Dothraki

name-frozen_shore = Frozen Shore

name-giant = Giants

name-golden_company = Golden Company

name-house_bolton = House Bolton

name-house_clegane = House Clegane

name-house_greyjoy = House Greyjoy (affiliation)

name-house_karstark = House Karstark

name-house_mormont = House Mormont

name-house_tully = House Tully

name-house_umber = House Umber

name-nights_watch_men = Men of the Night's Watch
    .the = the Men of the Night's Watch

name-ranger = Rangers

name-rhllor = R'hllor

name-stormcrow = Stormcrows

name-unsullied = Unsullied

## kinds

name-infantry = infantry

name-cavalry = cavalry

name-monster = monster

name-war_machine = war machine

## zones

name-zone_crown = Crown
    .the = the Crown

name-zone_wealth = Wealth
    .the = the Wealth

name-zone_tactics = Tactics
    .the = the Tactics

name-zone_combat = Combat
    .the = the Combat

name-zone_maneuver = Maneuver
    .the = the Maneuver

name-zone_house_of_the_undying = House of the Undying
    .the = the House of the Undying

name-zone_water_gardens = Water Gardens
    .the = the Water Gardens

## conditions

name-panicked = Panicked

name-vulnerable = Vulnerable

name-weakened = Weakened

name-poison = Crannog Poison

## keywords

name-critical_blow = Critical Blow

name-precision = Precision

name-sundering = Sundering

name-vicious = Vicious

## terrain

name-forest = Forest

name-corpse_pile = Corpse Pile

name-grim_corpses = Grim Reminder

name-bog = Bog

name-low_wall = Low or Ruined Wall

name-hedge = Hedge

name-weirwood_tree = Weirwood

name-palisade = Palisade

name-stakes = Stakes

name-castle_wall = Castle Wall

## terrain keywords

name-blocks_line_of_sight = Blocks Line of Sight

name-cover = Cover

name-destructible = Destructible

name-hindering = Hindering

name-elevated = Elevated

name-rough = Rough

name-fortified = Fortified

name-horrific = Horrific

name-inspiring = Inspiring

name-impassable = Impassable

name-dangerous = Dangerous

## modes

name-mode_a_game_of_thrones = A Game of Thrones

name-mode_a_clash_of_kings = A Clash of Kings

name-mode_a_storm_of_swords = A Storm of Swords

name-mode_a_feast_for_crows = A Feast for Crows

name-mode_a_dance_with_dragons = A Dance with Dragons

name-mode_winds_of_winter = Winds of Winter

name-mode_honed_and_ready = Honed & Ready

name-mode_fire_and_blood = Fire & Blood

name-mode_here_we_stand = Here We Stand

name-mode_dark_wings_dark_words = Dark Wings, Dark Words

## objectives

name-objective_1 = Field Hospital

name-objective_2 = Crossroads

name-objective_3 = Gallows

name-objective_4 = Watchtower

name-objective_5 = Rookery

name-objective_6 = Smithy

name-objective_7 = Grim Trophy

name-objective_8 = Vantage Point

name-objective_9 = Exhausted Ground

name-objective_10 = War Banner

## missions

name-mission_1 = Hold the Centre

name-mission_2 = Swords and Horses

name-mission_3 = Swords and Letters

name-mission_4 = Master the Board

name-mission_5 = Kill the Commander

name-mission_6 = Into Their Lines

name-mission_7 = Weight of Ranks

name-mission_8 = Break Their Spirit

name-mission_9 = Revenge

name-mission_10 = Take Their Ground

name-mission_11 = Seize the Initiative

name-mission_12 = Every Objective

## siege

name-siege_sappers = Sappers

name-siege_cut_the_ravens = Shoot the Ravens

name-siege_general_assault = General Assault

name-siege_bombardment = Bombardment

name-siege_war_drums = War Drums

name-siege_boiling_oil = Boiling Oil

name-siege_sally_forth = Sally Forth

name-siege_masons = Masons

name-siege_fire_arrows = Burning Arrows

name-siege_the_walls_hold = The Walls Hold

## weapons

name-weapon_outriders_blade = Outrider's Blade

name-weapon_berserker_axes = Berserker Axes

name-weapon_short_sword = Short Sword

name-weapon_longsword = Longsword

name-weapon_crannog_bow = Crannog Bow

name-weapon_trackers_blade = Tracker's Blade

name-weapon_spear = Spear

name-weapon_long_sword = Long Sword

name-weapon_anointed_blade = Anointed Blade

name-weapon_bludgeon = Bludgeon

name-weapon_masterwork_blade = Masterwork Blade

name-weapon_scavenged_weapons = Scavenged Weapons

name-weapon_recurve_bow = Recurve Bow

name-weapon_hunters_bow = Hunter's Bow

name-weapon_weapon_crew = Weapon Crew

name-weapon_simple_weapons = Simple Weapons

name-weapon_windling_bow = Windling Bow

name-weapon_crude_weapons = Crude Weapons

name-weapon_spear_toss = Spear Toss

name-weapon_bronze_weapons = Bronze Weapons

name-weapon_claw_slash = Claw Slash

name-weapon_pack_tactics = Pack Tactics

name-weapon_sword_of_the_faith = Sword of the Faith

name-weapon_daggers = Daggers

name-weapon_shortbow = Shortbow

name-weapon_dothraki_arakh = Dothraki Arakh

name-weapon_phalanx_pike = Phalanx Pike

name-weapon_improvised_weapons = Improvised Weapons

name-weapon_barbed_pikes = Barbed Pikes

name-weapon_mastercraft_axe = Mastercraft Axe

name-weapon_cudgel = Cudgel

name-weapon_polespear = Polespear

name-weapon_skirmishers_bow = Skirmisher's Bow

name-weapon_skirmishers_blade = Skirmisher's Blade

name-weapon_royal_spear = Royal Spear

name-weapon_ranged_volley = Ranged Volley

## armies

name-army_stark_20 = The Young Wolf's Vanguard

name-army_lannister_20 = The Lion's Vanguard

name-army_neutral_20 = The Dreadfort's Vanguard

name-army_stark_30 = The Young Wolf's Column

name-army_stark_40 = Host of the Young Wolf

name-army_stark_40_umber = Last Hearth's Fury

name-army_lannister_30 = The Kingslayer's Column

name-army_lannister_40 = Host of the Kingslayer

name-army_lannister_40_tywin = Host of Casterly Rock

name-army_nights_watch_40 = Swords in the Darkness

name-army_free_folk_40 = King Beyond the Wall

name-army_baratheon_stannis_40 = The Rightful Heir

name-army_baratheon_renly_40 = The Charismatic Heir

name-army_targaryen_40 = The Great Khal's Riders

name-army_greyjoy_40 = The Iron Captain's Raid

name-army_martell_40 = The Viper's Host

name-army_neutral_40 = Host of the Leech Lord

name-army_neutral_30 = The Leech Lord's Column

name-army_bolton_40 = The Bastard's Hunt

name-army_brotherhood_40 = Champions of the Smallfolk
