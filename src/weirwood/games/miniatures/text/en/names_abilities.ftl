### Abilities and Orders

name-a_man_freed_a_name_owed = A Man Freed, a Name Owed

name-a_name_given = A Name Given

name-a_rose_and_its_thorns = A Rose and its Thorns

name-abundant_promises = Abundant Promises

name-acute_precision = Acute Precision

name-adaptive = Adaptive

name-advantage_strike = Advantage Strike

name-aerial_scouting = Aerial Scouting

name-affiliation_bloody_mummers = Affiliation: Bloody Mummers

name-affiliation_builder = Affiliation: Builder

name-affiliation_crannogman = Affiliation: Crannogman

name-affiliation_frozen_shore = Affiliation: Frozen Shore

name-affiliation_golden_company = Affiliation: Golden Company

name-affiliation_house_bolton = Affiliation: House Bolton

name-affiliation_house_clegane = Affiliation: House Clegane

name-affiliation_house_karstark = Affiliation: House Karstark

name-affiliation_house_mormont = Affiliation: House Mormont

name-affiliation_house_tully = Affiliation: House Tully

name-affiliation_house_umber = Affiliation: House Umber

name-affiliation_rangers = Affiliation: Rangers

name-affiliation_rhllor = Affiliation: R'hllor

name-affiliation_stormcrows = Affiliation: Stormcrows

name-agile = Agile

name-allies_in_the_realm = Allies in the Realm

name-ambush = Ambush

name-arrow_volley = Arrow Volley

name-avenging_the_north = Avenging the North

name-backing_of_the_iron_bank = Backing of the Iron Bank

name-baratheon_banners = Baratheon Banners

name-bardiche = Bardiche

name-battle_prayer = Battle Prayer

name-battle_scars = Battle Scars

name-bear_cavalry = Bear Cavalry

name-berics_vassal = Beric's Vassal

name-berserkers_fervor = Berserker's Fervor

name-black_fire = Black Fire

name-blade_and_fang = Blade and Fang

name-bloodrider = Bloodrider

name-bloodriders_arakh = Bloodriders' Arakh

name-boarding_axe = Boarding Axe

name-boisterous_charisma = Boisterous Charisma

name-boldness_and_courage = Boldness and Courage

name-bolt_thrower = Bolt Thrower

name-bonded_bear = Bonded Bear

name-bonded_boar = Bonded Boar

name-bonded_eagle = Bonded Eagle

name-bonded_skinchanger = Bonded Skinchanger

name-bonded_wolf = Bonded Wolf

name-bookkeeping_cortnay_penrose = Bookkeeping (Cortnay Penrose)

name-bookkeeping_samwell_tarly = Bookkeeping (Samwell Tarly)

name-brans_protector = Bran's Protector

name-bravery_in_the_face_of_death = Bravery in the Face of Death

name-brotherhood_armaments = Brotherhood Armaments

name-brutal_armaments = Brutal Armaments

name-brutal_sadism = Brutal Sadism

name-camp_followers = Camp Followers

name-captains_men = Captain's Men

name-castellans_duty = Castellan's Duty

name-cavalry_ability = Cavalry

name-champions_wrath = Champion's Wrath

name-chariot = Chariot

name-chieftains_fury = Chieftain's Fury

name-choosing_a_name = Choosing a Name

name-claims_to_the_kingdom = Claims to the Kingdom

name-claw_and_blade = Claw & Blade

name-cleaving_blows = Cleaving Blows

name-combat_mastery_defense = Combat Mastery: Defense

name-combat_mastery_resolve = Combat Mastery: Resolve

name-commanders_vassal = Commander's Vassal

name-conflicting_reactions = Conflicting Reactions

name-conviction_of_a_true_khaleesi = Conviction of a True Khaleesi

name-coordinated_assault = Coordinated Assault

name-counterstrike = Counterstrike

name-counts_and_measures = Counts and Measures

name-crossbow = Crossbow

name-dauntless = Dauntless

name-davos_vassal = Davos' Vassal

name-deadly_bloom = Deadly Bloom

name-deadly_impact = Deadly Impact

name-deceitful_envoy = Deceitful Envoy

name-dervish_blades = Dervish Blades

name-desert_marksmen = Desert Marksmen

name-direwolf = Direwolf

name-disorganized = Disorganized

name-disrupt = Disrupt

name-disrupt_communication = Disrupt Communication

