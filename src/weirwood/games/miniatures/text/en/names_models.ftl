### Attachments, non-combat units and the people they are

name-robb_stark_the_wolf_lord = Robb Stark, the Wolf Lord
    .the = Robb Stark, the Wolf Lord

name-greatjon_umber_lord_of_last_hearth = Greatjon Umber, Lord of Last Hearth
    .the = Greatjon Umber, Lord of Last Hearth

name-umber_champion = Umber Champion
    .the = the Umber Champion

name-sworn_sword_captain = Sworn Sword Captain
    .the = the Sworn Sword Captain

name-greatjon_umber_fierce_bannerman = Greatjon Umber, Fierce Bannerman
    .the = Greatjon Umber, Fierce Bannerman

name-robb_stark_the_young_wolf = Robb Stark, the Young Wolf
    .the = Robb Stark, the Young Wolf

name-bran_and_hodor_protector_and_ward = Bran and Hodor, Protector and Ward
    .the = Bran and Hodor, Protector and Ward

name-brynden_tully_the_blackfish = Brynden Tully, the Blackfish
    .the = Brynden Tully, the Blackfish

name-brynden_tully_unyielding_knight = Brynden Tully, Unyielding Knight
    .the = Brynden Tully, Unyielding Knight

name-eddard_stark_lord_of_winterfell = Eddard Stark, Lord of Winterfell
    .the = Eddard Stark, Lord of Winterfell

name-rodrik_cassel_master_at_arms = Rodrik Cassel, Master-at-Arms
    .the = Rodrik Cassel, Master-at-Arms

name-crannogman_warden = Crannogman Warden
    .the = the Crannogman Warden

name-maege_mormont_the_she_bear = Maege Mormont, the She-Bear
    .the = Maege Mormont, the She-Bear

name-brynden_tully_vanguard_infiltrator = Brynden Tully, Vanguard Infiltrator
    .the = Brynden Tully, Vanguard Infiltrator

name-brynden_tully_outrider_commander = Brynden Tully, Outrider Commander
    .the = Brynden Tully, Outrider Commander

name-meera_reed_cunning_trapper = Meera Reed, Cunning Trapper
    .the = Meera Reed, Cunning Trapper

name-jojen_reed_greensight = Jojen Reed, Greensight
    .the = Jojen Reed, Greensight

name-syrio_forel_first_blade_of_braavos = Syrio Forel, First Blade of Braavos
    .the = Syrio Forel, First Blade of Braavos

name-rickon_stark_prince_of_winterfell = Rickon Stark, Prince of Winterfell
    .the = Rickon Stark, Prince of Winterfell

name-osha_spearwife_guardian = Osha, Spearwife Guardian
    .the = Osha, Spearwife Guardian

name-jaqen_hghar_mysterious_prisoner = Jaqen H'ghar, Mysterious Prisoner
    .the = Jaqen H'ghar, Mysterious Prisoner

name-mormont_veteran = Mormont Veteran
    .the = the Mormont Veteran

name-crannogman_survivalist = Crannogman Survivalist
    .the = the Crannogman Survivalist

name-winterfell_guardian = Winterfell Guardian
    .the = the Winterfell Guardian

name-howland_reed_lord_of_the_crannogs = Howland Reed, Lord of the Crannogs
    .the = Howland Reed, Lord of the Crannogs

name-loyalist_captain = Loyalist Captain
    .the = the Loyalist Captain

name-rickard_karstark_vengeful_bannerman = Rickard Karstark, Vengeful Bannerman
    .the = Rickard Karstark, Vengeful Bannerman

name-rickard_karstark_lord_of_karhold = Rickard Karstark, Lord of Karhold
    .the = Rickard Karstark, Lord of Karhold

name-maege_mormont_lady_of_bear_island = Maege Mormont, Lady of Bear Island
    .the = Maege Mormont, Lady of Bear Island

name-winterfell_champion = Winterfell Champion
    .the = the Winterfell Champion

name-assault_veteran = Assault Veteran
    .the = the Assault Veteran

name-guard_captain = Guard Captain
    .the = the Guard Captain

name-sandor_clegane_the_hound = Sandor Clegane, the Hound
    .the = Sandor Clegane, the Hound

name-tywin_lannister_lord_of_casterly_rock = Tywin Lannister, Lord of Casterly Rock
    .the = Tywin Lannister, Lord of Casterly Rock

name-tyrion_lannister_halfman = Tyrion Lannister, Halfman
    .the = Tyrion Lannister, Halfman

name-barristan_selmy_lord_commander_of_the_kingsguard = Barristan Selmy, Lord Commander of the Kingsguard
    .the = Barristan Selmy, Lord Commander of the Kingsguard

name-jaime_lannister_kingsguard = Jaime Lannister, Kingsguard
    .the = Jaime Lannister, Kingsguard

name-mandon_moore_kingsguard = Mandon Moore, Kingsguard
    .the = Mandon Moore, Kingsguard

name-meryn_trant_kingsguard = Meryn Trant, Kingsguard
    .the = Meryn Trant, Kingsguard

name-arys_oakheart_kingsguard = Arys Oakheart, Kingsguard
    .the = Arys Oakheart, Kingsguard

name-boros_blount_kingsguard = Boros Blount, Kingsguard
    .the = Boros Blount, Kingsguard

name-preston_greenfield_kingsguard = Preston Greenfield, Kingsguard
    .the = Preston Greenfield, Kingsguard

name-champion_of_the_faith = Champion of the Faith
    .the = the Champion of the Faith

name-gregor_clegane_lord_tywins_mad_dog = Gregor Clegane, Lord Tywin's Mad Dog
    .the = Gregor Clegane, Lord Tywin's Mad Dog

name-jaime_lannister_the_kingslayer = Jaime Lannister, the Kingslayer
    .the = Jaime Lannister, the Kingslayer

name-gregor_clegane_the_mountain = Gregor Clegane, the Mountain
    .the = Gregor Clegane, the Mountain

name-jaime_lannister_the_young_lion = Jaime Lannister, the Young Lion
    .the = Jaime Lannister, the Young Lion

name-gregor_clegane_mounted_behemoth = Gregor Clegane, Mounted Behemoth
    .the = Gregor Clegane, Mounted Behemoth

name-jaime_lannister_maimed_hostage = Jaime Lannister, Maimed Hostage
    .the = Jaime Lannister, Maimed Hostage

name-tyrion_lannister_the_giant_of_lannister = Tyrion Lannister, the Giant of Lannister
    .the = Tyrion Lannister, the Giant of Lannister

name-joffrey_baratheon_first_of_his_name = Joffrey Baratheon, First of His Name
    .the = Joffrey Baratheon, First of His Name

name-turncoat = Turncoat
    .the = the Turncoat

name-sentinel_enforcer = Sentinel Enforcer
    .the = the Sentinel Enforcer

name-clegane_butcher = Clegane Butcher
    .the = the Clegane Butcher

name-the_high_sparrow_his_high_holiness = The High Sparrow, His High Holiness
    .the = the High Sparrow, His High Holiness

name-qyburn_forbidden_knowledge = Qyburn, Forbidden Knowledge
    .the = Qyburn, Forbidden Knowledge

name-addam_marbrand_trusted_bannerman = Addam Marbrand, Trusted Bannerman
    .the = Addam Marbrand, Trusted Bannerman

name-ser_robert_strong_the_silent_giant = Ser Robert Strong, the Silent Giant
    .the = Ser Robert Strong, the Silent Giant

name-addam_marbrand_commander_of_the_city_watch = Addam Marbrand, Commander of the City Watch
    .the = Addam Marbrand, Commander of the City Watch

name-kevan_lannister_protector_of_the_realm = Kevan Lannister, Protector of the Realm
    .the = Kevan Lannister, Protector of the Realm

