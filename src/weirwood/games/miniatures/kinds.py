"""Every question of the game: its options, its checks, its candidates."""

from __future__ import annotations

from typing import Any

from weirwood.games.miniatures import (
    attack,
    charge,
    charging,
    choices,
    deploying,
    deployment,
    dice,
    groundwork,
    hands,
    movement,
    rounds,
    tactics_board,
)
from weirwood.games.miniatures.effects.kinds import KINDS as EFFECT_KINDS
from weirwood.games.miniatures.modes import carry, fallen, kings, missions, scoring, siege
from weirwood.games.miniatures.state import Position
from weirwood.kernel.decision import Kind

Args = tuple[Any, ...]


def words(*found: str) -> Any:
    """Options that never change."""

    def keys(st: Position, seat: int, args: Args) -> tuple[str, ...]:
        return found

    return keys


def first_arg(st: Position, seat: int, args: Args) -> list[str]:
    """The options stand in the question itself."""
    return list(args[0])


def stance_keys(st: Position, seat: int, args: Args) -> list[str]:
    return attack.stances(st, args[0], args[1])


def align_keys(st: Position, seat: int, args: Args) -> list[str]:
    return charging.align_keys(args[1], st.half_width[args[0]])


def way_keys(st: Position, seat: int, args: Args) -> list[str]:
    return list(args[1])


YES_NO = words("yes", "no")

KINDS = {
    kind.name: kind
    for kind in (
        # preparing
        Kind("siege.role", "modes.siege_roles", keys=words("attacker", "defender")),
        Kind("siege.reserve", "modes.defender_reserve", keys=siege.reserve_keys),
        Kind("terrain.piece", "terrain.by_choice", keys=groundwork.piece_keys),
        Kind(
            "terrain.place",
            "terrain.by_choice",
            check=groundwork.check_piece,
            propose=groundwork.propose_piece,
        ),
        Kind("deploy.zone", "deployment.zone_choice", keys=deployment.zone_keys),
        Kind("deploy.corner", "teams.corners", keys=deployment.corner_keys),
        Kind("deploy.first", "deployment.first_player", keys=deployment.first_keys),
        Kind("deploy.unit", "deployment.alternate", keys=deploying.waiting_keys),
        Kind(
            "deploy.place",
            "deployment.inside_zone",
            check=deploying.check_deploy,
            propose=deploying.propose_deploy,
        ),
        # turns
        Kind("turn.unit", "rounds.no_pass", keys=rounds.unit_keys),
        Kind(
            "turn.action",
            "rounds.actions",
            keys=choices.action_keys,
            candidates=choices.action_candidates,
            why_not=choices.why_not_key,
        ),
        Kind("action.free", "rounds.free_action", keys=choices.free_keys),
        # moves
        Kind(
            "move.maneuver",
            "movement.maneuver",
            check=movement.check_maneuver,
            propose=movement.propose_maneuver,
        ),
        Kind(
            "move.march",
            "movement.march",
            check=movement.check_march,
            propose=movement.propose_march,
        ),
        Kind(
            "move.retreat",
            "movement.retreat",
            check=movement.check_retreat,
            propose=movement.propose_retreat,
        ),
        Kind(
            "move.shift",
            "movement.shift",
            check=movement.check_shift,
            propose=movement.propose_shift,
        ),
        Kind(
            "move.pivot",
            "movement.free_pivot",
            check=movement.check_pivot,
            propose=movement.propose_pivot,
        ),
        # charges
        Kind("charge.side", "charge.side", keys=first_arg),
        Kind(
            "charge.pivot", "charge.pivot", check=charge.check_pivot, propose=charge.propose_pivot
        ),
        Kind("charge.align", "charge.align", keys=align_keys),
        Kind("charge.aside", "charge.others", keys=way_keys),
        # attacks
        Kind("attack.stance", "attack.facing", keys=stance_keys),
        Kind("attack.weapon", "attack.weapon", keys=choices.weapon_keys),
        Kind("attack.arc", "sight.tie", keys=first_arg),
        Kind(
            "attack.shift",
            "attack.ranged_shift",
            check=choices.check_shooting_shift,
            propose=choices.propose_shooting_shift,
        ),
        Kind("attack.target", "attack.ranged_target", keys=choices.aim_keys),
        Kind("attack.surge", "attack.surge", keys=words("maneuver", "none")),
        Kind("dice.reroll", "attack.rerolls", keys=dice.die_keys),
        # the tactics board and hands
        Kind("board.claim", "tactics_board.claim", keys=tactics_board.claim_keys),
        Kind("board.replace", "tactics_board.replace", keys=tactics_board.replace_keys),
        Kind("board.target", "tactics_board.zones", keys=tactics_board.target_keys),
        Kind("board.token", "tactics_board.zones", keys=tactics_board.token_keys),
        Kind("board.cleanse", "tactics_board.zones", keys=tactics_board.cleanse_keys),
        Kind("board.arrows", "modes.ncu_arrows", keys=tactics_board.arrow_keys),
        Kind("cards.trim", "tactics.hand_limit", keys=hands.card_keys),
        Kind("cards.discard", "rounds.discard", keys=hands.card_keys),
        Kind("cards.refill", "rounds.refill"),
        # modes
        Kind("objective.taker", "modes.carry_lost", keys=carry.taker_keys),
        Kind(
            "objective.place",
            "modes.carry_laid",
            check=carry.check_token,
            propose=carry.propose_token,
        ),
        Kind("objective.target", "modes.objective_cards", keys=scoring.target_keys),
        Kind("feast.pile", "modes.new_piles", check=fallen.check_pile, propose=fallen.propose_pile),
        Kind("winds.hand", "modes.mission_hand", keys=missions.hand_keys),
        Kind("winds.reveal", "modes.mission_reveal", keys=missions.reveal_keys),
        Kind("winds.first", "modes.steal_first", keys=YES_NO),
        Kind("missions.swap", "modes.ncu_swap", keys=missions.swap_keys),
        Kind("kings.pick", "modes.king_cards", keys=kings.pick_keys),
        Kind("kings.use", "modes.king_bonus", keys=kings.use_keys),
        Kind("kings.return", "modes.commander_returns", keys=YES_NO),
        Kind("fire.mark", "modes.marks", keys=kings.mark_keys),
        Kind("fire.card", "modes.mark_cards", keys=kings.pick_keys),
        Kind("fire.bounty", "modes.bounty", keys=kings.bounty_keys),
        Kind("stand.return", "modes.unit_returns", keys=kings.own_return_keys),
        Kind("stand.quadrant", "modes.in_quadrant", keys=scoring.quadrant_keys),
        Kind("siege.return", "modes.attackers_return", keys=kings.return_keys),
        Kind("siege.play", "modes.siege_cards", keys=siege.siege_keys),
        Kind("siege.piece", "modes.siege_cards", keys=siege.piece_keys),
        Kind("siege.token", "modes.siege_cards", keys=siege.token_keys),
        Kind("siege.sally", "modes.siege_cards", keys=siege.sally_keys),
        Kind("siege.wall", "modes.siege_cards", keys=siege.wall_keys),
        *EFFECT_KINDS,
    )
}
