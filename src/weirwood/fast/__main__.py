"""`python -m weirwood.fast`: make the fast build. Nothing changes if it cannot be made."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from weirwood.fast.build import GAMES, Missing, build
from weirwood.fast.running import BUILT


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m weirwood.fast", description=__doc__)
    parser.add_argument("--work", default="build/fast", help="the folder to work in")
    parser.add_argument("--built", default=str(BUILT), help="where the compiled modules go")
    parser.add_argument("--level", default="2", help="how hard the C compiler tries")
    parser.add_argument("--games", nargs="*", help="only these games")
    asked = parser.parse_args()
    work, built = Path(asked.work).resolve(), Path(asked.built).resolve()
    try:
        count = build(work, games=asked.games or GAMES, level=asked.level, built=built)
    except Missing as e:
        print(f"weirwood: no fast build: {e}", file=sys.stderr)
        return 1
    print(f"{count} modules are compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
