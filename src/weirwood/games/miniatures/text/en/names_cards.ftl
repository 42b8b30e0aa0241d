### Tactics cards

name-winters_might = Winter's Might

name-northern_ferocity = Northern Ferocity

name-devastating_impact_stark = Devastating Impact

name-the_north_remembers = The North Remembers

name-winter_is_coming = Winter Is Coming

name-swift_reposition_stark = Swift Reposition

name-assault_orders_stark = Assault Orders

name-sudden_retreat_robb = Sudden Retreat

name-superior_positioning_robb = Superior Positioning

name-hit_and_run_robb = Hit and Run

name-berserker_tactics = Berserker Tactics

name-lash_out_greatjon = Lash Out

name-last_stand = Last Stand

name-set_for_charge_brynden = Set for Charge

name-refuse_to_yield_brynden = Refuse to Yield

name-war_cry_brynden = War Cry

name-northern_defiance = Northern Defiance

name-lead_by_example_eddard = Lead by Example

name-fury_for_the_fallen = Fury for the Fallen

name-combat_prowess_rodrik = Combat Prowess

name-martial_superiority_rodrik = Martial Superiority

name-press_the_advantage = Press the Advantage

name-crannog_traps = Crannog Traps

name-bog_devil_ambush = Bog Devil Ambush

name-the_threat_unseen = The Threat Unseen

name-ride_by_attack_brynden = Ride-by Attack

name-ride_them_down_brynden = Ride Them Down!

name-marshal_brynden = Marshal

name-taunt_rickard = Taunt

name-a_need_for_vengeance_rickard = A Need for Vengeance

name-karstark_retribution = Karstark Retribution

name-here_we_stand = Here We Stand!

name-support_of_bear_island = Support of Bear Island

name-sustained_assault_maege = Sustained Assault

name-intrigue_and_subterfuge = Intrigue and Subterfuge

name-a_lannister_pays_his_debts = A Lannister Pays His Debts

name-hear_me_roar = Hear Me Roar!

name-bribery = Bribery

name-counterplot_lannister = Counterplot

name-fealty_to_the_crown_lannister = Fealty to the Crown

name-subjugation_of_power_lannister = Subjugation of Power

name-kingslayers_renown = Kingslayer's Renown

name-kingslayers_prowess = Kingslayer's Prowess

name-kingslayers_infamy = Kingslayer's Infamy

name-overrun_gregor = Overrun

name-assault_orders_gregor = Assault Orders

name-price_of_failure_gregor = Price of Failure

name-exploit_weakness_tywin = Exploit Weakness

name-broken_resolve = Broken Resolve

name-issue_commands_tywin = Issue Commands

name-false_agenda_tyrion = False Agenda

name-cunning_ploy_tyrion = Cunning Ploy

name-intercept_orders_tyrion = Intercept Orders

name-mercy_of_the_mother = Mercy of the Mother

name-protection_of_the_father = Protection of the Father

name-wrath_of_the_warrior = Wrath of the Warrior

name-you_will_obey_me = You Will Obey Me!

name-traitors_i_will_have_their_heads = Traitors! I Will Have Their Heads!

name-i_am_the_king = I Am the King!

name-charismatic_leadership = Charismatic Leadership

name-lash_out_addam = Lash Out

name-valiant_example = Valiant Example

name-predictable_maneuvers_kevan = Predictable Maneuvers

name-seeing_their_flaws_kevan = Seeing Their Flaws

name-wealth_of_the_rock = Wealth of the Rock

name-the_sword_in_the_darkness = The Sword in the Darkness

name-the_fire_that_burns_against_the_cold = The Fire That Burns Against the Cold

name-the_shield_of_the_realms_of_men = The Shield of the Realms of Men

name-the_watcher_on_the_wall = The Watcher on the Wall

name-the_light_that_brings_the_dawn = The Light That Brings the Dawn

name-take_the_black = Take the Black

name-and_now_his_watch_is_ended = And Now His Watch Is Ended

name-and_now_my_watch_begins = And Now My Watch Begins

name-live_and_die_at_my_post = Live and Die at My Post

name-night_gathers = Night Gathers

name-it_shall_not_end_until_my_death = It Shall Not End Until My Death!

name-stand_united_brothers = Stand United, Brothers!

name-for_the_watch = For the Watch!

name-pathetic_attempt_alliser = Pathetic Attempt

name-seeing_their_flaws_alliser = Seeing Their Flaws

name-price_of_failure_alliser = Price of Failure

