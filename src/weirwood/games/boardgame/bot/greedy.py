"""`greedy`: a player that looks one step ahead.

It sees a view and the options, never the match. Of an assignment it asks a re-dealt world which
tokens may come next; what it knows of the game is what the view says.
"""

from collections.abc import Callable, Mapping
from typing import Any

from weirwood.kernel import Decision, Heuristic, Match, Rng, Worlds, below, bounded

from ..facts import (
    AREA,
    CARD,
    CASTLE,
    CASTLES_TO_WIN,
    CONSOLIDATE,
    CROWNS,
    FOOT,
    FORTS,
    HELPERS,
    HOME_OF,
    HOUSE,
    KNIGHT,
    LANDS,
    MODIFIER,
    PRINTED,
    RAID,
    SEAS_END,
    SHIP,
    STRENGTH,
    SUPPORT,
    SWORDS,
    TYPE,
    UNITS,
)
from ..rules.control import castles_held
from ..state import Position
from .eyes import Eyes, glance, read

Wish = dict[str, list[str]]
Score = Callable[[str], float]
Rule = Callable[[Eyes, Decision], Score]
Pick = Callable[[Eyes, Decision, list[str]], Any]


def best(rule: Rule) -> Pick:
    """The option of the highest score."""

    def pick(eyes: Eyes, decision: Decision, keys: list[str]) -> str:
        return max(keys, key=rule(eyes, decision))

    return pick


def otherwise(eyes: Eyes, decision: Decision, keys: list[str], rng: Rng, worlds: Worlds) -> Any:
    """Orders and armies are filled in slot by slot; what is left is all the same to us."""
    if decision.shape == "assign":
        wish = orders(eyes) if decision.kind == "planning.orders" else army(eyes, decision)
        return fill(decision, worlds(rng), wish)
    return [keys[below(rng, len(keys))]]


def fill(decision: Decision, world: Match, wish: Wish) -> dict[str, str]:
    """Slot by slot the first wish that is allowed, else the first that is."""
    answer: dict[str, str] = {}
    so_far: list[str] = []
    while steps := [o.key for o in world.options(decision, so_far)]:
        slot = steps[0].partition("=")[0]
        allowed = [s.partition("=")[2] for s in steps]
        answer[slot] = next((t for t in wish.get(slot, []) if t in allowed), allowed[0])
        so_far.append(f"{slot}={answer[slot]}")
    return answer


# --- planning -------------------------------------------------------------------------------------


def outlook(eyes: Eyes, area: int, taken: set[int]) -> tuple[float, int]:
    """The best that a march from an area promises, and where."""
    best, where = 0.0, -1
    if not eyes.number(area):
        return best, where
    for goal in eyes.reach(area):
        if goal in taken or eyes.owner[goal] == eyes.me:
            continue
        gain = eyes.prize(goal)
        if eyes.neutral[goal] or eyes.contested(goal):
            edge = eyes.force(area, goal) + lent_by_plan(eyes, goal, area) - resists(eyes, goal)
            if eyes.neutral[goal]:
                gain = gain if edge >= -1 else 0.0
            else:
                gain *= 0.9 if edge >= 2 else 0.6 if edge >= 1 else 0.25 if edge >= 0 else 0.0
        if area >= LANDS and goal >= LANDS:
            gain = min(gain, 1.0)
        if gain > best:
            best, where = gain, goal
    return best, where


def resists(eyes: Eyes, goal: int) -> int:
    """What a target may be expected to put up once orders lie on the board."""
    if eyes.neutral[goal]:
        return eyes.neutral[goal]
    return eyes.force(goal) + eyes.garrison[goal] + (1 if eyes.number(goal) else 0)


def lent_by_plan(eyes: Eyes, goal: int, origin: int) -> int:
    """Half of what own neighbours of a target could lend."""
    return sum(eyes.force(a) for a in HELPERS[goal] if eyes.who[a] == eyes.me and a != origin) // 2