name-gate_warden = Gate Warden
    .the = the Gate Warden

name-jeor_mormont_997th_lord_commander = Jeor Mormont, 997th Lord Commander
    .the = Jeor Mormont, 997th Lord Commander

name-jon_snow_998th_lord_commander = Jon Snow, 998th Lord Commander
    .the = Jon Snow, 998th Lord Commander

name-jon_snow_lord_snow = Jon Snow, Lord Snow
    .the = Jon Snow, Lord Snow

name-watch_captain = Watch Captain
    .the = the Watch Captain

name-watch_recruiter = Watch Recruiter
    .the = the Watch Recruiter

name-alliser_thorne_master_at_arms = Alliser Thorne, Master-at-Arms
    .the = Alliser Thorne, Master-at-Arms

name-alliser_thorne_vindictive_overseer = Alliser Thorne, Vindictive Overseer
    .the = Alliser Thorne, Vindictive Overseer

name-donal_noye_defender_of_castle_black = Donal Noye, Defender of Castle Black
    .the = Donal Noye, Defender of Castle Black

name-grenn_aurochs = Grenn, Aurochs
    .the = Grenn, Aurochs

name-pypar_monkey = Pypar, Monkey
    .the = Pypar, Monkey

name-qhorin_halfhand_grizzled_ranger = Qhorin Halfhand, Grizzled Ranger
    .the = Qhorin Halfhand, Grizzled Ranger

name-othell_yarwyck_spotter = Othell Yarwyck, Spotter
    .the = Othell Yarwyck, Spotter

name-scorpion_modifications_othell_yarwyck = Scorpion Modifications (Othell Yarwyck)
    .the = the Scorpion Modifications (Othell Yarwyck)

name-senior_builder = Senior Builder
    .the = the Senior Builder

name-hardened_ranger = Hardened Ranger
    .the = the Hardened Ranger

name-watch_marshal_attachment = Watch Marshal (attachment)
    .the = the Watch Marshal (attachment)

name-scorpion_modifications_builder = Scorpion Modifications (Builder)
    .the = the Scorpion Modifications (Builder)

name-othell_yarwyck_first_builder = Othell Yarwyck, First Builder
    .the = Othell Yarwyck, First Builder

name-benjen_stark_wolf_of_the_wall = Benjen Stark, Wolf of the Wall
    .the = Benjen Stark, Wolf of the Wall

name-coldhands_enigmatic_guide = Coldhands, Enigmatic Guide
    .the = Coldhands, Enigmatic Guide

name-samwell_tarly_sam_the_slayer = Samwell Tarly, Sam the Slayer
    .the = Samwell Tarly, Sam the Slayer

name-coldhands_former_crow = Coldhands, Former Crow
    .the = Coldhands, Former Crow

name-benjen_stark_first_ranger = Benjen Stark, First Ranger
    .the = Benjen Stark, First Ranger

name-cotter_pyke_ironborn_brother = Cotter Pyke, Ironborn Brother
    .the = Cotter Pyke, Ironborn Brother

name-yoren_harsh_recruiter = Yoren, Harsh Recruiter
    .the = Yoren, Harsh Recruiter

name-satin_commanders_steward = Satin, Commander's Steward
    .the = Satin, Commander's Steward

name-satin_brave_recruit = Satin, Brave Recruit
    .the = Satin, Brave Recruit

name-eddison_tollett_dolorous_edd = Eddison Tollett, Dolorous Edd
    .the = Eddison Tollett, Dolorous Edd

name-benjen_stark_beyond_the_wall = Benjen Stark, Beyond the Wall
    .the = Benjen Stark, Beyond the Wall

name-cotter_pyke_eastwatch_commander = Cotter Pyke, Eastwatch Commander
    .the = Cotter Pyke, Eastwatch Commander

name-ser_denys_mallister_shadow_tower_commander = Ser Denys Mallister, Shadow Tower Commander
    .the = Ser Denys Mallister, Shadow Tower Commander

name-tormund_giantsbane_thunderfist = Tormund Giantsbane, Thunderfist
    .the = Tormund Giantsbane, Thunderfist

name-tormund_giantsbane_tall_talker_horn_blower_breaker_of_ice = Tormund Giantsbane, Tall-Talker, Horn-Blower, Breaker of Ice
    .the = Tormund Giantsbane, Tall-Talker, Horn-Blower, Breaker of Ice

name-mance_rayder_king_beyond_the_wall = Mance Rayder, King Beyond the Wall
    .the = Mance Rayder, King Beyond the Wall

name-raid_leader = Raid Leader
    .the = the Raid Leader

name-cave_dweller_alpha = Cave Dweller Alpha
    .the = the Cave Dweller Alpha

name-spearwife_matriarch = Spearwife Matriarch
    .the = the Spearwife Matriarch

name-skinchanger = Skinchanger
    .the = the Skinchanger

name-eagle = Eagle
    .the = the Eagle

name-wolf = Wolf
    .the = the Wolf

name-chosen_of_styr = Chosen of Styr
    .the = the Chosen of Styr

name-styr_magnar_of_thenn = Styr, Magnar of Thenn
    .the = Styr, Magnar of Thenn

name-champion_of_bone = Champion of Bone
    .the = the Champion of Bone

name-rattleshirt_the_lord_of_bones = Rattleshirt, the Lord of Bones
    .the = Rattleshirt, the Lord of Bones

name-rattleshirt_ruthless_slaughterer = Rattleshirt, Ruthless Slaughterer
    .the = Rattleshirt, Ruthless Slaughterer

name-harma_vanguard_commander = Harma, Vanguard Commander
    .the = Harma, Vanguard Commander

name-harma_the_dogshead = Harma, the Dogshead
    .the = Harma, the Dogshead

name-harmas_bannerman = Harma's Bannerman
    .the = the Harma's Bannerman

name-the_weeper_horrific_butcher = The Weeper, Horrific Butcher
    .the = the Weeper, Horrific Butcher

name-the_weeper_cruel_tyrant = The Weeper, Cruel Tyrant
    .the = the Weeper, Cruel Tyrant

name-ygritte_spearwife_archer = Ygritte, Spearwife Archer
    .the = Ygritte, Spearwife Archer

name-jarl_advance_raid_leader = Jarl, Advance Raid Leader
    .the = Jarl, Advance Raid Leader

name-walrus_clan_chieftain = Walrus Clan Chieftain
    .the = the Walrus Clan Chieftain

name-the_great_walrus_steeled_through_ice_and_snow = The Great Walrus, Steeled Through Ice and Snow
    .the = the Great Walrus, Steeled Through Ice and Snow

name-jon_snow_the_crow_come_over = Jon Snow, the Crow-Come-Over
    .the = Jon Snow, the Crow-Come-Over

name-mance_rayder_abel_the_bard = Mance Rayder, Abel the Bard
    .the = Mance Rayder, Abel the Bard

name-borroq_boar_skinchanger = Borroq, Boar Skinchanger
    .the = Borroq, Boar Skinchanger

name-the_great_walrus_lord_of_the_frozen_shore = The Great Walrus, Lord of the Frozen Shore
    .the = the Great Walrus, Lord of the Frozen Shore

name-varamyrs_eagle = Varamyr's Eagle
    .the = the Varamyr's Eagle

name-renly_baratheon_the_charismatic_heir = Renly Baratheon, the Charismatic Heir
    .the = Renly Baratheon, the Charismatic Heir

name-stannis_baratheon_the_rightful_heir = Stannis Baratheon, the Rightful Heir
    .the = Stannis Baratheon, the Rightful Heir

name-stag_knight_noble = Stag Knight Noble
    .the = the Stag Knight Noble

name-master_warden = Master Warden
    .the = the Master Warden

