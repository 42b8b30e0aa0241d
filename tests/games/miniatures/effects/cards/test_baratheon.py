"""Tactics cards of House Baratheon and its commanders."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    MISS,
    SPEARS,
    Stage,
    against_ncu,
    attack_row,
    begins,
    claims_card,
    enemy_starts,
    hit,
    holding,
    key,
    led,
    line,
    plays,
    row_after,
    shows,
    stage,
    staged,
    starts,
    struck,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.steps import count_on_card
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.conditions import put
from weirwood.games.miniatures.rules.tactics import hand

MINE = f"0 {SPEARS} at 24,12"
FOE = f"1 {SPEARS} at 24,24 facing 180"
BEFORE = f"1 {SPEARS} against 0 front"
PYCELLE = "pycelle_grand_maester"
CROWN = [f"0 {PYCELLE} on zone_crown"]
TACTICS = [f"0 {PYCELLE} on zone_tactics"]
BOTH = [*CROWN, "0 qyburn_master_of_whisperers on zone_tactics, tokens 0"]
FAIL: dict[str, Any] = {"morale": [1, 1], "panic": [2]}
PASS: dict[str, Any] = {"morale": [6, 6]}
RENLY = "renly_baratheon_the_charismatic_heir"
PARAMOUNT = "renly_baratheon_lord_paramount_of_the_stormlands"
SOUTH = "renly_baratheon_king_in_the_south"


def passes(card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """Unit 0 passes a Morale test, and seat 0 plays a card."""
    script = {**plays(card, mode), **data.pop("script", {})}
    dice = data.pop("dice", PASS)
    rows = units or (f"0 {SPEARS} at 24,12, wounds 6", BEFORE)
    made = staged("panic.morale_test", 0, 0, 1, units=rows, dice=dice, **holding(card), **data)
    return made.play(**script)


# ---- the faction's cards ------------------------------------------------------------------------


@shows("baratheon_justice")
def test_baratheon_justice() -> None:
    tokens = {"effects__token": ["token:weakened", "token:panicked"]}
    p = struck("baratheon_justice", dice=MISS, script=tokens)
    assert p.tokens(1) == {"weakened"}
    for ncus in (CROWN, TACTICS, BOTH):
        p = struck("baratheon_justice", dice=MISS, script=tokens, ncus=ncus)
        assert p.tokens(1) == {"weakened", "panicked"}


@shows("stags_wit")
@pytest.mark.rule("miniatures:conditions.gained")
def test_stags_wit_passes_tokens_on() -> None:
    threat = line(1, led("justin_massey_cunning_follower"), "against 0 front")
    units = [MINE, threat, f"1 {SPEARS} at 34,20 facing 180"]
    script = {"effects__play": [f"order:order_threaten:{SPEARS}:1", "card:stags_wit:0"],
              "effects__target": [key(0), key(1), key(2)]}  # fmt: skip
    p = stage(*units, turn=1, **holding("stags_wit")).play(**script)
    assert (p.tokens(0), p.tokens(1), p.tokens(2)) == (set(), {"weakened"}, set())
    p = stage(*units, turn=1, ncus=TACTICS, **holding("stags_wit")).play(**script)
    assert (p.tokens(0), p.tokens(1), p.tokens(2)) == (set(), {"weakened"}, {"weakened"})
    p = stage(*units, turn=1, **holding("stags_wit")).play(
        effects__play=[f"order:order_threaten:{SPEARS}:1"], effects__target=[key(0)]
    )
    assert p.tokens(0) == {"weakened"}


@shows("ours_is_the_fury")
def test_ours_is_the_fury() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], **PASS}
    p = hit("ours_is_the_fury", dice=dice, script={"effects__choice": ["way:vicious"]})
    assert p.last("dice.test")["mod"] == -2
    assert p.last("dice.attack")["need"] == 4
    p = hit("ours_is_the_fury", dice=dice, ncus=CROWN, script={
        "effects__choice": [("way:way_hit", "way:sundering")]})  # fmt: skip
    assert p.last("dice.attack")["need"] == 3
    assert p.last("dice.defense")["need"] == 5
    assert p.last("dice.test")["mod"] == 0
    p = hit("ours_is_the_fury", dice=dice, ncus=BOTH)
    assert p.last("dice.attack")["need"] == 3
    assert p.last("dice.defense")["need"] == 5
    assert p.last("dice.test")["mod"] == -2


@shows("sustained_assault_baratheon")
def test_sustained_assault() -> None:
    p = hit("sustained_assault_baratheon", f"{SPEARS}, wounds 8", dice={"attack": [1] * 8},
            script={"dice__reroll": [("die:1",)]})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("dice.rerolled")


@shows("baratheon_conviction")
def test_conviction() -> None:
    p = passes("baratheon_conviction")
    assert p.hurt(0) == 4
    p = passes("baratheon_conviction", ncus=BOTH, dice={"morale": [6, 6, 1, 1], "panic": [3]},
               script={"effects__token": ["token:weakened"]})  # fmt: skip
    assert p.hurt(1) == 3
    assert p.tokens(1) == {"weakened"}


@shows("final_strike")
@pytest.mark.rule("miniatures:attack.taken")
def test_final_strike() -> None:
    dice = {"attack": [6, 6] + [1] * 5, "defense": [1, 1, 4, 4, 4, 4], "morale": [1, 1],
            "panic": [2]}  # fmt: skip
    p = struck("final_strike", dice=dice)
    assert p.hurt(0) == 2 + 2
    assert p.hurt(1) == 0  # four hits, all blocked with 4
    p = struck("final_strike", dice=dice, ncus=CROWN)
    assert p.hurt(1) == 4
    assert p.state.effects == []
    dice = {"attack": [6] * 7, "defense": [1] * 9}
    p = struck("final_strike", f"{SPEARS}, wounds 10", dice=dice)
    assert p.hurt(0) == -1  # it falls, and only what it had to lose counts
    assert p.hurt(1) == 2


@shows("oath_of_duty")
def test_oath_of_duty() -> None:
    p = begins(0, "oath_of_duty", MINE, BEFORE, script={"effects__target": [key(0)]}, ncus=CROWN)
    assert [u for _, u in p.state.pins] == [0]
    for match in (p.match, p.native):
        count_on_card(match.st, match.st.pins[0][0], 1)
    p.pool = [("attack", 0)] * 9
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"],
           effects__token=["token:panicked"], dice__reroll=[("die:1",)])  # fmt: skip
    assert p.tokens(1) == {"panicked"}
    assert p.told("dice.rerolled")


# ---- Renly, Lord Paramount ----------------------------------------------------------------------


@shows("inexplicable_return")
def test_inexplicable_return() -> None:
    units = [line(0, led("stag_knight_noble"), "at 24,12"), FOE, f"0 {SPEARS} at 34,12"]
    p = claims_card("inexplicable_return", "zone_crown", *units, script={
        "effects__choice": ["way:way_relocate", "model:stag_knight_noble:0"],
        "effects__target": [key(2)]})  # fmt: skip
    assert p.state.attached[0] == ()
    assert p.state.attached[2] == ("stag_knight_noble",)
    assert not p.told("dice.test")
    q = stage(*units, ncus=[f"0 {PYCELLE}"], **holding("inexplicable_return"))
    for match in (q.match, q.native):
        match.st.attached[0], match.st.fallen[0] = (), ("stag_knight_noble",)
    q.play(turn__unit=[f"ncu:{PYCELLE}:0"], board__claim=["zone:zone_crown"],
           **plays("inexplicable_return"), effects__target=[key(2)],
           effects__choice=["way:way_revive", "model:stag_knight_noble"])  # fmt: skip
    assert q.state.attached[2] == ("stag_knight_noble",)
    assert q.state.health[2] == 12
    p = begins(0, "inexplicable_return", mode=1, decks={"0": ["oath_of_duty"]})
    assert len(hand(p.state, 0)) == 1


@shows("hidden_affairs")
def test_hidden_affairs() -> None:
    renly = line(0, led(PARAMOUNT, ", wounds 8"), "at 24,36 facing 180")
    units = [MINE, BEFORE, renly.replace("at 24,36 facing 180", "against 1 left")]
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, dice={"attack": [1] * 14},
             **holding("hidden_affairs"))  # fmt: skip
    p.play(**plays("hidden_affairs"), action__free=[f"melee:{SPEARS}:1"])
    row = p.last("dice.attack")
    assert (row["nr"], len(row["dice"])) == (2, 7)
    p = struck("hidden_affairs", led(PARAMOUNT), dice=MISS)  # not when it is his own
    assert not p.told("card.played")
    p = begins(0, "hidden_affairs", mode=1, decks={"0": ["oath_of_duty"]})
    assert len(hand(p.state, 0)) == 1


@shows("in_his_brothers_shadows")
def test_in_his_brothers_shadows() -> None:
    boss = "stannis_baratheon_the_one_true_king"
    units = [line(0, led(PARAMOUNT), "at 24,12"), line(1, led(boss), "at 24,24 facing 180")]
    lead: dict[str, Any] = {"commanders": [PARAMOUNT, boss]}
    p = enemy_starts("in_his_brothers_shadows", *units, **lead, script={
        "effects__choice": ["way:way_overshadow"], "turn__action": ["none"]})  # fmt: skip
    names = {name for name, _ in sources.abilities(p.state, 1)}
    assert "dauntless" not in names
    assert {"affiliation_rhllor", "motivated_by_coin"} <= names
    steward = line(1, led("satin_commanders_steward"), "at 24,24 facing 180")
    far = line(1, led(boss), "at 36,40 facing 180")
    p = enemy_starts("in_his_brothers_shadows", units[0], steward, far, **lead, script={
        "effects__choice": ["way:way_overshadow"], "turn__action": ["none"]})  # fmt: skip
    assert "dauntless" not in {name for name, _ in sources.abilities(p.state, 2)}
    p = enemy_starts("in_his_brothers_shadows", *units, **lead, script={
        "effects__choice": ["way:way_reposition"], "action__free": ["maneuver"],
        "move__maneuver": [{"pivot": 0, "distance": 2000, "turn": 0}],
        "turn__action": ["none"]})  # fmt: skip
    assert p.state.y[0] == 14000
    hurt = [line(0, led(PARAMOUNT, ", wounds 4"), "at 24,12"), f"1 {SPEARS} at 24,24 facing 180"]
    p = begins(1, "in_his_brothers_shadows", *hurt, **lead, mode=1)
    assert not p.told("card.played")
    p = stage(*hurt, **lead, **holding("in_his_brothers_shadows"))
    for match in (p.match, p.native):
        match.st.fallen[1] = (boss,)
    p.play(turn__unit=[key(2)], turn__action=["none"], **plays("in_his_brothers_shadows", 1))
    assert p.hurt(0) == 2


# ---- Loras --------------------------------------------------------------------------------------


@shows("loved_by_the_smallfolk_loras")
def test_loved_by_the_smallfolk() -> None:
    p = struck("loved_by_the_smallfolk_loras", dice={**MISS, "morale": [1, 1]})
    assert p.tokens(1) == {"vulnerable", "weakened"}
    p = struck("loved_by_the_smallfolk_loras", led("loras_tyrell_the_knight_of_flowers"),
               dice={**MISS, "morale": [3, 3]})  # fmt: skip
    assert p.last("dice.test")["mod"] == -2
    assert p.tokens(1) == {"vulnerable", "weakened"}
    p = struck("loved_by_the_smallfolk_loras", dice={**MISS, "morale": [3, 3]})
    assert p.tokens(1) == set()


@shows("overgrowth")
def test_overgrowth() -> None:
    script = {"effects__target": [key(0)]}
    p = begins(1, "overgrowth", MINE, BEFORE, script=script, dice=PASS)
    assert [u for _, u in p.state.pins] == [0]
    p.pool = [("defense", 0)] * 4 + [("attack", 0)] * 7
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"])
    assert p.hurt(1) == 4
    p = begins(1, "overgrowth", MINE, BEFORE, script=script, dice={"morale": [1, 1]})
    assert not p.state.pins
    worn = f"0 {SPEARS} at 24,12, wounds 4"
    p = begins(1, "overgrowth", worn, BEFORE, script=script)
    assert [u for _, u in p.state.pins] == [0]
    assert p.last("test.result")["auto"]


@shows("growing_strong")
def test_growing_strong() -> None:
    worn = f"0 {SPEARS} at 24,12, wounds 4"
    units = [worn, f"1 {SPEARS} against 0 front, wounds 4", f"1 {SPEARS} against 0 left, wounds 8"]
    p = starts("growing_strong", *units, script={"turn__action": ["none"]})
    assert (p.tokens(1), p.tokens(2)) == ({"vulnerable"}, set())
    assert p.hurt(0) == 4 - 2


# ---- Eldon Estermont ----------------------------------------------------------------------------


@shows("hefty_ransom")
def test_hefty_ransom() -> None:
    units = [f"0 {SPEARS} at 24,12, with stag_knight_noble", BEFORE]
    p = staged("wounds.destroy_attachment", 0, "stag_knight_noble", 1, 1, units=units,
             **holding("hefty_ransom")).play(**plays("hefty_ransom"),
                                            effects__target=[key(1)])  # fmt: skip
    assert [u for _, u in p.state.pins] == [1]
    assert row_after(p, 1)["mod"] == 0
    for match in (p.match, p.native):
        match.st.health[1] = 1
    before = p.state.vp[0]
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert p.state.vp[0] == before + 2
    units = [MINE, f"1 {SPEARS} against 0 front, with stag_knight_noble"]
    p = staged("wounds.destroy_attachment", 1, "stag_knight_noble", 0, 0, units=units,
             **holding("hefty_ransom")).play(**plays("hefty_ransom", 1),
                                            effects__target=[key(0)])  # fmt: skip
    assert [u for _, u in p.state.pins] == [0]
    assert row_after(p, 0)["mod"] == 1
    p.pool = [("attack", 0)] * 8
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert len(p.last("dice.attack")["dice"]) == 8


@shows("martial_superiority_eldon")
def test_martial_superiority() -> None:
    dice = {"attack": [1] * 7, "defense": [1] * 7}
    p = struck("martial_superiority_eldon", dice=dice)
    assert p.hurt(1) == 7
    assert p.last("dice.attack")["need"] == 4
    p = struck("martial_superiority_eldon", led("eldon_estermont_lord_of_greenstone"), dice=dice)
    assert p.last("dice.attack")["need"] == 5


@shows("battle_endurance_eldon")
def test_battle_endurance() -> None:
    p = begins(0, "battle_endurance_eldon", MINE, BEFORE, round=6,
               script={"effects__target": [key(0)]})  # fmt: skip
    p.pool = [("attack", 0)] * 9 + [("attack", 5), ("defense", 0), ("defense", 0)]
    p.pool += [("morale", 5), ("morale", 5)]
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"],
           effects__reroll=[("die:1",)])  # fmt: skip
    assert p.hurt(1) == 2  # a critical blow
    assert p.last("dice.defense")["need"] == 5


# ---- Cortnay Penrose ----------------------------------------------------------------------------


@shows("issue_commands_cortnay")
def test_issue_commands() -> None:
    lead = "cortnay_penrose_castellan_of_storms_end"
    units = [line(0, led(lead), "at 14,12"), f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 1 front"]
    script = {"effects__target": [key(1)], "action__free": [f"melee:{SPEARS}:2"]}
    p = starts("issue_commands_cortnay", *units, commanders=[lead, ""], dice=MISS, script=script)
    assert p.last("attack.declared")["nr"] == 1
    used = line(0, led("cortnay_penrose_loyal_tactician"), "at 24,12")
    p = stage(used, FOE, **holding("issue_commands_cortnay"))
    for match in (p.match, p.native):
        match.st.notes[0]["order:order_tactical_reposition"] = 1
    p.play(turn__unit=[key(0)], turn__action=["none"], **plays("issue_commands_cortnay", 1))
    assert p.state.notes[0]["order:order_tactical_reposition"] == 0


@shows("surprise_strategy_cortnay")
def test_surprise_strategy() -> None:
    def played(mode: int, **data: Any) -> Stage:
        hands = {"0": ["surprise_strategy_cortnay", "oath_of_duty", "final_strike"]}
        p = stage(MINE, FOE, hands=hands, **data)
        for match in (p.match, p.native):
            cards = match.st.cards
            cards.piles[1].remove(2)
            cards.piles[2].append(2)
            cards.zone[2] = 2
        p.play(turn__unit=[key(0)])
        return p.play(
            turn__unit=[key(1)], **plays("surprise_strategy_cortnay", mode),
            effects__search=["card:final_strike:2"],
        )  # fmt: skip

    p = played(1)
    assert p.last("card.taken")["card"] == "final_strike"
    assert p.last("cards.discarded")["card"] == "oath_of_duty"
    p = played(0, ncus=TACTICS)
    assert p.last("card.taken")["card"] == "final_strike"
    assert not p.told("cards.discarded")


@shows("counterplot_cortnay")
def test_counterplot() -> None:
    cards = {"hands": {"0": ["counterplot_cortnay"], "1": ["winters_might"]}}
    script = {"effects__play": ["card:winters_might:0", "card:counterplot_cortnay:0"]}
    dice = {"attack": [6] + [1] * 6, "defense": [6], **PASS}
    for ncus, face, off in (([], 2, False), ([], 3, True), (CROWN, 2, True), (BOTH, 1, True)):
        p = staged("attack.melee_attack", 1, 0, False, units=[MINE, BEFORE], turn=1, ncus=ncus,
                 dice={"effect": [face], **dice}, **cards).play(**script)  # fmt: skip
        assert bool(p.told("effect.cancelled")) is off
        assert p.last("dice.defense")["need"] == (4 if off else 5)


# ---- Renly, the Charismatic Heir ----------------------------------------------------------------


@shows("wealth_and_charisma")
def test_wealth_and_charisma() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 2, panicked, weakened", BEFORE,
             f"0 {SPEARS} at 34,12, wounds 2"]  # fmt: skip
    heal = {"effects__choice": ["way:way_heal"], "effects__target": [key(0), key(2), key(2)]}
    p = claims_card("wealth_and_charisma", "zone_crown", *units, script=heal)
    assert (p.hurt(0), p.hurt(2)) == (1, 0)
    p = claims_card("wealth_and_charisma", "zone_crown", *units, script={
        "effects__choice": ["way:way_purge"]})  # fmt: skip
    assert p.tokens(0) == set()
    assert p.hurt(1) == 2


@shows("younger_bolder_and_far_more_comely")
def test_younger_bolder() -> None:
    card = "younger_bolder_and_far_more_comely"
    units = [f"0 {SPEARS} at 24,12, wounds 4", BEFORE,
             line(0, led(RENLY, ", wounds 11"), "at 34,12"),
             f"1 {SPEARS} against 2 front"]  # fmt: skip
    p = passes(card, *units)
    assert [u for _, u in p.state.pins] == [0]
    p.pool = [("attack", 0)] * 8
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert p.hurt(0) == 3
    assert (
        len(p.last("dice.attack")["dice"]) == 5 + 1 + 1 or len(p.last("dice.attack")["dice"]) == 8
    )
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(3)], turn__action=[f"melee:{SPEARS}:2"])
    assert p.hurt(2) == -1
    assert not p.state.pins
    p = begins(0, card, mode=1, decks={"0": ["oath_of_duty"]})
    assert len(hand(p.state, 0)) == 1


@shows("they_will_make_me_king")
def test_they_will_make_me_king() -> None:
    units = [line(0, led(RENLY, ", wounds 4"), "at 24,12"), f"1 {SPEARS} at 24,22 facing 180",
             f"0 {SPEARS} at 32,12, wounds 4", f"1 {SPEARS} at 44,30"]  # fmt: skip
    deck: dict[str, Any] = {"decks": {"0": ["oath_of_duty"]}}
    p = begins(0, "they_will_make_me_king", *units, **deck, script={
        "effects__choice": ["way:way_draw"]})  # fmt: skip
    assert len(hand(p.state, 0)) == 1
    p = begins(0, "they_will_make_me_king", *units, **deck, script={
        "effects__choice": ["way:way_mend_all"]})  # fmt: skip
    assert (p.hurt(0), p.hurt(2)) == (3, 3)
    p = begins(0, "they_will_make_me_king", *units, **deck, script={
        "effects__choice": ["way:way_sting_all"]})  # fmt: skip
    assert (p.hurt(1), p.hurt(3)) == (1, 0)
    p = begins(0, "they_will_make_me_king", **deck)  # without Renly there is only the card
    assert len(hand(p.state, 0)) == 1


# ---- Renly, King in the South -------------------------------------------------------------------


@shows("overconfidence")
def test_overconfidence() -> None:
    card = "overconfidence"
    for unit, first in ((SPEARS, [6]), (led(SOUTH), [1, 6])):
        units = [line(0, unit, "at 24,12"), f"1 {SPEARS} at 24,21 facing 180"]
        dice = {"charge": first, "defense": [1] * 6}
        p = stage(*units, turn=1, dice=dice, **holding(card)).play(
            turn__unit=[key(1)], turn__action=["maneuver"],
            move__maneuver=[{"pivot": 0, "distance": 0, "turn": 100}], **plays(card),
            action__free=[f"charge:{SPEARS}:1"], dice__reroll=[("die:1",)], **AHEAD,
        )  # fmt: skip
        assert p.hurt(1) == 6
        assert p.tokens(0) == {"vulnerable"}
        assert not p.told("attack.declared")
    units = [f"0 {SPEARS} at 24,12 facing 180", f"1 {SPEARS} at 24,21 facing 180"]
    p = stage(*units, turn=1, **holding(card)).play(
        turn__unit=[key(1)], turn__action=["maneuver"],
        move__maneuver=[{"pivot": 0, "distance": 0, "turn": 100}], **plays(card),
    )  # fmt: skip
    assert p.tokens(0) == set()  # it sees nobody to charge


@shows("knights_of_summer")
def test_knights_of_summer() -> None:
    units = [MINE, BEFORE, f"1 {SPEARS} at 34,20 facing 180"]
    dice = {"morale": [3, 3, 1, 1], "panic": [2]}
    p = begins(0, "knights_of_summer", *units, dice=dice, script={"effects__target": [key(0)]})
    assert (p.hurt(1), p.hurt(2)) == (2, 0)
    dice = {"morale": [2, 2, 1, 1], "panic": [2]}
    p = begins(0, "knights_of_summer", *units, dice=dice, script={"effects__target": [key(0)]})
    assert p.hurt(1) == 0
    p = begins(0, "knights_of_summer", *units, dice=dice, ncus=BOTH, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(1) == 2
    units[0] = line(0, led(SOUTH), "at 24,12")
    dice = {"morale": [2, 2, 1, 1, 1, 1], "panic": [2, 3]}
    p = begins(0, "knights_of_summer", *units, dice=dice, script={"effects__target": [key(0)]})
    assert (p.hurt(1), p.hurt(2)) == (2, 3)  # he counts as holding both zones


@shows("lavish_encampment")
def test_lavish_encampment() -> None:
    p = against_ncu("lavish_encampment", MINE, FOE, dice=FAIL, script={
        "board__claim": ["zone:zone_tactics"], "board__target": [key(0)],
        "board__token": ["token:weakened"], "effects__zone": ["zone:zone_wealth"],
        "effects__target": [key(1)]})  # fmt: skip
    assert p.state.n_zone == ["zone_wealth"]
    assert p.hurt(1) == 2
    p = against_ncu("lavish_encampment", MINE, FOE, script={
        "board__claim": ["zone:zone_maneuver"], "board__target": ["none"],
        "effects__zone": ["zone:zone_crown"]})  # fmt: skip
    assert p.state.n_zone == ["zone_crown"]
    assert not p.told("dice.test")


def test_tokens_that_nobody_can_answer_leave_nothing_behind() -> None:
    st = stage(MINE, FOE).state
    assert put(st, 1, "weakened")
    assert st.effects == []
    assert not seams.refuses_token(st, 1, "panicked")
    assert attack_row(SPEARS, SPEARS)["n"] == 7
