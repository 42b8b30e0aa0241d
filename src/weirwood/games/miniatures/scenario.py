"""Positions from readable data, for tests, docs, puzzles and the analysis board.

    {
        "units": [
            "0 stark_sworn_swords at 24,20",
            "1 lannister_guardsmen at 24,30 facing 180, wounds 3, panicked, with guard_captain",
            "1 lannister_guardsmen against 0 left half_right",
        ],
        "ncus": ["0 catelyn_stark_lady_of_winterfell on zone_crown"],
        "terrain": ["forest at 12,24 facing 90"],
        "hands": {"0": ["winters_might"]},
        "round": 2,
        "turn": 0,
    }

A unit is a seat and a card, then where it stands: `at X,Y` in inches with `facing` in degrees, or
`against` another unit of the list on one of its sides (`full`, `half_left`, `half_right`), or
nothing for a unit in reserve; then, after commas, what is particular about it: `with` attachments,
`wounds N`, condition tokens, `activated`, `commander NAME`, `marked`, `bounty N`, `used ORDER N`,
`note NAME N`.
This is a field and no army: cards that one player could not muster together may stand on one side,
and any card may be its commander.
Enemies that touch are engaged. An objective token lies `at X,Y`, perhaps `center`, with its card,
`pile=N` or, where tokens are carried, `carried=N`. What is not said is as at the start of a game on
an empty table.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from weirwood.kernel import PROCEDURES, Plain, Reader, Refused, secrets

from . import facts, settings
from .effects.sources import copies
from .geometry.contact import alignments, flush
from .geometry.poly import poly_overlap
from .geometry.rect import SIDES, SLACK, inside, overlap
from .rules import ncus, units
from .rules.field import engage
from .rules.modes.carry import carried
from .rules.modes.fallen import PILE, add_token
from .rules.modes.kings import card_share
from .rules.modes.missions import numbered
from .rules.modes.scoring import quadrant_names
from .rules.objectives import RADIUS, cover_after_move, may_hold
from .rules.tactics import FACE_OF, hand, hand_limit, lay_out, pile
from .rules.teams import friends, side_of
from .rules.terrain import add_piece, on_piece, outline, pieces_that
from .rules.units import CASTLE_WALL, PROFILES, is_wall, on_table, profile, put, tray
from .state import DECK, HAND, NOBODY, ON, SECRETS, TOKENS, Position, put_at

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


FARTHEST: Final = 1_000_000  # thousandths: nothing stands further
MOST_WOUNDS: Final = 99
PRINTED: Final = frozenset((*facts.UNITS, *facts.ATTACHMENTS, *facts.NCUS))
ORDERS: Final = frozenset(a.id for a in facts.ABILITIES.values() if a.type == "order")
MOST_ARGUMENTS: Final = 4  # of a rule that a scenario begins with
HOW: Final = {"full": 0, "half_left": 1, "half_right": 2}
SHOWN: Final = 12  # names that a refusal lists, of long tables

Small = Annotated[int, msgspec.Meta(ge=-1, le=99)]
Lines = Annotated[tuple[str, ...], msgspec.Meta(max_length=200)]
Cards = dict[Literal["0", "1", "2", "3"], Lines]


def says(what: str) -> msgspec.Meta:
    return msgspec.Meta(description=what)


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and where the game goes on."""

    seats: Annotated[Literal[2, 3, 4], says("how many play")] = 2
    mode: Annotated[str | None, says("the game mode; the usual one")] = None
    points: Annotated[int, msgspec.Meta(ge=1, le=1000, description="of the armies")] = 40
    teams: Annotated[bool, says("two against two, with four seats")] = False
    table: Annotated[Literal["standard", "large"], says("its size")] = "standard"
    custom: Annotated[Any, says("terrain of the table's own, as in the settings")] = msgspec.field(
        default_factory=dict
    )
    units: Annotated[Lines, says("one line for each, numbered from 0")] = ()
    ncus: Annotated[Lines, says("`SEAT NCU on ZONE, activated, tokens N, influences UNIT`")] = ()
    terrain: Annotated[Lines, says("`PIECE at X,Y facing DEGREES`")] = ()
    objectives: Annotated[
        Lines | Literal["mode"],
        says("`at X,Y`, then `center`, a card, `pile=N`, `carried=UNIT`; or those of the mode"),
    ] = ()
    hands: Annotated[Cards, says("tactics, mission and siege cards, by seat")] = msgspec.field(
        default_factory=dict
    )
    decks: Annotated[Cards, says("by seat, the top card last")] = msgspec.field(
        default_factory=dict
    )
    bonuses: Annotated[Cards, says("objective cards held, by seat")] = msgspec.field(
        default_factory=dict
    )
    vp: Annotated[tuple[Small, ...] | None, says("victory points, by side")] = None
    round: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=6)] | None, says("of the game; 1 once somebody acts")
    ] = None
    turn: Annotated[Small | None, says("the side that acts; else the round begins")] = None
    first: Annotated[Small, says("the side that is first player")] = 0
    attacker: Annotated[Small | None, says("the side that lays siege")] = None
    zones: Annotated[tuple[Small, ...] | None, says("deployment zones, by side")] = None
    missions: Annotated[Lines, says("mission cards that are open")] = ()
    missions_next: Annotated[Lines, says("mission cards that open next")] = ()
    switches: Annotated[
        tuple[Literal["idleness", "full_board"], ...], says("house rules of the settings")
    ] = ()
    factions: Annotated[Lines | None, says("by seat")] = None
    commanders: Annotated[Lines | None, says("by seat")] = None
    rule: Annotated[
        tuple[Any, ...] | None, says("a rule with its arguments that the game goes on with")
    ] = None