name-defensive_formation = Defensive Formation

name-refuse_to_yield_donal = Refuse to Yield

name-lash_out_donal = Lash Out

name-honed_enhancement = Honed Enhancement

name-rapid_construction = Rapid Construction

name-serrated_enhancement = Serrated Enhancement

name-hit_and_run_benjen = Hit and Run

name-lying_in_wait = Lying in Wait

name-hunters_insight_first_ranger = Hunter's Insight

name-hunters_insight_beyond_the_wall = Hunter's Insight

name-marshal_benjen = Marshal

name-ride_by_attack_benjen = Ride-by Attack

name-assault_orders_cotter = Assault Orders

name-pyke_aggression = Pyke Aggression

name-reckless_strikes_cotter = Reckless Strikes

name-adaptive_methods_denys = Adaptive Methods

name-combat_prowess_denys = Combat Prowess

name-tempered_by_duty = Tempered by Duty

name-regroup_and_reform_free_folk = Regroup and Reform

name-coordination_tactics = Coordination Tactics

name-theres_too_many = There's Too Many!

name-diversion_tactics_free_folk = Diversion Tactics

name-overwhelming_assault = Overwhelming Assault

name-surrounded_and_exposed = Surrounded and Exposed

name-the_endless_horde = The Endless Horde

name-rush_of_aggression_tormund = Rush of Aggression

name-counter_assault = Counter Assault

name-devastating_impact_tormund = Devastating Impact

name-wildling_diplomacy = Wildling Diplomacy

name-predictable_maneuvers_mance = Predictable Maneuvers

name-the_long_plan = The Long Plan

name-bloody_trophies = Bloody Trophies

name-weapon_trophies = Weapon Trophies

name-armor_trophies = Armor Trophies

name-hit_and_run_harma = Hit and Run

name-feinting_maneuver_harma = Feinting Maneuver

name-swift_reposition_harma = Swift Reposition

name-cruel_methods_weeper = Cruel Methods

name-price_of_failure_weeper = Price of Failure

name-remorseless_examples_weeper = Remorseless Examples

name-bitter_demise = Bitter Demise

name-thenn_defiance = Thenn Defiance

name-styrs_vengeance = Styr's Vengeance

name-shrug_it_off = Shrug It Off

name-trample = Trample

name-enrage = Enrage

name-chieftains_orders = Chieftain's Orders

name-monsters_from_the_north = Monsters from the North

name-last_of_their_kind = Last of Their Kind

name-defiant_roar = Defiant Roar

name-hurl_boulder = Hurl Boulder

name-overrun_mag = Overrun

name-blitz = Blitz

name-battle_endurance_walrus = Battle Endurance

name-frozen_shore_resilience = Frozen Shore Resilience

name-walrus_strength = Walrus' Strength

name-summon_companions = Summon Companions

name-bonded_guardians = Bonded Guardians

name-bonded_command = Bonded Command

name-baratheon_justice = Baratheon Justice

name-stags_wit = Stag's Wit

name-ours_is_the_fury = Ours Is the Fury!

name-sustained_assault_baratheon = Sustained Assault

name-baratheon_conviction = Baratheon Conviction

name-final_strike = Final Strike

name-oath_of_duty = Oath of Duty

name-inexplicable_return = Inexplicable Return

name-hidden_affairs = Hidden Affairs

name-in_his_brothers_shadows = In His Brothers' Shadows

name-loved_by_the_smallfolk_loras = Loved by the Smallfolk

name-overgrowth = Overgrowth

name-growing_strong = Growing Strong

name-hefty_ransom = Hefty Ransom

name-martial_superiority_eldon = Martial Superiority

name-battle_endurance_eldon = Battle Endurance

name-issue_commands_cortnay = Issue Commands

name-surprise_strategy_cortnay = Surprise Strategy

name-counterplot_cortnay = Counterplot

name-wealth_and_charisma = Wealth and Charisma

name-younger_bolder_and_far_more_comely = Younger, Bolder, and Far More Comely

name-they_will_make_me_king = They Will Make Me King!

name-will_of_the_one_true_king = Will of the One True King

name-harsh_conditions = Harsh Conditions

name-tactical_approach = Tactical Approach

name-in_rhllors_name = In R'hllor's Name

name-test_of_faith = Test of Faith

name-azor_ahai_stannis = Azor Ahai!

name-flea_bottom_tricks = Flea Bottom Tricks

name-everything = Everything

name-fealty_to_the_crown_davos = Fealty to the Crown

name-parlay_davos = Parlay