name-stannis_baratheon_the_one_true_king = Stannis Baratheon, the One True King
    .the = Stannis Baratheon, the One True King

name-devan_seaworth_kings_squire = Devan Seaworth, King's Squire
    .the = Devan Seaworth, King's Squire

name-davos_seaworth_hero_of_blackwater = Davos Seaworth, Hero of Blackwater
    .the = Davos Seaworth, Hero of Blackwater

name-davos_seaworth_onion_knight = Davos Seaworth, Onion Knight
    .the = Davos Seaworth, Onion Knight

name-andrew_estermont_true_loyalist = Andrew Estermont, True Loyalist
    .the = Andrew Estermont, True Loyalist

name-andrew_estermont_first_of_the_kings_men = Andrew Estermont, First of the King's Men
    .the = Andrew Estermont, First of the King's Men

name-renly_baratheon_lord_paramount_of_the_stormlands = Renly Baratheon, Lord Paramount of the Stormlands
    .the = Renly Baratheon, Lord Paramount of the Stormlands

name-loras_tyrell_the_knight_of_flowers = Loras Tyrell, the Knight of Flowers
    .the = Loras Tyrell, the Knight of Flowers

name-loras_tyrell_kings_squire = Loras Tyrell, King's Squire
    .the = Loras Tyrell, King's Squire

name-brienne_the_blue = Brienne, the Blue
    .the = Brienne, the Blue

name-eldon_estermont_lord_of_greenstone = Eldon Estermont, Lord of Greenstone
    .the = Eldon Estermont, Lord of Greenstone

name-red_priestess = Red Priestess
    .the = the Red Priestess

name-pikeman_captain = Pikeman Captain
    .the = the Pikeman Captain

name-thorn_watch_sentinel = Thorn Watch Sentinel
    .the = the Thorn Watch Sentinel

name-dragonstone_noble_attachment = Dragonstone Noble (attachment)
    .the = the Dragonstone Noble (attachment)

name-axell_florent_fanatical_devotee = Axell Florent, Fanatical Devotee
    .the = Axell Florent, Fanatical Devotee

name-axell_florent_first_of_the_queens_men = Axell Florent, First of the Queen's Men
    .the = Axell Florent, First of the Queen's Men

name-cortnay_penrose_loyal_tactician = Cortnay Penrose, Loyal Tactician
    .the = Cortnay Penrose, Loyal Tactician

name-cortnay_penrose_castellan_of_storms_end = Cortnay Penrose, Castellan of Storm's End
    .the = Cortnay Penrose, Castellan of Storm's End

name-stannis_baratheon_king_at_the_wall = Stannis Baratheon, King at the Wall
    .the = Stannis Baratheon, King at the Wall

name-bryen_farring_kings_squire = Bryen Farring, King's Squire
    .the = Bryen Farring, King's Squire

name-justin_massey_cunning_follower = Justin Massey, Cunning Follower
    .the = Justin Massey, Cunning Follower

name-justin_massey_the_smiler = Justin Massey, the Smiler
    .the = Justin Massey, the Smiler

name-dale_seaworth_captain_of_the_wrath = Dale Seaworth, Captain of the Wrath
    .the = Dale Seaworth, Captain of the Wrath

name-renly_baratheon_king_in_the_south = Renly Baratheon, King in the South
    .the = Renly Baratheon, King in the South

name-loras_tyrell_lord_commander_of_the_rainbow_guard = Loras Tyrell, Lord Commander of the Rainbow Guard
    .the = Loras Tyrell, Lord Commander of the Rainbow Guard

name-bryce_caron_bryce_the_orange = Bryce Caron, Bryce the Orange
    .the = Bryce Caron, Bryce the Orange

name-brienne_rainbow_guard = Brienne, Rainbow Guard
    .the = Brienne, Rainbow Guard

name-parmen_crane_parmen_the_purple = Parmen Crane, Parmen the Purple
    .the = Parmen Crane, Parmen the Purple

name-emmon_cuy_emmon_the_yellow = Emmon Cuy, Emmon the Yellow
    .the = Emmon Cuy, Emmon the Yellow

name-robar_royce_robar_the_red = Robar Royce, Robar the Red
    .the = Robar Royce, Robar the Red

name-guyard_morrigen_guyard_the_green = Guyard Morrigen, Guyard the Green
    .the = Guyard Morrigen, Guyard the Green

name-khal_drogo_the_great_khal = Khal Drogo, the Great Khal
    .the = Khal Drogo, the Great Khal

name-jorah_mormont_westerosi_tactician = Jorah Mormont, Westerosi Tactician
    .the = Jorah Mormont, Westerosi Tactician

name-jorah_mormont_the_exiled_knight = Jorah Mormont, the Exiled Knight
    .the = Jorah Mormont, the Exiled Knight

name-screamer_ko = Screamer Ko
    .the = the Screamer Ko

name-outrider_ko = Outrider Ko
    .the = the Outrider Ko

name-unsullied_officer = Unsullied Officer
    .the = the Unsullied Officer

name-barristan_selmy_the_bold = Barristan Selmy, the Bold
    .the = Barristan Selmy, the Bold

name-belwas_veteran_pit_fighter = Belwas, Veteran Pit-Fighter
    .the = Belwas, Veteran Pit-Fighter

name-jorah_mormont_penitent_betrayer = Jorah Mormont, Penitent Betrayer
    .the = Jorah Mormont, Penitent Betrayer

name-jorah_mormont_the_andal = Jorah Mormont, the Andal
    .the = Jorah Mormont, the Andal

name-belwas_the_strong = Belwas, the Strong
    .the = Belwas, the Strong

name-grey_worm_unsullied_commander = Grey Worm, Unsullied Commander
    .the = Grey Worm, Unsullied Commander

name-grey_worm_freed_by_the_dragon = Grey Worm, Freed by the Dragon
    .the = Grey Worm, Freed by the Dragon

name-daenerys_targaryen_mother_of_dragons = Daenerys Targaryen, Mother of Dragons
    .the = Daenerys Targaryen, Mother of Dragons

name-daenerys_targaryen_queen_of_meereen = Daenerys Targaryen, Queen of Meereen
    .the = Daenerys Targaryen, Queen of Meereen

name-daario_naharis_reckless_mercenary_targaryen = Daario Naharis, Reckless Mercenary
    .the = Daario Naharis, Reckless Mercenary

name-daario_naharis_stormcrow_captain_targaryen = Daario Naharis, Stormcrow Captain
    .the = Daario Naharis, Stormcrow Captain

name-stormcrow_lieutenant_targaryen = Stormcrow Lieutenant
    .the = the Stormcrow Lieutenant

name-rakharo_bloodrider = Rakharo, Bloodrider
    .the = Rakharo, Bloodrider

name-qotho_bloodrider = Qotho, Bloodrider
    .the = Qotho, Bloodrider

name-cohollo_bloodrider = Cohollo, Bloodrider
    .the = Cohollo, Bloodrider

name-haggo_bloodrider = Haggo, Bloodrider
    .the = Haggo, Bloodrider

name-mirri_maz_duur_resentful_healer = Mirri Maz Duur, Resentful Healer
    .the = Mirri Maz Duur, Resentful Healer

name-marselen_unsullied_captain = Marselen, Unsullied Captain
    .the = Marselen, Unsullied Captain

name-skahaz_mo_kandaq_merciless_ghiscari = Skahaz Mo Kandaq, Merciless Ghiscari
    .the = Skahaz Mo Kandaq, Merciless Ghiscari

name-skahaz_mo_kandaq_the_shavepate = Skahaz Mo Kandaq, the Shavepate
    .the = Skahaz Mo Kandaq, the Shavepate

name-marselen_mothers_men_commander = Marselen, Mother's Men Commander
    .the = Marselen, Mother's Men Commander