READER: Final = Reader(Shape, "field.scenario")


def read(data: Mapping[str, Any]) -> Shape:
    """The scenario in its types; what the shape cannot say is checked here."""
    for name, given in data.items():
        if given is None and name in READER.keys:
            READER.refuse(name, given, "something, or no such key")
    found = READER.read(data)
    seats = found.seats
    sides = 2 if found.teams and seats == 4 else seats
    if found.teams and seats != 4:
        READER.refuse("teams", seats, "4 seats")
    READER.within(found.turn or 0, 0, sides - 1, "turn")
    READER.within(found.first, 0, sides - 1, "first")
    READER.within(found.attacker or 0, NOBODY, sides - 1, "attacker")
    for zone in found.zones or ():
        READER.within(zone, 0, 3, "zones")
    if len(set(found.zones or ())) != len(found.zones or ()):
        READER.refuse("zones", found.zones, "another zone for each side")
    for points in found.vp or ():
        READER.within(points, 0, MOST_WOUNDS, "vp")
    for name in found.commanders or ():
        if name:
            known(PRINTED, name, "commanders")
    if found.round == 0 and found.turn is not None:
        READER.refuse("round", found.round, "1 and more once somebody acts")
    for name, given, want in (
        ("vp", found.vp, sides),
        ("zones", found.zones, sides),
        ("factions", found.factions, seats),
        ("commanders", found.commanders, seats),
    ):
        if given is not None and len(given) != want:
            READER.refuse(name, given, f"{want} of them")
    for row in (found.hands, found.decks, found.bonuses):
        for seat in row:
            READER.within(int(seat), 0, seats - 1, "seat")
    for name in (*found.missions, *found.missions_next):
        known(facts.MISSIONS, name, "missions")
    for name in found.factions or ():
        known(facts.FACTIONS, name, "factions")
    for name in (card for row in found.bonuses.values() for card in row):
        known(facts.OBJECTIVES, name, "bonuses")
    if found.mode is not None:
        READER.among(settings.MODES, found.mode, "mode")
    if found.rule is not None:
        check_rule(found.rule)
    return found


def check_rule(rule: tuple[Any, ...]) -> None:
    """A rule that exists, with as many plain arguments as it takes."""
    if not rule or not isinstance(rule[0], str) or rule[0] not in PROCEDURES:
        READER.refuse("rule", rule[:1], "the name of a rule, such as miniatures.wounds.wound")
    wanted = [name for name in PROCEDURES[rule[0]].params if name != "st"]
    plain = all(isinstance(a, (int, str, bool, list, tuple)) or a is None for a in rule[1:])
    if len(rule) - 1 != len(wanted) or len(wanted) > MOST_ARGUMENTS or not plain:
        READER.refuse("rule", rule, f"{rule[0]} {' '.join(wanted)}")