name-distract = Distract

name-divine_sacrifices = Divine Sacrifices

name-dominance_of_the_crown = Dominance of the Crown

name-domineering_pride = Domineering Pride

name-dornish_conviction = Dornish Conviction

name-dornish_vengeance = Dornish Vengeance

name-double_hammers = Double Hammers

name-dracarys_ability = Dracarys!

name-drogos_bloodriders_ability = Drogo's Bloodriders

name-drowned_gods_fanatics = Drowned God's Fanatics

name-dual_weapons = Dual Weapons

name-dutiful_commander = Dutiful Commander

name-duty_to_the_crown = Duty to the Crown

name-duty_to_the_realms_of_men = Duty to the Realms of Men

name-elderly_caution = Elderly Caution

name-elusive_escape = Elusive Escape

name-embolden = Embolden

name-enhanced_mobility = Enhanced Mobility

name-executioners_axe = Executioner's Axe

name-executioners_fury = Executioner's Fury

name-experiment_enhancements = Experiment Enhancements

name-expert_duelist = Expert Duelist

name-expert_maintenance = Expert Maintenance

name-eye_of_the_crow = Eye of the Crow

name-family_duty_honor = Family, Duty, Honor

name-fanatical_zeal = Fanatical Zeal

name-fealty_to_the_seven = Fealty to the Seven

name-fearless_avarice = Fearless Avarice

name-ferocious_assault = Ferocious Assault

name-fervent_conviction = Fervent Conviction

name-fighters_armaments = Fighter's Armaments

name-finding_the_best_patron = Finding the Best Patron

name-fire_arrows = Fire Arrows

name-first_claim = First Claim

name-first_of_the_kings_men = First of the King's Men

name-flail = Flail

name-frenzied_swings = Frenzied Swings

name-fresh_converts = Fresh Converts

name-frey_ambition = Frey Ambition

name-fueled_by_slaughter = Fueled by Slaughter

name-furious_charge = Furious Charge

name-furious_swing = Furious Swing

name-fury_of_the_thenns = Fury of the Thenns

name-gallows_humor = Gallows Humor

name-gang_up = Gang-Up

name-giant_ability = Giant

name-giants_spear = Giant's Spear

name-gifts_of_iron_gold_and_steel = Gifts of Iron, Gold, and Steel

name-gifts_of_silver_and_bronze = Gifts of Silver and Bronze

name-gillys_insight = Gilly's Insight

name-go_down_fighting = Go Down Fighting

name-golden_fire = Golden Fire

name-gore_and_feed = Gore and Feed

name-great_axe = Great Axe

name-great_hammer = Great Hammer

name-greatsword = Greatsword

name-halberd = Halberd

name-halfhands_guidance = Halfhand's Guidance

name-hands_orders = Hand's Orders

name-hardened = Hardened

name-harmas_vassal = Harma's Vassal

name-harpoon = Harpoon

name-healing_hands = Healing Hands

name-heart_of_fire = Heart of Fire

name-hidden_shot = Hidden Shot

name-highgarden_lance = Highgarden Lance

name-history_is_written_by_the_victors = History is Written by the Victors

name-hodor_strength = Hodor!

name-hodor_retreat = Hodor!!!

name-horrific_rumors = Horrific Rumors

name-horrific_rumors_bolton = Horrific Rumors (Bolton)

name-horrific_visage = Horrific Visage

name-hot_pies = Hot Pies!

name-hot_tempered = Hot Tempered

name-house_of_the_undying = House of the Undying

name-hrakkars_and_tamers = Hrakkars & Tamers

name-hunters_guile = Hunter's Guile

name-illyrios_boon = Illyrio's Boon

name-impaling_spear = Impaling Spear

name-improved_armaments = Improved Armaments

name-improved_defenses = Improved Defenses

name-improved_defenses_bwb = Improved Defenses (Brotherhood)

name-improved_defenses_stark = Improved Defenses (Stark)

name-in_rhllors_name_ability = In R'hllor's Name

name-indomitable = Indomitable

name-inspiring_presence = Inspiring Presence

name-interrogate = Interrogate

name-intimidating_presence = Intimidating Presence

name-intimidation_of_the_crown = Intimidation of the Crown

name-intrigue_and_subterfuge_ability = Intrigue and Subterfuge

name-iron_credit = Iron Credit

name-iron_resolve = Iron Resolve

