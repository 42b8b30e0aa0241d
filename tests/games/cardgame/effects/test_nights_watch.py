"""Cards: nights watch, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, killed_by_claim, rule


@rule("cards.aemon")
def test_f004_maester_aemon() -> None:
    watch = {"faction": "nights_watch", "play": ["Maester Aemon", "Ranging Party"]}
    t = killed_by_claim(dict(watch), "Ranging Party")
    t.p2.uses("Maester Aemon")
    assert t.p2.kneeling("Maester Aemon")
    assert t.p2.has("Ranging Party")
    kneeling = {
        "faction": "nights_watch",
        "play": [{"card": "Maester Aemon", "kneeling": True}, "Ranging Party"],
    }
    t = killed_by_claim(kneeling, "Ranging Party")
    assert t.p2.dead == ["01132"]
    t = joust({"play": ["Varys"]}, dict(watch), phase="dominance")
    t.p1.uses("Varys")
    assert sorted(t.p2.discard) == ["01125", "01132"]


def test_old_bear_mormont() -> None:
    t = joust(
        {"faction": "stark", "play": ["Summer"]},
        {
            "faction": "nights_watch",
            "play": ["Old Bear Mormont", "The Wall"],
            "hand": ["Longclaw", "Take the Black", "Ghost"],
        },
    )
    t.p1.challenges("military", "Summer")
    t.p2.defends("Old Bear Mormont")
    assert not t.p2.kneeling("Old Bear Mormont")
    t.until("window.interrupt", 1)
    t.p2.uses("Old Bear Mormont")
    assert t.play.keys(1) == ["hand:01135", "hand:01123"]
    t.p2.answer("hand:01135")
    t.p2.picks("Old Bear Mormont")
    assert t.p2.strength("Old Bear Mormont") == 8


def test_messenger_raven_and_veteran_builder() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": [
                "Messenger Raven",
                "Veteran Builder",
                {"card": "Castle Black", "kneeling": True},
            ],
        },
        {},
        phase="dominance",
    )
    t.p1.uses("Messenger Raven")
    assert len(t.p1.hand) == 2
    t.p1.uses("Veteran Builder")
    t.p1.picks("Castle Black")
    assert not t.p1.kneeling("Castle Black")
    assert "01134" in t.p1.discard