def inches(text: str) -> int:
    """Inches, or degrees, with up to three decimals, as whole thousandths."""
    try:
        value = Decimal(text) * 1000
    except InvalidOperation as error:
        raise READER.refusal("number", text, "a number such as 24 or 5.5") from error
    if not value.is_finite() or abs(value) > FARTHEST:
        raise READER.refusal("number", text, "a number such as 24 or 5.5")
    if value != int(value):
        raise READER.refusal("number", text, "at most three decimals")
    return int(value)


def whole(words: list[str], at: int, line: str, most: int) -> int:
    """The whole number at a place of a line."""
    text = words[at].rstrip(",") if at < len(words) else ""
    if not text.isdecimal() or not text.isascii() or int(text) > most:
        raise READER.refusal("number", line, f"a whole number up to {most}")
    return int(text)


def known(table: Any, name: str, what: str) -> str:
    if name not in table:
        READER.refuse(what, name, ", ".join(sorted(table)[:SHOWN]) + ", ...")
    return name


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Plain, ...]]:
    """A position and the procedure that goes on from it."""
    said = read(data)
    st = empty_table(said)
    for line in said.units:
        add_unit(st, line)
    for line in said.ncus:
        add_ncu(st, line)
    for line in said.terrain:
        name, x, y, facing = spot(line)
        known({*facts.TERRAIN, *st.custom, CASTLE_WALL}, name, "terrain")
        if name == CASTLE_WALL:  # where a castle is besieged its walls are units
            in_mode(st, "walls_are_terrain", line)
        add_piece(st, name, x, y, facing)
    lay_tokens(st, said.objectives)
    check_field(st)
    deal(st, said)
    for u in on_table(st):
        cover_after_move(st, u)
    side = said.turn or 0
    if said.rule is not None:
        name, *args = said.rule
        return st, "miniatures.rounds.play_rule", (name, tuple(args), side)
    if said.round is None and said.turn is None:
        return st, "miniatures.rounds.play_on", ()
    return st, "miniatures.rounds.play_from", (side,)


def empty_table(said: Shape) -> Position:
    seats = said.seats
    given = {s.name: s.default for s in settings.SETTINGS}
    given |= {name: getattr(said, name) for name in ("points", "teams", "table", "custom")}
    if said.mode is not None:
        given["mode"] = said.mode
    settings.check_custom(given["custom"])
    st = settings.setup(seats, given)
    empty = Position(seats)
    for column in (
        "owner", "kind", "where", "x", "y", "facing", "half_width", "half_depth", "health", "full",
        "cost", "tokens", "activated", "attached", "fallen", "muster", "paid", "notes", "bounty",
        "marked",
        "n_owner", "n_kind", "n_zone", "n_activated", "n_tokens", "n_alive", "n_unit", "n_notes",
    ):  # fmt: skip
        setattr(st, column, getattr(empty, column))
    st.cards = secrets.Cards()
    lay_out(st, [[] for _ in range(seats)])
    st.commander = said.commanders or ("",) * seats
    st.faction = said.factions or st.faction
    st.zone = said.zones or tuple(range(len(st.vp)))
    st.chooser = 0
    begun = said.turn is not None or said.rule is not None
    st.round = int(begun) if said.round is None else said.round
    st.first = said.first
    st.attacker = 1 if facts.MODES[st.mode].siege else NOBODY
    if said.attacker is not None:
        st.attacker = said.attacker
    st.vp = list(said.vp or st.vp)
    if (said.missions or said.missions_next) and not facts.MODES[st.mode].missions:
        READER.refuse("missions", st.mode, "a mode with missions")
    if st.attacker != NOBODY and not facts.MODES[st.mode].siege:
        READER.refuse("attacker", st.mode, "a mode with a siege")
    st.missions = said.missions
    st.missions_next = said.missions_next
    if st.missions_next:
        open_ = {*st.missions, *st.missions_next}
        st.mission_deck = tuple(name for name in numbered(1, 9) if name not in open_)
    for seat, names in said.bonuses.items():
        st.bonuses = put_at(st.bonuses, st.side[int(seat)], names)
    st.switches = said.switches
    st.phase = "activation"
    return st


