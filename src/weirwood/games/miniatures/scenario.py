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
nothing for a unit in reserve; then, after commas, what is particular about it. Enemies that touch
are engaged. What is not said is as at the start of a game on an empty table.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any, Final

from weirwood.games.miniatures import content, mustering
from weirwood.games.miniatures.cardbook import FACE_OF, lay_out, pile
from weirwood.games.miniatures.field import engage, put, tray
from weirwood.games.miniatures.geometry.contact import alignments, flush
from weirwood.games.miniatures.geometry.rect import SIDES, inside, overlap
from weirwood.games.miniatures.modes.fallen import add_token
from weirwood.games.miniatures.modes.missions import numbered
from weirwood.games.miniatures.objectives import cover_after_move
from weirwood.games.miniatures.roster import CASTLE_WALL, PROFILES, friends, on_table
from weirwood.games.miniatures.scenario_shape import check, refuse
from weirwood.games.miniatures.state import (
    DECK,
    HAND,
    NOBODY,
    ON,
    SECRETS,
    TOKENS,
    Position,
    put_at,
)
from weirwood.games.miniatures.terrain_changes import add_piece
from weirwood.kernel import Plain, Refused, secrets

if TYPE_CHECKING:
    from collections.abc import Mapping

FARTHEST: Final = 1_000_000  # thousandths: nothing stands further
MOST_WOUNDS: Final = 99
HOW: Final = {"full": 0, "half_left": 1, "half_right": 2}


def inches(text: str) -> int:
    """Inches, or degrees, with up to three decimals, as whole thousandths."""
    try:
        value = Decimal(text) * 1000
    except InvalidOperation as error:
        raise refuse("number", text, "a number such as 24 or 5.5") from error
    if not value.is_finite() or abs(value) > FARTHEST:
        raise refuse("number", text, "a number such as 24 or 5.5")
    if value != int(value):
        raise refuse("number", text, "at most three decimals")
    return int(value)


def whole(words: list[str], at: int, line: str, most: int) -> int:
    """The whole number at a place of a line."""
    text = words[at].rstrip(",") if at < len(words) else ""
    if not text.isdecimal() or not text.isascii() or int(text) > most:
        raise refuse("number", line, f"a whole number up to {most}")
    return int(text)


def known(table: Any, name: str, what: str) -> str:
    if name not in table:
        raise refuse(what, name, ", ".join(sorted(table)[:12]) + ", ...")
    return name


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Plain, ...]]:
    """A position and the procedure that goes on from it."""
    check(data)
    st = empty_table(data)
    for line in data.get("units", ()):
        add_unit(st, str(line))
    for line in data.get("ncus", ()):
        add_ncu(st, str(line))
    for line in data.get("terrain", ()):
        name, x, y, facing = spot(str(line))
        known({*content.TERRAIN, *st.custom, CASTLE_WALL}, name, "terrain")
        add_piece(st, name, x, y, facing)
    lay_tokens(st, data.get("objectives", ()))
    check_field(st)
    deal(st, data)
    for u in on_table(st):
        cover_after_move(st, u)
    side = int(data.get("turn", 0))
    if "rule" in data:
        name, *args = data["rule"]
        return st, "miniatures.rounds.play_rule", (str(name), tuple(args), side)
    if "round" not in data and "turn" not in data:
        return st, "miniatures.rounds.play_on", ()
    return st, "miniatures.rounds.play_from", (side,)


