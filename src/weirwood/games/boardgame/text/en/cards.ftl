## House cards

name-eddard_stark = Eddard Stark
name-robb_stark = Robb Stark
name-roose_bolton = Roose Bolton
name-greatjon_umber = Greatjon Umber
name-ser_rodrick_cassel = Ser Rodrick Cassel
name-the_blackfish = The Blackfish
    .the = the Blackfish
name-catelyn_stark = Catelyn Stark
name-tywin_lannister = Tywin Lannister
name-ser_gregor_clegane = Ser Gregor Clegane
name-the_hound = The Hound
    .the = the Hound
name-ser_jaime_lannister = Ser Jaime Lannister
name-tyrion_lannister = Tyrion Lannister
name-ser_kevan_lannister = Ser Kevan Lannister
name-cersei_lannister = Cersei Lannister
name-stannis_baratheon = Stannis Baratheon
name-renly_baratheon = Renly Baratheon
name-ser_davos_seaworth = Ser Davos Seaworth
name-brienne_of_tarth = Brienne of Tarth
name-melisandre = Melisandre
name-salladhor_saan = Salladhor Saan
name-patchface = Patchface
name-euron_crows_eye = Euron Crow’s Eye
name-victarion_greyjoy = Victarion Greyjoy
name-theon_greyjoy = Theon Greyjoy
name-balon_greyjoy = Balon Greyjoy
name-asha_greyjoy = Asha Greyjoy
name-dagmar_cleftjaw = Dagmar Cleftjaw
name-aeron_damphair = Aeron Damphair
name-mace_tyrell = Mace Tyrell
name-ser_loras_tyrell = Ser Loras Tyrell
name-ser_garlan_tyrell = Ser Garlan Tyrell
name-randyll_tarly = Randyll Tarly
name-alester_florent = Alester Florent
name-margaery_tyrell = Margaery Tyrell
name-queen_of_thorns = Queen of Thorns
    .the = the Queen of Thorns
name-the_red_viper = The Red Viper
    .the = the Red Viper
name-areo_hotah = Areo Hotah
name-obara_sand = Obara Sand
name-darkstar = Darkstar
name-nymeria_sand = Nymeria Sand
name-arianne_martell = Arianne Martell
name-doran_martell = Doran Martell

## Westeros cards

name-supply = Supply
name-mustering = Mustering
name-a_throne_of_blades = A Throne of Blades
name-last_days_of_summer = Last Days of Summer
name-winter_is_coming = Winter Is Coming
name-clash_of_kings = Clash of Kings
name-game_of_thrones = Game of Thrones
name-dark_wings_dark_words = Dark Wings, Dark Words
name-wildlings_attack = Wildlings Attack
name-put_to_the_sword = Put to the Sword
name-rains_of_autumn = Rains of Autumn
name-storm_of_swords = Storm of Swords
name-sea_of_storms = Sea of Storms
name-feast_for_crows = Feast for Crows
name-web_of_lies = Web of Lies

## Wildling cards

name-silence_at_the_wall = Silence at the Wall
name-preemptive_raid = Preemptive Raid
name-crow_killers = Crow Killers
name-rattleshirts_raiders = Rattleshirt’s Raiders
name-massing_on_the_milkwater = Massing on the Milkwater
name-a_king_beyond_the_wall = A King Beyond the Wall
name-mammoth_riders = Mammoth Riders
name-the_horde_descends = The Horde Descends
    .the = the Horde Descends
name-skinchanger_scout = Skinchanger Scout

## Tides of Battle

name-tide_zero = 0
name-tide_sword = 1 with a sword
name-tide_fortification = 1 with a fortification
name-tide_two = 2
name-tide_three = 3
name-tide_skull = 0 with a skull