name-brazen_beasts_captain = Brazen Beasts Captain
    .the = the Brazen Beasts Captain

name-asha_greyjoy_the_krakens_daughter = Asha Greyjoy, the Kraken's Daughter
    .the = Asha Greyjoy, the Kraken's Daughter

name-asha_greyjoy_captain_of_the_black_wind = Asha Greyjoy, Captain of the Black Wind
    .the = Asha Greyjoy, Captain of the Black Wind

name-victarion_greyjoy_the_iron_captain = Victarion Greyjoy, the Iron Captain
    .the = Victarion Greyjoy, the Iron Captain

name-victarion_greyjoy_master_of_the_iron_victory = Victarion Greyjoy, Master of the Iron Victory
    .the = Victarion Greyjoy, Master of the Iron Victory

name-reaver_captain = Reaver Captain
    .the = the Reaver Captain

name-warsworn = Warsworn
    .the = the Warsworn

name-theon_greyjoy_kinslayer = Theon Greyjoy, Kinslayer
    .the = Theon Greyjoy, Kinslayer

name-theon_greyjoy_prince_of_winterfell = Theon Greyjoy, Prince of Winterfell
    .the = Theon Greyjoy, Prince of Winterfell

name-qarl_ashas_champion = Qarl, Asha's Champion
    .the = Qarl, Asha's Champion

name-qarl_the_maid = Qarl, the Maid
    .the = Qarl, the Maid

name-nute_the_barber = Nute, the Barber
    .the = Nute, the Barber

name-euron_greyjoy_lord_reaper_of_pyke = Euron Greyjoy, Lord Reaper of Pyke
    .the = Euron Greyjoy, Lord Reaper of Pyke

name-balon_greyjoy_the_kraken_king = Balon Greyjoy, the Kraken King
    .the = Balon Greyjoy, the Kraken King

name-euron_greyjoy_crows_eye = Euron Greyjoy, Crow's Eye
    .the = Euron Greyjoy, Crow's Eye

name-erik_ironmaker_anvil_breaker = Erik Ironmaker, Anvil-Breaker
    .the = Erik Ironmaker, Anvil-Breaker

name-asha_greyjoy_lady_greyjoy = Asha Greyjoy, Lady Greyjoy
    .the = Asha Greyjoy, Lady Greyjoy

name-dagmer_cleftjaw_captain_of_the_foamdrinker = Dagmer Cleftjaw, Captain of the Foamdrinker
    .the = Dagmer Cleftjaw, Captain of the Foamdrinker

name-baelor_blacktyde_captain_of_the_nightflyer = Baelor Blacktyde, Captain of the Nightflyer
    .the = Baelor Blacktyde, Captain of the Nightflyer

name-moqorro_slave_of_rhllor = Moqorro, Slave of R'hllor
    .the = Moqorro, Slave of R'hllor

name-baelor_blacktyde_lord_of_blacktyde = Baelor Blacktyde, Lord of Blacktyde
    .the = Baelor Blacktyde, Lord of Blacktyde

name-dagmer_cleftjaw_master_at_arms = Dagmer Cleftjaw, Master-at-Arms
    .the = Dagmer Cleftjaw, Master-at-Arms

name-drowned_prophet = Drowned Prophet
    .the = the Drowned Prophet

name-sunset_sea_brave = Sunset Sea Brave
    .the = the Sunset Sea Brave

name-oberyn_martell_prince_of_dorne = Oberyn Martell, Prince of Dorne
    .the = Oberyn Martell, Prince of Dorne

name-oberyn_martell_the_snake = Oberyn Martell, the Snake
    .the = Oberyn Martell, the Snake

name-areo_hotah_captain_of_the_guard = Areo Hotah, Captain of the Guard
    .the = Areo Hotah, Captain of the Guard

name-areo_hotah_dutiful_juggernaut = Areo Hotah, Dutiful Juggernaut
    .the = Areo Hotah, Dutiful Juggernaut

name-dervish_captain = Dervish Captain
    .the = the Dervish Captain

name-spearmen_captain = Spearmen Captain
    .the = the Spearmen Captain

name-spearlord = Spearlord
    .the = the Spearlord

name-obara_sand_eldest_sister = Obara Sand, Eldest Sister
    .the = Obara Sand, Eldest Sister

name-obara_sand_sand_snake = Obara Sand, Sand Snake
    .the = Obara Sand, Sand Snake

name-nymeria_sand_sand_snake = Nymeria Sand, Sand Snake
    .the = Nymeria Sand, Sand Snake

name-elia_sand_sand_snake = Elia Sand, Sand Snake
    .the = Elia Sand, Sand Snake

name-harmen_uller_dornish_envoy = Harmen Uller, Dornish Envoy
    .the = Harmen Uller, Dornish Envoy

name-harmen_uller_lord_of_hellholt = Harmen Uller, Lord of Hellholt
    .the = Harmen Uller, Lord of Hellholt

name-arys_oakheart_the_white_knight = Arys Oakheart, the White Knight
    .the = Arys Oakheart, the White Knight

name-quentyn_martell_prince_of_dorne = Quentyn Martell, Prince of Dorne
    .the = Quentyn Martell, Prince of Dorne

name-gerold_dayne_knight_of_high_hermitage = Gerold Dayne, Knight of High Hermitage
    .the = Gerold Dayne, Knight of High Hermitage

name-edric_dayne_lord_of_starfall = Edric Dayne, Lord of Starfall
    .the = Edric Dayne, Lord of Starfall

name-daemon_sand_bastard_of_godsgrace = Daemon Sand, Bastard of Godsgrace
    .the = Daemon Sand, Bastard of Godsgrace

name-daemon_sand_vengeful_knight = Daemon Sand, Vengeful Knight
    .the = Daemon Sand, Vengeful Knight

name-gerold_dayne_darkstar = Gerold Dayne, Darkstar
    .the = Gerold Dayne, Darkstar

name-high_hermitage_sentinel = High Hermitage Sentinel
    .the = the High Hermitage Sentinel

name-dreadfort_captain_neutral = Dreadfort Captain
    .the = the Dreadfort Captain

name-ramsay_snow_the_bastard_of_bolton = Ramsay Snow, the Bastard of Bolton
    .the = Ramsay Snow, the Bastard of Bolton

name-ramsay_snow_sadist_neutral = Ramsay Snow, Sadist
    .the = Ramsay Snow, Sadist

name-theon_greyjoy_reek_neutral = Theon Greyjoy, Reek
    .the = Theon Greyjoy, Reek

name-brienne_maiden_of_tarth = Brienne, Maiden of Tarth
    .the = Brienne, Maiden of Tarth

name-bronn_the_sellsword = Bronn, the Sellsword
    .the = Bronn, the Sellsword

name-bolton_flayer_neutral = Bolton Flayer
    .the = the Bolton Flayer

name-vargo_hoat_the_goat_of_harrenhal = Vargo Hoat, the Goat of Harrenhal
    .the = Vargo Hoat, the Goat of Harrenhal

name-vargo_hoat_the_crippler = Vargo Hoat, the Crippler
    .the = Vargo Hoat, the Crippler

name-daario_naharis_stormcrow_captain_neutral = Daario Naharis, Stormcrow Captain
    .the = Daario Naharis, Stormcrow Captain

name-daario_naharis_reckless_mercenary_neutral = Daario Naharis, Reckless Mercenary
    .the = Daario Naharis, Reckless Mercenary

name-jaqen_hghar_unnamed = Jaqen H'ghar, Unnamed
    .the = Jaqen H'ghar, Unnamed

name-stormcrow_lieutenant_neutral = Stormcrow Lieutenant
    .the = the Stormcrow Lieutenant

