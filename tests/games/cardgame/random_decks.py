"""Random legal decks from the whole core set."""

from __future__ import annotations

import random

from weirwood.games.cardgame.facts import FACES, IDS
from weirwood.games.cardgame.facts.terms import AGENDA, EVENT, FACTIONS, NEUTRAL, PLOT
from weirwood.games.cardgame.lists import decks


def random_deck(rng: random.Random) -> str:
    """A deck list as text: any faction, any agenda or none, sixty cards or a few more."""
    faction = rng.randrange(8)
    agenda = rng.choice([-1, *(i for i, f in enumerate(FACES) if f.type == AGENDA)])
    if agenda >= 0 and FACES[agenda].banner == faction:
        agenda = -1
    most = decks.faces_allowed(faction, agenda)
    pool = [f for f, n in enumerate(most) for _ in range(n)]
    rng.shuffle(pool)
    chosen: dict[int, int] = {}
    size = rng.choice((60, 60, 62, 70))
    neutral = FACES[agenda].neutral_max if agenda >= 0 and FACES[agenda].neutral_max >= 0 else 99
    banner = FACES[agenda].banner if agenda >= 0 else -1
    if banner >= 0:
        for f in [f for f in pool if FACES[f].faction == banner][:12]:
            pool.remove(f)
            chosen[f] = chosen.get(f, 0) + 1
    for f in pool:
        if sum(chosen.values()) == size:
            break
        if FACES[f].faction == NEUTRAL:
            if neutral <= 0:
                continue
            neutral -= 1
        chosen[f] = chosen.get(f, 0) + 1
    plots = [f for f, x in enumerate(FACES) if x.type == PLOT]
    rng.shuffle(plots)
    lines = [f"Faction: {FACTIONS[faction]}"]
    if agenda >= 0:
        lines.append(f"Agenda: {IDS[agenda]}")
    twice = [f for f in plots[:6] if FACES[f].deck_limit > 1][:1] if rng.random() < 0.5 else []
    lines += [f"{2 if f in twice else 1} {IDS[f]}" for f in plots[: 7 - len(twice)]]
    lines += [f"{n} {IDS[f]}" for f, n in chosen.items() if FACES[f].type <= EVENT]
    return "\n".join(lines)
