"""Many schedules of faults: `python -m tests.table.cluster --count 10000` (`make schedules`)."""

from __future__ import annotations

from tests.table.cluster.schedules import main

if __name__ == "__main__":
    main()
