"""Reading answers: every shape checked against the options, refused with a rule, made canonical."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import (
    DONE,
    Choice,
    Decision,
    Kind,
    Option,
    Refusal,
    Refused,
    Reply,
    Rng,
    below,
)

MOST_FORCED = 64  # steps of an answer that leaves no choice
_OPTIONS: dict[str, dict[str, Option]] = {}  # by kind and key, made once
Lister = Callable[[Decision, tuple[str, ...]], Sequence[str]]  # the keys that may come next
Pairs = tuple[tuple[str, str], ...]


def about(key: str) -> tuple[str, ...]:
    """Ids that a key speaks of: what stands after its first word."""
    return tuple(key.split(":")[1:])


def as_options(kind: Kind, keys: Sequence[str]) -> list[Option]:
    """Option objects for keys; keys come from a finite alphabet, so they are made once."""
    known = _OPTIONS.get(kind.name)
    if known is None:
        known = _OPTIONS[kind.name] = {}
    try:
        return list(map(known.__getitem__, keys))
    except KeyError:
        if len(known) > 50_000:  # places are not finite
            known.clear()
        for key in keys:
            if key not in known:
                found = kind.about(key) if kind.about is not None else about(key)
                known[key] = Option(key, found)
    return [known[key] for key in keys]


def steps(st: Any, kind: Kind, d: Decision, so_far: tuple[str, ...]) -> Sequence[str]:
    """The keys that may come next in an answer; empty when it is complete."""
    if d.shape == "amount":
        return [] if so_far else [str(n) for n in range(d.least, d.most + 1)]
    if d.shape == "place":
        return [] if so_far else place_keys(st, kind, d)
    if d.shape == "assign":
        return next_slot(st, kind, d, so_far)
    if kind.extend is not None:
        return kind.extend(st, d.seat, d.args, so_far)
    if len(so_far) >= d.most:
        return []
    assert kind.keys is not None, kind.name
    keys = kind.keys(st, d.seat, d.args)
    if d.most == 1 and d.least == 1:
        return keys
    left = [k for k in keys if k not in so_far]
    return [DONE, *left] if len(so_far) >= d.least else left


def next_slot(st: Any, kind: Kind, d: Decision, so_far: tuple[str, ...]) -> list[str]:
    """The tokens for the next slot of an assignment, as `slot=token`."""
    assert kind.keys is not None and kind.tokens is not None, kind.name
    pairs = tuple(split_pair(s) for s in so_far)
    filled = {slot for slot, _ in pairs}
    for slot in kind.keys(st, d.seat, d.args):
        if slot not in filled:
            return [f"{slot}={t}" for t in kind.tokens(st, d.seat, d.args, slot, pairs)]
    return []


def split_pair(step: str) -> tuple[str, str]:
    slot, _, token = step.partition("=")
    return slot, token


def place_keys(st: Any, kind: Kind, d: Decision) -> list[str]:
    """Candidates of a placement as keys: `angle=0,distance=5000`."""
    assert kind.propose is not None, kind.name
    found = kind.propose(st, d.seat, d.args, Splitmix(0), 16)
    return list(dict.fromkeys(place_key(p) for p in found))


def place_key(place: Mapping[str, int]) -> str:
    return ",".join(f"{k}={place[k]}" for k in sorted(place))


def sample(st: Any, kind: Kind, d: Decision, rng: Rng, lister: Lister) -> Any:
    """A legal answer, uniform at each step of a factored one."""
    if d.shape == "amount":
        return d.least + below(rng, d.most - d.least + 1)
    if d.shape == "place":
        return sample_place(st, kind, d, rng)
    if d.shape == "assign":
        return dict(sample_assign(st, kind, d, rng))
    so_far: tuple[str, ...] = ()
    while True:
        keys = lister(d, so_far)
        if not keys:
            break
        key = keys[below(rng, len(keys))]
        if key == DONE:
            break
        so_far = (*so_far, key)
    return from_steps(d.shape, so_far)


def sample_place(st: Any, kind: Kind, d: Decision, rng: Rng) -> dict[str, int]:
    assert kind.propose is not None, kind.name
    found = kind.propose(st, d.seat, d.args, rng, 8)
    return dict(found[below(rng, len(found))])


def sample_assign(st: Any, kind: Kind, d: Decision, rng: Rng) -> Pairs:
    """Slot after slot, as `next_slot` offers them."""
    assert kind.keys is not None and kind.tokens is not None, kind.name
    pairs: Pairs = ()
    for slot in kind.keys(st, d.seat, d.args):
        tokens = kind.tokens(st, d.seat, d.args, slot, pairs)
        if not tokens:
            break
        pairs = (*pairs, (slot, tokens[below(rng, len(tokens))]))
    return pairs


def from_steps(shape: str, so_far: tuple[str, ...]) -> Any:
    """The JSON answer that these steps make."""
    if shape == "amount":
        return int(so_far[0])
    if shape == "assign":
        return dict(split_pair(s) for s in so_far)
    if shape == "place":
        return {k: int(v) for k, v in (split_pair(p) for p in so_far[0].split(","))}
    return list(so_far)


def only(d: Decision, lister: Lister) -> Any:
    """The answer where there is but one; None where there is a choice, or where it is a place."""
    if d.shape == "place":
        return None
    so_far: tuple[str, ...] = ()
    for _ in range(MOST_FORCED):
        found = lister(d, so_far)
        if len(found) > 1:
            return None
        if not found or found[0] == DONE:
            return from_steps(d.shape, so_far)
        so_far = (*so_far, found[0])
    return None


def to_json(shape: str, reply: Reply) -> Any:
    if shape in ("assign", "place"):
        assert not isinstance(reply, int)
        return dict(reply)
    return list(reply) if isinstance(reply, tuple) else reply


# ---- reading --------------------------------------------------------------------------------


def wrong(d: Decision, found: Any, allowed: str) -> Refused:
    return Refused("kernel.shape", {"kind": d.kind, "found": str(found)[:80], "allowed": allowed})


def read(st: Any, kind: Kind, d: Decision, answer: Any, lister: Lister) -> Reply:
    """The answer in canonical form, or Refused."""
    if d.shape == "amount":
        return read_amount(st, kind, d, answer)
    if d.shape == "assign":
        return read_assign(st, kind, d, answer)
    if d.shape == "place":
        return read_place(st, kind, d, answer)
    if isinstance(answer, (str, bytes)) or not isinstance(answer, Sequence):
        raise wrong(d, answer, "a list of keys")
    keys = list(answer)
    for key in keys:
        if not isinstance(key, str):
            raise wrong(d, key, "keys are text")
    if len(set(keys)) != len(keys):
        raise wrong(d, keys, "every key once")
    if not d.least <= len(keys) <= d.most:
        if kind.count is not None:
            refuse(kind.count(st, d.seat, d.args, keys))
        args = {"kind": d.kind, "found": len(keys), "least": d.least, "most": d.most}
        raise Refused("kernel.count", args)
    try:
        reply = walk(st, kind, d, tuple(keys), lister)
    except Refused:
        # the check of whole answers often knows better why these keys do not go together
        known = kind.keys(st, d.seat, d.args) if kind.extend and kind.keys else ()
        if kind.check is not None and set(keys) <= set(known):
            refuse(kind.check(st, d.seat, d.args, tuple(keys)))
        raise
    if kind.check is not None:
        refuse(kind.check(st, d.seat, d.args, reply))
    return reply


def walk(
    st: Any, kind: Kind, d: Decision, keys: tuple[str, ...], lister: Lister
) -> tuple[str, ...]:
    """Check the keys one by one as the options allow them; a pick comes back in their order."""
    if kind.extend is None:
        found = [key for key in lister(d, ()) if key != DONE or d.most == 1 == d.least]
        for key in keys:
            if key not in found:
                raise refused_key(st, kind, d, key, found)
        if d.shape == "pick" and len(keys) > 1:
            return tuple(k for k in found if k in keys)
        return keys
    left = list(keys)
    taken: tuple[str, ...] = ()
    while left:  # a pick may come in any order: take whichever key fits next
        legal = lister(d, taken)
        nxt = left[0] if d.shape == "order" else next((k for k in left if k in legal), left[0])
        if nxt not in legal or nxt == DONE:
            raise refused_key(st, kind, d, nxt, [k for k in legal if k != DONE])
        left.remove(nxt)
        taken = (*taken, nxt)
    end = lister(d, taken)
    if end and DONE not in end:
        raise refused_key(st, kind, d, "", list(end))
    return taken if d.shape == "order" else tuple(sorted(taken, key=position(st, kind, d)))


def position(st: Any, kind: Kind, d: Decision) -> Callable[[str], Any]:
    """Where a key stands among the options: the canonical order of a pick."""
    if kind.keys is None:
        return lambda key: key
    at = {k: i for i, k in enumerate(kind.keys(st, d.seat, d.args))}
    return lambda key: (at.get(key, len(at)), key)


def refused_key(st: Any, kind: Kind, d: Decision, key: str, legal: Sequence[str]) -> Refused:
    if kind.why_not is not None:
        no = kind.why_not(st, d.seat, d.args, key)
        if no is not None:
            return Refused(*no)
    shown = ", ".join(legal[:12]) + (", ..." if len(legal) > 12 else "")
    return Refused(kind.rule, {"key": key[:80], "allowed": shown})


def refuse(no: Refusal | None) -> None:
    if no is not None:
        raise Refused(*no)


def read_amount(st: Any, kind: Kind, d: Decision, answer: Any) -> int:
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise wrong(d, answer, f"a whole number {d.least}..{d.most}")
    if not d.least <= answer <= d.most:
        args = {"found": answer, "least": d.least, "most": d.most}
        raise Refused(kind.rule, args)
    if kind.check is not None:
        refuse(kind.check(st, d.seat, d.args, answer))
    return answer


def read_assign(st: Any, kind: Kind, d: Decision, answer: Any) -> Pairs:
    if not isinstance(answer, Mapping):
        raise wrong(d, answer, "an object of slots and tokens")
    assert kind.keys is not None and kind.tokens is not None, kind.name
    slots = list(kind.keys(st, d.seat, d.args))
    for slot, token in answer.items():
        if slot not in slots or not isinstance(token, str):
            raise wrong(d, f"{slot}={token}", ", ".join(slots[:20]))
    for slot in slots:
        if slot not in answer:
            raise wrong(d, f"no {slot}", ", ".join(slots[:20]))
    pairs = tuple((slot, str(answer[slot])) for slot in slots)
    if kind.check is not None:
        refuse(kind.check(st, d.seat, d.args, pairs))
    for n, (slot, token) in enumerate(pairs):
        legal = kind.tokens(st, d.seat, d.args, slot, pairs[:n])
        if token not in legal:
            raise refused_key(st, kind, d, f"{slot}={token}", [f"{slot}={t}" for t in legal])
    return pairs


def read_place(st: Any, kind: Kind, d: Decision, answer: Any) -> tuple[tuple[str, int], ...]:
    if not isinstance(answer, Mapping):
        raise wrong(d, answer, "an object of names and whole numbers")
    for name, value in answer.items():
        if not isinstance(name, str) or isinstance(value, bool) or not isinstance(value, int):
            raise wrong(d, f"{name}={value}", "names and whole numbers")
        if abs(value) > 1 << 40:
            raise wrong(d, f"{name}={value}", "numbers of a playable size")
    pairs = tuple((name, answer[name]) for name in sorted(answer))
    assert kind.check is not None, kind.name
    refuse(kind.check(st, d.seat, d.args, pairs))
    return pairs


# ---- explaining -----------------------------------------------------------------------------


def why_not_key(
    st: Any, kind: Kind, d: Decision, key: str, options: Sequence[Option]
) -> Refusal | None:
    if any(o.key == key for o in options):
        return None
    return refused_key(st, kind, d, key, [o.key for o in options]).refusal


def choices(st: Any, kind: Kind, d: Decision, options: Sequence[Option]) -> list[Choice]:
    out = [Choice(o.key, o.about, None) for o in options]
    if kind.candidates is not None:
        legal = {o.key for o in options}
        for option in as_options(kind, kind.candidates(st, d.seat, d.args)):
            if option.key not in legal:
                no = why_not_key(st, kind, d, option.key, options)
                out.append(Choice(option.key, option.about, no))
    return out