def empty_table(data: Mapping[str, Any]) -> Position:
    seats = data.get("seats", 2)
    settings = {s.name: s.default for s in mustering.SETTINGS}
    settings |= {k: data[k] for k in ("mode", "points", "teams", "table", "custom") if k in data}
    mustering.check_custom(settings["custom"])
    st = mustering.setup(seats, settings)
    empty = Position(seats)
    for column in (
        "owner", "kind", "where", "x", "y", "facing", "half_width", "half_depth", "health", "full",
        "cost", "tokens", "activated", "attached", "fallen", "muster", "notes", "bounty", "marked",
        "n_owner", "n_kind", "n_zone", "n_activated", "n_tokens", "n_alive", "n_unit", "n_notes",
    ):  # fmt: skip
        setattr(st, column, getattr(empty, column))
    st.cards = secrets.Cards()
    lay_out(st, [[] for _ in range(seats)])
    st.commander = tuple(data.get("commanders", [""] * seats))
    st.faction = tuple(data.get("factions", st.faction))
    st.zone = tuple(data.get("zones", range(len(st.vp))))
    st.chooser = 0
    st.round = int(data.get("round", 1 if "turn" in data or "rule" in data else 0))
    st.first = int(data.get("first", 0))
    st.attacker = int(data.get("attacker", 1 if content.MODES[st.mode].siege else NOBODY))
    st.vp = list(data.get("vp", st.vp))
    st.missions = tuple(data.get("missions", ()))
    st.missions_next = tuple(data.get("missions_next", ()))
    if st.missions_next:
        open_ = {*st.missions, *st.missions_next}
        st.mission_deck = tuple(name for name in numbered(1, 9) if name not in open_)
    for seat, names in data.get("bonuses", {}).items():
        st.bonuses = put_at(st.bonuses, st.side[int(seat)], tuple(names))
    st.switches = tuple(data.get("switches", ()))
    st.phase = "activation"
    return st


def spot(line: str) -> tuple[str, int, int, int]:
    """`name at X,Y facing D`."""
    words = line.split()
    if len(words) < 3 or words[1] != "at" or "," not in words[2]:
        raise refuse("place", line, "NAME at X,Y facing DEGREES")
    x, y = words[2].split(",")
    facing = inches(words[4]) // 10 if len(words) > 4 and words[3] == "facing" else 0
    return words[0], inches(x), inches(y), facing % 36000


def add_unit(st: Position, line: str) -> None:
    head, *details = [part.strip() for part in line.split(",")]
    if details and head.count(" at ") == 1:  # the comma between X and Y
        head = f"{head},{details.pop(0)}"
    words = head.split()
    if len(words) < 2 or not words[0].isdigit() or int(words[0]) >= st.seats:
        raise refuse("unit", line, "SEAT UNIT at X,Y facing DEGREES, ...")
    seat = int(words[0])
    kind = known(PROFILES, words[1], "unit")
    extra = [name for d in details if d.startswith("with ") for name in d[5:].split()]
    for name in extra:
        known(content.ATTACHMENTS, name, "attachment")
    if kind == CASTLE_WALL:
        _, x, y, facing = spot(" ".join(words[1:]))
        mustering.add_wall(st, seat, x, y, "x" if facing % 18000 == 0 else "y")
        u = len(st.kind) - 1
    else:
        cost = PROFILES[kind].cost + sum(content.ATTACHMENTS[name].cost for name in extra)
        u = mustering.add_unit(st, seat, kind, extra, cost)
        stand(st, u, words[1:], line)
    for detail in details:
        describe(st, u, detail, line)


def stand(st: Position, u: int, words: list[str], line: str) -> None:
    if len(words) == 1:
        st.notes[u]["reserve"] = 1
        return
    st.where[u] = ON
    if words[1] == "at":
        _, st.x[u], st.y[u], st.facing[u] = spot(" ".join(words))
        return
    if words[1] != "against" or len(words) < 4 or words[3] not in SIDES:
        allowed = "at X,Y facing D, or against NUMBER SIDE full|half_left|half_right"
        raise refuse("unit", line, allowed)
    v = whole(words, 2, line, u - 1)
    how = words[4] if len(words) > 4 else "full"
    a, b = st.half_width[u], st.half_depth[u]
    shift = alignments(tray(st, v), words[3], a)[HOW[known(HOW, how, "alignment")]]
    put(st, u, flush(tray(st, v), words[3], a, b, shift))


