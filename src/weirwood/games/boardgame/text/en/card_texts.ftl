## What house cards do

text-eddard_stark = Strength 4, two swords.
text-robb_stark = Strength 3. If Stark wins, attacking or defending, it may pick the loser’s retreat area among the legal ones that cost the fewest units.
text-roose_bolton = Strength 2. If Stark loses, its whole discard pile and Roose himself come back to hand before casualties.
text-greatjon_umber = Strength 2, one sword.
text-ser_rodrick_cassel = Strength 1, two fortifications.
text-the_blackfish = Strength 1. Stark takes no casualties from texts, swords or tides in this combat; other losses remain.
text-catelyn_stark = Strength 0. A Stark defense order in the embattled area counts twice.
text-tywin_lannister = Strength 4. If Lannister wins, it takes two power from the pool.
text-ser_gregor_clegane = Strength 3, three swords.
text-the_hound = Strength 2, two fortifications.
text-ser_jaime_lannister = Strength 2, one sword.
text-tyrion_lannister = Strength 1. Before any other text the enemy’s card may be sent back to hand; the enemy plays another one, or none if it has no other.
text-ser_kevan_lannister = Strength 1. When Lannister attacks, its footmen that attack or support it are worth 2; routed ones stay at 0.
text-cersei_lannister = Strength 0. If Lannister wins, it may remove any one order of the beaten house that this combat does not take anyway.
text-stannis_baratheon = Strength 4. One more if the enemy stands ahead of Baratheon on the Iron Throne track at that moment.
text-renly_baratheon = Strength 3. If Baratheon wins, one of its footmen that fought or supported it may become a knight from stock.
text-ser_davos_seaworth = Strength 2. One more and a sword while Stannis lies in the discard pile.
text-brienne_of_tarth = Strength 2, one sword, one fortification.
text-melisandre = Strength 1, one sword.
text-salladhor_saan = Strength 1. If Baratheon is supported, every ship that is not Baratheon’s is worth 0 on either side.
text-patchface = Strength 0. After combat Baratheon may discard a card of the enemy’s hand; if it was the last, the enemy’s other cards come back.
text-euron_crows_eye = Strength 4, one sword.
text-victarion_greyjoy = Strength 3. When Greyjoy attacks, its ships that attack or support it are worth 2; routed ones stay at 0.
text-theon_greyjoy = Strength 2. One more and a sword when defending a castle or stronghold.
text-balon_greyjoy = Strength 2. The number printed on the enemy’s card counts as 0, its own bonus and icons remain.
text-asha_greyjoy = Strength 1. Two swords and a fortification while Greyjoy has no support in this combat.
text-dagmar_cleftjaw = Strength 1, one sword, one fortification.
text-aeron_damphair = Strength 0. After cancels Greyjoy may pay two power, discard Aeron and play another card, which works in full.
text-mace_tyrell = Strength 4. One enemy footman that attacks or defends here dies at once, no supporter.
text-ser_loras_tyrell = Strength 3. If Tyrell attacks, wins and moves in, the march order goes along and may be resolved again on a later turn.
text-ser_garlan_tyrell = Strength 2, two swords.
text-randyll_tarly = Strength 2, one sword.
text-alester_florent = Strength 1, one fortification.
text-margaery_tyrell = Strength 1, one fortification.
text-queen_of_thorns = Strength 0. An order of the enemy next to the embattled area, the march in progress excepted, is removed at once, and its support with it.
text-the_red_viper = Strength 4, two swords, one fortification.
text-areo_hotah = Strength 3, one fortification.
text-obara_sand = Strength 2, one sword.
text-darkstar = Strength 2, one sword.
text-nymeria_sand = Strength 1. A sword when attacking, a fortification when defending.
text-arianne_martell = Strength 1. If Martell defends and loses, the victors go back unrouted to where they came from and Martell retreats.
text-doran_martell = Strength 0. The enemy drops to the last position of a track of Martell’s choice, and a token changes hands at once.

## What Westeros cards do

text-supply = In turn order every house adjusts its supply and cuts its armies.
text-mustering = In turn order every house musters in all its castles and strongholds.
text-a_throne_of_blades = The holder of the throne has everybody muster, or adjusts everybody’s supply, or lets nothing happen.
text-last_days_of_summer = Nothing happens.
text-winter_is_coming = All ten cards of that deck are shuffled and another one is revealed, again and again if need be.
text-clash_of_kings = All houses bid anew for the three influence tracks.
text-game_of_thrones = Each house takes one power per crown it controls and one per own port with a ship whose sea holds no enemy ship.
text-dark_wings_dark_words = The holder of the raven calls a Clash of Kings, a Game of Thrones, or nothing.
text-wildlings_attack = They attack with the strength that the track shows, be it 0.
text-put_to_the_sword = The holder of the blade forbids the march +1, or all defense orders, or nothing.
text-rains_of_autumn = Nobody may place the march +1 this round.
text-storm_of_swords = Nobody may place defense orders this round, the special one included.
text-sea_of_storms = Nobody may place raid orders this round, the special one included.
text-feast_for_crows = Nobody may place consolidate power orders this round, the special one included.
text-web_of_lies = Nobody may place support orders this round, the special one included.

## What wildling cards do

text-silence_at_the_wall = Neither victory nor defeat has any effect beyond the bids and the marker.
text-preemptive_raid = If the wildlings win: the lowest bidder destroys two units anywhere or drops two positions on its best track; the others suffer nothing. If the Watch wins: a second attack of strength 6 follows with a fresh card and the power left, without the highest bidder of the first.
text-crow_killers = If the wildlings win: all knights of the lowest bidder become footmen; where footmen run out, knights of the owner’s choice die; of every other house two knights of its choice become footmen, or die where footmen lack. If the Watch wins: the highest bidder may turn up to two footmen anywhere into knights from stock.
text-rattleshirts_raiders = If the wildlings win: the lowest bidder’s supply falls by two, then its armies must fit; every other house’s supply falls by one, then its armies must fit. If the Watch wins: the highest bidder’s supply rises by one, to six at most.
text-massing_on_the_milkwater = If the wildlings win: with more than one card in hand the lowest bidder discards all cards of its highest printed strength; every other house with more than one card in hand discards one of its choice. If the Watch wins: the highest bidder takes its whole discard pile back to hand.
text-a_king_beyond_the_wall = If the wildlings win: the lowest bidder drops to the last position of all three tracks; every other house in turn order drops to the last position of the Fiefdoms or the King’s Court. If the Watch wins: the highest bidder moves to the first position of a track and takes its dominance token.
text-mammoth_riders = If the wildlings win: the lowest bidder gives up three units wherever they stand; every other house gives up two units wherever they stand. If the Watch wins: the highest bidder may take one card of its discard pile back to hand.
text-the_horde_descends = If the wildlings win: the lowest bidder destroys two units of one own castle or stronghold area, or two anywhere if none holds two; every other house gives up one unit wherever it stands. If the Watch wins: the highest bidder may muster in one castle or stronghold area it controls.
text-skinchanger_scout = If the wildlings win: the lowest bidder loses all available power; every other house pays two power, or what it has. If the Watch wins: the highest bidder takes its own bid back.
