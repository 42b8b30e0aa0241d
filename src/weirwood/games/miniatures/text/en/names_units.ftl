### Combat units

name-stark_sworn_swords = Stark Sworn Swords
    .the = the Stark Sworn Swords

name-stark_outriders = Stark Outriders
    .the = the Stark Outriders

name-house_umber_berserkers = House Umber Berserkers
    .the = the House Umber Berserkers

name-grey_wind = Grey Wind
    .the = Grey Wind

name-stark_bowmen = Stark Bowmen
    .the = the Stark Bowmen

name-house_tully_sworn_shields = House Tully Sworn Shields
    .the = the House Tully Sworn Shields

name-summer = Summer
    .the = Summer

name-house_umber_greataxes = House Umber Greataxes
    .the = the House Umber Greataxes

name-crannogman_trackers = Crannogman Trackers
    .the = the Crannogman Trackers

name-shaggydog = Shaggydog
    .the = Shaggydog

name-eddards_honor_guard = Eddard's Honor Guard
    .the = the Eddard's Honor Guard

name-house_tully_cavaliers = House Tully Cavaliers
    .the = the House Tully Cavaliers

name-house_mormont_she_bears = House Mormont She-Bears
    .the = the House Mormont She-Bears

name-house_karstark_spearmen = House Karstark Spearmen
    .the = the House Karstark Spearmen

name-house_mormont_bruisers = House Mormont Bruisers
    .the = the House Mormont Bruisers

name-house_karstark_loyalists = House Karstark Loyalists
    .the = the House Karstark Loyalists

name-crannogman_bog_devils = Crannogman Bog Devils
    .the = the Crannogman Bog Devils

name-house_umber_ravagers = House Umber Ravagers
    .the = the House Umber Ravagers

name-winterfell_guard = Winterfell Guard
    .the = the Winterfell Guard

name-lannister_guardsmen = Lannister Guardsmen
    .the = the Lannister Guardsmen

name-lannister_halberdiers = Lannister Halberdiers
    .the = the Lannister Halberdiers

name-house_clegane_mountains_men = House Clegane Mountain's Men
    .the = the House Clegane Mountain's Men

name-pyromancers = Pyromancers
    .the = the Pyromancers

name-knights_of_casterly_rock = Knights of Casterly Rock
    .the = the Knights of Casterly Rock

name-lannister_crossbowmen = Lannister Crossbowmen
    .the = the Lannister Crossbowmen

name-gregor_clegane_the_mountain_that_rides = Gregor Clegane, the Mountain That Rides
    .the = Gregor Clegane, the Mountain That Rides

name-the_warriors_sons = The Warrior's Sons
    .the = the Warrior's Sons

name-poor_fellows = Poor Fellows
    .the = the Poor Fellows

name-kingsguard = Kingsguard
    .the = the Kingsguard

name-red_cloaks = Red Cloaks
    .the = the Red Cloaks

name-house_clegane_brigands = House Clegane Brigands
    .the = the House Clegane Brigands

name-lannisport_city_watch = Lannisport City Watch
    .the = the Lannisport City Watch

name-casterly_rock_honor_guard = Casterly Rock Honor Guard
    .the = the Casterly Rock Honor Guard

name-gold_cloaks = Gold Cloaks
    .the = the Gold Cloaks

name-stone_crows_lannister = Stone Crows
    .the = the Stone Crows

name-veterans_of_the_watch = Veterans of the Watch
    .the = the Veterans of the Watch

name-sworn_brothers = Sworn Brothers
    .the = the Sworn Brothers

name-ranger_trackers = Ranger Trackers
    .the = the Ranger Trackers

name-ghost = Ghost
    .the = Ghost

name-ranger_hunters = Ranger Hunters
    .the = the Ranger Hunters

name-builder_scorpion_crew = Builder Scorpion Crew
    .the = the Builder Scorpion Crew

name-builder_stone_thrower = Builder Stone Thrower
    .the = the Builder Stone Thrower

name-builder_crossbowmen = Builder Crossbowmen
    .the = the Builder Crossbowmen

name-conscripts = Conscripts
    .the = the Conscripts

name-watch_marshal = Watch Marshal
    .the = the Watch Marshal

name-coldhands_mysterious_ally = Coldhands, Mysterious Ally
    .the = Coldhands, Mysterious Ally

name-ranger_vanguards = Ranger Vanguards
    .the = the Ranger Vanguards

name-shadow_tower_spearmen = Shadow Tower Spearmen
    .the = the Shadow Tower Spearmen

name-savage_giant = Savage Giant
    .the = the Savage Giant