def describe(st: Position, u: int, detail: str, line: str) -> None:
    word, *rest = detail.split() or [""]
    if word == "with":
        return
    if word == "wounds" and rest:
        st.health[u] = max(1, st.health[u] - whole(rest, 0, line, MOST_WOUNDS))
    elif word in TOKENS:
        for name in detail.split():
            st.tokens[u] |= TOKENS[known(TOKENS, name, "token")]
    elif word == "activated":
        st.activated[u] = 1
    elif word == "commander":
        st.commander = put_at(st.commander, st.owner[u], rest[0] if rest else st.kind[u])
    elif word == "marked":
        st.marked = put_at(st.marked, u, 1)
    elif word == "note" and len(rest) == 2:
        st.notes[u][rest[0]] = whole(rest, 1, line, MOST_WOUNDS)
    else:
        allowed = "with, wounds N, tokens, activated, commander NAME, marked, note NAME N"
        raise refuse("unit", f"{detail} ({line})", allowed)


def add_ncu(st: Position, line: str) -> None:
    words = line.split()
    if len(words) < 2 or not words[0].isdecimal() or int(words[0]) >= st.seats:
        raise refuse("ncu", line, "SEAT NCU on ZONE, activated")
    n = mustering.add_ncu(st, int(words[0]), known(content.NCUS, words[1].rstrip(","), "ncu"))
    if "on" in words:
        zone = " ".join(words[words.index("on") + 1 :][:1]).rstrip(",")
        st.n_zone[n] = known({*st.zones, "q1", "q2", "q3", "q4"}, zone, "zone")
        st.n_activated[n] = 1
    if "activated" in words:
        st.n_activated[n] = 1
    if "tokens" in words:
        st.n_tokens[n] = whole(words, words.index("tokens") + 1, line, MOST_WOUNDS)
    if "influences" in words:
        st.n_unit[n] = whole(words, words.index("influences") + 1, line, len(st.kind) - 1)


def lay_tokens(st: Position, lines: Any) -> None:
    """Objective tokens: `at X,Y`, with a card and a role; or "mode" for those of the mode."""
    mode = content.MODES[st.mode]
    if lines == "mode":
        for row in mode.objectives:
            add_token(st, row.x, row.y, row.role, NOBODY)
        return
    for line in lines:
        words = str(line).split()
        _, x, y, _ = spot("token " + " ".join(words[:2]))
        add_token(st, x, y, "center" if "center" in words else "side", NOBODY)
        for word in words[2:]:
            if word in content.OBJECTIVES:
                st.o_card = put_at(st.o_card, -1, word)
            elif word.startswith("pile="):
                pile_nr = whole([word[5:]], 0, str(line), len(st.t_kind) - 1)
                st.o_pile = put_at(st.o_pile, -1, pile_nr)


def check_field(st: Position) -> None:
    """Refuse positions that cannot be: trays over each other or over the edge of the table."""
    standing = on_table(st)
    for i, u in enumerate(standing):
        if not inside(tray(st, u), 0, 0, st.width, st.height):
            raise Refused("movement.table_edge", {"unit": st.kind[u]})
        for v in standing[:i]:
            if overlap(tray(st, u), tray(st, v)):
                raise Refused("movement.overlap", {"unit": st.kind[u]})
            if not friends(st, u, v):
                engage(st, u, v)


def deal(st: Position, data: Mapping[str, Any]) -> None:
    """Hands and decks; the last card of a deck is its top."""
    for name, which in (("decks", DECK), ("hands", HAND)):
        for seat, faces in data.get(name, {}).items():
            for card_name in faces:
                where = which
                if card_name in content.MISSIONS or card_name in content.SIEGE:
                    where = SECRETS
                face = FACE_OF[known(FACE_OF, card_name, "card")]
                card = secrets.add(st.cards, face, pile(int(seat), where))
                if which == HAND:
                    secrets.peek(st, st.cards, card, int(seat))