def orders(eyes: Eyes) -> Wish:
    """Marches where they promise most, support around them, power and muster at home."""
    house = eyes.view["houses"][eyes.me]
    stars: int = house["stars"]
    mine = eyes.mine()
    taken: set[int] = set()
    marches: list[tuple[float, int, int]] = []
    for _ in range(3):
        best = max(
            ((*outlook(eyes, a, taken), a) for a in mine if a not in {m[2] for m in marches}),
            default=(0.0, -1, -1),
        )
        if best[0] <= 0.6:
            break
        marches.append(best)
        taken.add(best[1])
    wish: Wish = {}
    bold = sorted(marches, key=lambda m: (eyes.contested(m[1]), m[0]), reverse=True)
    tokens = ["march_plus_1", "march_0", "march_minus_1"]
    if not stars:
        tokens = tokens[1:]
    for (_, _, area), best_march in zip(bold, tokens, strict=False):
        wish[eyes.name(area)] = [best_march, "march_0", "march_minus_1"]
    stars -= len(marches) > 0
    fights = {goal for _, goal, _ in marches if eyes.contested(goal)}
    musters = stars > 0 and eyes.round < 10
    rest = [a for a in mine if eyes.name(a) not in wish]
    for area in sorted(rest, key=lambda a: -eyes.worth(a)):
        wish[eyes.name(area)] = peaceful(eyes, area, fights, musters)
        if wish[eyes.name(area)][0] == "consolidate_special":
            musters = False
    return wish


def peaceful(eyes: Eyes, area: int, fights: set[int], musters: bool) -> list[str]:
    """Orders for an area that does not march, best first."""
    helps = any(area in HELPERS[goal] for goal in fights) and eyes.force(area)
    threat = eyes.threat(area)
    guard = ["support_plus_1", "support", "defense_plus_2", "defense_plus_1"]
    bank = ["consolidate", "consolidate_special", "raid", "raid_special"]
    spare = ["march_minus_1", "march_0", "march_plus_1"]
    if musters and area < LANDS and CASTLE[area]:
        return ["consolidate_special", *bank, *guard, *spare]
    if helps:
        return [*guard, *bank, *spare]
    if area < LANDS and threat > eyes.force(area) + 1 and eyes.worth(area) > 5:
        return ["defense_plus_2", "defense_plus_1", *guard, *bank, *spare]
    if area >= SEAS_END or (area < LANDS and CROWNS[area]):
        return [*bank, *guard, *spare]
    if area >= LANDS:
        return ["support", "raid", "raid_special", *guard, *bank, *spare]
    return ["consolidate", "support", *guard, *bank, *spare]


# --- marches --------------------------------------------------------------------------------------


def keeps(eyes: Eyes, area: int) -> bool:
    """Whether an area stays ours when it is left empty."""
    return HOME_OF[area] == eyes.me or eyes.token[area] == eyes.me or eyes.power > 0


def march_goal(eyes: Eyes, decision: Decision) -> Score:
    """Take what is free, attack what is weak, and do not strip what is dear."""
    origin = AREA[str(decision.args[0])]
    own = MODIFIER[eyes.order[origin]] if eyes.order[origin] >= 0 else 0
    alone = eyes.number(origin) == 1
    bare = 0.0 if origin >= LANDS or keeps(eyes, origin) else eyes.worth(origin)

    def score(key: str) -> float:
        if key == "end":
            return 0.5 + (0.0 if not alone else 0.2)
        goal = AREA[key[5:]]
        gain = eyes.prize(goal)
        if eyes.owner[goal] == eyes.me:
            return 0.0
        if goal >= LANDS:
            gain = 0.9 if eyes.contested(goal) is False else sea_fight(eyes, origin, goal, own)
        elif eyes.contested(goal):
            edge = eyes.force(origin, goal) + own + eyes.helpers(goal, eyes.me)
            edge -= eyes.resistance(goal)
            if eyes.neutral[goal]:
                gain = gain if edge >= 0 else 0.0
            else:
                gain *= 1.0 if edge >= 2 else 0.7 if edge >= 1 else 0.2 if edge >= 0 else -1.0
            return gain - bare
        return gain - (bare if alone else 0.0)

    return score


def sea_fight(eyes: Eyes, origin: int, goal: int, own: int) -> float:
    edge = eyes.force(origin) + own + eyes.helpers(goal, eyes.me) - eyes.resistance(goal)
    return 2.0 if edge >= 2 else -1.0