name-ironborn_arrows = Ironborn Arrows

name-ironborn_diplomat = Ironborn Diplomat

name-jade_fire = Jade Fire

name-jagged_weapons = Jagged Weapons

name-jaimes_vassal = Jaime's Vassal

name-joffreys_retinue = Joffrey's Retinue

name-jojens_greensight = Jojen's Greensight

name-jokins_protector = Jokin's Protector

name-jokins_vassal = Jokin's Vassal

name-juvenile_dragon = Juvenile Dragon

name-kings_blade = King's Blade

name-knightly_armaments = Knightly Armaments

name-knightly_vow = Knightly Vow

name-knights_blade = Knight's Blade

name-knowledge_is_power = Knowledge Is Power

name-lady_of_the_wilds = Lady of the Wilds

name-lance = Lance

name-lannister_justice = Lannister Justice

name-lannister_oppression = Lannister Oppression

name-lightbringer_ability = Lightbringer

name-little_birds = Little Birds

name-little_doves = Little Doves

name-loving_counsel = Loving Counsel

name-loyal_imposter = Loyal Imposter

name-loyalty_through_coin = Loyalty Through Coin

name-lysene_charm = Lysene Charm

name-mace_and_spike = Mace & Spike

name-maegis_healing = Maegi's Healing

name-maegis_knowledge = Maegi's Knowledge

name-maesters_healing = Maester's Healing

name-mammoth = Mammoth

name-manipulation_and_deception = Manipulation and Deception

name-manticore_venom = Manticore Venom

name-marauders_blades = Marauder's Blades

name-marshal = Marshal

name-martial_expertise = Martial Expertise

name-master_of_the_game = Master of the Game

name-master_skinchanger = Master Skinchanger

name-mastercraft_longsword = Mastercraft Longsword

name-mastercraft_warhammer = Mastercraft Warhammer

name-mercenarys_longbow = Mercenary's Longbow

name-merchant_lords_reach = Merchant Lord's Reach

name-might_of_the_iron_throne = Might of the Iron Throne

name-might_of_the_throne_cortnay_penrose = Might of the Throne (Cortnay Penrose)

name-might_of_the_throne_kevan_lannister = Might of the Throne (Kevan Lannister)

name-misunderstood_omens = Misunderstood Omens

name-mother_of_dragons = Mother of Dragons

name-motivated_by_coin = Motivated by Coin

name-motley_armaments = Motley Armaments

name-mummers_blade = Mummer's Blade

name-names_on_the_list = Names on the List

name-necessary_sacrifices = Necessary Sacrifices

name-negotiator = Negotiator

name-never_do_what_they_expect = Never Do What They Expect

name-northern_resilience = Northern Resilience

name-oppressive_peacekeeping = Oppressive Peacekeeping

name-order_adaptive_planning = Order: Adaptive Planning

name-order_adaptive_style = Order: Adaptive Style

name-order_battle_plan = Order: Battle Plan

name-order_charging_volley = Order: Charging Volley

name-order_counterstrategy = Order: Counterstrategy

name-order_deceitful_reposition = Order: Deceitful Reposition

name-order_divide_the_spoils = Order: Divide the Spoils

name-order_drowned_gods_blessing = Order: Drowned God's Blessing

name-order_grisly_example = Order: Grisly Example

name-order_hidden_traps = Order: Hidden Traps

name-order_hold_the_line = Order: Hold the Line!

name-order_incite = Order: Incite

name-order_lannister_supremacy = Order: Lannister Supremacy

name-order_laws_of_the_realm = Order: Laws of the Realm

name-order_mark_target = Order: Mark Target

name-order_martial_training = Order: Martial Training

name-order_nobles_bolster = Order: Noble's Bolster

name-order_overrun = Order: Overrun

name-order_overwatch = Order: Overwatch

name-order_pit_fighter_rage = Order: Pit Fighter Rage

name-order_planned_approach = Order: Planned Approach

name-order_quick_fire = Order: Quick Fire

name-order_raven_flock = Order: Raven Flock

name-order_ready_aim_release = Order: Ready! Aim! Release!

name-order_reckless_heroism = Order: Reckless Heroism

name-order_resilience = Order: Resilience

name-order_scavenge = Order: Scavenge

name-order_scout_openings = Order: Scout Openings

name-order_sentinel = Order: Sentinel