name-assault_orders_andrew = Assault Orders

name-reckless_fury = Reckless Fury

name-rush_of_aggression_andrew = Rush of Aggression

name-fiery_charge_axell = Fiery Charge

name-rhllors_wrath = R'hllor's Wrath

name-fiery_resolve = Fiery Resolve

name-muster = Muster

name-on_the_double = On the Double!

name-ride_them_down_stannis = Ride Them Down!

name-regroup_and_reform_justin = Regroup and Reform

name-sudden_retreat_justin = Sudden Retreat

name-precious_supplies = Precious Supplies

name-overconfidence = Overconfidence

name-knights_of_summer = Knights of Summer

name-lavish_encampment = Lavish Encampment

name-overrun_targaryen = Overrun

name-sudden_retreat_targaryen = Sudden Retreat

name-swift_reposition_targaryen = Swift Reposition

name-fire_and_blood = Fire and Blood

name-field_control = Field Control

name-unstoppable_advance = Unstoppable Advance

name-blood_of_the_dragon = Blood of the Dragon

name-addrivat = Addrivat!

name-ride_by_attack_drogo = Ride-by Attack

name-assault_orders_drogo = Assault Orders

name-lead_by_example_drogo = Lead by Example

name-marshal_jorah = Marshal

name-betrayal = Betrayal

name-opportunist_jorah = Opportunist

name-feinting_maneuver_jorah = Feinting Maneuver

name-pathetic_attempt_belwas = Pathetic Attempt

name-expert_parry = Expert Parry

name-good_dying = Good Dying

name-count_the_cuts = Count the Cuts

name-sustained_assault_barristan = Sustained Assault

name-combat_prowess_barristan = Combat Prowess

name-legendary_boldness = Legendary Boldness

name-victory_comes_hard = Victory Comes Hard

name-issue_commands_grey_worm = Issue Commands

name-lash_out_grey_worm = Lash Out

name-battle_endurance_grey_worm = Battle Endurance

name-retribution_of_the_dragon = Retribution of the Dragon

name-dracarys = Dracarys!

name-dragons_flight = Dragon's Flight

name-promise_of_fire = Promise of Fire

name-fire_made_flesh = Fire Made Flesh

name-targaryen_supremacy = Targaryen Supremacy

name-counterplot_daenerys = Counterplot

name-subjugation_of_power_daenerys = Subjugation of Power

name-remorseless_examples_daenerys = Remorseless Examples

name-sellsword_negotiations_targaryen = Sellsword Negotiations

name-sellsword_bravado_targaryen = Sellsword Bravado

name-reckless_strikes_targaryen = Reckless Strikes

name-hasty_offense = Hasty Offense

name-devotees_of_the_dragon = Devotees of the Dragon

name-devastating_impact_marselen = Devastating Impact

name-war_cry_marselen = War Cry

name-supply_aid = Supply Aid

name-keeping_the_peace = Keeping the Peace

name-the_queens_law = The Queen's Law

name-eyes_of_the_watch = Eyes of the Watch

name-ghiscari_justice = Ghiscari Justice

name-we_do_not_sow = We Do Not Sow

name-what_is_dead_may_never_die = What Is Dead May Never Die

name-the_krakens_wrath = The Kraken's Wrath

name-the_iron_price = The Iron Price

name-finger_dance = Finger Dance

name-raiding_call = Raiding Call

name-bless_with_stone_bless_with_steel = Bless with Stone, Bless with Steel

name-ironborn_mettle = Ironborn Mettle

name-raider_bravery = Raider Bravery

name-war_cry_asha = War Cry

name-rush_of_aggression_victarion = Rush of Aggression

name-assault_orders_victarion = Assault Orders

name-sustained_assault_victarion = Sustained Assault

name-opportunist_theon = Opportunist

name-diversion_tactics_theon = Diversion Tactics

name-stark_exposure = Stark Exposure

name-acceptable_sacrifices = Acceptable Sacrifices

name-price_of_failure_balon = Price of Failure

name-the_old_way = The Old Way

name-devious_methods = Devious Methods

name-cunning_ploy_euron = Cunning Ploy

name-mind_games = Mind Games

name-irons_endurance = Iron's Endurance

name-steels_might = Steel's Might

name-golds_allure = Gold's Allure

name-lash_out_baelor = Lash Out

name-blacktyde_resentment = Blacktyde Resentment

name-blacktyde_conviction = Blacktyde Conviction

name-lust_for_glory = Lust for Glory