name-roose_bolton_the_leech_lord = Roose Bolton, the Leech Lord
    .the = Roose Bolton, the Leech Lord

name-fortune_seeker = Fortune Seeker
    .the = the Fortune Seeker

name-glory_seeker = Glory Seeker
    .the = the Glory Seeker

name-golden_company_officer = Golden Company Officer
    .the = the Golden Company Officer

name-lysene_bosun = Lysene Bosun
    .the = the Lysene Bosun

name-arya_stark_fugitive_princess = Arya Stark, Fugitive Princess
    .the = Arya Stark, Fugitive Princess

name-sandor_clegane_fugitive_bodyguard = Sandor Clegane, Fugitive Bodyguard
    .the = Sandor Clegane, Fugitive Bodyguard

name-rorge_the_mad_dog_of_saltpans = Rorge, the Mad Dog of Saltpans
    .the = Rorge, the Mad Dog of Saltpans

name-biter_rorges_mad_dog = Biter, Rorge's Mad Dog
    .the = Biter, Rorge's Mad Dog

name-jokin_stormcrow_captain = Jokin, Stormcrow Captain
    .the = Jokin, Stormcrow Captain

name-the_widower_stormcrow_captain = The Widower, Stormcrow Captain
    .the = the Widower, Stormcrow Captain

name-jokin_archer_captain = Jokin, Archer Captain
    .the = Jokin, Archer Captain

name-the_widower_second_in_command = The Widower, Second in Command
    .the = the Widower, Second in Command

name-ramsay_snow_spiteful_heir = Ramsay Snow, Spiteful Heir
    .the = Ramsay Snow, Spiteful Heir

name-roose_bolton_lord_of_the_dreadfort = Roose Bolton, Lord of the Dreadfort
    .the = Roose Bolton, Lord of the Dreadfort

name-ramsay_snow_sadist_bolton = Ramsay Snow, Sadist
    .the = Ramsay Snow, Sadist

name-theon_greyjoy_reek_bolton = Theon Greyjoy, Reek
    .the = Theon Greyjoy, Reek

name-dreadfort_captain_bolton = Dreadfort Captain
    .the = the Dreadfort Captain

name-bolton_flayer_bolton = Bolton Flayer
    .the = the Bolton Flayer

name-ben_bones_kennelmaster = Ben Bones, Kennelmaster
    .the = Ben Bones, Kennelmaster

name-damon_dance_for_me_bastards_boy = Damon Dance-For-Me, Bastard's Boy
    .the = Damon Dance-For-Me, Bastard's Boy

name-skinner_bastards_boy = Skinner, Bastard's Boy
    .the = Skinner, Bastard's Boy

name-grunt_bastards_boy = Grunt, Bastard's Boy
    .the = Grunt, Bastard's Boy

name-sour_alyn_bastards_boy = Sour Alyn, Bastard's Boy
    .the = Sour Alyn, Bastard's Boy

name-steelshanks_walton_relentless_soldier = Steelshanks Walton, Relentless Soldier
    .the = Steelshanks Walton, Relentless Soldier

name-steelshanks_walton_captain_of_the_guard = Steelshanks Walton, Captain of the Guard
    .the = Steelshanks Walton, Captain of the Guard

name-beric_dondarrion_lightning_lord = Beric Dondarrion, Lightning Lord
    .the = Beric Dondarrion, Lightning Lord

name-beric_dondarrion_azor_ahai = Beric Dondarrion, Azor Ahai
    .the = Beric Dondarrion, Azor Ahai

name-thoros_of_myr_the_red_wizard = Thoros of Myr, the Red Wizard
    .the = Thoros of Myr, the Red Wizard

name-thoros_of_myr_faithful_believer = Thoros of Myr, Faithful Believer
    .the = Thoros of Myr, Faithful Believer

name-lem_lemoncloak_the_lemon = Lem Lemoncloak, the Lemon
    .the = Lem Lemoncloak, the Lemon

name-tom_sevenstringers_osevens = Tom Sevenstringers, O'Sevens
    .the = Tom Sevenstringers, O'Sevens

name-catelyn_stark_lady_stoneheart = Catelyn Stark, Lady Stoneheart
    .the = Catelyn Stark, Lady Stoneheart

name-anguy_the_archer = Anguy, the Archer
    .the = Anguy, the Archer

name-edric_dayne_loyal_squire = Edric Dayne, Loyal Squire
    .the = Edric Dayne, Loyal Squire

name-hot_pie_the_baker = Hot Pie, the Baker
    .the = Hot Pie, the Baker

name-gendry_the_bull = Gendry, the Bull
    .the = Gendry, the Bull

name-catelyn_stark_lady_of_winterfell = Catelyn Stark, Lady of Winterfell
    .the = Catelyn Stark, Lady of Winterfell

name-sansa_stark_little_bird = Sansa Stark, Little Bird
    .the = Sansa Stark, Little Bird

name-eddard_stark_warden_of_the_north = Eddard Stark, Warden of the North
    .the = Eddard Stark, Warden of the North

name-rodrik_cassel_combat_veteran = Rodrik Cassel, Combat Veteran
    .the = Rodrik Cassel, Combat Veteran

name-arya_stark_the_wolf_girl = Arya Stark, the Wolf Girl
    .the = Arya Stark, the Wolf Girl

name-howland_reed_protector_of_the_neck = Howland Reed, Protector of the Neck
    .the = Howland Reed, Protector of the Neck

name-eddard_stark_hand_of_the_king = Eddard Stark, Hand of the King
    .the = Eddard Stark, Hand of the King

name-lyanna_mormont_youngest_she_bear = Lyanna Mormont, Youngest She-Bear
    .the = Lyanna Mormont, Youngest She-Bear

name-robb_stark_king_in_the_north = Robb Stark, King in the North
    .the = Robb Stark, King in the North

name-tywin_lannister_the_great_lion = Tywin Lannister, the Great Lion
    .the = Tywin Lannister, the Great Lion

name-pycelle_grand_maester = Pycelle, Grand Maester
    .the = Pycelle, Grand Maester

name-the_high_sparrow_father_of_the_faithful = The High Sparrow, Father of the Faithful
    .the = the High Sparrow, Father of the Faithful

name-tyrion_lannister_the_imp = Tyrion Lannister, the Imp
    .the = Tyrion Lannister, the Imp

name-cersei_lannister_queen_regent = Cersei Lannister, Queen Regent
    .the = Cersei Lannister, Queen Regent

name-joffrey_baratheon_lord_of_the_seven_kingdoms = Joffrey Baratheon, Lord of the Seven Kingdoms
    .the = Joffrey Baratheon, Lord of the Seven Kingdoms

name-kevan_lannister_master_of_law = Kevan Lannister, Master of Law
    .the = Kevan Lannister, Master of Law

name-qyburn_master_of_whisperers = Qyburn, Master of Whisperers
    .the = Qyburn, Master of Whisperers

name-tommen_baratheon_next_in_succession = Tommen Baratheon, Next in Succession
    .the = Tommen Baratheon, Next in Succession

name-bowen_marsh_first_steward = Bowen Marsh, First Steward
    .the = Bowen Marsh, First Steward

name-aemon_maester_of_castle_black = Aemon, Maester of Castle Black
    .the = Aemon, Maester of Castle Black

name-jeor_mormont_the_old_bear = Jeor Mormont, the Old Bear
    .the = Jeor Mormont, the Old Bear

name-qhorin_halfhand_unwavering_ranger = Qhorin Halfhand, Unwavering Ranger
    .the = Qhorin Halfhand, Unwavering Ranger

name-donal_noye_expert_blacksmith = Donal Noye, Expert Blacksmith
    .the = Donal Noye, Expert Blacksmith

name-othell_yarwyck_warmachine_specialist = Othell Yarwyck, Warmachine Specialist
    .the = Othell Yarwyck, Warmachine Specialist