name-order_set_an_example = Order: Set an Example

name-order_set_for_charge = Order: Set for Charge

name-order_shield_wall = Order: Shield Wall

name-order_sow_discord = Order: Sow Discord

name-order_spread_fear = Order: Spread Fear

name-order_stark_fury = Order: Stark Fury

name-order_stay_at_your_posts = Order: Stay at Your Posts!

name-order_strange_relics = Order: Strange Relics

name-order_superior_flanking = Order: Superior Flanking

name-order_supply_aid = Order: Supply Aid

name-order_swift_retreat = Order: Swift Retreat

name-order_tactical_reposition = Order: Tactical Reposition

name-order_taking_a_new_name = Order: Taking a New Name

name-order_taunt = Order: Taunt

name-order_thenn_supremacy = Order: Thenn Supremacy

name-order_threaten = Order: Threaten

name-order_trappers_tools = Order: Trapper's Tools

name-order_trophy_collecting = Order: Trophy Collecting

name-order_unsuspecting_charge = Order: Unsuspecting Charge

name-order_war_cry = Order: War Cry

name-orders_of_the_crown_joffrey_baratheon = Orders of the Crown (Joffrey Baratheon)

name-orders_of_the_crown_preston_greenfield = Orders of the Crown (Preston Greenfield)

name-outflank = Outflank

name-outriders_bow = Outrider's Bow

name-pathfinder = Pathfinder

name-perseverance_and_valor = Perseverance and Valor

name-pirates_blades = Pirate's Blades

name-playing_the_game = Playing the Game

name-poisoned_gifts = Poisoned Gifts

name-poisoned_tridents = Poisoned Tridents

name-prayers_to_rhllor = Prayers to R'hllor

name-precision_melee = Precision

name-predators_instincts = Predator's Instincts

name-prey_on_fear = Prey on Fear

name-price_of_honor = Price of Honor

name-prophecies_and_portents = Prophecies and Portents

name-protection_of_the_crown = Protection of the Crown

name-proxy_orders = Proxy Orders

name-pulling_weeds = Pulling Weeds

name-pummeling_fists = Pummeling Fists

name-queens_blade = Queen's Blade

name-queens_influence = Queen's Influence

name-queens_promises = Queen's Promises

name-raided_armaments = Raided Armaments

name-raiders_of_the_free_cities = Raiders of the Free Cities

name-rally_banner = Rally Banner

name-rally_cry = Rally Cry

name-rally_the_smallfolk = Rally the Smallfolk

name-rampage = Rampage

name-ranging_specialist_benjen = Ranging Specialist (Benjen)

name-raven_tending = Raven Tending

name-reapers_fervor = Reaper's Fervor

name-reaver_axes = Reaver Axes

name-reckless_strikes = Reckless Strikes

name-recruiting_from_the_hills = Recruiting from the Hills

name-recruitment = Recruitment

name-refuge_and_supplies = Refuge and Supplies

name-regroup = Regroup

name-reinforcements = Reinforcements

name-relentless = Relentless

name-renlys_protector = Renly's Protector

name-renlys_retinue = Renly's Retinue

name-repeating_the_words = Repeating the Words

name-resolute_strikes = Resolute Strikes

name-rest_and_refuge = Rest and Refuge

name-rhllors_magics = R'hllor's Magics

name-rise_again_blade_in_hand = Rise Again, Blade in Hand

name-rise_again_harder_and_stronger = Rise Again, Harder and Stronger

name-rock_volley = Rock Volley

name-rooses_vassal = Roose's Vassal

name-ruthless_aggression = Ruthless Aggression

name-ruthless_volley = Ruthless Volley

name-sabotage_and_subvert = Sabotage and Subvert

name-sacrifice_for_the_cause = Sacrifice for the Cause

name-sacrifice_for_the_king = Sacrifice for the King

name-sacrifice_to_the_lord_of_light = Sacrifice to the Lord of Light

name-sadistic_butchery = Sadistic Butchery

name-sadistic_mutilation = Sadistic Mutilation

name-samwells_influence = Samwell's Influence

name-savage_mauling = Savage Mauling

name-scholar_among_raiders = Scholar Among Raiders

name-scimitar = Scimitar

name-screamers_arakh = Screamer's Arakh

name-shared_fear = Shared Fear

name-shifting_loyalties = Shifting Loyalties

name-sic_em = Sic 'Em

