"""Live games with and without people who look back: reports, analysis and advice beside them.

    python bench/beside.py --rooms 50 --seconds 20

The measurement of `bench/load.py` twice on the same machine: first the games alone, then beside
people who have one report after the other made, try answers on the analysis board and ask for
advice against bots, as fast as the table lets them. Counted are their answers, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from collections import Counter
from typing import Any

import httpx2
import load

import weirwood
from weirwood.kernel.chance import Splitmix
from weirwood.table.serve import open_files

# Nobody is refused for asking too often: what is measured is the work, not the budgets.
GENEROUS = ", ".join(f'{n}_budget="100000/minute"' for n in ("advice", "reports", "analysis"))
RECORDS = 30


def record(seed: int) -> str:
    """A whole game by whim, to look back at."""
    match, rng = weirwood.new("btwixt", seats=3, seed=seed), Splitmix(seed)
    while not match.over:
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    return match.record()


async def looking_back(http: httpx2.AsyncClient, done: Counter[str], games: list[str]) -> None:
    """One report after the other."""
    for game in games[1:]:
        sent = await http.post("/api/replays", content=game)
        if not sent.is_success:
            done[f"uploads {sent.json()['rule']}"] += 1
            continue
        name = sent.json()["id"]
        told = (await http.post(f"/api/reports/{name}")).json()
        while told.get("status") not in ("done", "failed"):
            await asyncio.sleep(0.25)
            told = (await http.get(f"/api/reports/{name}")).json()
        done[f"reports {told['status']}"] += 1


async def exploring(http: httpx2.AsyncClient, done: Counter[str], games: list[str]) -> None:
    """Step after step on the analysis board, one after the other."""
    sent = await http.post("/api/replays", content=games[0])
    name = sent.json()["id"]
    while True:
        for step in range(40):
            got = await http.post(f"/api/analysis/{name}", json={"step": step, "branch": []})
            done[f"analysis {got.status_code}"] += 1


async def advised(http: httpx2.AsyncClient, done: Counter[str], _: list[str]) -> None:
    """Advice at the first question of a game against bots, again and again."""
    bots = [{"kind": "bot", "level": "novice"}] * 2
    made = await http.post("/api/rooms", json={"game": "btwixt", "seats": [{"kind": "me"}, *bots]})
    while True:
        got = await http.post(f"/api/rooms/{made.json()['room']}/advice/0")
        told = "given" if got.is_success else got.json()["rule"]
        done[f"advice {told}"] += 1
        await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def beside(base: str, done: Counter[str], games: list[str]) -> Any:
    async with contextlib.AsyncExitStack() as stack:
        tasks = []
        for work in (looking_back, exploring, advised):
            http = httpx2.AsyncClient(base_url=base, timeout=120)
            await stack.enter_async_context(http)
            tasks.append(asyncio.create_task(work(http, done, games)))
        yield
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                sys.stderr.write(f"{type(ended).__name__}: {ended}\n")


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    args.add_argument("--rooms", type=int, default=50)
    args.add_argument("--seconds", type=float, default=20)
    args.add_argument("--pause", type=float, default=2.0, help="mean seconds before an answer")
    given = args.parse_args()
    open_files()
    load.SERVER = load.SERVER.replace("hellos_budget=", f"{GENEROUS}, hellos_budget=")
    done: Counter[str] = Counter()
    games = [record(seed) for seed in range(RECORDS)]  # now: the measuring is to wait for nothing
    for company in (None, lambda base: beside(base, done, games)):
        found = asyncio.run(load.measure(given.rooms, given.seconds, given.pause, company))
        sys.stdout.write(json.dumps({**found, "beside": dict(done)}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
