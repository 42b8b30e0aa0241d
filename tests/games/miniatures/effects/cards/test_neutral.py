"""Tactics cards of the neutrals and their commanders."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FACING,
    FAIL,
    MISS,
    SPEARS,
    TACTICS,
    Stage,
    against_ncu,
    begins,
    claims_card,
    hit,
    holding,
    key,
    led,
    line,
    panics,
    plays,
    shows,
    stage,
    staged,
    struck,
)

from weirwood.games.miniatures.effects.special.helpers import thrown
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.tactics import FACE_OF, pile
from weirwood.games.miniatures.state import DISCARD
from weirwood.kernel import secrets

CUTTHROATS = "house_bolton_cutthroats"
CROSSBOWS = "lannister_crossbowmen"


# ---- the faction's cards ------------------------------------------------------------------------


@shows("planning_and_insight")
def test_planning_and_insight() -> None:
    p = hit("planning_and_insight", dice={**MISS, "defense": [6] * 3})
    assert p.last("attack.hits")["hits"] == 1
    me = "lannister_guardsmen, commander lannister_guardsmen"
    p = hit("planning_and_insight", me, dice={**MISS, "defense": [6] * 3}, ncus=TACTICS)
    assert p.last("attack.hits")["hits"] == 3
    dice = {"attack": [4, 4, 1, 1, 1, 1, 1], "defense": [1, 1], "morale": [6, 6]}
    script = {"effects__play": ["card:planning_and_insight:1"]}
    assert struck("planning_and_insight", dice=dice, script=script).hurt(0) == 1


@shows("adaptive_methods_neutral")
@pytest.mark.rule("miniatures:conditions.again", "miniatures:conditions.choice")
def test_adaptive_methods() -> None:
    units = [f"0 {SPEARS} at 24,12, panicked", FACING[1]]
    script = {
        "effects__target": [key(1), key(0), key(1), key(3)],
        "effects__token": [
            "token:weakened",
            "token:panicked",
            "token:vulnerable",
            "token:weakened",
        ],
    }
    p = begins(1, "adaptive_methods_neutral", *units, ncus=TACTICS, script=script)
    assert p.tokens(0) == {"vulnerable"}
    assert p.tokens(1) == set()
    assert p.tokens(3) == {"weakened"}


@shows("issue_commands_neutral")
def test_issue_commands() -> None:
    lead = "roose_bolton_the_leech_lord"
    units = [
        f"{line(0, led(lead), 'at 24,12')}, commander {lead}",
        f"0 {SPEARS} at 34,12",
        f"1 {SPEARS} against 1 front",
    ]
    p = begins(
        0,
        "issue_commands_neutral",
        *units,
        dice=MISS,
        script={
            "turn__unit": [key(0)],
            "effects__target": [key(1)],
            "action__free": [f"melee:{SPEARS}:2"],
        },
    )
    assert [row["nr"] for row in p.told("action.chosen")] == [1]
    used = f"{line(0, led(lead), 'at 24,12')}, note order:order_spread_fear 1"
    p = begins(1, "issue_commands_neutral", used, mode=1)
    assert p.state.notes[0]["order:order_spread_fear"] == 0


@shows("worth_the_risk")
def test_worth_the_risk() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 4", f"1 {SPEARS} against 0 front"]
    dice = {"morale": [1, 1, 6, 6], "panic": [1]}
    p = panics(
        "worth_the_risk", *units, u=0, dice=dice, script={"effects__reroll": [("die:1", "die:2")]}
    )
    assert p.hurt(0) == 2
    lead = "roose_bolton_the_leech_lord"
    units[0] = f"{line(0, led(lead), 'at 24,12')}, wounds 4, commander {lead}"
    p = panics("worth_the_risk", *units, u=0, dice={"morale": [1, 1], "panic": [1]})
    assert p.last("test.result")["result"] == "passed"
    assert p.hurt(0) == 2
    # whole and passing already beside its commander: there is nothing to risk it for
    units[0] = f"{line(0, led(lead), 'at 24,12')}, commander {lead}"
    p = panics("worth_the_risk", *units, u=0, dice={"morale": [6, 6], "panic": [1]})
    assert not p.told("card.played")


@shows("meticulous_planning")
def test_meticulous_planning() -> None:
    deck = {"0": ["adaptive_methods_neutral", "whispered_threats_neutral"]}
    script = {"effects__search": ["card:whispered_threats_neutral:1"]}
    p = begins(1, "meticulous_planning", *FACING, mode=1, decks=deck, ncus=TACTICS, script=script)
    assert p.last("card.taken")["card"] == "whispered_threats_neutral"
    assert not begins(1, "meticulous_planning", *FACING, mode=1, decks=deck).told("card.played")


@shows("surprise_strategy_neutral")
def test_surprise_strategy() -> None:
    def played(mode: int, **data: Any) -> Stage:
        hands = {"0": ["surprise_strategy_neutral", "worth_the_risk", "adaptive_methods_neutral"]}
        p = stage(*FACING, hands=hands, **data)
        for match in (p.match, p.native):
            cards = match.st.cards
            cards.piles[1].remove(2)
            cards.piles[2].append(2)
            cards.zone[2] = 2
        p.play(turn__unit=[key(0)])
        p.play(
            turn__unit=[key(1)],
            effects__play=[f"card:surprise_strategy_neutral:{mode}"],
            effects__search=["card:adaptive_methods_neutral:2"],
        )
        return p

    p = played(1)
    assert p.last("card.taken")["card"] == "adaptive_methods_neutral"
    assert p.last("cards.discarded")["card"] == "worth_the_risk"
    p = played(0, ncus=TACTICS)
    assert p.last("card.taken")["card"] == "adaptive_methods_neutral"
    assert not p.told("cards.discarded")


@shows("spoils_of_war")
def test_spoils_of_war() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        f"1 {SPEARS} against 0 front, wounds 11",
        f"1 {SPEARS} at 34,12",
    ]
    dice = {"attack": [6] * 7, "defense": [1] * 7}
    p = begins(
        0,
        "spoils_of_war",
        *units,
        dice=dice,
        script={
            "effects__target": [key(0)],
            "turn__unit": [key(0)],
            "turn__action": [f"melee:{SPEARS}:1"],
        },
    )
    rows = [row["count"] for row in p.state.effects if row.get("what") == "card_tokens"]
    assert rows == [1]


@shows("spoils_of_war")
def test_spoils_make_better_attacks() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 8", f"1 {SPEARS} against 0 front"]
    for count, need in ((1, 4), (2, 3)):
        p = begins(0, "spoils_of_war", *units, script={"effects__target": [key(0)]})
        for match in (p.match, p.native):
            match.st.effects.append(
                {"what": "card_tokens", "card": 0, "count": count, "until": "game"}
            )
        p.pool = [("attack", 0)] * 7
        p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
        assert len(p.last("dice.attack")["dice"]) == 7
        assert p.last("dice.attack")["need"] == need
        assert p.tokens(1) == {"vulnerable"}


# ---- Ramsay -------------------------------------------------------------------------------------


@shows("our_blades_are_sharp_ramsay")
def test_our_blades_are_sharp() -> None:
    card = "our_blades_are_sharp_ramsay"
    dice = {"attack": [6] + [1] * 7}
    p = hit(
        card,
        CUTTHROATS,
        f"{SPEARS}, panicked, activated",
        dice=dice,
        script={"dice__reroll": [("die:2",)]},
    )
    assert p.told("dice.rerolled")
    assert p.hurt(1) >= 1
    assert not hit(card, CUTTHROATS, dice=MISS).told("card.played")


@shows("cruel_methods_ramsay")
def test_cruel_methods() -> None:
    units = [
        f"0 {CUTTHROATS} at 24,12, wounds 5",
        "1 lannister_guardsmen at 24,22 facing 180, panicked",
    ]
    script = {
        "effects__target": ["unit:lannister_guardsmen:1", key(0, CUTTHROATS)],
        "effects__choice": [("way:way_heal", "way:vulnerable")],
    }
    p = begins(1, "cruel_methods_ramsay", *units, script=script)
    assert (p.hurt(0), p.tokens(1)) == (3, {"vulnerable"})


@shows("sadistic_games_ramsay")
def test_sadistic_games() -> None:
    units = [f"0 {CUTTHROATS} at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 38,12"]
    script = {"effects__choice": ["way:way_panic"], "effects__target": [(key(1), key(2))]}
    p = begins(1, "sadistic_games_ramsay", *units, script=script)
    assert p.tokens(1) == p.tokens(2) == {"panicked"}
    script = {"effects__choice": ["way:way_hits"]}
    p = begins(1, "sadistic_games_ramsay", *units, script=script, dice={"defense": [1] * 5})
    assert p.hurt(1) == 5


# ---- Roose --------------------------------------------------------------------------------------


@shows("a_flayed_man_has_no_secrets_roose")
@pytest.mark.rule("miniatures:tactics.cancelled")
def test_a_flayed_man_has_no_secrets() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        line(1, led("umber_champion", ", weakened"), "against 0 front"),
    ]
    card = "a_flayed_man_has_no_secrets_roose"
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, dice=MISS, **holding(card))
    p.play(effects__play=[f"order:order_incite:{SPEARS}:1", f"card:{card}:0"])
    assert p.told("effect.cancelled")
    assert p.tokens(1) == set()


@shows("fear_keeps_a_man_alive_roose")
def test_fear_keeps_a_man_alive() -> None:
    units = [f"0 {CUTTHROATS} at 24,12, wounds 5", f"1 {SPEARS} against 0 front"]
    script = {"effects__target": [key(0, CUTTHROATS)] * 4}
    p = panics("fear_keeps_a_man_alive_roose", *units, dice=FAIL, script=script)
    assert p.hurt(0) == 3
    units[0] = line(0, f"{CUTTHROATS}, wounds 5, with roose_bolton_the_leech_lord", "at 24,12")
    script = {"effects__target": [key(0, CUTTHROATS)] * 4}
    p = panics("fear_keeps_a_man_alive_roose", *units, dice=FAIL, script=script)
    assert p.hurt(0) == 2 - 2  # the leech lord prey on fear as well, and one wound more


@shows("whispered_threats_neutral")
def test_whispered_threats() -> None:
    p = against_ncu(
        "whispered_threats_neutral",
        script={
            "board__claim": ["zone:zone_wealth"],
            "effects__target": [key(1), key(3)],
        },
    )
    assert p.tokens(1) == {"vulnerable"}
    assert p.tokens(3) == {"panicked"}
    assert against_ncu("whispered_threats_neutral").tokens(1) == set()


# ---- Vargo --------------------------------------------------------------------------------------


@shows("the_cripplers_infamy")
def test_the_cripplers_infamy() -> None:
    units = ["0 bloody_mummer_skirmishers at 24,12", f"1 {SPEARS} against 0 front, weakened"]
    p = panics(
        "the_cripplers_infamy",
        *units,
        dice=FAIL,
        script={"effects__may": "use:the_cripplers_infamy"},
    )
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 2 + 2
    assert p.tokens(1) == set()
    p = panics("the_cripplers_infamy", *units, dice=FAIL)
    assert p.hurt(1) == 2
    assert p.tokens(1) == {"weakened"}
    assert p.state.effects == []  # it was about that one test


@shows("careless_aggression")
def test_careless_aggression() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 44,40"]
    p = Stage.on(
        {
            "units": units,
            "hands": {"0": ["careless_aggression"]},
            "ncus": ["1 pycelle_grand_maester"],
        },
        {"attack": [1] * 7},
    )
    p.play(
        **plays("careless_aggression"),
        action__free=[f"melee:{SPEARS}:1"],
        effects__choice=["ncu:pycelle_grand_maester:0"],
        board__claim=["zone:zone_wealth"],
    )
    assert p.last("attack.declared")["nr"] == 0
    assert p.state.n_zone == ["zone_wealth"]


@shows("exploit_weakness_vargo")
def test_exploit_weakness() -> None:
    assert hit("exploit_weakness_vargo", dice=MISS).tokens(1) == {"vulnerable"}


# ---- Daario -------------------------------------------------------------------------------------


@shows("sellsword_negotiations_neutral", "sellsword_bravado_neutral", "reckless_strikes_neutral")
@pytest.mark.rule("miniatures:tactics_board.counts_as")
def test_daario() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", FACING[1]]
    p = claims_card(
        "sellsword_negotiations_neutral", "zone_crown", *units, script={"effects__target": [key(0)]}
    )
    assert seams.counts_as_controlling(p.state, 0, "zone_wealth")
    assert p.hurt(0) == 5 - 3
    script = {"effects__target": [key(0), key(1)]}
    p = begins(0, "sellsword_bravado_neutral", *units, script=script, dice={"morale": [1, 4]})
    assert p.last("dice.test")["mod"] == 2
    assert p.tokens(1) == {"panicked", "weakened"}
    p = hit(
        "reckless_strikes_neutral",
        f"{SPEARS}, wounds 8",
        dice={"attack": [6] + [1] * 6, "defense": [6]},
    )
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.last("attack.hits")["hits"] == 2


@shows("reckless_strikes_neutral")
def test_reckless_strikes_cost_blood() -> None:
    dice = {"attack": [1, 1, 2, 2, 2, 2, 2]}
    assert hit("reckless_strikes_neutral", "lannister_guardsmen", dice=dice).hurt(0) == 2


# ---- Jokin --------------------------------------------------------------------------------------


@shows("brothers_in_arms")
def test_brothers_in_arms() -> None:
    units = [
        line(0, led("jokin_stormcrow_captain"), "at 24,12"),
        f"1 {SPEARS} against 0 front",
        f"0 {SPEARS} at 30,12",
    ]
    p = begins(0, "brothers_in_arms", *units, script={"effects__target": [key(0)]})
    p.pool = [("attack", 0)] * 9
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert len(p.last("dice.attack")["dice"]) == 7 + 1 + 1


@shows("diversion_tactics_jokin")
def test_diversion_tactics() -> None:
    friend = f"0 {SPEARS} at 34,12"
    p = struck(
        "diversion_tactics_jokin",
        dice=MISS,
        more=[friend],
        script={
            "action__free": ["maneuver"],
            "move__maneuver": [{"distance": 2000}],
        },
    )
    assert p.state.y[2] == 14000


@shows("stalwart_mercenaries")
def test_stalwart_mercenaries() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = panics("stalwart_mercenaries", *units, u=0, dice={"morale": [6, 6]})
    assert p.last("dice.test")["mod"] == 2
    units[0] = line(0, led("jokin_stormcrow_captain"), "at 24,12")
    p = panics("stalwart_mercenaries", *units, u=0)
    assert p.last("test.result")["auto"]


def test_missions_among_the_discards_stay_there() -> None:
    """A pile also holds missions and siege cards: nothing that seeks tactics cards finds them."""
    p = stage(*FACING, hands={"0": ["surprise_strategy_neutral", "worth_the_risk"]})
    for match in (p.match, p.native):
        secrets.add(match.st.cards, FACE_OF["mission_8"], pile(0, DISCARD))
    p.play(turn__unit=[key(0)])
    p.play(turn__unit=[key(1)], effects__play=["card:surprise_strategy_neutral:1"])
    assert not p.told("card.played")
    assert thrown(p.state, 0) == []


def test_a_token_that_is_gone_is_not_exchanged() -> None:
    """The unit that was chosen rids itself of its only token before the card comes to it."""
    fire = "the_fire_that_burns_against_the_cold"
    units = [f"0 {SPEARS} at 24,12", "1 sworn_brothers at 24,24 facing 180"]
    p = stage(*units, turn=1, hands={"0": ["adaptive_methods_neutral"], "1": [fire]})
    p.play(turn__unit=[key(1, "sworn_brothers")], effects__play=[f"card:{fire}:1"])
    assert [u for _, u in p.state.pins] == [1]
    p.play(
        turn__unit=[key(0)], effects__play=["card:adaptive_methods_neutral:0"],
        effects__target=[key(1, "sworn_brothers")] * 2, effects__token=["token:panicked"],
        effects__may=[f"use:{fire}"],
    )  # fmt: skip
    assert p.tokens(1) == set()
    assert p.hurt(1) == 1