name-skillful_preparations = Skillful Preparations

name-smugglers_cunning = Smuggler's Cunning

name-solo_rider = Solo Rider

name-southern_discipline = Southern Discipline

name-southern_knowledge = Southern Knowledge

name-spear_and_maul = Spear and Maul

name-spear_and_net = Spear & Net

name-spearwife_council = Spearwife Council

name-spearwifes_guile = Spearwife's Guile

name-spiked_flail = Spiked Flail

name-spotter = Spotter

name-stags_fury = Stag's Fury

name-stake_building = Stake Building

name-stake_mountings = Stake Mountings

name-stalwart = Stalwart

name-stand_your_ground = Stand Your Ground!

name-starfall_lance = Starfall Lance

name-stomp = Stomp

name-strategic_alliance = Strategic Alliance

name-stubborn_tenacity = Stubborn Tenacity

name-sundering_melee = Sundering

name-sunspear_secrets = Sunspear Secrets

name-superior_numbers = Superior Numbers

name-support_of_haystack_hall = Support of Haystack Hall

name-swift_strike = Swift Strike

name-syraxs_presence = Syrax's Presence

name-tactical_mastermind = Tactical Mastermind

name-the_krakens_dues = The Kraken's Dues

name-the_mountain_that_rides = The Mountain That Rides

name-the_mountains_strength = The Mountain's Strength

name-the_rains_of_castamere = The Rains of Castamere

name-the_rightful_queen = The Rightful Queen

name-the_silences_infamy = The Silence's Infamy

name-the_way_revealed = The Way, Revealed

name-time_may_yet_come = Time May Yet Come

name-to_the_last = To the Last!

name-tooth_and_claw = Tooth & Claw

name-trackers_bow = Tracker's Bow

name-true_bond = True Bond

name-true_conviction_baratheon = True Conviction (Baratheon)

name-true_conviction_martell = True Conviction (Martell)

name-unbiased_justice = Unbiased Justice

name-uncontrolled_rage = Uncontrolled Rage

name-unending_vengeance = Unending Vengeance

name-unfaltering_conviction = Unfaltering Conviction

name-unfaltering_politics = Unfaltering Politics

name-unleashed_ferocity = Unleashed Ferocity

name-unstoppable_wrath = Unstoppable Wrath

name-unsullied_prowess = Unsullied Prowess

name-untrained_masses = Untrained Masses

name-unyielding = Unyielding

name-valuable_captive_jaime_lannister = Valuable Captive (Jaime Lannister)

name-valuable_captive_rickon_stark = Valuable Captive (Rickon Stark)

name-varamyrs_eagle_ability = Varamyr's Eagle

name-varamyrs_scout = Varamyr's Scout

name-varamyrs_shadowcat = Varamyr's Shadowcat

name-varamyrs_wolf_pack = Varamyr's Wolf Pack

name-vengeance_at_any_cost = Vengeance at Any Cost

name-vengeance_of_the_crown = Vengeance of the Crown

name-vengeful_captive = Vengeful Captive

name-vicious_melee = Vicious

name-vicious_mauling = Vicious Mauling

name-victarions_vassal = Victarion's Vassal

name-violent_reactions = Violent Reactions

name-vipers_fangs = Viper's Fangs

name-war_elephant = War Elephant

name-war_flail = War Flail

name-war_hammer = War Hammer

name-war_machine_ability = War Machine

name-war_machines_of_the_wall = War Machines of the Wall

name-watchers_crossbow = Watcher's Crossbow

name-ways_of_the_court = Ways of the Court

name-weaken_resolve = Weaken Resolve

name-wealth_of_the_thirteen = Wealth of the Thirteen

name-westerosi_rider = Westerosi Rider

name-whatever_may_come = Whatever May Come

name-wildfire = Wildfire

name-winterfell_supplies = Winterfell Supplies

name-winterfells_wrath = Winterfell's Wrath

name-winters_bite = Winter's Bite

name-wisdom_beyond_her_years = Wisdom Beyond Her Years

name-wisdom_of_the_old_knight = Wisdom of the Old Knight

name-wolfs_cunning = Wolf's Cunning

name-zeal_of_the_drowned_god = Zeal of the Drowned God

name-zealous_fanaticism = Zealous Fanaticism

name-zealous_resurgence = Zealous Resurgence
name-raiders_of_the_iron_islands = Raiders of the Iron Islands
