"""Chapter wildlings: the attack, and each card won and lost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    LANNISTER,
    STARK,
    board,
    discards,
    hand,
    owner,
    power,
    standing,
    track,
    units,
)

from weirwood.kernel.testing import Play

THREE = {
    "winterfell": "stark 2 knight, footman",
    "karhold": "stark footman",
    "the_narrow_sea": "stark ship",
    "lannisport": "lannister knight, footman",
    "stoney_sept": "lannister footman",
    "dragonstone": "baratheon knight",
    "kingswood": "baratheon footman",
    "kings_landing": "baratheon footman",
}


def attack(card: str, coins: tuple[int, int, int], **data: Any) -> Play:
    """Three houses bid against this card; Stark, Lannister and Baratheon in this order."""
    threat = data.pop("threat", 6)
    more = data.pop("wildlings", [])
    p = board(
        seats=3,
        effect="wildlings",
        threat=threat,
        wildlings=[card, *more],
        areas=data.pop("areas", THREE),
        supply=data.pop("supply", {"stark": 6, "lannister": 6, "baratheon": 6}),
        tracks=data.pop("tracks", {"iron_throne": ["baratheon", "lannister", "stark"]}),
        **data,
    )
    for seat, bid in enumerate(coins):
        p.answer(seat, bid)
    return p


WON, LOST = (3, 2, 1), (0, 1, 2)


@pytest.mark.rule("boardgame:wildlings.steps", "boardgame:wildlings.bury")
@pytest.mark.rule("boardgame:wildlings.silence", "boardgame:wildlings.track")
def test_the_order_of_an_attack() -> None:
    p = attack("silence_at_the_wall", LOST)
    kinds = [e["kind"] for e in p.events if e["kind"].startswith(("wildlings", "bidding"))]
    assert kinds == [
        "wildlings.attack",
        *["bidding.shown"] * 3,
        "wildlings.result",
        "wildlings.lowest",
        "wildlings.card",
    ]
    assert p.view()["wildlings"] == [None] * 8 + ["silence_at_the_wall"]
    assert [power(p, h) for h in ("stark", "lannister", "baratheon")] == [5, 4, 3]
    won = attack("silence_at_the_wall", WON)
    assert [power(won, h) for h in ("stark", "lannister", "baratheon")] == [2, 3, 4]


@pytest.mark.rule("boardgame:wildlings.watch_wins_ties", "boardgame:wildlings.marker")
@pytest.mark.parametrize(
    ("threat", "coins", "won", "after"),
    [
        (6, (2, 2, 2), True, 0),
        (6, (2, 2, 1), False, 2),
        (2, (0, 1, 0), False, 0),
        (12, (1, 1, 1), False, 8),
    ],
)
def test_who_wins_and_where_the_marker_goes(
    threat: int, coins: tuple[int, int, int], won: bool, after: int
) -> None:
    p = attack("silence_at_the_wall", coins, threat=threat)
    if p.asked().kind == "wildlings.tie":
        p.answer(BARATHEON, p.keys(BARATHEON)[0])
    assert p.told("wildlings.result")[-1]["won"] == won
    assert p.st.threat == after


@pytest.mark.rule("boardgame:wildlings.ties")
def test_ties_are_decided_before_the_card_is_turned_up() -> None:
    p = attack("mammoth_riders", (1, 1, 2))
    p.expect("wildlings.tie", BARATHEON)
    assert p.keys(BARATHEON) == ["house:stark", "house:lannister"]
    assert not p.told("wildlings.card")
    own = attack("mammoth_riders", (2, 1, 1))
    assert own.keys(BARATHEON) == ["house:lannister", "house:baratheon"]  # itself included


@pytest.mark.rule("boardgame:wildlings.penalties")
def test_the_lowest_suffers_first_then_the_others_in_turn_order() -> None:
    p = attack("skinchanger_scout", LOST)
    assert [e["house"] for e in p.told("wildlings.paid")] == ["stark", "baratheon", "lannister"]


@pytest.mark.rule("boardgame:wildlings.rewards")
def test_only_the_highest_bidder_is_rewarded() -> None:
    p = attack("rattleshirts_raiders", WON, supply={"stark": 5, "lannister": 5, "baratheon": 5})
    assert p.st.supply == [6, 5, 5]


@pytest.mark.rule("boardgame:wildlings.no_token", "boardgame:wildlings.home_reverts")
def test_an_emptied_area_gets_no_token_and_a_home_reverts() -> None:
    p = attack(
        "mammoth_riders",
        LOST,
        areas={
            "lannisport": "stark footman",
            "karhold": "stark footman",
            "kingswood": "baratheon footman",
        },
    )
    assert owner(p, "lannisport") == "lannister"
    assert owner(p, "karhold") is None
    assert not p.told("control.token")


@pytest.mark.rule("boardgame:wildlings.home_reverts", "boardgame:winning.seven")
def test_a_reverting_home_may_win_the_game() -> None:
    six = ["harrenhal", "riverrun", "seagard", "moat_cailin", "white_harbor", "the_reach"]
    p = attack(
        "mammoth_riders",
        LOST,
        areas={
            "lannisport": "stark footman",
            "the_fingers": "lannister footman",
            **dict.fromkeys(six, "token of lannister"),
        },
    )
    assert p.over
    assert p.match.standings[0] == [LANNISTER]


@pytest.mark.rule("boardgame:wildlings.home_reverts", "boardgame:ports.home_takes_over")
def test_a_reverting_home_takes_its_port_back() -> None:
    p = attack(
        "the_horde_descends",
        (2, 0, 1),
        areas={
            "lannisport": "stark footman",
            "port_of_lannisport": "stark ship",
            "dragonstone": "baratheon footman",
        },
    )
    p.answer(STARK, "unit:footman:lannisport")
    p.expect("ports.capture", LANNISTER)
    p.answer(LANNISTER, 1)
    assert units(p, "port_of_lannisport") == ("lannister", {"ship": 1})


@pytest.mark.rule("boardgame:wildlings.preemptive_lowest")
def test_preemptive_raid_takes_units_or_positions() -> None:
    p = attack("preemptive_raid", LOST)
    p.answer(STARK, "units")
    p.answer(STARK, "unit:ship:the_narrow_sea")
    p.answer(STARK, "unit:footman:karhold")
    assert units(p, "karhold") == (None, {})
    assert len(p.told("wildlings.killed")) == 2
    q = attack(
        "preemptive_raid", LOST, tracks={"fiefdoms": ["stark"], "kings_court": ["lannister"]}
    )
    q.answer(STARK, "positions")
    assert track(q, "fiefdoms")[-1] == "stark"


@pytest.mark.rule("boardgame:wildlings.preemptive_lowest")
def test_who_has_no_units_loses_positions_to_preemptive_raid_without_a_question() -> None:
    away = {area: row for area, row in THREE.items() if not row.startswith("stark")}
    tracks = {"fiefdoms": ["stark"], "kings_court": ["lannister"]}
    p = attack("preemptive_raid", LOST, areas=away, tracks=tracks)
    assert track(p, "fiefdoms")[-1] == "stark"
    assert not p.told("wildlings.killed")


@pytest.mark.rule("boardgame:wildlings.preemptive_tie")
def test_equally_good_tracks_are_the_thrones_choice() -> None:
    p = attack("preemptive_raid", LOST, tracks={"fiefdoms": ["stark"], "kings_court": ["stark"]})
    p.answer(STARK, "positions")
    p.expect("wildlings.best_track", BARATHEON)
    assert p.keys(BARATHEON) == ["track:fiefdoms", "track:kings_court"]
    p.answer(BARATHEON, "track:kings_court")
    assert track(p, "kings_court")[-1] == "stark"


@pytest.mark.rule("boardgame:wildlings.preemptive_highest")
def test_preemptive_raid_strikes_again_without_the_highest_bidder() -> None:
    p = attack("preemptive_raid", WON, wildlings=["skinchanger_scout"])
    assert p.st.threat == 0
    assert sorted(d.seat for d in p.match.decisions) == [LANNISTER, BARATHEON]
    d = p.expect("wildlings.bid", LANNISTER)
    assert (d.args[0], d.most) == (6, 3)
    p.answer(LANNISTER, 1).answer(BARATHEON, 0)
    assert p.told("wildlings.lowest")[-1]["house"] == "baratheon"
    assert power(p, "stark") == 2  # out of it: neither reward nor penalty
    assert power(p, "lannister") == 0
    assert p.st.threat == 0


@pytest.mark.rule(
    "boardgame:wildlings.crow_killers_lowest", "boardgame:wildlings.crow_killers_others"
)
def test_crow_killers_unhorse_knights() -> None:
    p = attack("crow_killers", LOST)
    assert standing(p, "winterfell") == {"footman": 3}
    assert standing(p, "lannisport") == {"footman": 2}
    assert standing(p, "dragonstone") == {"footman": 1}
    short = attack(
        "crow_killers",
        LOST,
        areas={
            "winterfell": "stark 2 knight",
            "white_harbor": "stark knight",
            "karhold": "stark 3 footman",
            "castle_black": "stark 2 footman",
            "moat_cailin": "stark 2 footman",
            "seagard": "stark footman",
            "the_twins": "stark footman",
        },
    )
    short.expect("wildlings.knight", STARK)  # one footman in stock: two knights die
    short.answer(STARK, "unit:knight:white_harbor")
    short.expect("planning.orders")  # the second and the one that lives are all at Winterfell
    assert standing(short, "winterfell") == {"footman": 1}
    assert units(short, "white_harbor") == (None, {})


@pytest.mark.rule("boardgame:wildlings.crow_killers_others")
def test_crow_killers_take_two_knights_of_the_others() -> None:
    p = attack(
        "crow_killers",
        LOST,
        areas={
            "dragonstone": "baratheon 2 knight",
            "kingswood": "baratheon knight",
            "winterfell": "stark footman",
        },
    )
    p.expect("wildlings.knight", BARATHEON)
    p.answer(BARATHEON, "unit:knight:kingswood")
    assert standing(p, "dragonstone") == {"footman": 1, "knight": 1}
    assert standing(p, "kingswood") == {"footman": 1}


@pytest.mark.rule("boardgame:wildlings.crow_killers_highest")
def test_crow_killers_won_makes_up_to_two_knights() -> None:
    p = attack("crow_killers", WON)
    p.answer(STARK, "unit:footman:karhold").answer(STARK, "none")
    assert standing(p, "karhold") == {"knight": 1}
    both = attack("crow_killers", WON)
    both.answer(STARK, "unit:footman:karhold").answer(STARK, "unit:footman:winterfell")
    assert standing(both, "winterfell") == {"knight": 3}


@pytest.mark.rule(
    "boardgame:wildlings.rattleshirt_lowest", "boardgame:wildlings.rattleshirt_others"
)
def test_rattleshirt_steals_supply() -> None:
    p = attack(
        "rattleshirts_raiders",
        LOST,
        areas={"winterfell": "stark 3 footman", "karhold": "stark 2 footman"},
        supply={"stark": 1, "lannister": 0, "baratheon": 3},
    )
    assert p.st.supply[0] == 0
    p.expect("supply.loss", STARK)
    p.answer(STARK, "unit:footman:winterfell")
    assert p.st.supply == [0, 0, 2]


@pytest.mark.rule("boardgame:wildlings.rattleshirt_highest")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (6, 6)])
def test_rattleshirt_won_raises_supply(before: int, after: int) -> None:
    p = attack(
        "rattleshirts_raiders",
        WON,
        areas={"winterfell": "stark footman"},
        supply={"stark": before},
    )
    assert p.st.supply[0] == after


@pytest.mark.rule("boardgame:wildlings.milkwater_lowest", "boardgame:wildlings.milkwater_others")
def test_the_milkwater_takes_cards() -> None:
    p = attack(
        "massing_on_the_milkwater",
        LOST,
        discards={"stark": ["eddard_stark"], "lannister": ["tywin_lannister"]},
    )
    assert "robb_stark" in discards(p, "stark")
    assert "roose_bolton" in hand(p, "stark")
    p.answer(BARATHEON, "card:melisandre")
    p.answer(LANNISTER, "card:cersei_lannister")
    assert discards(p, "baratheon") == ["melisandre"]
    six = [
        "robb_stark",
        "roose_bolton",
        "greatjon_umber",
        "ser_rodrick_cassel",
        "the_blackfish",
        "catelyn_stark",
    ]
    one = attack("massing_on_the_milkwater", LOST, discards={"stark": six})
    assert hand(one, "stark") == ["eddard_stark"]  # a hand of one is untouched


@pytest.mark.rule("boardgame:wildlings.milkwater_uniform", "boardgame:options.defaults")
def test_a_uniform_hand_is_kept_unless_switched_off() -> None:
    equal = ["greatjon_umber", "roose_bolton"]
    gone = ["eddard_stark", "robb_stark", "ser_rodrick_cassel", "the_blackfish", "catelyn_stark"]
    p = attack("massing_on_the_milkwater", LOST, discards={"stark": gone})
    assert sorted(hand(p, "stark")) == equal
    off = attack(
        "massing_on_the_milkwater",
        LOST,
        discards={"stark": gone},
        settings={"milkwater_keeps_uniform_hand": False},
    )
    assert sorted(hand(off, "stark")) == sorted(gone)
    assert sorted(discards(off, "stark")) == equal


@pytest.mark.rule("boardgame:wildlings.milkwater_highest")
def test_the_milkwater_won_renews_the_hand() -> None:
    p = attack("massing_on_the_milkwater", WON, discards={"stark": ["eddard_stark"]})
    assert len(hand(p, "stark")) == 7
    full = attack("massing_on_the_milkwater", WON)
    assert len(hand(full, "stark")) == 7


@pytest.mark.rule("boardgame:wildlings.king_lowest", "boardgame:wildlings.king_others")
def test_a_king_beyond_the_wall_topples() -> None:
    p = attack(
        "a_king_beyond_the_wall",
        LOST,
        tracks={
            "iron_throne": ["stark", "baratheon", "lannister"],
            "fiefdoms": ["stark", "lannister", "baratheon"],
            "kings_court": ["stark", "lannister", "baratheon"],
        },
    )
    p.expect("wildlings.fall", BARATHEON)
    assert p.keys(BARATHEON) == ["track:fiefdoms", "track:kings_court"]
    p.answer(BARATHEON, "track:fiefdoms").answer(LANNISTER, "track:fiefdoms")
    assert track(p, "iron_throne") == ["baratheon", "lannister", "stark"]
    assert track(p, "fiefdoms") == ["stark", "baratheon", "lannister"]  # later drops lie below
    assert track(p, "kings_court") == ["lannister", "baratheon", "stark"]


@pytest.mark.rule("boardgame:wildlings.king_highest", "boardgame:bidding.adjusting")
def test_a_king_beyond_the_wall_won_crowns_the_highest() -> None:
    p = attack(
        "a_king_beyond_the_wall", WON, tracks={"fiefdoms": ["lannister", "baratheon", "stark"]}
    )
    assert p.keys(STARK) == ["track:iron_throne", "track:fiefdoms", "track:kings_court"]
    p.answer(STARK, "track:fiefdoms")
    assert track(p, "fiefdoms") == ["stark", "lannister", "baratheon"]


@pytest.mark.rule("boardgame:wildlings.mammoth_lowest", "boardgame:wildlings.mammoth_others")
def test_mammoth_riders_trample_units() -> None:
    p = attack("mammoth_riders", LOST)
    for key in ("unit:footman:karhold", "unit:ship:the_narrow_sea", "unit:knight:winterfell"):
        p.answer(STARK, key)
    p.answer(BARATHEON, "unit:footman:kingswood").answer(BARATHEON, "unit:knight:dragonstone")
    p.answer(LANNISTER, "unit:footman:stoney_sept").answer(LANNISTER, "unit:footman:lannisport")
    assert len(p.told("wildlings.killed")) == 7
    few = attack("mammoth_riders", LOST, areas={"winterfell": "stark 2 footman"})
    assert units(few, "winterfell") == (None, {})  # with fewer units all of them go


@pytest.mark.rule("boardgame:wildlings.mammoth_highest")
def test_mammoth_riders_won_recovers_a_card() -> None:
    p = attack("mammoth_riders", WON, discards={"stark": ["eddard_stark", "robb_stark"]})
    assert p.keys(STARK) == ["card:eddard_stark", "card:robb_stark", "none"]
    p.answer(STARK, "card:robb_stark")
    assert discards(p, "stark") == ["eddard_stark"]
    none = attack("mammoth_riders", WON)
    assert not none.told("wildlings.recovered")


@pytest.mark.rule("boardgame:wildlings.horde_lowest", "boardgame:wildlings.horde_others")
def test_the_horde_descends_on_one_castle() -> None:
    areas = {
        "winterfell": "stark 2 footman, knight",
        "moat_cailin": "stark 2 knight",
        "karhold": "stark 2 footman",
        "kingswood": "baratheon footman, knight",
    }
    p = attack("the_horde_descends", LOST, areas=areas)
    p.expect("wildlings.castle", STARK)
    assert p.keys(STARK) == ["area:moat_cailin", "area:winterfell"]
    p.answer(STARK, "area:winterfell")
    p.answer(STARK, "unit:knight:winterfell")
    assert standing(p, "winterfell") == {"footman": 1}
    p.answer(BARATHEON, "unit:knight:kingswood")
    assert standing(p, "kingswood") == {"footman": 1}
    anywhere = attack(
        "the_horde_descends",
        LOST,
        areas={"karhold": "stark 2 footman", "winterfell": "stark footman"},
    )
    assert "unit:footman:karhold" in anywhere.keys(STARK)


@pytest.mark.rule("boardgame:wildlings.horde_highest")
def test_the_horde_repelled_calls_a_mustering() -> None:
    p = attack("the_horde_descends", WON, areas={"moat_cailin": "token of stark"})
    assert p.keys(STARK) == ["area:moat_cailin", "area:winterfell", "none"]
    p.answer(STARK, "area:moat_cailin")
    p.answer(STARK, "muster:footman:moat_cailin")
    assert units(p, "moat_cailin") == ("stark", {"footman": 1})
    assert p.st.points == [0] * 20
    declined = attack("the_horde_descends", WON)
    declined.answer(STARK, "none")
    assert not declined.told("mustering.muster")


@pytest.mark.rule(
    "boardgame:wildlings.skinchanger_lowest", "boardgame:wildlings.skinchanger_others"
)
def test_the_skinchanger_empties_purses() -> None:
    p = attack("skinchanger_scout", LOST, power={"stark": 5, "lannister": 5, "baratheon": 3})
    assert [power(p, h) for h in ("stark", "lannister", "baratheon")] == [0, 2, 0]


@pytest.mark.rule("boardgame:wildlings.skinchanger_highest")
def test_the_skinchanger_repelled_returns_the_bid() -> None:
    p = attack("skinchanger_scout", WON)
    assert [power(p, h) for h in ("stark", "lannister", "baratheon")] == [5, 3, 4]


@pytest.mark.rule("boardgame:wildlings.preemptive_no_units")
def test_who_has_no_units_is_not_offered_to_lose_some() -> None:
    p = board(
        effect="wildlings",
        seats=3,
        threat=6,
        wildlings=["preemptive_raid"],
        areas={"lannisport": "lannister footman"},
        tracks={"iron_throne": ["stark", "lannister"], "fiefdoms": ["lannister"]},
        power={"stark": 0, "lannister": 1, "baratheon": 1},
    )
    p.answer(LANNISTER, 1).answer(BARATHEON, 1)
    assert not p.told("wildlings.killed")
    assert track(p, "iron_throne") == ["lannister", "baratheon", "stark"]
