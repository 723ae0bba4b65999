"""The board of Zombie Town as text: the neighbourhood, a line for each building and each player, the own hand last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Final

from untot.games.zombie_town.pieces import CARDS, COLOURS
from untot.games.zombie_town.rules.c4_turn import END_TURN
from untot.games.zombie_town.rules.c6_actions import ACTIONS, FREE_MOVE
from untot.games.zombie_town.text_map import draw
from untot.kernel.text_board import TextBoard, View, Voice
from untot.kernel.words import thing_of, verb_of, words

# -- the open table ---------------------------------------------------------------------------------------------


def lines(view: View, voice: Voice) -> list[str]:
    return [
        _header(view, voice),
        *draw(view["scene"], {square: _marks(view, square, voice) for square in view["scene"]["squares"]}),
        _legend(view, voice),
        *_loose_zombies(view, voice),
        *(_building(building, view, voice) for building in view["buildings"]),
        *(_player(player, view, voice) for player in view["players"] if player["colours"]),
        *_happening(view, voice),
        _stacks(view, voice),
    ]


def _header(view: View, voice: Voice) -> str:
    return voice.say("town-day", day=view["day"], days=view["days"], phase=voice.name(view["phase"]))


def _marks(view: View, square: str, voice: Voice) -> str:
    """What the map shows of a square in a few characters; of a building also an absent owner and the barricades."""
    there = [pawn["colour"] for pawn in _pawns_at(view, square)]
    pawns = "".join(_letter(colour, voice) for colour in there)
    zombies = f"z{view['zombies'][square]}" if square in view["zombies"] else ""
    site = next((building for building in view["buildings"] if building["id"] == square), None)
    if site is None:
        return pawns + zombies
    owner = _letter(site["owner"], voice).lower() if site["owner"] and site["owner"] not in there else ""
    return pawns + owner + "=" * len(site["barricades"]) + zombies


def _letter(colour: str, voice: Voice) -> str:
    return voice.say("town-letter", colour=colour)


def _pawns_at(view: View, square: str) -> list[dict[str, Any]]:
    return [pawn for pawn in view["pawns"] if pawn["square"] == square]


def _legend(view: View, voice: Voice) -> str:
    letters = [f"{_letter(pawn['colour'], voice)} {voice.name(pawn['colour'])}" for pawn in view["pawns"]]
    return voice.say("town-legend", letters=voice.join(letters))


def _loose_zombies(view: View, voice: Voice) -> Iterator[str]:
    """Those on the streets that have left the edge of the cemetery."""
    squares = view["scene"]["squares"]
    loose = [square for square in view["zombies"] if squares[square]["ring"] > 1 and len(squares[square]["cells"]) == 1]
    if loose:
        there = [f"{voice.name(square)} ({view['zombies'][square]})" for square in sorted(loose, key=_reading_order)]
        yield voice.say("town-loose", squares=voice.join(there))


def _reading_order(square: str) -> tuple[int, str]:
    return int(square[1:]), square[:1]


# -- buildings --------------------------------------------------------------------------------------------------


def _building(building: dict[str, Any], view: View, voice: Voice) -> str:
    """What everybody sees of a building; what stands on its barricades is nobody's business but the builder's."""
    head = voice.say(
        "town-building",
        name=_capitalised(voice.name(building["id"])),
        dealt="yes" if building["house"] else "no",
        house=voice.name(building["house"]) if building["house"] else "",
        number=building["number"],
        cards=building["pile"],
    )
    return " ".join([head, *_defences(building, voice), *_inside(building, view, voice)])


def _defences(building: dict[str, Any], voice: Voice) -> Iterator[str]:
    if building["owner"]:
        key = "town-home-base" if building["home_base"] else "town-owned"
        yield voice.say(key, owner=voice.name(building["owner"]))
    if building["barricades"]:
        yield voice.say("town-barricades", count=len(building["barricades"]))
    if building["pressure"]:
        yield voice.say("town-pressure", count=building["pressure"])
    if building["lit"]:
        yield voice.say("town-lit")


def _inside(building: dict[str, Any], view: View, voice: Voice) -> Iterator[str]:
    there = [voice.name(pawn["colour"]) for pawn in _pawns_at(view, building["id"])]
    there += [_survivor(survivor, voice) for survivor in building["survivors"]]
    there += _zombies(view, building["id"], voice)
    if there:
        yield voice.say("town-inside", there=voice.join(there))
    for seat, count in Counter(card["seat"] for card in building["stored"]).items():
        yield voice.say("town-stored", player=_seat(view, seat, voice), count=count)


def _zombies(view: View, square: str, voice: Voice) -> list[str]:
    count = view["zombies"].get(square, 0)
    return [voice.say("town-zombies", count=count)] if count else []


def _survivor(survivor: dict[str, Any], voice: Voice) -> str:
    name = voice.name(survivor["id"])
    if survivor["weapon"] is None:
        return name
    return voice.say("town-armed", name=name, weapon=_weapon(survivor["weapon"], voice))


def _weapon(weapon: dict[str, Any], voice: Voice) -> str:
    return voice.say("town-weapon", weapon=voice.name(weapon["id"]), shots=weapon["shots"])


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- players ----------------------------------------------------------------------------------------------------


def _player(player: dict[str, Any], view: View, voice: Voice) -> str:
    pawns = [_pawn(pawn, voice) for pawn in view["pawns"] if pawn["seat"] == player["seat"]]
    sentences = [*pawns, voice.say("town-player", points=player["score"], cards=player["hand_size"])]
    if player["seat"] == view["timekeeper"] and view["day"]:
        sentences.append(voice.say("town-timekeeper"))
    if view["everything"] is not None:
        hand = view["everything"]["hands"][str(player["seat"])]
        sentences.append(voice.say("town-last-hand", cards=_cards(hand, voice)))
    return " ".join(sentences)


def _pawn(pawn: dict[str, Any], voice: Voice) -> str:
    """Where it is, how it feels, what it carries, and who is with it."""
    name = voice.name(pawn["colour"])
    if not pawn["alive"]:
        return voice.say("town-dead", name=name, kills=pawn["kills"])
    place = voice.name(pawn["square"]) if pawn["square"] else voice.say("none")
    carried = [_capitalised(_weapon(weapon, voice)) for weapon in pawn["weapons"]]
    sentences = [
        voice.say("town-pawn", name=name, place=place, health=pawn["health"], kills=pawn["kills"]),
        *([voice.say("town-carries", weapons=voice.join(carried))] if carried else []),
    ]
    if pawn["companions"]:
        companions = [_survivor(survivor, voice) for survivor in pawn["companions"]]
        sentences.append(voice.say("town-companions", survivors=voice.join(companions)))
    if pawn["trapped"]:
        sentences.append(voice.say("town-trapped"))
    return " ".join(sentences)


def _seat(view: View, seat: int, voice: Voice) -> str:
    colours = view["players"][seat]["colours"]
    return voice.texts.seat(seat, [""] * seat + colours[:1])


# -- what is going on -------------------------------------------------------------------------------------------


def _happening(view: View, voice: Voice) -> Iterator[str]:
    """The turn, the cards that are looked at, the event and the fight at hand."""
    turn = view["turn"]
    if turn is not None and view["phase"] == "zombies":
        yield voice.say("town-zombie-moves", player=_seat(view, turn["seat"], voice), count=turn["zombies"])
    elif turn is not None and view["phase"] == "turn":
        player = _seat(view, turn["seat"], voice)
        yield voice.say("town-turn", player=player, actions=turn["actions"], moves=turn["free_moves"])
    if view["draw"] is not None:
        building = voice.name(view["draw"]["building"])
        yield voice.say("town-draw", building=building, count=view["draw"]["count"])
    if view["event"] is not None:
        yield voice.say("town-event", event=voice.name(view["event"]["event"]))
    if view["fight"] is not None:
        yield _fight(view["fight"], voice)
    if view["defence"] is not None:
        yield voice.say("town-defence", square=voice.name(view["defence"]["square"]))


def _fight(fight: dict[str, Any], voice: Voice) -> str:
    return voice.say(
        "town-fight",
        kind=fight["kind"],
        attacker=_capitalised(voice.name(fight["attacker"])),
        weapon=voice.name(fight["weapon"]),
        target=voice.name(fight["target"]),
        count=len(fight["shots"] + fight["answers"]),
        shots=_cards(fight["shots"], voice),
        answers=_cards(fight["answers"], voice),
    )


def _stacks(view: View, voice: Voice) -> str:
    return voice.say(
        "town-stacks",
        zombies=view["supply"],
        combat=view["combat"]["deck"],
        count=len(view["discard"]),
        cards=_counted(view["discard"], voice),
    )


def _cards(cards: Iterable[str], voice: Voice) -> str:
    return voice.join([voice.name(card) for card in cards])


def _counted(cards: Iterable[str], voice: Voice) -> str:
    """Each kind once, with its number."""
    counts = Counter(cards)
    return voice.join([voice.name(card) if n == 1 else f"{n} × {voice.name(card)}" for card, n in counts.items()])


# -- what only this seat sees -----------------------------------------------------------------------------------


def own_lines(view: View, voice: Voice) -> list[str]:
    return [*_knowledge(view, voice), voice.say("town-hand", cards=_hand(view, voice))]


def _hand(view: View, voice: Voice) -> str:
    """The hand; events that were taken in this turn have to wait."""
    fresh: Counter[str] = Counter(view["fresh"])
    names = []
    for card in reversed(view["hand"]):
        name = voice.name(card)
        names.append(voice.say("town-fresh", name=name) if fresh[card] > 0 else name)
        fresh[card] -= 1
    return voice.join(names[::-1])


def _knowledge(view: View, voice: Voice) -> Iterator[str]:
    """What this seat saw and the table did not: cards in the making, barricades, piles, stores, other hands."""
    if view["dealt"]:
        yield voice.say("town-dealt", cards=_cards(view["dealt"], voice))
    if view["draw"] is not None and view["draw"]["cards"]:
        yield voice.say("town-seen", cards=_cards(view["draw"]["cards"], voice))
    for building in view["buildings"]:
        yield from _known_in(building, voice)
    for seat, cards in view["known_hands"].items():
        yield voice.say("town-known-hand", player=_seat(view, int(seat), voice), cards=_cards(cards, voice))


def _known_in(building: dict[str, Any], voice: Voice) -> Iterator[str]:
    name = _capitalised(voice.name(building["id"]))
    built = [barricade["card"] for barricade in building["barricades"] if barricade["card"] is not None]
    if built:
        strength = building["strength"]
        key = "town-own-barricades" if strength is None else "town-own-strength"
        yield voice.say(key, building=name, cards=_cards(built, voice), strength=strength or 0)
    known = [f"{int(place) + 1} {voice.name(card)}" for place, card in building["known"].items()]
    if known:
        yield voice.say("town-known-pile", building=name, cards=voice.join(known))
    stored = [card["card"] for card in building["stored"] if card["card"] is not None]
    if stored:
        yield voice.say("town-known-store", building=name, cards=_cards(stored, voice))


# -- options ----------------------------------------------------------------------------------------------------

_OF_SQUARE: Final = ("to", "goal", "at", "light", "home", "visit")
_OF_ZOMBIES: Final = ("zombie", "target", "victim")


def label(view: View, word: str, voice: Voice) -> str:
    """An option with who stands there, what a weapon still holds, which card is known to lie there."""
    notes = [note for note in _notes(view, word, voice) if note]
    text = voice.word(word)
    return voice.say("town-note", text=text, note=voice.join(notes)) if notes else text


def _notes(view: View, word: str, voice: Voice) -> Iterator[str]:
    verb, thing = verb_of(word), thing_of(word)
    if verb in _OF_SQUARE:
        yield from _there(view, thing, voice)
    elif verb in _OF_ZOMBIES and view["zombies"].get(thing, 0):
        yield from _zombies(view, thing, voice) if view["zombies"][thing] > 1 else ()
        yield _beside(view, thing, voice)
    elif verb in ("pawn", "send"):
        yield from (voice.name(pawn["square"]) for pawn in view["pawns"] if pawn["colour"] == thing)
    elif thing in (weapons := _weapons(view)) and verb != "drop":
        yield voice.say("town-shots", shots=weapons[thing]["shots"])
    elif thing in (owners := _owners(view)):
        yield voice.name(owners[thing])
    elif verb in ("trigger", "event"):
        yield voice.texts.text(f"card-{thing}-effect").removesuffix(".")


def _there(view: View, square: str, voice: Voice) -> Iterator[str]:
    """The house, the people and the zombies on a square, and the building beside it."""
    for building in view["buildings"]:
        if building["id"] == square and building["house"]:
            yield voice.name(building["house"])
    for pawn in _pawns_at(view, square):
        yield voice.name(pawn["colour"])
    yield from _zombies(view, square, voice)
    yield _beside(view, square, voice)


def _beside(view: View, square: str, voice: Voice) -> str:
    """The building that a street square touches, if it does."""
    touching = [name for name, building in view["scene"]["buildings"].items() if square in building["touching"]]
    return voice.say("town-beside", building=voice.name(touching[0])) if touching else ""


def _groups(view: View) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Survivors with the colour that they belong to."""
    yield from ((pawn["colour"], pawn["companions"]) for pawn in view["pawns"])
    yield from ((building["owner"], building["survivors"]) for building in view["buildings"])