def spot(line: str) -> tuple[str, int, int, int]:
    """`name at X,Y facing D`."""
    words = line.split()
    if len(words) < 3 or words[1] != "at" or "," not in words[2]:
        raise READER.refusal("place", line, "NAME at X,Y facing DEGREES")
    if words[3:] and (len(words) != 5 or words[3] != "facing"):
        raise READER.refusal("place", line, "NAME at X,Y facing DEGREES")
    x, _, y = words[2].partition(",")
    facing = inches(words[4]) // 10 if words[3:] else 0
    return words[0], inches(x), inches(y), facing % 36000


def add_unit(st: Position, line: str) -> None:
    head, *details = [part.strip() for part in line.split(",")]
    if details and head.count(" at ") == 1:  # the comma between X and Y
        head = f"{head},{details.pop(0)}"
    words = head.split()
    if len(words) < 2 or not words[0].isdigit() or int(words[0]) >= st.seats:
        raise READER.refusal("unit", line, "SEAT UNIT at X,Y facing DEGREES, ...")
    seat = int(words[0])
    kind = known(PROFILES, words[1], "unit")
    extra = [name for d in details if d.startswith("with ") for name in d[5:].split()]
    for name in extra:
        known(facts.ATTACHMENTS, name, "attachment")
    if len(set(extra)) != len(extra):
        READER.refuse("attachment", line, "every attachment once")
    for name in extra:
        why_not_in(name, PROFILES[kind])
    if kind == CASTLE_WALL:
        if not facts.MODES[st.mode].siege or st.side[seat] == st.attacker:
            READER.refuse("unit", line, "a wall of the besieged, in a mode with a siege")
        _, x, y, facing = spot(" ".join(words[1:]))
        units.add_wall(st, seat, x, y, "x" if facing % 18000 == 0 else "y")
        u = len(st.kind) - 1
    else:
        paid = [facts.ATTACHMENTS[name].cost for name in extra]
        cost = PROFILES[kind].cost + sum(paid)
        u = units.add_unit(st, seat, kind, extra, cost, paid)
        stand(st, u, words[1:], line)
    for detail in details:
        describe(st, u, detail, line)
        if st.where[u] != ON and detail.split()[0] in {"wounds", "activated", *TOKENS}:
            READER.refuse("unit", line, "a unit that stands on the table")


def why_not_in(name: str, unit: facts.Unit) -> None:
    """An attachment is in a unit of its own kind, and in one that fights alone only if it says so
    (rules armies.attachment_kind, armies.attachment_solo)."""
    row = facts.ATTACHMENTS[name]
    if unit.solo and not any(unit.id in need.cards for need in row.needs if need.kind == "joins"):
        raise Refused("armies.attachment_solo", {"card": name, "unit": unit.id})
    if row.kind != unit.kind:
        raise Refused("armies.attachment_kind", {"card": name, "unit": unit.id})


def stand(st: Position, u: int, words: list[str], line: str) -> None:
    if len(words) == 1:
        st.notes[u]["reserve"] = 1
        return
    st.where[u] = ON
    if words[1] == "at":
        _, st.x[u], st.y[u], st.facing[u] = spot(" ".join(words))
        return
    if words[1] != "against" or not 4 <= len(words) <= 5 or words[3] not in SIDES:
        allowed = "at X,Y facing D, or against NUMBER SIDE full|half_left|half_right"
        raise READER.refusal("unit", line, allowed)
    v = whole(words, 2, line, u - 1)
    how = words[4] if len(words) > 4 else "full"
    a, b = st.half_width[u], st.half_depth[u]
    shift = alignments(tray(st, v), words[3], a)[HOW[known(HOW, how, "alignment")]]
    put(st, u, flush(tray(st, v), words[3], a, b, shift))


