"""How much two cores do: games a second with --jobs 1 and --jobs 2, on processes or on Ray.

    python bench/throughput.py               # the ratio; exit status 1 below 1.8
    python bench/throughput.py --ray --game boardgame

The same games are played each time, so that the work is the same; runs alternate, and the best of
each counts, because whatever else the machine does can only slow one down.
"""

from __future__ import annotations

import argparse
import json
import sys

from weirwood.lab.measure.simulate import plan, simulate
from weirwood.lab.play.cluster import Ray

LEAST = 1.8


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--game", default="btwixt")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--times", type=int, default=3, help="how often each is measured (3)")
    parser.add_argument("--ray", action="store_true")
    given = parser.parse_args()
    what = plan(given.game, bots=given.bots.split(","))
    best = {1: 0.0, given.jobs: 0.0}
    for _ in range(given.times):
        for jobs in (1, given.jobs):
            if given.ray:
                with Ray(workers=jobs) as ray:
                    simulate(what, 2 * jobs, cluster=ray)  # its workers are started and warm
                    sums = simulate(what, given.games, jobs=jobs, cluster=ray)
            else:
                sums = simulate(what, given.games, jobs=jobs)
            best[jobs] = max(best[jobs], sums["games_per_s"])
    ratio = best[given.jobs] / best[1]
    row = {"game": given.game, "jobs": given.jobs, "ray": given.ray, "ratio": round(ratio, 3)}
    row |= {f"games_per_s_{jobs}": pace for jobs, pace in best.items()}
    print(json.dumps(row))
    return 0 if ratio >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