name-free_folk_trappers = Free Folk Trappers
    .the = the Free Folk Trappers

name-free_folk_raiders = Free Folk Raiders
    .the = the Free Folk Raiders

name-spearwives = Spearwives
    .the = the Spearwives

name-cave_dweller_savages = Cave Dweller Savages
    .the = the Cave Dweller Savages

name-wun_wun = Wun Wun
    .the = Wun Wun

name-followers_of_bone = Followers of Bone
    .the = the Followers of Bone

name-thenn_warriors = Thenn Warriors
    .the = the Thenn Warriors

name-frozen_shore_chariots = Frozen Shore Chariots
    .the = the Frozen Shore Chariots

name-bear = Bear
    .the = the Bear

name-the_bonelords_chosen = The Bonelord's Chosen
    .the = the Bonelord's Chosen

name-war_mammoth = War Mammoth
    .the = the War Mammoth

name-mag_the_mighty_commander = Mag the Mighty (commander)
    .the = Mag the Mighty (commander)

name-mag_the_mighty = Mag the Mighty
    .the = Mag the Mighty

name-frozen_shore_bear_riders = Frozen Shore Bear Riders
    .the = the Frozen Shore Bear Riders

name-borroqs_boar = Borroq's Boar
    .the = the Borroq's Boar

name-varamyr_sixskins_master_skinchanger = Varamyr Sixskins, Master Skinchanger
    .the = Varamyr Sixskins, Master Skinchanger

name-varamyr_sixskins_master_skinchanger_commander = Varamyr Sixskins, Master Skinchanger (commander)
    .the = Varamyr Sixskins, Master Skinchanger (commander)

name-shadowcat = Shadowcat
    .the = the Shadowcat

name-wolf_pack = Wolf Pack
    .the = the Wolf Pack

name-frozen_shore_hunters = Frozen Shore Hunters
    .the = the Frozen Shore Hunters

name-giant_spear_throwers = Giant Spear Throwers
    .the = the Giant Spear Throwers

name-harmas_vanguard = Harma's Vanguard
    .the = the Harma's Vanguard

name-stag_knights = Stag Knights
    .the = the Stag Knights

name-baratheon_wardens = Baratheon Wardens
    .the = the Baratheon Wardens

name-baratheon_sentinels = Baratheon Sentinels
    .the = the Baratheon Sentinels

name-rose_knights = Rose Knights
    .the = the Rose Knights

name-rhllor_faithful = R'hllor Faithful
    .the = the R'hllor Faithful

name-champions_of_the_stag = Champions of the Stag
    .the = the Champions of the Stag

name-dragonstone_noble = Dragonstone Noble
    .the = the Dragonstone Noble

name-kings_men = King's Men
    .the = the King's Men

name-rhllor_queens_men = R'hllor Queen's Men
    .the = the R'hllor Queen's Men

name-rhllor_lightbringers = R'hllor Lightbringers
    .the = the R'hllor Lightbringers

name-thorn_watch = Thorn Watch
    .the = the Thorn Watch

name-riders_of_highgarden = Riders of Highgarden
    .the = the Riders of Highgarden

name-highgarden_pikemen = Highgarden Pikemen
    .the = the Highgarden Pikemen

name-rainbow_guard = Rainbow Guard
    .the = the Rainbow Guard

name-baratheon_halberdiers = Baratheon Halberdiers
    .the = the Baratheon Halberdiers

name-crownland_scouts = Crownland Scouts
    .the = the Crownland Scouts

name-dothraki_screamers = Dothraki Screamers
    .the = the Dothraki Screamers

name-dothraki_outriders = Dothraki Outriders
    .the = the Dothraki Outriders

name-dothraki_veterans = Dothraki Veterans
    .the = the Dothraki Veterans

name-jorah_mormont_the_wandering_knight = Jorah Mormont, the Wandering Knight
    .the = Jorah Mormont, the Wandering Knight

name-unsullied_swordmasters = Unsullied Swordmasters
    .the = the Unsullied Swordmasters

name-unsullied_pikemen = Unsullied Pikemen
    .the = the Unsullied Pikemen

name-drogon = Drogon
    .the = Drogon

name-viserion = Viserion
    .the = Viserion

name-rhaegal = Rhaegal
    .the = Rhaegal

name-dothraki_hrakkars = Dothraki Hrakkars
    .the = the Dothraki Hrakkars

name-stormcrow_dervishes_targaryen = Stormcrow Dervishes
    .the = the Stormcrow Dervishes

name-stormcrow_archers_targaryen = Stormcrow Archers
    .the = the Stormcrow Archers

