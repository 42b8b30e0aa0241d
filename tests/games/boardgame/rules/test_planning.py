"""Chapter planning: secret orders, their limits, and the raven."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import LANNISTER, STARK, board, order, plan

import weirwood
from weirwood.games.boardgame.facts import AREAS
from weirwood.kernel.testing import Play

TWO = {"winterfell": "stark footman", "lannisport": "lannister footman"}


@pytest.mark.rule("boardgame:planning.steps", "boardgame:planning.reveal")
def test_orders_are_assigned_shown_and_followed_by_the_raven() -> None:
    p = board(areas=TWO)
    plan(p, STARK, winterfell="march_0")
    assert order(p, "winterfell") is None
    plan(p, LANNISTER, lannisport="raid")
    assert [e["house"] for e in p.told("planning.shown") if e["number"]] == ["lannister", "stark"]
    assert order(p, "winterfell") == "march_0"
    p.expect("planning.raven", LANNISTER)


@pytest.mark.rule("boardgame:planning.one_each")
def test_every_area_with_units_gets_exactly_one_order() -> None:
    p = board(
        areas={
            "winterfell": "stark footman, garrison",
            "the_shivering_sea": "stark ship",
            "port_of_winterfell": "stark ship",
            "karhold": "token of stark",
        }
    )
    slots = {o.key.partition("=")[0] for o in p.match.options(p.asked(STARK))}
    assert slots == {"winterfell"}  # filled one after another
    whole = {
        "winterfell": "march_0",
        "the_shivering_sea": "support",
        "port_of_winterfell": "defense_plus_1",
    }
    assert p.refused(STARK, {**whole, "karhold": "raid"}) == "kernel.shape"
    assert p.refused(STARK, {**whole, "winterfell": "none"}) == "planning.one_each"
    assert p.why_not(STARK, whole) is None


@pytest.mark.rule("boardgame:planning.secret")
def test_orders_are_secret_and_can_be_changed_until_all_are_ready() -> None:
    p = board(areas=TWO)
    d = p.asked(STARK)
    plan(p, STARK, winterfell="march_minus_1")
    mine, other = p.view(STARK), p.view(LANNISTER)
    assert mine["asked"][0]["answer"] == {"winterfell": "march_minus_1"}
    assert other["asked"][0]["answered"]
    assert "march_minus_1" not in str(other)
    for m in (p.match, p.native):
        m.withdraw(d)
    plan(p, STARK, winterfell="raid")
    plan(p, LANNISTER, lannisport="march_0")
    assert order(p, "winterfell") == "raid"


@pytest.mark.rule("boardgame:planning.public")
def test_hands_discards_and_power_are_public() -> None:
    p = board(areas=TWO, discards={"stark": ["eddard_stark"]}, power={"stark": 3})
    seen = p.view(LANNISTER)["houses"][STARK]
    assert seen["power"] == 3
    assert seen["discards"] == ["eddard_stark"]
    assert "eddard_stark" not in seen["hand"]
    assert len(seen["hand"]) == 6


@pytest.mark.rule("boardgame:planning.tokens")
def test_there_are_two_plain_tokens_and_a_special_one_of_each_type() -> None:
    p = board(
        areas={
            "winterfell": "stark footman",
            "karhold": "stark footman",
            "castle_black": "stark footman",
        },
        tracks={"kings_court": ["stark"]},
    )
    three = {"winterfell": "raid", "karhold": "raid", "castle_black": "raid_special"}
    assert p.why_not(STARK, three) is None
    no = p.why_not(STARK, {**three, "castle_black": "raid"})
    assert no is not None
    assert no.rule == "planning.tokens"


@pytest.mark.rule("boardgame:planning.stars")
def test_special_orders_are_limited_by_the_court() -> None:
    p = board(
        areas={"winterfell": "stark footman", "karhold": "stark footman"},
        tracks={"kings_court": ["lannister", "baratheon", "martell", "stark"]},
    )
    one = {"karhold": "raid", "winterfell": "march_plus_1"}
    assert p.why_not(STARK, one) is None
    assert p.refused(STARK, {**one, "karhold": "raid_special"}) == "planning.stars"
    d = p.asked(STARK)
    after = [o.key for o in p.match.options(d, ["karhold=raid_special"])]
    assert "winterfell=march_plus_1" not in after


@pytest.mark.rule("boardgame:planning.stars_stay")
def test_losing_the_court_leaves_placed_stars() -> None:
    p = board(
        phase="marches",
        areas={
            "winterfell": "stark footman, defense_plus_2",
            "moat_cailin": "stark footman, march_plus_1",
            "the_twins": "martell footman",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"kings_court": ["stark"], "iron_throne": ["stark", "lannister"]},
    )
    p.answer(STARK, "area:the_twins").answer(STARK, "none")
    p.answer(STARK, "card:eddard_stark").answer(5, "card:doran_martell")
    p.answer(5, "track:kings_court")
    assert p.view()["tracks"]["kings_court"][-1] == "stark"
    assert order(p, "winterfell") == "defense_plus_2"


def crowded(areas: int) -> dict[str, str]:
    """A Stark unit in each of many areas."""
    land = [a for a in AREAS[:38] if a != "lannisport"][:10]
    sea = list(AREAS[38:44])
    told = dict.fromkeys(land, "stark footman") | dict.fromkeys(sea, "stark ship")
    return dict(list(told.items())[:areas])


@pytest.mark.rule("boardgame:planning.short")
def test_too_few_orders_are_placed_in_turn_order_and_face_down() -> None:
    p = board(
        areas={**crowded(12), "lannisport": "lannister footman"},
        tracks={
            "kings_court": ["lannister", "baratheon", "martell", "greyjoy", "tyrell", "stark"],
            "iron_throne": ["stark", "lannister"],
        },
    )
    assert p.told("planning.short")[-1]["houses"] == ["stark"]
    assert len(p.match.decisions) == 1
    d = p.expect("planning.orders", STARK)
    answer: dict[str, str] = {}
    so_far: list[str] = []
    while steps := [o.key for o in p.match.options(d, so_far)]:
        key = next((k for k in steps if k.endswith("=none")), steps[0])
        so_far.append(key)
        answer[key.partition("=")[0]] = key.partition("=")[2]
    assert list(answer.values()).count("none") == 2  # ten plain tokens, no stars
    p.answer(STARK, answer)
    hidden = p.view(LANNISTER)["areas"]
    filled = next(a for a, given in answer.items() if given != "none")
    assert hidden[filled]["order"] is None
    assert p.view(STARK)["areas"][filled]["order"] == answer[filled]
    plan(p, LANNISTER)
    assert p.view(LANNISTER)["areas"][filled]["order"] == answer[filled]


@pytest.mark.rule("boardgame:planning.short", "boardgame:planning.secret")
def test_face_down_orders_are_dealt_anew_for_others() -> None:
    import random

    p = board(
        areas={**crowded(12), "lannisport": "lannister footman"},
        tracks={"kings_court": ["lannister", "baratheon"], "iron_throne": ["stark", "lannister"]},
        bans=["no_defense", "no_raid"],
    )
    d = p.asked(STARK)
    for m in (p.match, p.native):
        m.answer(d, m.sample(d, random.Random(1)))
    worlds = {
        str(p.match.redeal(LANNISTER, random.Random(s)).view(STARK)["areas"]) for s in range(20)
    }
    assert len(worlds) > 1
    same = {str(p.match.redeal(STARK, random.Random(s)).view(STARK)["areas"]) for s in range(5)}
    assert len(same) == 1


@pytest.mark.rule("boardgame:planning.bans")
@pytest.mark.parametrize(
    ("ban", "token", "fine"),
    [
        ("no_march_plus_one", "march_plus_1", "march_0"),
        ("no_defense", "defense_plus_1", "raid"),
        ("no_raid", "raid_special", "support"),
        ("no_consolidate", "consolidate", "raid"),
        ("no_support", "support_plus_1", "raid"),
    ],
)
def test_banned_orders_cannot_be_placed(ban: str, token: str, fine: str) -> None:
    p = board(areas=TWO, bans=[ban], tracks={"kings_court": ["stark"]})
    assert p.refused(STARK, {"winterfell": token}) == "planning.bans"
    assert not p.may(STARK, f"winterfell={token}")
    assert p.why_not(STARK, {"winterfell": fine}) is None
    assert p.why_not(STARK, f"winterfell={fine}") is None
    no = p.why_not(STARK, f"winterfell={token}")
    assert no is not None
    assert (no.rule, no.args) == ("planning.bans", {"area": "winterfell", "order": token})


@pytest.mark.rule("boardgame:planning.one_each")
def test_an_order_that_does_not_exist_is_no_order() -> None:
    p = board(areas=TWO, tracks={"kings_court": ["stark"]})
    assert p.refused(STARK, {"winterfell": "retreat"}) == "planning.one_each"
    no = p.why_not(STARK, "winterfell=none")
    assert no is not None
    assert (no.rule, no.args) == ("planning.one_each", {"area": "winterfell", "order": "none"})


def ready(**data: Any) -> Play:
    p = board(areas=TWO, tracks={"kings_court": ["stark"]}, **data)
    plan(p, STARK, winterfell="march_0")
    plan(p, LANNISTER, lannisport="raid")
    p.expect("planning.raven", STARK)
    return p


@pytest.mark.rule("boardgame:planning.raven")
def test_the_raven_may_rest() -> None:
    p = ready()
    assert p.keys(STARK) == ["swap", "look", "none"]
    p.answer(STARK, "none")
    assert not p.st.raven_used


@pytest.mark.rule("boardgame:planning.raven_swap")
def test_the_raven_replaces_an_order_within_stars_and_bans() -> None:
    p = ready(bans=["no_defense"])
    p.answer(STARK, "swap").answer(STARK, "area:winterfell")
    found = p.keys(STARK)
    assert "order:march_plus_1" in found
    assert "order:march_0" not in found  # it lies there
    assert "order:defense_plus_1" not in found
    assert p.refused(STARK, "order:defense_plus_1") == "planning.bans"
    assert p.refused(STARK, "order:march_0") == "planning.raven_swap"
    p.answer(STARK, "order:march_plus_1")
    assert p.told("planning.swapped")[-1]["order"] == "march_plus_1"
    assert p.st.raven_used


@pytest.mark.rule("boardgame:planning.raven_look", "boardgame:planning.raven_talk")
def test_only_the_raven_sees_the_wildling_card() -> None:
    p = ready(wildlings=["mammoth_riders", "crow_killers"])
    p.answer(STARK, "look")
    assert p.view(STARK)["wildlings"][0] == "mammoth_riders"
    assert p.view(LANNISTER)["wildlings"] == [None] * 9
    assert p.view(None)["wildlings"] == [None] * 9
    seen = p.match.events_for(LANNISTER)
    assert "mammoth" not in str(seen)
    p.answer(STARK, "bury")
    assert p.view(STARK)["wildlings"][-1] == "mammoth_riders"
    assert p.view(STARK)["wildlings"][0] is None
    assert "mammoth" not in str(p.view(LANNISTER))
    assert "mammoth" not in str(p.match.events_for(None))


@pytest.mark.rule("boardgame:planning.sea_consolidate")
def test_consolidating_at_sea_brings_nothing() -> None:
    p = board(
        phase="consolidate",
        areas={"the_narrow_sea": "stark ship, consolidate"},
        power={"stark": 2},
    )
    assert p.told("consolidate.power")[-1]["power"] == 0


@pytest.mark.rule("boardgame:planning.deals")
def test_no_question_ever_gives_anything_away() -> None:
    kinds = weirwood.game("boardgame").kinds
    assert not any("gift" in kind or "deal" in kind or "show" in kind for kind in kinds)


@pytest.mark.rule("boardgame:planning.stars", "boardgame:planning.tokens")
def test_a_refused_order_cites_stars_and_tokens() -> None:
    areas = {"winterfell": "stark footman", "karhold": "stark footman"}
    court = ["lannister", "baratheon", "greyjoy", "tyrell", "martell", "stark"]
    p = board(areas=areas, tracks={"kings_court": court})
    d = p.asked(STARK)
    no = p.match.why_not(d, "winterfell=march_plus_1")
    assert no is not None
    assert no.rule == "planning.stars"
    no = p.match.why_not(d, "winterfell=none")
    assert no is not None
    assert no.rule == "planning.one_each"
