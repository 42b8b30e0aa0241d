"""Setup, seasons and the optional modes: advanced, draft, kingsmoot, revealed, short."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.btwixt.table import allies, bid, claim, council, hand, play, rest_of_round, settle

import weirwood
from weirwood.games.btwixt.content import default_edition
from weirwood.kernel.play import Play

ED = default_edition()
TRACK = {3: 4, 4: 3, 5: 2, 6: 1}


def begin(seats: int, **options: Any) -> weirwood.Match:
    """A match whose leaders are dealt, so that the first question is a card."""
    return weirwood.new("btwixt", seats=seats, seed=seats, options={"leaders": "deal", **options})


def play_out(match: weirwood.Match, seed: int = 1) -> list[dict[str, Any]]:
    """Play at random to the end; everything that happened, as a spectator hears it."""
    rng = random.Random(seed)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match.events_for(None)


def last_round(seats: int = 4, season: str = "summer", **more: Any) -> Play:
    """The last round of a season: one card decides, then the season changes."""
    data = {"round": seats + 1, "season": season, "seats": seats, **more}
    hands = more.pop("hands", [["inf_final_assault"]] + [[] for _ in range(seats - 1)])
    p = bid(*hands, **{k: v for k, v in data.items() if k != "hands"})
    return play(p, 0, hands[0][0])


# ---- setup -------------------------------------------------------------------------------------


@pytest.mark.rule("btwixt:setup.players")
@pytest.mark.parametrize("seats", [2, 7, 0, -1, True, "4", None, 3.5])
def test_three_to_six_leaders(seats: Any) -> None:
    if seats is None:
        assert weirwood.new("btwixt").seats == 3
        return
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=seats)
    assert no.value.rule == "kernel.seats"


@pytest.mark.rule("btwixt:setup.track", "btwixt:season.length")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_track_starts_by_the_number_of_leaders(seats: int) -> None:
    match = begin(seats)
    assert match.st.round == TRACK[seats]
    assert match.view()["rounds"] == seats + 1


@pytest.mark.rule("btwixt:setup.season")
@pytest.mark.parametrize(("seats", "season"), [(3, "summer"), (4, "summer"), (5, "autumn")])
def test_the_first_season(seats: int, season: str) -> None:
    assert begin(seats).view()["season"] == season


@pytest.mark.rule("btwixt:setup.allies", "btwixt:setup.tokens", "btwixt:setup.influence")
def test_decks_and_supply() -> None:
    view = begin(4).view()
    assert view["ally_deck"] == 49  # one lies open
    assert view["supply"] == 54
    assert view["deck"] == 62 - 40
    orders = {tuple(begin_seed(s).st.ally_deck) for s in range(3)}
    assert len(orders) == 3
    cards = [ED.cards[c] for c in (*begin(4).st.deck, *begin(4).st.hands[0])]
    assert {ED.colour_ids[card.colour] for card in cards} == {"red", "green", "purple"}


def begin_seed(seed: int) -> weirwood.Match:
    return weirwood.new("btwixt", seats=4, seed=seed, options={"leaders": "deal"})


@pytest.mark.rule("btwixt:setup.first_player")
def test_chance_names_the_first_player() -> None:
    assert {begin_seed(seed).st.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("btwixt:setup.hand")
def test_ten_cards_each() -> None:
    assert [row["hand"] for row in begin(5).view()["leaders"]] == [10] * 5


@pytest.mark.rule("btwixt:setup.leaders")
def test_leaders_are_taken_in_turn_order_each_once() -> None:
    p = Play.new("btwixt", seats=3, inject=[("first player", 1)])
    p.expect("setup.leader", 1)
    p.answer(1, "leader:leader_jon")
    p.expect("setup.leader", 2)
    assert not p.may(2, "leader:leader_jon")
    assert p.refused(2, "leader:leader_jon") == "setup.leaders"
    p.answer(2, "random", inject=[("leader", 7)])
    p.answer(0, "leader:leader_cersei")
    assert p.view()["leaders"][2]["leader"] == "leader_eddard"
    assert p.match.game.labels is not None
    assert p.match.game.labels(p.st) == ["leader_cersei", "leader_jon", "leader_eddard"]


@pytest.mark.rule("btwixt:setup.leaders_agreed")
def test_leaders_can_be_dealt_or_named() -> None:
    dealt = begin(6).st.leader
    assert len(set(dealt)) == 6
    match = weirwood.new(
        "btwixt", seats=3, options={"leaders": "chosen", "chosen": "jon, cersei, leader_doran"}
    )
    names = [row["leader"] for row in match.view()["leaders"]]
    assert names == ["leader_jon", "leader_cersei", "leader_doran"]


@pytest.mark.rule("btwixt:edition.leaders")
@pytest.mark.parametrize("chosen", ["jon,jon,doran", "jon,doran", "jon,doran,hodor", "", 7, [1]])
def test_named_leaders_must_fit(chosen: Any) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"leaders": "chosen", "chosen": chosen})
    assert no.value.rule == "edition.leaders"


@pytest.mark.rule("btwixt:edition.leaders")
def test_names_without_the_setting_are_refused() -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"chosen": "jon,doran,cersei"})
    assert no.value.rule == "edition.leaders"


@pytest.mark.rule("btwixt:setup.leader_plain")
def test_in_the_standard_game_the_leader_changes_nothing() -> None:
    games = []
    for chosen in ("jon,doran,cersei", "euron,olenna,tyrion"):
        options = {"leaders": "chosen", "chosen": chosen}
        match = weirwood.new("btwixt", seats=3, seed=5, options=options)
        told = [e for e in play_out(match) if e["kind"] != "leader.taken"]
        games.append([(e["kind"], e["args"]) for e in told])
    assert games[0] == games[1]


# ---- seasons -----------------------------------------------------------------------------------


@pytest.mark.rule("btwixt:season.length", "btwixt:season.count", "btwixt:season.last")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.rule("btwixt:short.start_3_4", "btwixt:short.start_5_6")
def test_the_length_of_a_game(seats: int, short: bool) -> None:
    told = play_out(begin(seats, short=short))
    seasons = [e["args"]["season"] for e in told if e["kind"] == "season.began"]
    expected = ["summer", "autumn", "winter"] if seats < 5 else ["autumn", "winter"]
    assert seasons == expected[short:]
    rounds = sum(e["kind"] == "round.began" for e in told)
    assert rounds == len(seasons) * (seats + 1)


@pytest.mark.rule("btwixt:season.change", "btwixt:round.advance")
def test_a_new_season_brings_new_hands() -> None:
    p = settle(last_round(hands=[["inf_final_assault"], ["inf_rout"], ["inf_rout"], []]))
    settle(p.answer(1, "kneel").answer(2, "kneel"))
    view = p.view()
    assert (view["season"], view["round"]) == ("autumn", 1)
    assert [row["hand"] for row in view["leaders"]] == [10] * 4
    assert view["discard"] == []
    assert view["deck"] == 22
    assert Counter(ED.standard_deck) == Counter([*p.st.deck, *(c for h in p.st.hands for c in h)])


@pytest.mark.rule("btwixt:season.kept", "btwixt:season.token_moves")
def test_councils_and_dead_pile_stay() -> None:
    p = settle(
        last_round(
            dead=["ally_varys"],
            councils={"2": {"allies": ["ally_bronn"], "tokens": [2]}},
            ally_deck=["ally_qyburn"],
            first=0,
        )
    )
    assert p.view()["season"] == "autumn"
    assert p.view()["dead"] == ["ally_varys"]
    assert allies(p, 2) == ["ally_bronn"]
    assert len(p.st.tokens[2]) == 1
    assert p.view()["current"]["ally"] == "ally_qyburn"
    assert p.view()["first"] == 1


@pytest.mark.rule("btwixt:season.last")
def test_the_last_round_of_winter_ends_the_game() -> None:
    p = settle(last_round(season="winter"))
    assert p.over


# ---- the advanced game -------------------------------------------------------------------------


@pytest.mark.rule("btwixt:advanced.white", "btwixt:advanced.deal")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nine_cards_and_a_white_one_of_ones_own(seats: int) -> None:
    match = begin(seats, advanced=True)
    for seat in range(seats):
        hand_now = match.st.hands[seat]
        white = [c for c in hand_now if ED.white[c]]
        assert len(hand_now) == 10
        assert len(white) == 1
        assert ED.cards[white[0]].leader == match.st.leader[seat]
        assert len(match.st.whites[seat]) == 3


@pytest.mark.rule("btwixt:advanced.leaves")
def test_a_white_card_leaves_the_game() -> None:
    p = settle(claim(["ldr_jon_kill_the_boy"], [], [], settings={"advanced": True}))
    assert p.view()["removed"] == ["ldr_jon_kill_the_boy"]
    assert p.view()["discard"] == []


@pytest.mark.rule("btwixt:advanced.leaves_hand", "btwixt:advanced.order")
def test_a_white_card_left_in_hand_leaves_too() -> None:
    p = last_round(
        hands=[["inf_final_assault"], ["ldr_jon_ghost"], [], []],
        leaders=["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        settings={"advanced": True},
    )
    settle(p.answer(1, "kneel"))
    assert p.view()["removed"] == ["ldr_jon_ghost"]
    assert [e["kind"] for e in p.events][-20:].count("events.added") == 1
    kinds = [e["kind"] for e in p.events]
    assert kinds.index("events.added") < kinds.index("hand.dealt") < kinds.index("white.dealt")
    assert sorted(p.st.whites[1] + p.st.hands[1])  # a new white card was drawn
    assert sum(ED.white[c] for c in p.st.hands[1]) == 1


@pytest.mark.rule("btwixt:advanced.events_3_4")
def test_three_events_at_the_end_of_summer_and_of_autumn() -> None:
    told = play_out(begin(4, advanced=True))
    added = [e["args"]["n"] for e in told if e["kind"] == "events.added"]
    assert added == [3, 3]


@pytest.mark.rule("btwixt:advanced.events_5_6")
def test_six_events_at_the_end_of_autumn() -> None:
    told = play_out(begin(5, advanced=True))
    assert [e["args"]["n"] for e in told if e["kind"] == "events.added"] == [6]


@pytest.mark.rule("btwixt:short.events")
@pytest.mark.parametrize(("seats", "added"), [(3, [3]), (4, [3]), (5, []), (6, [])])
def test_events_of_the_short_game(seats: int, added: list[int]) -> None:
    told = play_out(begin(seats, advanced=True, short=True))
    assert [e["args"]["n"] for e in told if e["kind"] == "events.added"] == added


@pytest.mark.rule("btwixt:advanced.events_stay", "btwixt:concepts.colours")
def test_events_are_discarded_like_any_card() -> None:
    p = settle(claim(["evt_famine"], [], [], settings={"advanced": True}))
    assert p.view()["discard"] == ["evt_famine"]
    assert p.view()["removed"] == []
    kinds = {ED.colour_ids[c.colour]: c.kind for c in ED.cards}
    assert kinds == {"red": 0, "green": 0, "purple": 0, "blue": 1, "white": 2}


@pytest.mark.rule("btwixt:running_out.white")
def test_who_has_no_white_cards_left_gets_none() -> None:
    p = last_round(
        hands=[["inf_final_assault"], [], [], []],
        leaders=["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        settings={"advanced": True},
    )
    for m in (p.match, p.native):
        m.st.whites[1] = ()
    settle(p)
    assert [row["hand"] for row in p.view()["leaders"]] == [10, 9, 10, 10]


# ---- drafts ------------------------------------------------------------------------------------


@pytest.mark.rule("btwixt:draft.pick", "btwixt:draft.secret", "btwixt:draft.last_card")
def test_a_draft_keeps_one_and_passes_the_rest() -> None:
    p = Play.new("btwixt", seats=3, seed=4, options={"draft": "draft", "leaders": "deal"})
    packs = [p.view(s)["pack"] for s in range(3)]
    assert [len(pack) for pack in packs] == [10] * 3
    for turn in range(9):
        assert [d.seat for d in p.match.decisions] == [0, 1, 2]
        keys = [p.keys(s)[0] for s in range(3)]
        p.answer(1, keys[1])
        assert [d.seat for d in p.match.decisions] == [0, 2]
        assert p.view(0)["kept"] == p.view(0)["kept"][:turn]
        assert "kept" in p.view(1)
        p.answer(0, keys[0])
        p.answer(2, keys[2])
        if turn == 0:  # passed to the left: seat 1 holds what seat 0 had
            assert Counter(p.view(1)["pack"]) == Counter(packs[0]) - Counter([keys[0][5:]])
    assert [row["hand"] for row in p.view()["leaders"]] == [10] * 3
    p.expect("bidding.turn")


def direction_of(match: weirwood.Match) -> str:
    found: str = match.view()["draft_direction"]
    return found


@pytest.mark.rule("btwixt:draft.direction", "btwixt:draft.direction_short")
@pytest.mark.parametrize(
    ("seats", "short", "expected"),
    [
        (4, False, {"summer": "left", "autumn": "right", "winter": "left"}),
        (6, False, {"autumn": "left", "winter": "right"}),
        (3, True, {"autumn": "left", "winter": "right"}),
        (6, True, {"winter": "left"}),
    ],
)
def test_the_direction_turns_with_every_season(
    seats: int, short: bool, expected: dict[str, str]
) -> None:
    match = begin(seats, draft="draft", short=short)
    rng = random.Random(2)
    found = {}
    while not match.over:
        d = match.decisions[0]
        if d.kind == "draft.keep":
            found[match.view()["season"]] = direction_of(match)
        match.answer(d, match.sample(d, rng))
    assert found == expected


@pytest.mark.rule("btwixt:draft.direction")
def test_to_the_right_in_the_second_season() -> None:
    p = settle(last_round(settings={"draft": "draft"}))
    packs = [p.view(s)["pack"] for s in range(4)]
    keys = [p.keys(s)[0] for s in range(4)]
    for s in range(4):
        p.answer(s, keys[s])
    assert Counter(p.view(0)["pack"]) == Counter(packs[1]) - Counter([keys[1][5:]])


@pytest.mark.rule("btwixt:draft.advanced")
def test_white_cards_are_never_passed() -> None:
    match = begin(4, draft="draft", advanced=True)
    assert [len(pack) for pack in match.st.packs] == [9] * 4
    assert not any(ED.white[c] for pack in match.st.packs for c in pack)
    rng = random.Random(1)
    while match.decisions[0].kind == "draft.keep":
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    assert all(sum(ED.white[c] for c in h) == 1 and len(h) == 10 for h in match.st.hands)


@pytest.mark.rule("btwixt:kingsmoot.deck", "btwixt:kingsmoot.hand")
def test_all_white_and_blue_cards_are_in_the_deck() -> None:
    match = begin(4, draft="kingsmoot")
    everything = [*match.st.deck, *(c for pack in match.st.packs for c in pack)]
    assert len(everything) == 109
    assert [len(pack) for pack in match.st.packs] == [10] * 4
    assert match.st.reserve == ()
    assert match.st.whites == [()] * 4


@pytest.mark.rule("btwixt:kingsmoot.any_leader", "btwixt:kingsmoot.discard")
def test_any_leader_plays_any_white_card_and_it_is_discarded() -> None:
    p = bid(
        ["ldr_jon_kill_the_boy"],
        [],
        [],
        leaders=["leader_cersei", "leader_doran", "leader_euron"],
        settings={"draft": "kingsmoot"},
    )
    rest_of_round(play(p, 0, "ldr_jon_kill_the_boy"))
    assert p.view()["discard"] == ["ldr_jon_kill_the_boy"]


@pytest.mark.rule("btwixt:kingsmoot.with_advanced")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_advanced_game_adds_nothing_to_a_kingsmoot(seats: int) -> None:
    plain = begin(seats, draft="kingsmoot")
    both = begin(seats, draft="kingsmoot", advanced=True)
    for _ in range(60):
        assert plain.decisions == both.decisions
        d = plain.decisions[0]
        answer = plain.sample(d, random.Random(d.number))
        plain.answer(d, answer)
        both.answer(d, answer)
    assert plain.st.deck == both.st.deck
    assert plain.st.hands == both.st.hands
    assert "events.added" not in [e["kind"] for e in play_out(both)]


# ---- revealed allies ---------------------------------------------------------------------------


@pytest.mark.rule("btwixt:revealed.row", "btwixt:revealed.leftmost")
def test_the_row_of_a_season() -> None:
    match = weirwood.new("btwixt", seats=5, options={"revealed": True, "leaders": "deal"})
    laid = next(e for e in match.events_for(None) if e["kind"] == "row.laid")["args"]["allies"]
    assert len(laid) == 6
    assert match.view()["current"]["ally"] == laid[0]
    assert match.view()["row"] == laid[1:]
    assert match.view()["ally_deck"] == 44


@pytest.mark.rule("btwixt:revealed.not_chosen")
def test_an_ally_in_the_row_cannot_be_chosen() -> None:
    p = claim(
        ["inf_final_assault"],
        ["evt_the_red_wedding"],
        [],
        [],
        settings={"revealed": True},
        row=["ally_bronn", "ally_varys"],
        councils={"0": {"allies": ["ally_qyburn", "ally_missandei"]}},
    )
    p.expect("effect.kill", 1)
    assert p.keys() == ["ally:ally_qyburn:0:1", "ally:ally_missandei:0:1"]


@pytest.mark.rule("btwixt:revealed.next")
def test_the_next_ally_comes_from_the_row() -> None:
    p = claim(
        ["ldr_olenna_matchmaker"],
        [],
        [],
        [],
        settings={"revealed": True},
        row=["ally_catelyn_stark", "ally_bronn"],
        ally_deck=["ally_varys", "ally_qyburn"],
    )
    p.answer(0, council(0))
    assert p.told("ally.next")[-1]["ally"] == "ally_catelyn_stark"
    assert p.view()["row"] == ["ally_bronn", "ally_varys"]


@pytest.mark.rule("btwixt:revealed.look", "btwixt:revealed.top")
def test_looking_takes_the_next_of_the_row_and_the_rest_from_the_deck() -> None:
    p = claim(
        ["inf_final_assault"],
        [],
        [],
        [],
        current="ally_varys",
        settings={"revealed": True},
        row=["ally_bronn", "ally_catelyn_stark"],
        ally_deck=["ally_qyburn", "ally_missandei", "ally_arya_stark"],
    )
    p.answer(0, council(0))
    p.expect("effect.top", 0)
    assert p.view(0)["looked"] == ["ally_bronn", "ally_qyburn", "ally_missandei"]
    assert p.view(1)["looked"] == ["ally_bronn"]
    assert p.view()["row"] == ["ally_catelyn_stark"]
    p.answer(0, "ally:ally_missandei", "ally:ally_bronn", "ally:ally_qyburn")
    row = ["ally_missandei", "ally_bronn", "ally_qyburn", "ally_catelyn_stark"]
    assert p.view()["row"] == row
    assert p.st.ally_deck[-1] & 1023 == ED.ally("ally_arya_stark")


@pytest.mark.rule("btwixt:revealed.bottom")
def test_the_bottom_is_the_bottom_of_the_deck() -> None:
    p = bid(
        ["inf_whispers_in_the_walls"],
        ["inf_rout"],
        [],
        settings={"revealed": True},
        row=["ally_bronn"],
        ally_deck=["ally_qyburn"],
    )
    play(p, 0, "inf_whispers_in_the_walls")
    p.answer(0, "ally:ally_bronn")
    assert p.st.ally_deck[0] & 1023 == ED.ally("ally_bronn")
    assert p.view()["row"] == ["ally_qyburn"]


@pytest.mark.rule("btwixt:revealed.empty")
def test_an_empty_row_uses_the_deck() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "settings": {"revealed": True},
            "hands": [["inf_rout"]],
            "ally_deck": ["ally_bronn", "ally_qyburn"],
        },
    )
    assert p.view()["current"]["ally"] == "ally_bronn"


@pytest.mark.rule("btwixt:revealed.top_up")
def test_a_new_season_fills_the_row_up() -> None:
    p = settle(last_round(settings={"revealed": True}, row=["ally_bronn", "ally_qyburn"], first=0))
    view = p.view()
    assert view["current"]["ally"] == "ally_bronn"
    assert view["row"][0] == "ally_qyburn"
    assert len(view["row"]) == 4


# ---- what runs out -----------------------------------------------------------------------------


@pytest.mark.rule("btwixt:running_out.allies")
def test_the_dead_pile_becomes_the_ally_deck() -> None:
    p = bid(["inf_final_assault"], [], [], dead=["ally_bronn"])
    for m in (p.match, p.native):
        m.st.ally_deck[:] = []
    settle(play(p, 0, "inf_final_assault"))
    assert p.told("ally.revealed")[-1]["ally"] == "ally_bronn"


@pytest.mark.rule("btwixt:running_out.allies")
def test_without_any_ally_the_round_is_about_the_token() -> None:
    p = bid(["inf_final_assault"], [], [], hands=[["inf_final_assault"], ["inf_rout"], []])
    for m in (p.match, p.native):
        m.st.ally_deck[:] = []
    play(p, 0, "inf_final_assault")
    settle(p.answer(1, "kneel"))
    assert p.told("ally.none")
    assert p.view()["current"] is None
    p.answer(1, "kneel")
    p.expect("claim.token", 1)


@pytest.mark.rule("btwixt:running_out.tokens")
def test_an_empty_supply_gives_nothing() -> None:
    p = claim(["inf_tourney_purse"], [], [])
    # Nobody is asked where to put a token that is not there.
    p = bid(["inf_tourney_purse"], [], [])
    for m in (p.match, p.native):
        m.st.supply[:] = [0, 0, 0]
    play(p, 0, "inf_tourney_purse")
    p.expect("claim.council", 0)
    p.answer(0, p.keys()[0])
    assert p.told("token.gained") == []
    assert hand(p, 0) == []
