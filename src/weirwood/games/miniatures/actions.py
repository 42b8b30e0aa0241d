"""Actions: an activation's one, and those that effects give for free."""

from __future__ import annotations

from weirwood.games.miniatures import choices
from weirwood.games.miniatures.attack import attack, melee_action
from weirwood.games.miniatures.charge import charge
from weirwood.games.miniatures.charging import why_not_charge
from weirwood.games.miniatures.hooks import window
from weirwood.games.miniatures.modes.carry import drop_off_pile
from weirwood.games.miniatures.modes.missions import swap_mission
from weirwood.games.miniatures.movement import danger, maneuver, march, retreat, shooting_shift
from weirwood.games.miniatures.moves import stands_on
from weirwood.games.miniatures.roster import is_wall, number
from weirwood.games.miniatures.rows import pop, push, top
from weirwood.games.miniatures.state import NOBODY, ON, Position
from weirwood.games.miniatures.terrain_changes import raze
from weirwood.kernel import Flow, at, choose, procedure
from weirwood.kernel.event import tell


@procedure
def perform(st: Position, u: int, option: str, free: bool, target: int) -> Flow[bool]:
    """One action, from its choice to its end; gives whether it took place (rule rounds.actions).

    ``target`` limits an action to one enemy, for effects that say so.
    """
    word = option.split(":", maxsplit=1)[0]
    aimed = number(option) if word in {"charge", "melee"} else target
    push(
        st, "action", unit=u, action=word, free=free, target=aimed, flags=[], length=0,
        pivot_first=False, hurt=False, lost=False, done=False,
    )  # fmt: skip
    tell(st, "action.chosen", seat=st.owner[u], unit=st.kind[u], nr=u, action=word, free=free)
    yield from at("chosen", window(st, "action.chosen"))
    if st.where[u] == ON and stands_on(st, u, "dangerous") and word != "swap":
        top(st)["hurt"] = True
        yield from danger(st, u)
    if st.where[u] == ON:
        yield from at("before", window(st, "action.before"))
    if st.where[u] == ON and not top(st)["lost"]:
        yield from carry_out(st, u, option, aimed)
        top(st)["done"] = True
    if st.where[u] == ON:
        yield from drop_off_pile(st, u)
        yield from at("after", window(st, "action.after"))
    row = pop(st, "action")
    return bool(row["done"])


@procedure
def carry_out(st: Position, u: int, option: str, target: int) -> Flow[None]:
    """Do what the option says; what has become impossible meanwhile is lost."""
    word = option.split(":", maxsplit=1)[0]
    if word in {"charge", "melee"} and st.where[target] != ON:
        return
    known = word in choices.ACTIONS and word not in {"raze", "charge"}
    if known and choices.why_not_action(st, u, word) is not None:
        return
    if word == "maneuver":
        yield from maneuver(st, u, False)
    elif word == "march":
        yield from march(st, u)
    elif word == "retreat":
        yield from retreat(st, u)
    elif word == "melee":
        yield from melee_action(st, u, target)
    elif word == "ranged":
        yield from ranged_action(st, u, target)
    elif word == "charge":
        if why_not_charge(st, u, target) is None:
            yield from charge(st, u, target)
    elif word == "raze":
        raze(st, u, number(option))
    elif word == "swap":
        yield from swap_mission(st, st.owner[u])


@procedure
def ranged_action(st: Position, u: int, target: int) -> Flow[None]:
    """Shift up to 2 inches, choose a target in sight and range, attack (rule attack.ranged)."""
    if not is_wall(st, u) and target == NOBODY:
        yield from shooting_shift(st, u)
    if st.where[u] != ON or not choices.aim_keys(st, st.owner[u], (u, target)):
        return
    option = yield from choose(st, "attack.target", st.owner[u], u, target, st.kind[u])
    index, v = choices.aim(st, u, option)
    yield from attack(st, u, v, index, False)


@procedure
def free_action(st: Position, u: int, kinds: tuple[str, ...], target: int) -> Flow[bool]:
    """A free action of one of these kinds, if the owner wants it and it is possible.

    "must" among the kinds makes it compulsory where possible. Rule rounds.free_action.
    """
    if st.where[u] != ON:
        return False
    found = choices.free_keys(st, st.owner[u], (u, kinds, target, ""))
    if found == ["none"]:
        return False
    option = found[0]
    if len(found) > 1:
        option = yield from choose(st, "action.free", st.owner[u], u, kinds, target, st.kind[u])
    if option == "none":
        return False
    return (yield from perform(st, u, option, True, target))