name-samwell_tarly_craven_scholar = Samwell Tarly, Craven Scholar
    .the = Samwell Tarly, Craven Scholar

name-gilly_the_wildling_girl = Gilly, the Wildling Girl
    .the = Gilly, the Wildling Girl

name-craster_ally_of_the_watch = Craster, Ally of the Watch
    .the = Craster, Ally of the Watch

name-yoren_wandering_crow = Yoren, Wandering Crow
    .the = Yoren, Wandering Crow

name-ser_denys_mallister_honorable_brother = Ser Denys Mallister, Honorable Brother
    .the = Ser Denys Mallister, Honorable Brother

name-lady_val_the_wildling_princess = Lady Val, the Wildling Princess
    .the = Lady Val, the Wildling Princess

name-mance_rayder_artful_tactician = Mance Rayder, Artful Tactician
    .the = Mance Rayder, Artful Tactician

name-craster_ally_of_convenience = Craster, Ally of Convenience
    .the = Craster, Ally of Convenience

name-styr_iron_fisted_tyrant = Styr, Iron-Fisted Tyrant
    .the = Styr, Iron-Fisted Tyrant

name-ygritte_kissed_by_fire = Ygritte, Kissed by Fire
    .the = Ygritte, Kissed by Fire

name-lady_dalla_wife_and_council = Lady Dalla, Wife and Council
    .the = Lady Dalla, Wife and Council

name-mance_rayder_deceptive_bard = Mance Rayder, Deceptive Bard
    .the = Mance Rayder, Deceptive Bard

name-jon_snow_turncloak_crow = Jon Snow, Turncloak Crow
    .the = Jon Snow, Turncloak Crow

name-alester_florent_lord_of_brightwater = Alester Florent, Lord of Brightwater
    .the = Alester Florent, Lord of Brightwater

name-shyra_errol_lady_of_haystack_hall = Shyra Errol, Lady of Haystack Hall
    .the = Shyra Errol, Lady of Haystack Hall

name-melisandre_the_red_woman = Melisandre, the Red Woman
    .the = Melisandre, the Red Woman

name-davos_seaworth_hand_of_the_true_king = Davos Seaworth, Hand of the True King
    .the = Davos Seaworth, Hand of the True King

name-selyse_and_shireen_queen_and_princess = Selyse & Shireen, Queen and Princess
    .the = Selyse & Shireen, Queen and Princess

name-axell_florent_hand_of_the_queen = Axell Florent, Hand of the Queen
    .the = Axell Florent, Hand of the Queen

name-margaery_tyrell_little_rose = Margaery Tyrell, Little Rose
    .the = Margaery Tyrell, Little Rose

name-olenna_tyrell_queen_of_thorns = Olenna Tyrell, Queen of Thorns
    .the = Olenna Tyrell, Queen of Thorns

name-eldon_estermont_venerable_knight = Eldon Estermont, Venerable Knight
    .the = Eldon Estermont, Venerable Knight

name-cortnay_penrose_reliable_castellan = Cortnay Penrose, Reliable Castellan
    .the = Cortnay Penrose, Reliable Castellan

name-cressen_maester_at_dragonstone = Cressen, Maester at Dragonstone
    .the = Cressen, Maester at Dragonstone

name-patchface_patches = Patchface, Patches
    .the = Patchface, Patches

name-daenerys_targaryen_khaleesi = Daenerys Targaryen, Khaleesi
    .the = Daenerys Targaryen, Khaleesi

name-illyrio_mopatis_magister_of_pentos = Illyrio Mopatis, Magister of Pentos
    .the = Illyrio Mopatis, Magister of Pentos

name-pyat_pree_warlock_of_qarth = Pyat Pree, Warlock of Qarth
    .the = Pyat Pree, Warlock of Qarth

name-barristan_selmy_advisor_to_the_dragon = Barristan Selmy, Advisor to the Dragon
    .the = Barristan Selmy, Advisor to the Dragon

name-xaro_xhoan_daxos_merchant_prince_of_qarth = Xaro Xhoan Daxos, Merchant Prince of Qarth
    .the = Xaro Xhoan Daxos, Merchant Prince of Qarth

name-daenerys_targaryen_the_unburnt = Daenerys Targaryen, the Unburnt
    .the = Daenerys Targaryen, the Unburnt

name-mirri_maz_duur_godswife = Mirri Maz Duur, Godswife
    .the = Mirri Maz Duur, Godswife

name-quaithe_of_the_shadow = Quaithe, of the Shadow
    .the = Quaithe, of the Shadow

name-hizdahr_zo_loraq_fourteenth_of_that_noble_name = Hizdahr Zo Loraq, Fourteenth of That Noble Name
    .the = Hizdahr Zo Loraq, Fourteenth of That Noble Name

name-missandei_scribe = Missandei, Scribe
    .the = Missandei, Scribe

name-alicent_hightower_dowager_queen = Alicent Hightower, Dowager Queen
    .the = Alicent Hightower, Dowager Queen

name-rhaenyra_targaryen_dragon_queen = Rhaenyra Targaryen, Dragon Queen
    .the = Rhaenyra Targaryen, Dragon Queen

name-rodrik_harlaw_the_reader = Rodrik Harlaw, the Reader
    .the = Rodrik Harlaw, the Reader

name-aeron_greyjoy_the_damphair = Aeron Greyjoy, the Damphair
    .the = Aeron Greyjoy, the Damphair

name-balon_greyjoy_king_of_salt_and_rock = Balon Greyjoy, King of Salt and Rock
    .the = Balon Greyjoy, King of Salt and Rock

name-wendamyr_maester_of_the_house_greyjoy = Wendamyr, Maester of the House Greyjoy
    .the = Wendamyr, Maester of the House Greyjoy

name-erik_ironmaker_the_just = Erik Ironmaker, the Just
    .the = Erik Ironmaker, the Just

name-tristifer_botley_lord_of_lordsport = Tristifer Botley, Lord of Lordsport
    .the = Tristifer Botley, Lord of Lordsport

name-moqorro_the_black_flame = Moqorro, the Black Flame
    .the = Moqorro, the Black Flame

name-beron_blacktyde_blind_beron = Beron Blacktyde, Blind Beron
    .the = Beron Blacktyde, Blind Beron

name-asha_greyjoy_would_be_queen = Asha Greyjoy, Would-be Queen
    .the = Asha Greyjoy, Would-be Queen

name-doran_martell_lord_of_sunspear = Doran Martell, Lord of Sunspear
    .the = Doran Martell, Lord of Sunspear

name-doran_martell_prince_of_dorne = Doran Martell, Prince of Dorne
    .the = Doran Martell, Prince of Dorne

name-ellaria_sand_vipers_paramour = Ellaria Sand, Viper's Paramour
    .the = Ellaria Sand, Viper's Paramour

name-oberyn_martell_red_viper = Oberyn Martell, Red Viper
    .the = Oberyn Martell, Red Viper

name-tyene_sand_septas_daughter = Tyene Sand, Septa's Daughter
    .the = Tyene Sand, Septa's Daughter

name-nymeria_sand_lady_nym = Nymeria Sand, Lady Nym
    .the = Nymeria Sand, Lady Nym

name-arianne_martell_heiress_to_dorne = Arianne Martell, Heiress to Dorne
    .the = Arianne Martell, Heiress to Dorne

name-arys_oakheart_crowns_ambassador = Arys Oakheart, Crown's Ambassador
    .the = Arys Oakheart, Crown's Ambassador

name-petyr_baelish_littlefinger = Petyr Baelish, Littlefinger
    .the = Petyr Baelish, Littlefinger

name-lord_varys_the_spider = Lord Varys, the Spider
    .the = Lord Varys, the Spider