def describe(st: Position, u: int, detail: str, line: str) -> None:
    word, *rest = detail.split() or [""]
    if word == "with":
        return
    if word == "wounds" and len(rest) == 1:
        # a wall that has fallen stays where it is; attachments fall last (rule attachments.figure)
        least = 0 if is_wall(st, u) else max(0, len(st.attached[u]) - 1) * profile(st, u).wounds + 1
        st.health[u] -= whole(rest, 0, line, st.health[u] - least)
    elif word in TOKENS:
        names = [known(TOKENS, name, "token") for name in detail.split()]
        if len(set(names)) != len(names):
            raise READER.refusal("token", detail, "every token once")
        for name in names:
            st.tokens[u] |= TOKENS[name]
    elif detail == "activated":
        st.activated[u] = 1
    elif word == "commander" and len(rest) <= 1:
        lead = known(PRINTED, rest[0], "commander") if rest else st.kind[u]
        if lead not in {st.kind[u], *st.attached[u]}:
            READER.refuse("commander", line, "a unit that is the commander, or holds it")
        if st.commander[st.owner[u]] not in {"", lead}:
            READER.refuse("commander", line, "one for each player")
        st.commander = put_at(st.commander, st.owner[u], lead)
    elif detail == "marked":
        in_mode(st, "marking", line)
        st.marked = put_at(st.marked, u, 1)
        side = side_of(st, u)
        most = card_share(st) * (len(st.vp) - 1)  # so many from every other side (rule modes.marks)
        if sum(st.marked[v] and side_of(st, v) == side for v in range(len(st.kind))) > most:
            READER.refuse("marked", line, f"{most} units of a side at most")
    elif word == "bounty" and len(rest) == 1:
        in_mode(st, "bounties", line)
        st.bounty = put_at(st.bounty, u, whole(rest, 0, line, MOST_WOUNDS))
    elif word == "used" and 1 <= len(rest) <= 2:
        order = known(ORDERS, rest[0], "order")
        own = copies(st, u, order)
        if not own:
            raise READER.refusal("order", f"{order} ({line})", "an order of the unit")
        st.notes[u][f"order:{order}"] = whole(rest, 1, line, own) if rest[1:] else 1
    elif word == "note" and len(rest) == 2:
        st.notes[u][rest[0]] = whole(rest, 1, line, MOST_WOUNDS)
    else:
        allowed = (
            "with, wounds N, tokens, activated, commander NAME, marked, bounty N, used ORDER N, "
            "note NAME N"
        )
        raise READER.refusal("unit", f"{detail} ({line})", allowed)


def in_mode(st: Position, rule: str, line: str) -> None:
    """Some things lie on units in modes with a certain rule alone."""
    modes = [mode.id for mode in facts.MODES.values() if rule in mode.rules]
    if st.mode not in modes:
        names = [mode.removeprefix("mode_") for mode in modes]  # as a scenario says them
        raise READER.refusal("mode", line, ", ".join(names))


def add_ncu(st: Position, line: str) -> None:
    words = line.split()
    if len(words) < 2 or not words[0].isdecimal() or int(words[0]) >= st.seats:
        raise READER.refusal("ncu", line, "SEAT NCU on ZONE, activated")
    seat, name = int(words[0]), known(facts.NCUS, words[1].rstrip(","), "ncu")
    if any(row == (seat, name) for row in zip(st.n_owner, st.n_kind, strict=True)):
        READER.refuse("ncu", line, "every NCU of a player once")
    n = ncus.add_ncu(st, seat, name)
    left = iter(word.rstrip(",") for word in words[2:])
    for word in left:
        if word == "on":
            zone = known({*st.zones, *quadrant_names(st)}, next(left, ""), "zone")
            if zone in st.zones and zone in st.n_zone:
                READER.refuse("zone", line, "one NCU in a zone")
            st.n_zone[n] = zone
            st.n_activated[n] = 1
        elif word == "activated":
            st.n_activated[n] = 1
        elif word == "tokens":
            st.n_tokens[n] = whole([next(left, "")], 0, line, MOST_WOUNDS)
        elif word == "influences":
            st.n_unit[n] = whole([next(left, "")], 0, line, len(st.kind) - 1)
            influence(st, n, line)
        else:
            READER.refuse("ncu", line, "on ZONE, activated, tokens N, influences UNIT")


def influence(st: Position, n: int, line: str) -> None:
    """A card of Influence lies on a unit of the table, beside none of the same side (rules
    ncus.influence_one, ncus.influence_taken)."""
    u = st.n_unit[n]
    if not facts.NCUS[st.n_kind[n]].influence or st.where[u] != ON or is_wall(st, u):
        READER.refuse("influences", line, "an NCU with Influence, and a unit on the table")
    friend = st.side[st.n_owner[n]] == st.side[st.owner[u]]
    for other, on in enumerate(st.n_unit[:n]):
        if on == u and (st.side[st.n_owner[other]] == st.side[st.owner[u]]) == friend:
            raise Refused("ncus.influence_taken", {"unit": st.kind[u]})


