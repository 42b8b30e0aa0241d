"""What the upgrade of an older save has to make anew; `tests/games/test_saves.py` plays them on."""

from __future__ import annotations

from weirwood.games.btwixt import upgrades


def test_packed_rows_of_version_1_are_unpacked() -> None:
    packed = 2 | (3 + 1) << 3 | (-1 + 1) << 6 | 71 << 17
    data = {"content": "", "state": {"queue": [packed], "lasting": [33 << 3 | 2]}}
    state = upgrades.from_version_1(data)["state"]
    assert state["queue"] == [[71, 2, 3, -1]]
    assert state["lasting"] == [[33, 2]]
    assert data["state"] == {"queue": [packed], "lasting": [33 << 3 | 2]}