name-the_high_seneschal = The High Seneschal
    .the = the High Seneschal

name-jaqen_hghar_follower_of_the_red_god = Jaqen H'ghar, Follower of the Red God
    .the = Jaqen H'ghar, Follower of the Red God

name-tycho_nestoris_iron_banker = Tycho Nestoris, Iron Banker
    .the = Tycho Nestoris, Iron Banker

name-walder_frey_lord_of_the_crossing = Walder Frey, Lord of the Crossing
    .the = Walder Frey, Lord of the Crossing

name-roose_bolton_calculating_and_cruel_neutral = Roose Bolton, Calculating and Cruel
    .the = Roose Bolton, Calculating and Cruel

name-shae_hidden_in_court = Shae, Hidden in Court
    .the = Shae, Hidden in Court

name-walda_frey_fat_walda = Walda Frey, Fat Walda
    .the = Walda Frey, Fat Walda

name-jeyne_poole_arya_stark_bride_of_bolton = Jeyne Poole, Arya Stark, Bride of Bolton
    .the = Jeyne Poole, Arya Stark, Bride of Bolton

name-roose_bolton_calculating_and_cruel_bolton = Roose Bolton, Calculating and Cruel
    .the = Roose Bolton, Calculating and Cruel

name-ramsay_snow_red_helm = Ramsay Snow, Red Helm
    .the = Ramsay Snow, Red Helm

name-tybald_maester_of_the_dreadfort = Tybald, Maester of the Dreadfort
    .the = Tybald, Maester of the Dreadfort

name-ghost_of_high_heart_the_woods_witch = Ghost of High Heart, the Wood's Witch
    .the = the Ghost of High Heart, the Wood's Witch

name-ravella_smallwood_lady_of_acorn_hall = Ravella Smallwood, Lady of Acorn Hall
    .the = Ravella Smallwood, Lady of Acorn Hall

name-catelyn_stark_the_hangwoman = Catelyn Stark, the Hangwoman
    .the = Catelyn Stark, the Hangwoman

name-thoros_of_myr_the_ember = Thoros of Myr, the Ember
    .the = Thoros of Myr, the Ember

name-addam_marbrand = Addam Marbrand
    .the = Addam Marbrand

name-aemon = Aemon
    .the = Aemon

name-aeron_greyjoy = Aeron Greyjoy
    .the = Aeron Greyjoy

name-alester_florent = Alester Florent
    .the = Alester Florent

name-alicent_hightower = Alicent Hightower
    .the = Alicent Hightower

name-alliser_thorne = Alliser Thorne
    .the = Alliser Thorne

name-andrew_estermont = Andrew Estermont
    .the = Andrew Estermont

name-anguy = Anguy
    .the = Anguy

name-areo_hotah = Areo Hotah
    .the = Areo Hotah

name-arianne_martell = Arianne Martell
    .the = Arianne Martell

name-arya_stark = Arya Stark
    .the = Arya Stark

name-arys_oakheart = Arys Oakheart
    .the = Arys Oakheart

name-asha_greyjoy = Asha Greyjoy
    .the = Asha Greyjoy

name-axell_florent = Axell Florent
    .the = Axell Florent

name-baelor_blacktyde = Baelor Blacktyde
    .the = Baelor Blacktyde

name-balon_greyjoy = Balon Greyjoy
    .the = Balon Greyjoy

name-barristan_selmy = Barristan Selmy
    .the = Barristan Selmy

name-belwas = Belwas
    .the = Belwas

name-ben_bones = Ben Bones
    .the = Ben Bones

name-benjen_stark = Benjen Stark
    .the = Benjen Stark

name-beric_dondarrion = Beric Dondarrion
    .the = Beric Dondarrion

name-beron_blacktyde = Beron Blacktyde
    .the = Beron Blacktyde

name-biter = Biter
    .the = Biter

name-bonelords_chosen = Bonelord's Chosen
    .the = the Bonelord's Chosen

name-boros_blount = Boros Blount
    .the = Boros Blount

name-borroq = Borroq
    .the = Borroq

name-bowen_marsh = Bowen Marsh
    .the = Bowen Marsh

name-bran_stark = Bran Stark
    .the = Bran Stark

name-brienne = Brienne
    .the = Brienne

name-bronn = Bronn
    .the = Bronn

name-bryce_caron = Bryce Caron
    .the = Bryce Caron

name-bryen_farring = Bryen Farring
    .the = Bryen Farring

name-brynden_tully = Brynden Tully
    .the = Brynden Tully

name-catelyn_stark = Catelyn Stark
    .the = Catelyn Stark

name-cersei_lannister = Cersei Lannister
    .the = Cersei Lannister

name-cohollo = Cohollo
    .the = Cohollo

name-coldhands = Coldhands
    .the = Coldhands

name-cortnay_penrose = Cortnay Penrose
    .the = Cortnay Penrose

name-cotter_pyke = Cotter Pyke
    .the = Cotter Pyke

name-craster = Craster
    .the = Craster

name-cressen = Cressen
    .the = Cressen

name-daario_naharis = Daario Naharis
    .the = Daario Naharis

name-daemon_sand = Daemon Sand
    .the = Daemon Sand

name-daenerys_targaryen = Daenerys Targaryen
    .the = Daenerys Targaryen

name-dagmer_cleftjaw = Dagmer Cleftjaw
    .the = Dagmer Cleftjaw

name-dale_seaworth = Dale Seaworth
    .the = Dale Seaworth

name-damon_dance_for_me = Damon Dance-For-Me
    .the = Damon Dance-For-Me

name-davos_seaworth = Davos Seaworth
    .the = Davos Seaworth

name-devan_seaworth = Devan Seaworth
    .the = Devan Seaworth

name-donal_noye = Donal Noye
    .the = Donal Noye

name-doran_martell = Doran Martell
    .the = Doran Martell

name-eddard_stark = Eddard Stark
    .the = Eddard Stark

name-eddison_tollett = Eddison Tollett
    .the = Eddison Tollett

name-edric_dayne = Edric Dayne
    .the = Edric Dayne

name-eldon_estermont = Eldon Estermont
    .the = Eldon Estermont

name-elia_sand = Elia Sand
    .the = Elia Sand

name-ellaria_sand = Ellaria Sand
    .the = Ellaria Sand

name-emmon_cuy = Emmon Cuy
    .the = Emmon Cuy

name-erik_ironmaker = Erik Ironmaker
    .the = Erik Ironmaker

name-euron_greyjoy = Euron Greyjoy
    .the = Euron Greyjoy

name-gendry = Gendry
    .the = Gendry

name-george_martin = George Martin
    .the = George Martin

name-gerold_dayne = Gerold Dayne
    .the = Gerold Dayne

name-ghost_of_high_heart = Ghost of High Heart
    .the = the Ghost of High Heart

name-gilly = Gilly
    .the = Gilly

name-greatjon_umber = Greatjon Umber
    .the = Greatjon Umber

name-gregor_clegane = Gregor Clegane
    .the = Gregor Clegane

name-grenn = Grenn
    .the = Grenn

name-grey_worm = Grey Worm
    .the = Grey Worm

name-grunt = Grunt
    .the = Grunt

name-guyard_morrigen = Guyard Morrigen
    .the = Guyard Morrigen

name-haggo = Haggo
    .the = Haggo

name-harma = Harma
    .the = Harma

name-harmen_uller = Harmen Uller
    .the = Harmen Uller

name-hizdahr_zo_loraq = Hizdahr Zo Loraq
    .the = Hizdahr Zo Loraq

name-hodor = Hodor
    .the = Hodor

name-hot_pie = Hot Pie
    .the = Hot Pie

name-howland_reed = Howland Reed
    .the = Howland Reed

