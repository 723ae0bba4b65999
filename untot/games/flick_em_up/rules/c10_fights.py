"""Chapter 10: fights - two survivors in one building, two cards each."""

from __future__ import annotations

from typing import Final

from untot.games.flick_em_up.cards import COMBATS, CardId, CombatEffect
from untot.games.flick_em_up.facts import active_survivor_of, are_enemies, building_of, survivor_seat, survivors_in
from untot.games.flick_em_up.geometry.doors import FRONT
from untot.games.flick_em_up.geometry.numbers import HALF_TURN
from untot.games.flick_em_up.geometry.poses import Pose
from untot.games.flick_em_up.pieces import SurvivorId, is_survivor, mm
from untot.games.flick_em_up.rules.c1_basics import lay_down, make_room
from untot.games.flick_em_up.rules.c4_actions import make_noise, spend_action
from untot.games.flick_em_up.rules.c11_chips import put_on_blocks
from untot.games.flick_em_up.rules.c12_checks import CHECKS, lose_life, nothing_to_put_right
from untot.games.flick_em_up.state import Fight, FlickState
from untot.kernel.asking import ask_all, choose
from untot.kernel.events import Seat
from untot.kernel.forms import Made
from untot.kernel.rulebook import clause
from untot.kernel.words import thing_in, thing_of, word, words

FIGHT: Final = "fight"
BEFORE_THE_DOOR: Final = mm(40)


@clause("FL-10.7")
def why_not_fight(g: FlickState, survivor: SurvivorId, target: str) -> str | None:
    """An enemy survivor in the same building, standing or lying."""
    building = building_of(g, survivor)
    if building is None or not is_survivor(target) or target not in survivors_in(g, building):
        return "FL-10.7"
    return None if are_enemies(g, survivor, target) else "FL-10.7"


def fights(g: FlickState, survivor: SurvivorId) -> dict[str, Made | None]:
    """`fight:s5`."""
    building = building_of(g, survivor)
    there = [] if building is None else survivors_in(g, building)
    return {word(FIGHT, other): None for other in there if why_not_fight(g, survivor, other) is None}


@clause("FL-10.7", "FL-10.8", "FL-10.11")
def begin_fight(g: FlickState, answer: str) -> None:
    """Both sides draw two of the seven shuffled combat cards."""
    attacker, defender = active_survivor_of(g), thing_in(answer, FIGHT)
    spend_action(g, "quiet")
    deck = list(COMBATS)
    g.shuffle(deck)
    g.fight = Fight(attacker, defender, {attacker: deck[:2], defender: deck[2:4]}, {})
    g.tell("fight_began", "FL-10.7", attacker=attacker, defender=defender)
    for survivor in (attacker, defender):
        seat, hand = survivor_seat(g, survivor), g.fight.hands[survivor]
        g.tell_secret("combat_cards_drawn", "FL-10.8", [seat], {"cards": hand}, survivor=survivor)
    g.then(("choose_combat_cards",), ("decide_fight",), ("effects_of_fight",), *CHECKS)


def fight_of(g: FlickState) -> Fight:
    assert g.fight is not None, "nobody fights"
    return g.fight


@clause("FL-10.8")
async def choose_combat_cards(g: FlickState) -> None:
    """One each in secret, revealed together."""
    chosen = await ask_all(g, fighting_seats(g), "combat_card", "FL-10.8", combat_options)
    fight = fight_of(g)
    for survivor in (fight.attacker, fight.defender):
        fight.chosen[survivor] = thing_of(chosen[survivor_seat(g, survivor)])
    g.uncover()
    g.tell("combat_cards_revealed", "FL-10.8", cards=dict(fight.chosen))


def fighting_seats(g: FlickState) -> list[Seat]:
    fight = fight_of(g)
    return [survivor_seat(g, fight.attacker), survivor_seat(g, fight.defender)]


def combat_options(g: FlickState, seat: Seat) -> list[str]:
    fight = fight_of(g)
    own = next(survivor for survivor in fight.hands if survivor_seat(g, survivor) == seat)
    return words("play", fight.hands[own])


@clause("FL-10.9", "FL-10.12", "FL-18.19")
def decide_fight(g: FlickState) -> None:
    """The higher number wins; the loser loses a life point and is laid down."""
    winner, loser = sides_of(g)
    if any(effect_of(g, survivor) == "loud" for survivor in (winner, loser)):
        make_noise(g, "loud")
    g.tell("fight_won", "FL-10.9", survivor=winner, loser=loser)
    if effect_of(g, loser) != "slip_away":
        lose_life(g, loser, "FL-10.9")
    lay_down(g, loser, "FL-10.9")


def sides_of(g: FlickState) -> tuple[SurvivorId, SurvivorId]:
    """The winner and the loser."""
    fight = fight_of(g)
    ranked = sorted(fight.chosen, key=lambda survivor: COMBATS[fight.chosen[survivor]].value)
    return ranked[1], ranked[0]


def effect_of(g: FlickState, survivor: SurvivorId) -> CombatEffect:
    card: CardId = fight_of(g).chosen[survivor]
    return COMBATS[card].effect


@clause("FL-10.10", "FL-10.12")
async def effects_of_fight(g: FlickState) -> None:
    """What else the winner's card does; nothing happens to somebody who died by the fight."""
    winner, loser = sides_of(g)
    effect, is_loser_alive = effect_of(g, winner), g.boards[loser].life > 0
    if effect == "loser_drops" and is_loser_alive:
        await drop_by_elbow(g, winner, loser)
    if effect == "throw_out" and is_loser_alive:
        throw_out(g, loser)
    if effect == "winner_hurt":
        lose_life(g, winner, "FL-10.10")
    g.fight = None
    g.aftermath = nothing_to_put_right()


@clause("FL-10.10")
async def drop_by_elbow(g: FlickState, winner: SurvivorId, loser: SurvivorId) -> None:
    """The loser drops a chip of the winner's choice."""
    if not g.boards[loser].inventory:
        return
    answer = await choose(
        g, survivor_seat(g, winner), "combat_drop", "FL-10.10",
        lambda g, seat: words("drop", sorted(set(g.boards[loser].inventory))), about={"survivor": loser},
    )  # fmt: skip
    put_on_blocks(g, loser, thing_of(answer), "FL-10.10")


@clause("FL-10.10")
def throw_out(g: FlickState, loser: SurvivorId) -> None:
    """Lying before the door."""
    house = g.poses[g.inside.pop(loser).building]
    place = house.out(0, FRONT + BEFORE_THE_DOOR)
    g.poses[loser] = Pose(*place, 0).looking(house.facing + HALF_TURN).laid_down(house.facing)
    g.tell("survivor_thrown_out", "FL-10.10", survivor=loser)
    make_room(g, loser, "FL-1.19")