name-stormcrow_mercenaries_targaryen = Stormcrow Mercenaries
    .the = the Stormcrow Mercenaries

name-freedmen = Freedmen
    .the = the Freedmen

name-drogos_bloodriders = Drogo's Bloodriders
    .the = the Drogo's Bloodriders

name-brazen_beasts = Brazen Beasts
    .the = the Brazen Beasts

name-pit_fighters = Pit Fighters
    .the = the Pit Fighters

name-ironborn_reavers = Ironborn Reavers
    .the = the Ironborn Reavers

name-ironborn_bowmen = Ironborn Bowmen
    .the = the Ironborn Bowmen

name-house_harlaw_reapers = House Harlaw Reapers
    .the = the House Harlaw Reapers

name-ironmakers = Ironmakers
    .the = the Ironmakers

name-ironborn_trappers = Ironborn Trappers
    .the = the Ironborn Trappers

name-blacktyde_chosen = Blacktyde Chosen
    .the = the Blacktyde Chosen

name-silenced_men = Silenced Men
    .the = the Silenced Men

name-drowned_men = Drowned Men
    .the = the Drowned Men

name-stony_shore_pillagers = Stony Shore Pillagers
    .the = the Stony Shore Pillagers

name-iron_victory_crew = Iron Victory Crew
    .the = the Iron Victory Crew

name-martell_spearmen = Martell Spearmen
    .the = the Martell Spearmen

name-sand_skirmishers = Sand Skirmishers
    .the = the Sand Skirmishers

name-sunspear_dervishes = Sunspear Dervishes
    .the = the Sunspear Dervishes

name-sunspear_royal_guard = Sunspear Royal Guard
    .the = the Sunspear Royal Guard

name-dune_vipers = Dune Vipers
    .the = the Dune Vipers

name-starfall_outriders = Starfall Outriders
    .the = the Starfall Outriders

name-starfall_knights = Starfall Knights
    .the = the Starfall Knights

name-darkstar_retinue = Darkstar Retinue
    .the = the Darkstar Retinue

name-skyreach_bowmen = Skyreach Bowmen
    .the = the Skyreach Bowmen

name-house_bolton_cutthroats = House Bolton Cutthroats
    .the = the House Bolton Cutthroats

name-house_bolton_bastards_girls = House Bolton Bastard's Girls
    .the = the House Bolton Bastard's Girls

name-house_bolton_flayed_men = House Bolton Flayed Men
    .the = the House Bolton Flayed Men

name-house_bolton_blackguards = House Bolton Blackguards
    .the = the House Bolton Blackguards

name-bloody_mummer_skirmishers = Bloody Mummer Skirmishers
    .the = the Bloody Mummer Skirmishers

name-stormcrow_mercenaries_neutral = Stormcrow Mercenaries
    .the = the Stormcrow Mercenaries

name-stormcrow_archers_neutral = Stormcrow Archers
    .the = the Stormcrow Archers

name-bloody_mummer_zorse_riders = Bloody Mummer Zorse Riders
    .the = the Bloody Mummer Zorse Riders

name-stormcrow_dervishes_neutral = Stormcrow Dervishes
    .the = the Stormcrow Dervishes

name-hedge_knights = Hedge Knights
    .the = the Hedge Knights

name-golden_company_swordsmen = Golden Company Swordsmen
    .the = the Golden Company Swordsmen

name-golden_company_crossbowmen = Golden Company Crossbowmen
    .the = the Golden Company Crossbowmen

name-golden_company_war_elephant = Golden Company War Elephant
    .the = the Golden Company War Elephant

name-lysene_sellswords = Lysene Sellswords
    .the = the Lysene Sellswords

name-stone_crows_neutral = Stone Crows
    .the = the Stone Crows

name-cutthroats = Cutthroats
    .the = the Cutthroats

name-blackguards = Blackguards
    .the = the Blackguards

name-dreadfort_archers = Dreadfort Archers
    .the = the Dreadfort Archers

name-bastards_girls = Bastard's Girls
    .the = the Bastard's Girls

name-flayed_men = Flayed Men
    .the = the Flayed Men

name-dreadfort_spearmen = Dreadfort Spearmen
    .the = the Dreadfort Spearmen

name-peasant_levy = Peasant Levy
    .the = the Peasant Levy

name-man_at_arms = Man-At-Arms
    .the = the Man-At-Arms

name-brotherhood_archers = Brotherhood Archers
    .the = the Brotherhood Archers

name-brotherhood_sworn_knights = Brotherhood Sworn Knights
    .the = the Brotherhood Sworn Knights