def army(eyes: Eyes, decision: Decision) -> Wish:
    """All into a fight; into a free area as little as will hold it."""
    origin, goal = AREA[str(decision.args[0])], AREA[str(decision.args[1])]
    have = {UNITS[kind]: n for kind, n in eyes.units[origin].items()}
    if eyes.contested(goal) or eyes.neutral[goal]:
        return {unit: [str(m) for m in range(n, -1, -1)] for unit, n in have.items()}
    one = next((UNITS[k] for k in (FOOT, SHIP, KNIGHT) if UNITS[k] in have), "")
    return {
        unit: ["1", "0", *(str(m) for m in range(2, n + 1))]
        if unit == one
        else [str(m) for m in range(n + 1)]
        for unit, n in have.items()
    }


def march_order(eyes: Eyes, decision: Decision) -> Score:
    """Free gains first: they may open the way for the fights."""

    def score(key: str) -> float:
        return outlook(eyes, AREA[key[5:]], set())[0]

    return score


def leave_token(eyes: Eyes, decision: Decision) -> Score:
    area = AREA[str(decision.args[0])]
    dear = eyes.worth(area) >= 2.0 or eyes.power > 4
    return lambda key: float((key == "token") == dear)


# --- other actions --------------------------------------------------------------------------------


def raid_target(eyes: Eyes, decision: Decision) -> Score:
    def score(key: str) -> float:
        if key == "none":
            return 0.0
        order = eyes.order[AREA[key[5:]]]
        kind = TYPE[order] if order >= 0 else RAID
        return 3.0 if kind == CONSOLIDATE else 2.0 if kind == SUPPORT else 1.0

    return score


def muster_step(eyes: Eyes, decision: Decision) -> Score:
    """Strength where it is mustered, a fleet of some size, and no engines to speak of."""
    fleet = sum(eyes.units[a].get(SHIP, 0) for a in eyes.mine())
    prices = {"knight": 2.6, "footman": 2.0, "siege_engine": 0.6}

    def score(key: str) -> float:
        word, _, rest = key.partition(":")
        if word == "end":
            return 0.1
        if word == "launch":
            water = AREA[rest.partition(":")[2]]
            return (1.9 if fleet < 3 else 0.8) - 0.3 * eyes.number(water)
        if word == "upgrade":
            return 1.5 if rest.startswith("knight") else 0.3
        return prices[rest.partition(":")[0]]

    return score


