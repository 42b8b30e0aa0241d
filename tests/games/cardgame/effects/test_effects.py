"""What effects do: then, delayed, lasting, searching, looking."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, reveal, rule


@rule("effects.search")
def test_b013_summons_may_find_nothing() -> None:
    ten = ["The Roseroad"] * 10
    t = joust(
        {"plots": ["Summons"], "deck": [*ten, "Arya Stark", "Arya Stark"]},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Summons", "Sneak Attack")
    t.play.expect("search.take", 0)
    assert t.play.keys(0) == ["none"]
    t.p1.answer("none")
    assert t.told("deck.shuffled")
    t = joust(
        {"plots": ["Summons"], "deck": ["Arya Stark", *ten], "faction": "stark"},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Summons", "Sneak Attack")
    assert t.play.keys(0) == ["none", "deck:01141"]
    t.p1.answer("none")
    assert not t.told("card.searched")


@rule("effects.put_into_play")
def test_b014_reinforcements_may_bring_a_duplicate() -> None:
    t = joust(
        {
            "plots": ["Reinforcements"],
            "play": ["Arya Stark"],
            "hand": ["Arya Stark"],
            "discard": ["Summer"],
        },
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    reveal(t, "Reinforcements", "Sneak Attack")
    assert t.play.keys(0) == ["hand:01141", "discard:01148"]
    t.p1.answer("hand:01141")
    assert t.p1.duplicates == ["01141"]
    assert not t.told("ability.reaction")


@rule("effects.put_into_play")
def test_c009_littlefinger_must_be_marshaled() -> None:
    t = joust({"hand": ["Littlefinger"]}, {}, phase="marshal")
    t.p1.marshals("Littlefinger")
    t.p1.uses("Littlefinger")
    assert len(t.p1.hand) == 2
    t = joust(
        {"plots": ["Reinforcements"], "hand": ["Littlefinger"]},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    t.p1.answer("plot:01020")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.answer("hand:01028")
    assert t.p1.has("Littlefinger")
    assert not t.told("ability.reaction")


@rule("effects.delayed")
def test_d031_ours_is_the_fury() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {
            "faction": "baratheon",
            "play": [{"card": "Melisandre", "kneeling": True}],
            "hand": ["Ours is the Fury"],
            "gold": 2,
        },
    )
    t.p1.challenges("military", "The Tickler")
    t.p2.plays("Ours is the Fury")
    t.p2.picks("Melisandre")
    assert t.told("challenge.won")[-1]["seat"] == 1
    assert not t.p2.kneeling("Melisandre")
    kinds = [e["kind"] for e in t.play.events]
    assert kinds.index("challenge.won") < kinds.index("card.stood")


@rule("effects.end_of_phase", "effects.expire")
def test_h009_effects_end_between_interrupts_and_delayed_kills() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Margaery Tyrell", "Courtesan of the Rose", "The Tickler"],
            "hand": ["Tears of Lys"],
            "gold": 1,
        },
        {"faction": "baratheon", "play": ["The Red Keep", "Bastard in Hiding"]},
    )
    t.p1.challenges("intrigue", "Courtesan of the Rose")
    t.p1.plays("Tears of Lys")
    t.p1.picks("Bastard in Hiding")
    t.p1.uses("Margaery Tyrell")
    t.p1.picks("Bastard in Hiding")
    t.until("window.interrupt", 1)
    assert t.p2.strength("Bastard in Hiding") == 5
    t.p2.passes()
    assert t.p2.dead == ["01053"]


@rule("effects.position")
def test_an_effect_on_the_plot_follows_the_plot() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Alannys Greyjoy"], "plots": ["A Clash of Kings"]},
        {"plot": "Rebuilding", "plots": ["Summons"]},
        phase="plot",
    )
    assert t.p2.view["plot"]["reserve"] == 6 - 1
    t.p1.answer("plot:01001")
    t.p2.answer("plot:01022")
    t.p1.answer("seat:0")
    assert t.p2.view["plot"]["reserve"] == 7 - 1


@rule("effects.delayed", "windows.priority")
def test_two_delayed_effects_of_one_win_come_in_the_first_players_order() -> None:
    t = joust(
        {"play": ["Summer"], "hand": ["For the North!", "For the North!"], "gold": 2},
        {"play": ["The Tickler"]},
        first=1,
    )
    t.until("challenge.declare", 1)
    t.p2.passes()
    t.p1.challenges("military", "Summer")
    for _ in range(2):
        t.p1.plays("For the North!")
        t.p1.picks("Summer")
    t.until("delay.order", 1)
    assert t.p1.hand == []
    t.p2.answer("delay:01157:0")
    assert len(t.p1.hand) == 2


@rule("effects.end_of_phase", "windows.priority")
def test_two_poisoned_characters_die_in_the_first_players_order() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Casterly Rock", "Tyrion Lannister", "Cersei Lannister"],
            "hand": ["Tears of Lys", "Tears of Lys"],
            "gold": 2,
        },
        {"faction": "stark", "play": ["Summer", "Grey Wind"]},
    )
    for attacker, victim in (("Tyrion Lannister", "Summer"), ("Cersei Lannister", "Grey Wind")):
        t.p1.challenges("intrigue", attacker)
        if t.p1.asked("challenge.stealth"):
            t.p1.answer("none")
        t.p1.plays("Tears of Lys")
        t.p1.picks(victim)
        t.end_challenge()
    t.until("delay.order", 0)
    t.p1.answer("delay:01044:1")
    assert t.p2.dead == ["01145", "01148"]


@rule("effects.end_of_phase", "windows.reaction")
def test_a_death_at_the_end_of_the_phase_may_be_reacted_to() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tyrion Lannister", "Joffrey Baratheon"],
            "hand": ["Tears of Lys"],
            "gold": 1,
        },
        {"faction": "stark", "play": ["Eddard Stark"]},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    if t.p1.asked("challenge.stealth"):
        t.p1.answer("none")
    t.p1.plays("Tears of Lys")
    t.p1.picks("Eddard Stark")
    while not t.p1.may("use", "Joffrey Baratheon"):
        assert t.idle(), t
    assert t.phase == "between"
    t.p1.uses("Joffrey Baratheon")
    assert t.told("power.gained_on")[-1]["card"] == "01086"


@rule("effects.move")
def test_a_clash_of_kings() -> None:
    t = joust({"plot": "A Clash of Kings", "play": ["Arya Stark"]}, {"power": 3})
    t.p1.challenges("power", "Arya Stark")
    t.p1.uses("A Clash of Kings")
    assert t.told("power.moved")[0]["n"] == 1
    assert t.p2.power == 1  # one more by claim
    t = joust({"plot": "A Clash of Kings", "play": ["Arya Stark"]}, {})
    t.p1.challenges("power", "Arya Stark")
    assert not t.told("ability.reaction")


@rule("effects.search")
def test_building_orders_finds_things() -> None:
    deck = ["Arya Stark", "Ice", "The Wolfswood", *["Bran Stark"] * 9]
    t = joust(
        {"plots": ["Building Orders"], "deck": deck}, {"plots": ["Sneak Attack"]}, phase="plot"
    )
    t.p1.answer("plot:01006")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    assert t.play.keys(0) == ["none", "deck:01153", "deck:01155"]
    t.p1.answer("deck:01153")
    assert "01153" in t.p1.hand
    assert t.told("card.searched")[-1]["card"] == "01153"


@rule("effects.then", "targets.up_to")
def test_consolidation_of_power() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": ["Bastard in Hiding", "Shireen Baratheon", "Stannis Baratheon"],
            "hand": ["Consolidation of Power", "Littlefinger"],
        },
        {"play": ["The Tickler"]},
        phase="marshal",
    )
    t.p1.plays("Consolidation of Power")
    keys = t.play.keys(0)
    assert not any("01052" in key for key in keys)  # five STR is too much
    both = t.p1.keys_for("Bastard in Hiding", "The Tickler")
    assert t.play.match.why_not(t.play.asked(0), both) is not None  # of two players
    t.p1.picks("Bastard in Hiding", "Shireen Baratheon")
    t.p1.picks("Shireen Baratheon")
    assert t.p1.kneeling("Bastard in Hiding")
    assert t.p1.power_on("Shireen Baratheon") == 1


@rule("effects.delayed", "saves.cannot")
def test_hear_me_roar() -> None:
    t = joust({"faction": "lannister", "hand": ["Hear Me Roar!", "Tywin Lannister"], "gold": 1}, {})
    t.p1.plays("Hear Me Roar!")
    t.p1.answer("hand:01090")
    assert t.p1.has("Tywin Lannister")
    t.to_phase("plot")
    assert "01090" in t.p1.discard


@rule("effects.then", "windows.shared")
def test_arianne_shares_one_window_for_both_parts() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Arianne Martell"],
            "hand": ["Greenblood Trader"],
            "deck": ["Arya Stark", "Bran Stark", "Summer"],
        },
        {},
        phase="dominance",
    )
    t.p1.uses("Arianne Martell")
    t.p1.answer("hand:01112")
    t.play.expect("window.reaction", 0)
    assert "01104" in t.p1.hand  # both parts are done before anybody reacts
    t.p1.uses("Greenblood Trader")
    t.p1.picks("Bran Stark")
    assert t.play.expect("trader.bottom", 0).least == 1
    t.p1.answer(["deck:01141"])
    assert t.p1.deck[-1] == "01141"
    assert "01142" in t.p1.hand


@rule("effects.look")
def test_greenblood_trader_may_take_nothing() -> None:
    t = joust(
        {"faction": "martell", "hand": ["Greenblood Trader", "Littlefinger"]}, {}, phase="marshal"
    )
    t.p1.marshals("Greenblood Trader")
    t.p1.uses("Greenblood Trader")
    assert len(t.play.view(0)["players"][0]["deck"]["known"]) == 2
    assert t.play.view(1)["players"][0]["deck"]["known"] == []
    t.p1.answer([])
    t.play.answer(0, t.play.keys(0))
    assert len(t.p1.hand) == 1


@rule("effects.name", "effects.search")
def test_olennas_cunning() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Courtesan of the Rose"],
            "hand": ["Olenna's Cunning"],
            "gold": 2,
            "deck": ["Left", "Heartsbane", "Highgarden", "Growing Strong", "Left"],
        },
        {},
    )
    t.p1.challenges("power", "Courtesan of the Rose")
    t.p1.plays("Olenna's Cunning")
    t.p2.answer("type:character")
    assert t.play.keys(0) == ["none", "deck:01191", "deck:01192", "deck:01195"]
    t.p1.answer("deck:01192")
    assert "01192" in t.p1.hand


@rule("effects.look")
def test_the_bear_and_the_maiden_fair() -> None:
    five = ["Burned Men", "The Tickler", "Lannisport", "Tywin Lannister", "Gold Cloaks"]
    t = joust(
        {"faction": "tyrell", "hand": ['"The Bear and the Maiden Fair"']},
        {"deck": [*five, "Cersei Lannister"]},
        phase="dominance",
    )
    t.p1.plays('"The Bear and the Maiden Fair"')
    t.p1.answer("seat:1")
    assert len(t.play.view(0)["players"][1]["deck"]["known"]) == 5
    t.p1.answer(["deck:01090:1", "deck:01088:1"])
    t.p1.answer(["deck:01092:1", "deck:01098:1", "deck:01091:1"])
    assert t.p2.deck == ["01092", "01098", "01091", "01084", "01088", "01090"]