def _owners(view: View) -> dict[str, str]:
    return {survivor["id"]: colour for colour, survivors in _groups(view) for survivor in survivors}


def _weapons(view: View) -> dict[str, dict[str, Any]]:
    """All weapons in play by id."""
    carried = [weapon for pawn in view["pawns"] for weapon in pawn["weapons"]]
    carried += [survivor["weapon"] for _, survivors in _groups(view) for survivor in survivors if survivor["weapon"]]
    return {weapon["id"]: weapon for weapon in carried}


# -- what people may try or say ---------------------------------------------------------------------------------

_STEPS: Final = list(product(range(-2, 3), repeat=2))


def attempts(view: View) -> list[str]:
    """Every answer that sounds like this game; of the many squares only those that somebody may have in mind."""
    buildings, squares = list(view["scene"]["buildings"]), list(view["zombies"])
    named = {
        "colour": COLOURS, "home": buildings, "keep": CARDS, "play": CARDS, "event": CARDS, "then": CARDS,
        "card": CARDS, "discard": CARDS, "give": CARDS, "to": _near(view), "zombie": squares,
        "target": [*squares, *COLOURS, *_owners(view)], "at": _near(view), "light": buildings, "goal": buildings,
        "weapon": _weapons(view), "drop": _weapons(view), "fire": _weapons(view),
    }  # fmt: skip
    said = [one for verb, things in named.items() for one in words(verb, things)]
    return [*ACTIONS, FREE_MOVE, END_TURN, "return", "stop", "stay", "take_loss", *said]


def _near(view: View) -> list[str]:
    """Squares and cells of the cemetery up to two cells from a pawn of this seat."""
    squares = view["scene"]["squares"]
    own = [pawn["square"] for pawn in view["pawns"] if pawn["seat"] == view["you"] and pawn["square"]]
    around = {(x + dx, y + dy) for square in own for x, y in squares[square]["cells"] for dx, dy in _STEPS}
    near = [name for name, square in squares.items() if any((x, y) in around for x, y in square["cells"])]
    return near + [cell for cell in view["scene"]["cemetery"] if (ord(cell[0]) - ord("A"), int(cell[1:]) - 1) in around]


def slot_values(view: View, slot: str) -> list[str]:
    """The pieces that a slot of a phrase takes."""
    if slot == "building":
        return list(view["scene"]["buildings"])
    if slot == "card":
        return list(CARDS)
    return [pawn["colour"] for pawn in view["pawns"]]


TEXT_BOARD: Final = TextBoard(lines, own_lines, attempts, slot_values, label)
