"""Plays many schedules of faults in several processes; these could not import `__main__`."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import sys
import tempfile
from pathlib import Path

from tests.table.cluster.test_simulation import schedule


def one(seed: int) -> tuple[int, list[str]]:
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        return seed, schedule(seed, Path(folder))[0]


def main() -> None:
    args = argparse.ArgumentParser(description="Many schedules of faults")
    args.add_argument("--first", type=int, default=0, help="the first seed")
    args.add_argument("--count", type=int, default=10_000)
    args.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    given = args.parse_args()
    seeds = range(given.first, given.first + given.count)
    bad = 0
    with multiprocessing.get_context("spawn").Pool(given.jobs, maxtasksperchild=50) as pool:
        for n, (seed, wrong) in enumerate(pool.imap(one, seeds, chunksize=10), 1):
            if wrong:
                bad += 1
                sys.stdout.write(f"seed {seed}: {'; '.join(wrong)}\n")
            if n % 200 == 0:
                sys.stdout.write(f"{n} schedules, {bad} with faults\n")
            sys.stdout.flush()
    sys.stdout.write(f"{given.count} schedules, {bad} with faults\n")
    sys.exit(bool(bad))
