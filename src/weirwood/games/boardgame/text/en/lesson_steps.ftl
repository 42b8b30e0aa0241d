## First steps: one round of orders.

lesson-steps = First steps
    .about = One round as House Stark: give orders, march to a new castle, gather power.
lesson-steps-welcome = You are House Stark, in the north of the map. Lannister and Baratheon sit in the south.
    .rule = Whoever first holds seven castles and strongholds, the towers on the map, wins at once; else whoever holds most after ten rounds.
lesson-steps-planning = Every area with units of yours gets one order, face down. All do so at the same time.
    .rule = March moves and attacks, support helps a neighbour in battle, defense protects, raid takes an order away, consolidate brings power. Those with a ★ are stronger, and you may give only a few.
    .why = Winterfell’s two units stand beside empty land: let them march. White Harbor’s one footman already holds a castle and gathers power meanwhile. The ship can only help, so it supports.
    .miss = Winterfell holds two of your three land units. Without a march order they stay at home this round, and the empty castle in the south is open to others.
lesson-steps-shown = All orders are turned over at once. Nobody can change theirs any more.
    .rule = First raids, then marches, then consolidation; each house in turn, in the order of the Iron Throne track.
lesson-steps-to = Your march from Winterfell. Where to?
    .rule = Units march into an adjacent area. The units of one order may go different ways.
    .why = Moat Cailin has a castle and nobody in it: your third of the seven. It is also the only land road from the south to your home.
    .miss = There is land to be had there, but no castle, and only castles and strongholds win. One area beside Winterfell has an empty one.
lesson-steps-units = Who goes?
    .rule = Send any number of the units; the others may still march elsewhere with the same order.
    .why = One footman is enough to hold what nobody defends. The knight, worth 2 in battle, remains free for a second way with the same order.
lesson-steps-rest = The knight is left in Winterfell and may march as well.
    .rule = Your home area stays yours without units. Other areas need a unit or a power token.
    .why = The Stony Shore has a barrel: supply, which lets you keep larger armies. Winterfell needs no guard now, for nobody stands within reach.
lesson-steps-power = White Harbor consolidates: { $power } power for you.
    .rule = Power buys places on the tracks, fends off wildlings and, as a token, holds areas you leave.
lesson-steps-end = That was a round: orders, marches, power. You hold three castles instead of two.
    .rule = From the second round on each begins with three Westeros cards. The next lesson plays through them and the first battles.
