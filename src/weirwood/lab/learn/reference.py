"""The page of all observations and actions, written from what the games declare."""

from __future__ import annotations

import sys
from pathlib import Path

from weirwood.kernel import registry
from weirwood.lab.learn.observe import schema

HEAD = """\
# Observations and actions

This page is written by `python -m weirwood.lab.learn.reference PAGE` from what the games declare; a
test holds it to that.

An observation is one row of numbers between -1 and 1, made of the fields below in this order; what
lies beyond is cut off. In a field with two sizes the first index changes slowest. What is not there
is 0. `a / 20` means that a is divided by 20.

    from weirwood.lab.learn.observe import schema

    fields = schema("btwixt").named(observation)    # {"seat": ..., "btwixt.hand": ...}

An action is one part of an answer's key: `muster:footman:dragonstone` is said as `muster`, then
`footman`, then `dragonstone`; parts that can only be one are not asked. The number of an action is
its line, counted from 0, in `actions.txt` in the game's package. Lines are only ever added at the
end, so that a number never changes its meaning. Besides the words of the game there are

| action | means |
| --- | --- |
| `(wait)` | nothing: all that a seat may do that is not asked |
| `(end)` | the key ends here, where another one goes on |
| `()` | an empty part: `card:inf_rout::2` is the second of two alike |
| `(place 0)` ... `(place 15)` | one of the candidates of a placement, shown in the field `places` |
| `0` ... `99` | a number, of coins for example |
| `+100` ... `+900` | the hundreds of a larger number; the rest follows |
| `done` | no more keys |
"""


def page() -> str:
    """The whole page: our own games, not those that somebody has added."""
    games = registry.catalogue().playable()
    ours = [game.id for game in games if game.package.startswith("weirwood.games.")]
    return "".join([HEAD, *map(chapter, ours)])


def chapter(game_id: str) -> str:
    """The tables of one game."""
    found = schema(game_id)
    rows = [
        f"| `{f.name}` | {' × '.join(map(str, f.shape))} | {f.meaning} |\n"
        for f in found.fields.values()
    ]
    return (
        f"\n## {game_id}\n\n{found.size} numbers, {len(found.actions)} actions.\n\n"
        f"| field | size | meaning |\n| --- | --- | --- |\n{''.join(rows)}"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