name-iron_envy = Iron Envy

name-knowledge_paid_in_iron = Knowledge Paid in Iron

name-superior_positioning_martell = Superior Positioning

name-unbowed_unbent_unbroken = Unbowed, Unbent, Unbroken

name-rhoynish_vengeance = Rhoynish Vengeance

name-sand_diplomacy = Sand Diplomacy

name-rising_temperatures = Rising Temperatures

name-cunning_ploy_martell = Cunning Ploy

name-dune_tactics = Dune Tactics

name-unexpected_exhaustion = Unexpected Exhaustion

name-intercept_orders_oberyn = Intercept Orders

name-vipers_infamy = Viper's Infamy

name-false_agenda_doran = False Agenda

name-parlay_doran = Parlay

name-ripe_to_act = Ripe to Act

name-sustained_assault_obara = Sustained Assault

name-reckless_strikes_obara = Reckless Strikes

name-desert_preparation = Desert Preparation

name-set_for_charge_harmen = Set for Charge

name-battle_endurance_harmen = Battle Endurance

name-spiteful_truce = Spiteful Truce

name-a_need_for_vengeance_daemon = A Need for Vengeance

name-coordinated_plotting = Coordinated Plotting

name-pathetic_attempt_daemon = Pathetic Attempt

name-lone_knight = Lone Knight

name-coup_attempt = Coup Attempt

name-reckless_strikes_gerold = Reckless Strikes

name-planning_and_insight = Planning and Insight

name-adaptive_methods_neutral = Adaptive Methods

name-issue_commands_neutral = Issue Commands

name-worth_the_risk = Worth the Risk

name-meticulous_planning = Meticulous Planning

name-surprise_strategy_neutral = Surprise Strategy

name-spoils_of_war = Spoils of War

name-our_blades_are_sharp_ramsay = Our Blades Are Sharp

name-cruel_methods_ramsay = Cruel Methods

name-sadistic_games_ramsay = Sadistic Games

name-a_flayed_man_has_no_secrets_roose = A Flayed Man Has No Secrets

name-fear_keeps_a_man_alive_roose = Fear Keeps a Man Alive

name-whispered_threats_neutral = Whispered Threats

name-the_cripplers_infamy = The Crippler's Infamy

name-careless_aggression = Careless Aggression

name-exploit_weakness_vargo = Exploit Weakness

name-sellsword_negotiations_neutral = Sellsword Negotiations

name-sellsword_bravado_neutral = Sellsword Bravado

name-reckless_strikes_neutral = Reckless Strikes

name-brothers_in_arms = Brothers in Arms

name-diversion_tactics_jokin = Diversion Tactics

name-stalwart_mercenaries = Stalwart Mercenaries

name-remorseless_examples_bolton = Remorseless Examples

name-harsh_punishments = Harsh Punishments

name-our_blades_are_sharp_bolton = Our Blades Are Sharp

name-sadistic_games_bolton = Sadistic Games

name-cruel_methods_bolton = Cruel Methods

name-a_flayed_man_has_no_secrets_bolton = A Flayed Man Has No Secrets

name-fear_keeps_a_man_alive_bolton = Fear Keeps a Man Alive

name-skin_collection = Skin Collection

name-opportunist_ramsay = Opportunist

name-spoils_in_flesh = Spoils in Flesh

name-whispered_threats_bolton = Whispered Threats

name-seeing_their_flaws_roose = Seeing Their Flaws

name-dreadfort_secrets = Dreadfort Secrets

name-price_of_fear = Price of Fear

name-rush_of_aggression_steelshanks = Rush of Aggression

name-taunt_steelshanks = Taunt

name-sudden_retreat_brotherhood = Sudden Retreat

name-regroup_and_reform_brotherhood = Regroup and Reform

name-knights_of_the_hollow_hill = Knights of the Hollow Hill

name-the_forgotten_fellowship = The Forgotten Fellowship

name-take_up_the_sword = Take Up the Sword

name-azor_ahai_brotherhood = Azor Ahai!

name-but_the_realm_remains = But the Realm Remains

name-assault_orders_beric = Assault Orders

name-six_times_too_many = Six Times Too Many

name-lightbringer = Lightbringer

name-fiery_charge_thoros = Fiery Charge

name-loved_by_the_smallfolk_thoros = Loved by the Smallfolk

name-the_last_kiss = The Last Kiss

name-lash_out_catelyn = Lash Out

name-price_of_failure_catelyn = Price of Failure

name-vengeance_in_blood = Vengeance in Blood