def bid(eyes: Eyes, decision: Decision, keys: list[str]) -> int:
    """A share of the purse; against the wildlings what is needed, and a little more."""
    most = decision.most
    if decision.kind == "ports.capture":
        return most
    if decision.kind == "wildlings.bid":
        share = -(-int(str(decision.args[0])) // eyes.seats)
        return min(most, share + 1 if most > 4 else share)
    part = {"iron_throne": 4, "fiefdoms": 3, "kings_court": 2}[str(decision.args[0])]
    return most // part


def friends_last(eyes: Eyes, decision: Decision, keys: list[str]) -> list[str]:
    """Ourselves first, then the houses that are furthest from winning."""
    return sorted(keys, key=lambda k: -1 if HOUSE[k[6:]] == eyes.me else eyes.castles[HOUSE[k[6:]]])


def tie(eyes: Eyes, decision: Decision) -> Score:
    """We are the highest bidder if we can, and the lowest is who leads."""
    highest = bool(decision.args[1])

    def score(key: str) -> float:
        house = HOUSE[key[6:]]
        if house == eyes.me:
            return 10.0 if highest else -10.0
        return float(-eyes.castles[house] if highest else eyes.castles[house])

    return score


def spare_unit(eyes: Eyes, decision: Decision) -> Score:
    """Footmen before ships before knights, and from where it hurts least."""

    def score(key: str) -> float:
        _, unit, *where = key.split(":")
        area = AREA[where[0]] if where else -1
        worth = eyes.worth(area) if area >= 0 and eyes.number(area) == 1 else 0.0
        return -2.0 * STRENGTH[UNITS.index(unit)] - worth

    return score


def refuge(eyes: Eyes, decision: Decision) -> Score:
    """A castle of ours, or at least out of reach."""

    def score(key: str) -> float:
        if key == "none":
            return -50.0
        area = AREA[key[5:]]
        own = 3.0 if eyes.owner[area] == eyes.me else 0.0
        return eyes.worth(area) + own + eyes.force(area) - 2.0 * eyes.threat(area)

    return score


def worst_refuge(eyes: Eyes, decision: Decision) -> Score:
    """Where an enemy is driven to."""
    good = refuge(eyes, decision)
    return lambda key: -good(key) if key != "none" else -99.0


# --- combat ---------------------------------------------------------------------------------------


def sides(eyes: Eyes) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """Our side of the combat and theirs."""
    both = eyes.view["combat"]["sides"]
    mine = 0 if both[0]["house"] == eyes.view["house"] else 1
    return both[mine], both[1 - mine]


def wins_ties(eyes: Eyes) -> bool:
    combat = eyes.view["combat"]
    return bool(combat["sides"][combat["tie"]]["house"] == eyes.view["house"])


def house_card(eyes: Eyes, decision: Decision) -> Score:
    """The cheapest card that should win; if none can, the one that is missed least."""
    ours, theirs = sides(eyes)
    held = eyes.view["houses"][HOUSE[theirs["house"]]]["hand"]
    numbers = sorted(PRINTED[CARD[c]] for c in held)
    likely = numbers[len(numbers) * 2 // 3] if numbers else 0
    lead = float(ours["strength"] - theirs["strength"])
    if wins_ties(eyes):
        lead += 0.5

    def score(key: str) -> float:
        card = CARD[key[5:]]
        edge = lead + PRINTED[card] - likely
        if edge > 0:
            return 20.0 - 2.0 * PRINTED[card] + SWORDS[card] + min(edge, 2.0)
        hope = lead + PRINTED[card] - (numbers[0] if numbers else 0)
        return (5.0 if hope > 0 else 0.0) - PRINTED[card] + 1.5 * FORTS[card]

    return score


def use_blade(eyes: Eyes, decision: Decision) -> Score:
    """Only when one more makes the difference."""
    ours, theirs = sides(eyes)
    lead = ours["strength"] - theirs["strength"]
    tie_ours = wins_ties(eyes)
    lost = lead < 0 or (lead == 0 and not tie_ours)
    turns = lead + 1 > 0 or (lead + 1 == 0 and tie_ours)
    use = lost and turns
    return lambda key: float((key == "blade") == use)


def redraw(eyes: Eyes, decision: Decision) -> Score:
    ours, _ = sides(eyes)
    poor = ours["tide"] == "tide_zero"
    return lambda key: float((key == "blade") == poor)


def lend(eyes: Eyes, decision: Decision) -> Score:
    """Help ourselves; of others, whoever fights the leader."""
    both = [s["house"] for s in eyes.view["combat"]["sides"]]
    me = eyes.view["house"]

    def score(key: str) -> float:
        if key == "none":
            return 0.0
        mine = both[0] if key == "attacker" else both[1]
        other = both[1] if key == "attacker" else both[0]
        if mine == me:
            return 5.0
        return float(eyes.castles[HOUSE[other]] - eyes.castles[HOUSE[mine]] - 1)

    return score


def tyrion(eyes: Eyes, decision: Decision) -> Score:
    strong = PRINTED[CARD[str(decision.args[0])]] >= 2
    return lambda key: float((key == "use") == strong)


def strongest(eyes: Eyes, decision: Decision) -> Score:
    """The strongest card: to recover, or to take from an enemy."""
    return lambda key: -1.0 if key == "none" else float(PRINTED[CARD[key[5:]]])


def weakest(eyes: Eyes, decision: Decision) -> Score:
    return lambda key: -float(PRINTED[CARD[key[5:]]])


def enemy_order(eyes: Eyes, decision: Decision) -> Score:
    def score(key: str) -> float:
        if key == "none":
            return -1.0
        order = eyes.order[AREA[key[5:]]]
        return {0: 4.0, 1: 1.0, 2: 3.0, 3: 1.0, 4: 2.0}[TYPE[order]] if order >= 0 else 0.0

    return score


def prefer(*words: str) -> Rule:
    """The first of these words that is offered."""

    def choose(eyes: Eyes, decision: Decision) -> Score:
        return lambda key: -float(words.index(key)) if key in words else -float(len(words))

    return choose


def not_none(eyes: Eyes, decision: Decision) -> Score:
    return lambda key: 0.0 if key == "none" else 1.0


def muster_where(eyes: Eyes, decision: Decision) -> Score:
    return lambda key: 0.0 if key == "none" else float(CASTLE[AREA[key[5:]]])


def westeros(eyes: Eyes, decision: Decision) -> Score:
    behind = eyes.power >= 6
    return prefer("muster", "clash" if behind else "income", "none", "no_defense")(eyes, decision)


def worst_track(eyes: Eyes, decision: Decision) -> Score:
    """Where there is least to lose."""
    tracks = eyes.view["tracks"]
    me = eyes.view["house"]
    return lambda key: float(tracks[key[6:]].index(me))


RULES: dict[str, Rule] = {
    "westeros.choice": westeros,
    "supply.loss": spare_unit,
    "mustering.step": muster_step,
    "wildlings.tie": tie,
    "wildlings.unit": spare_unit,
    "wildlings.knight": spare_unit,
    "wildlings.raid": prefer("positions", "units"),
    "wildlings.discard": weakest,
    "wildlings.fall": worst_track,
    "wildlings.rise": prefer("track:fiefdoms", "track:kings_court", "track:iron_throne"),
    "wildlings.promote": not_none,
    "wildlings.recover": strongest,
    "wildlings.muster": muster_where,
    "planning.raven": prefer("look", "none"),
    "planning.raven_card": prefer("keep"),
    "raids.target": raid_target,
    "marches.order": march_order,
    "marches.to": march_goal,
    "marches.token": leave_token,
    "neutral.support": prefer("none"),
    "consolidate.use": prefer("muster", "power"),
    "combat.support": lend,
    "combat.accept": prefer("accept"),
    "combat.card": house_card,
    "combat.replace": house_card,
    "combat.redraw": redraw,
    "combat.blade": use_blade,
    "casualties.unit": spare_unit,
    "retreat.area": refuge,
    "retreat.robb": worst_refuge,
    "retreat.loss": spare_unit,
    "cards.tyrion": tyrion,
    "cards.aeron": prefer("none"),
    "cards.queen": enemy_order,
    "cards.cersei": enemy_order,
    "cards.renly": not_none,
    "cards.patchface": strongest,
}

CHOOSERS: dict[str, Pick] = {
    **{kind: best(rule) for kind, rule in RULES.items()},
    "bidding.track": bid,
    "bidding.tie": friends_last,
    "wildlings.bid": bid,
    "ports.capture": bid,
}

GREEDY = Heuristic(read, glance, CHOOSERS, otherwise)


# --- for search -----------------------------------------------------------------------------------


def clock(st: Position) -> int:
    """Rises with every round."""
    return st.round


def evaluate(st: Position, seat: int) -> float:
    """How well a seat stands, from -1 to 1: castles first, then what may take more of them."""
    return evaluate_all(st)[seat]


def evaluate_all(st: Position) -> list[float]:
    """The same of every seat, looked at together."""
    standing = [held + 0.02 * might(st, h) for h, held in enumerate(castles_held(st))]
    found = []
    for house in st.house[: st.seats]:
        best = max([s for h, s in enumerate(standing) if h != house])
        found.append(bounded((standing[house] - best) / CASTLES_TO_WIN) if house >= 0 else 0.0)
    return found


def might(st: Position, house: int) -> float:
    """Units, supply and power in one number."""
    army = sum([st.size[a] for a in st.own[house]])
    return 2.0 * army + 3.0 * st.supply[house] + st.power[house]


def terms(st: Position, seat: int) -> dict[str, tuple[float, float]]:
    """What `evaluate` weighs: castles here and there, units, supply and power."""
    house = st.house[seat]
    held = castles_held(st)
    if house < 0:
        return {}
    army = sum(st.size[a] for a, who in enumerate(st.who) if who == house)
    unit = 1 / CASTLES_TO_WIN
    return {
        "castles": (held[house], unit),
        "rival_castles": (max(n for h, n in enumerate(held) if h != house), -unit),
        "units": (army, 0.04 * unit),
        "supply": (st.supply[house], 0.06 * unit),
        "power": (st.power[house], 0.02 * unit),
    }
