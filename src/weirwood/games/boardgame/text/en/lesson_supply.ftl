## Supply and mustering.

lesson-supply = Supply and mustering
    .about = Muster units with little supply: what a castle pays for, why an army may not grow, and what does without it.
lesson-supply-welcome = A Westeros card lets everybody muster. You have supply 1, five units on land, and three places to muster in: Winterfell, White Harbor and Moat Cailin.
    .rule = Two or more units in one area are an army. Supply 1 feeds one army of three and one of two; a single unit needs none.
lesson-supply-first = Winterfell is a stronghold: two points. Castles have one.
    .rule = A footman and a ship cost one point, a knight and a siege engine two. Knights count 2 in battle.
    .why = A knight in Winterfell. You may have one army of three: a knight fills that place with 2 strength, a footman only with 1.
lesson-supply-upgrade = Winterfell now has three, Moat Cailin two: your supply is used up. Make Moat Cailin stronger all the same.
    .rule = You may never muster beyond your supply. The number of units counts, not their strength.
    .why = A third footman is refused, but a footman may become a knight for one point: still two units, strength 3 instead of 2.
    .miss = That uses a point, but Moat Cailin, the gate to the north, stays at strength 2. What could be changed there without one unit more?
lesson-supply-ship = White Harbor’s point is left. A second footman there would be a third army: refused.
    .rule = Castles at the coast launch ships into a sea beside them or into their port. Ships at sea count as armies too, but one alone does not.
    .why = One ship in the Shivering Sea needs no supply, carries your armies along the whole coast and can support White Harbor and Winterfell.
    .miss = Points that are not used are lost. A single ship needs no supply.
lesson-supply-end = Three places, four points, and not one unit too many.
    .rule = Barrels on the map are counted only when a Supply card comes. If you then have too little, armies shrink at once, and you choose what goes: take barrels before you need them.