def lay_tokens(st: Position, lines: Sequence[str]) -> None:
    """Objective tokens: `at X,Y`, with a card, a role, a pile or a unit that carries it; or "mode"
    for those of the mode."""
    mode = facts.MODES[st.mode]
    if lines == "mode":
        for row in mode.objectives:
            add_token(st, row.x, row.y, row.role, NOBODY)
        return
    for line in lines:
        words = line.split()
        _, x, y, _ = spot("token " + " ".join(words[:2]))
        READER.within(x, RADIUS, st.width - RADIUS, line)
        READER.within(y, RADIUS, st.height - RADIUS, line)
        add_token(st, x, y, "center" if "center" in words else "side", NOBODY)
        for word in words[2:]:
            if word in facts.OBJECTIVES:
                st.o_card = put_at(st.o_card, -1, word)
            elif word.startswith("pile="):
                pile_nr = whole([word[5:]], 0, line, len(st.t_kind) - 1)
                READER.among((PILE,), st.t_kind[pile_nr], "pile")
                st.o_pile = put_at(st.o_pile, -1, pile_nr)
            elif word.startswith("carried="):
                carry(st, whole([word[8:]], 0, line, len(st.kind) - 1), line)
            elif word not in {"center", "side"}:
                READER.refuse("objective", line, "at X,Y, center, an objective, pile=N, carried=N")


def carry(st: Position, u: int, line: str) -> None:
    """A unit has the token laid last: one at most, in the modes where tokens are carried."""
    if not carried(st) or u in st.o_unit or not may_hold(st, u) or st.where[u] != ON:
        READER.refuse("carried", line, "a unit on the table that may carry it, one token each")
    st.o_unit[-1] = u


def check_field(st: Position) -> None:
    """Refuse positions that cannot be: trays over each other or over the edge of the table, pieces
    of terrain likewise, and trays on ground that nobody enters."""
    standing = on_table(st)
    check_pieces(st)
    for i, u in enumerate(standing):
        if not inside(tray(st, u), 0, 0, st.width, st.height):
            raise Refused("movement.table_edge", {"unit": st.kind[u]})
        for v in standing[:i]:
            if overlap(tray(st, u), tray(st, v)):
                raise Refused("movement.overlap", {"unit": st.kind[u]})
            if not friends(st, u, v):
                engage(st, u, v)


def check_pieces(st: Position) -> None:
    for i, name in enumerate(st.t_kind):
        own = outline(st, i)
        if not all(0 <= x <= st.width and 0 <= y <= st.height for x, y in own):
            raise Refused("terrain.on_table", {"piece": name})
        if any(poly_overlap(own, outline(st, j), SLACK) for j in range(i)):
            raise Refused("terrain.spacing", {"piece": name})
    for i in pieces_that(st, "bars"):
        if any(on_piece(st, i, tray(st, u)) for u in on_table(st)):
            raise Refused("terrain.impassable", {"piece": st.t_kind[i]})


def deal(st: Position, said: Shape) -> None:
    """Hands and decks; the last card of a deck is its top."""
    for seat in {*said.hands, *said.decks}:
        named = (*said.hands.get(seat, ()), *said.decks.get(seat, ()))
        for name in named:
            if name in facts.CARDS and named.count(name) > facts.CARDS[name].copies:
                READER.refuse("card", name, f"{facts.CARDS[name].copies} copies")
    for rows, which in ((said.decks, DECK), (said.hands, HAND)):
        for seat, faces in rows.items():
            for card_name in faces:
                where = which
                if card_name in facts.MISSIONS or card_name in facts.SIEGE:
                    where = SECRETS
                face = FACE_OF[known(FACE_OF, card_name, "card")]
                card = secrets.add(st.cards, face, pile(int(seat), where))
                if which == HAND:
                    secrets.peek(st, st.cards, card, int(seat))
    for who in range(st.seats):
        if len(hand(st, who)) > hand_limit(st, who):
            raise Refused("tactics.hand_limit", {"most": hand_limit(st, who)})