name-illyrio_mopatis = Illyrio Mopatis
    .the = Illyrio Mopatis

name-jaime_lannister = Jaime Lannister
    .the = Jaime Lannister

name-jaqen_hghar = Jaqen H'ghar
    .the = Jaqen H'ghar

name-jarl = Jarl
    .the = Jarl

name-jeor_mormont = Jeor Mormont
    .the = Jeor Mormont

name-jeyne_poole = Jeyne Poole
    .the = Jeyne Poole

name-joffrey_baratheon = Joffrey Baratheon
    .the = Joffrey Baratheon

name-jojen_reed = Jojen Reed
    .the = Jojen Reed

name-jokin = Jokin
    .the = Jokin

name-jon_snow = Jon Snow
    .the = Jon Snow

name-jorah_mormont = Jorah Mormont
    .the = Jorah Mormont

name-justin_massey = Justin Massey
    .the = Justin Massey

name-kevan_lannister = Kevan Lannister
    .the = Kevan Lannister

name-khal_drogo = Khal Drogo
    .the = Khal Drogo

name-lady_dalla = Lady Dalla
    .the = Lady Dalla

name-lady_val = Lady Val
    .the = Lady Val

name-lem_lemoncloak = Lem Lemoncloak
    .the = Lem Lemoncloak

name-loras_tyrell = Loras Tyrell
    .the = Loras Tyrell

name-lord_varys = Lord Varys
    .the = Lord Varys

name-lyanna_mormont = Lyanna Mormont
    .the = Lyanna Mormont

name-maege_mormont = Maege Mormont
    .the = Maege Mormont

name-mance_rayder = Mance Rayder
    .the = Mance Rayder

name-mandon_moore = Mandon Moore
    .the = Mandon Moore

name-margaery_tyrell = Margaery Tyrell
    .the = Margaery Tyrell

name-marselen = Marselen
    .the = Marselen

name-meera_reed = Meera Reed
    .the = Meera Reed

name-melisandre = Melisandre
    .the = Melisandre

name-meryn_trant = Meryn Trant
    .the = Meryn Trant

name-mirri_maz_duur = Mirri Maz Duur
    .the = Mirri Maz Duur

name-missandei = Missandei
    .the = Missandei

name-moqorro = Moqorro
    .the = Moqorro

name-nute = Nute
    .the = Nute

name-nymeria_sand = Nymeria Sand
    .the = Nymeria Sand

name-obara_sand = Obara Sand
    .the = Obara Sand

name-oberyn_martell = Oberyn Martell
    .the = Oberyn Martell

name-olenna_tyrell = Olenna Tyrell
    .the = Olenna Tyrell

name-osha = Osha
    .the = Osha

name-othell_yarwyck = Othell Yarwyck
    .the = Othell Yarwyck

name-parmen_crane = Parmen Crane
    .the = Parmen Crane

name-patchface = Patchface
    .the = Patchface

name-petyr_baelish = Petyr Baelish
    .the = Petyr Baelish

name-preston_greenfield = Preston Greenfield
    .the = Preston Greenfield

name-pyat_pree = Pyat Pree
    .the = Pyat Pree

name-pycelle = Pycelle
    .the = Pycelle

name-pypar = Pypar
    .the = Pypar

name-qarl = Qarl
    .the = Qarl

name-qhorin_halfhand = Qhorin Halfhand
    .the = Qhorin Halfhand

name-qotho = Qotho
    .the = Qotho

name-quaithe = Quaithe
    .the = Quaithe

name-quentyn_martell = Quentyn Martell
    .the = Quentyn Martell

name-qyburn = Qyburn
    .the = Qyburn

name-rakharo = Rakharo
    .the = Rakharo

name-ramsay_snow = Ramsay Snow
    .the = Ramsay Snow

name-rattleshirt = Rattleshirt
    .the = Rattleshirt

name-ravella_smallwood = Ravella Smallwood
    .the = Ravella Smallwood

name-renly_baratheon = Renly Baratheon
    .the = Renly Baratheon

name-rhaenyra_targaryen = Rhaenyra Targaryen
    .the = Rhaenyra Targaryen

name-rickard_karstark = Rickard Karstark
    .the = Rickard Karstark

name-rickon_stark = Rickon Stark
    .the = Rickon Stark

name-robar_royce = Robar Royce
    .the = Robar Royce

name-robb_stark = Robb Stark
    .the = Robb Stark

name-rodrik_cassel = Rodrik Cassel
    .the = Rodrik Cassel

name-rodrik_harlaw = Rodrik Harlaw
    .the = Rodrik Harlaw

name-roose_bolton = Roose Bolton
    .the = Roose Bolton

name-rorge = Rorge
    .the = Rorge

name-samwell_tarly = Samwell Tarly
    .the = Samwell Tarly

name-sandor_clegane = Sandor Clegane
    .the = Sandor Clegane

name-sansa_stark = Sansa Stark
    .the = Sansa Stark

name-satin = Satin
    .the = Satin

name-selyse_baratheon = Selyse Baratheon
    .the = Selyse Baratheon

name-ser_denys_mallister = Ser Denys Mallister
    .the = Ser Denys Mallister

name-ser_robert_strong = Ser Robert Strong
    .the = Ser Robert Strong

name-shae = Shae
    .the = Shae

name-shireen_baratheon = Shireen Baratheon
    .the = Shireen Baratheon

name-shyra_errol = Shyra Errol
    .the = Shyra Errol

name-skahaz_mo_kandaq = Skahaz Mo Kandaq
    .the = Skahaz Mo Kandaq

name-skinner = Skinner
    .the = Skinner

name-sour_alyn = Sour Alyn
    .the = Sour Alyn

name-stannis_baratheon = Stannis Baratheon
    .the = Stannis Baratheon

name-steelshanks_walton = Steelshanks Walton
    .the = Steelshanks Walton

name-styr = Styr
    .the = Styr

name-syrio_forel = Syrio Forel
    .the = Syrio Forel

name-the_great_walrus = The Great Walrus
    .the = the Great Walrus

name-the_high_sparrow = The High Sparrow
    .the = the High Sparrow

name-the_weeper = The Weeper
    .the = the Weeper

name-the_widower = The Widower
    .the = the Widower

name-theon_greyjoy = Theon Greyjoy
    .the = Theon Greyjoy

name-thoros_of_myr = Thoros of Myr
    .the = Thoros of Myr

name-tom_sevenstringers = Tom Sevenstringers
    .the = Tom Sevenstringers

name-tommen_baratheon = Tommen Baratheon
    .the = Tommen Baratheon

name-tormund_giantsbane = Tormund Giantsbane
    .the = Tormund Giantsbane

name-tristifer_botley = Tristifer Botley
    .the = Tristifer Botley

name-tybald = Tybald
    .the = Tybald

name-tycho_nestoris = Tycho Nestoris
    .the = Tycho Nestoris

name-tyene_sand = Tyene Sand
    .the = Tyene Sand

name-tyrion_lannister = Tyrion Lannister
    .the = Tyrion Lannister

name-tywin_lannister = Tywin Lannister
    .the = Tywin Lannister

name-varamyr_sixskins = Varamyr Sixskins
    .the = Varamyr Sixskins

name-vargo_hoat = Vargo Hoat
    .the = Vargo Hoat

name-victarion_greyjoy = Victarion Greyjoy
    .the = Victarion Greyjoy

name-walda_frey = Walda Frey
    .the = Walda Frey

name-walder_frey = Walder Frey
    .the = Walder Frey

name-wendamyr = Wendamyr
    .the = Wendamyr

name-xaro_xhoan_daxos = Xaro Xhoan Daxos
    .the = Xaro Xhoan Daxos

name-ygritte = Ygritte
    .the = Ygritte

name-yoren = Yoren
    .the = Yoren
