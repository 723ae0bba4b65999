"""Every game speaks both languages: all that it can ask, tell or offer has its text, and matches read well."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

import pytest

from tests.kernel.messages import Messages, arguments, messages, named_in_calls, strings
from tests.tools.playing import let_happen
from untot.games import NAMES, load_game
from untot.kernel.chance import seed_of
from untot.kernel.errors import BadOptions
from untot.kernel.forms import Span
from untot.kernel.game import Game, Option
from untot.kernel.live import LiveMatch
from untot.kernel.seeing import Seen
from untot.kernel.state import OptionValue
from untot.kernel.texts import LANGUAGES, Texts, texts

MATCHES = 20
MOST_WORDS = 40
"""Of a long list of next words, such as the angles of a flick, so many are read."""

KNOWN: Final[dict[str, Any]] = {name: import_module(f"tests.{name}.known_texts") for name in NAMES}
"""Of each game: German names, reasons of an end, rare events, phrases of the talk, and what may read alike."""

every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"texts of {name}")) for name in NAMES]
)
"""All tests of a game in one process: they read the same random matches."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(name: str, language: str) -> Messages:
    return messages(f"untot.games.{name}", language)


def package(name: str) -> str:
    return f"untot.games.{name}"


# -- matches at random, read by everybody -----------------------------------------------------------------------


@dataclass
class Story:
    """What random matches asked, told and offered, and what was read of it, each thing once."""

    asks: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    sentences: dict[str, set[str]] = field(default_factory=lambda: {language: set() for language in LANGUAGES})
    labels: dict[str, set[str]] = field(default_factory=lambda: {language: set() for language in LANGUAGES})
    alike: set[tuple[str, ...]] = field(default_factory=set)
    """Words that one chooses among and that read alike."""
    lacking: set[str] = field(default_factory=set)
    """Messages that want something which was not said."""
    numbers: set[str] = field(default_factory=set)
    """Those that an answer names, such as a direction."""
    known: set[str] = field(default_factory=set)

    def is_new(self, thing: Any) -> bool:
        text = json.dumps(thing, sort_keys=True)
        is_new = text not in self.known
        self.known.add(text)
        return is_new


@cache
def story(name: str) -> Story:
    game, told = load_game(name), Story()
    for number in range(MATCHES):
        play(game, number, told)
    for event, args in KNOWN[name].RARE:
        hear({"event": event, "args": args}, name, [], told)
    return told


def play(game: Game, number: int, told: Story) -> None:
    """One match at random; the options take turns, so that each value is played."""
    match = begun(game, number)
    rng, since = random.Random(number), 0
    while True:
        for seat in (None, *range(match.state.seats)):
            listen(Seen(match, seat), since, names_of(match), told)
        since = len(match.events)
        if match.ask is None:
            break
        if let_happen(match, rng):
            continue
        seat = match.ask.waiting()[0]
        if match.ask.decider is not None and seat in match.ask.given:
            seat = match.ask.decider
        match.answer(seat, walk(match, seat, rng, told), settles=seat == match.ask.decider)
    assert match.state.result is not None
    told.ends.add(match.state.result.reason)


def begun(game: Game, number: int) -> LiveMatch:
    """The numbers of seats take turns as well, as far as the options allow them; some options contradict each other,
    then those with which the game is watched take turns."""
    watched = game.watch.option_sets[number % len(game.watch.option_sets)]
    for chosen in (options(game, number), watched):
        for seats in (game.seat_counts * 2)[number % len(game.seat_counts) :]:
            with suppress(BadOptions):
                return LiveMatch.begin(game, seats, seed_of(number), chosen, is_secret=False)
    raise AssertionError("nobody can play this")


def options(game: Game, number: int) -> dict[str, OptionValue]:
    return {name: option.values[number % len(option.values)] for name, option in game.options.items()}


def names_of(match: LiveMatch) -> list[str]:
    return [match.game.seat_name(match.state, seat) for seat in range(match.state.seats)]


def listen(seen: Seen, since: int, names: list[str], told: Story) -> None:
    """Read what this seat is sent, in both languages."""
    message = seen.message(since)
    told.phases.add(message["view"].get("phase", ""))
    for event in message["events"]:
        hear(event, seen.game.name, names, told)
    if (question := message["question"]) is not None:
        told.asks.add(question["name"])
        if told.is_new([question["name"], question["waiting"], question.get("about"), "form" in question, names]):
            for language, in_language in speakers(seen.game.name):
                told.sentences[language].add(in_language.question(question, names))
                if "form" in question:
                    look_for_lacks(f"ask-{question['name']}", question["about"], in_language, names, told)


def hear(event: dict[str, Any], name: str, names: list[str], told: Story) -> None:
    told.events.add(event["event"])
    if told.is_new([event["event"], event["args"], names]):
        for language, in_language in speakers(name):
            told.sentences[language].add(in_language.line(event, names))
            if "phrase" not in event["args"]:
                look_for_lacks(in_language._key_of(event), event["args"], in_language, names, told)


def look_for_lacks(key: str, args: dict[str, Any], in_language: Texts, names: list[str], told: Story) -> None:
    """A selector without its argument takes its last variant, and the sentence looks whole."""
    variables = in_language._variables(args, names)
    forms = [form for form in (key, f"{key}-open") if in_language.has(form)]
    if not any(in_language._format(form, variables)[1] for form in forms):
        told.lacking.add(key)


def walk(match: LiveMatch, seat: int, rng: random.Random, told: Story) -> str:
    """An answer at random; every word that could be chosen on the way is read, and a wrong one is refused."""
    assert match.ask is not None
    form, words = match.ask.form(seat), list[str]()
    while following := form.walk(words):
        told.verbs |= {verb for word in following[:MOST_WORDS] for verb in verbs_of(word)}
        told.numbers |= {following.name} if isinstance(following, Span) else set()
        read_labels(match.game.name, [word for word in following[:MOST_WORDS] if told.is_new(word)], told)
        if told.is_new(following[:MOST_WORDS]):
            told.alike |= set(alike(match, following[:MOST_WORDS]))
        words.append(rng.choice(following))
    answer = " ".join(words)
    if told.is_new(answer):
        read_labels(match.game.name, [answer], told)
    refusal = match.why_not(seat, "nonsense")
    assert refusal is not None
    for language, in_language in speakers(match.game.name):
        told.labels[language].add(in_language.error(refusal, names_of(match)))
    return answer


def verbs_of(word: str) -> set[str]:
    """What a word of an answer is about; those of an arrangement say that a piece is put somewhere, or stays."""
    return {"put", "stays"} if "@" in word else {re.split("[:=]", word)[0]}


def read_labels(name: str, answers: list[str], told: Story) -> None:
    for language, in_language in speakers(name):
        told.labels[language] |= {in_language.answer(answer) for answer in answers}


def alike(match: LiveMatch, words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for _, in_language in speakers(match.game.name):
        by_label = defaultdict[str, list[str]](list)
        for word in words:
            by_label[in_language.word(word)].append(word)
        yield from (tuple(same) for same in by_label.values() if len(same) > 1)


def speakers(name: str) -> list[tuple[str, Texts]]:
    return [(language, texts(name, language)) for language in LANGUAGES]


# -- reading ----------------------------------------------------------------------------------------------------


@every_game
@every_language
def test_everything_that_is_sent_to_anybody_can_be_read(name: str, language: str) -> None:
    told = story(name)
    broken = ("⟨", "⟩", "???", "{", "}", "$", "  ", " .", " ,", "..", "()", ": .")
    for text in told.sentences[language] | told.labels[language]:
        assert text and not [mark for mark in broken if mark in text], text
        assert not text[0].islower(), text


@every_game
@every_language
def test_every_line_and_question_is_a_whole_sentence(name: str, language: str) -> None:
    for sentence in story(name).sentences[language]:
        assert sentence[-1] in ".?", sentence


@every_game
def test_whoever_chooses_can_tell_the_choices_apart(name: str) -> None:
    assert {words for words in story(name).alike if verbs_of(words[0]) - KNOWN[name].ALIKE} == set()


@every_game
def test_every_sentence_is_told_all_that_it_speaks_of(name: str) -> None:
    assert story(name).lacking == set()


@every_game
def test_every_event_of_the_rules_has_been_read(name: str) -> None:
    assert named_in_calls(package(name), "tell", "tell_secret") - story(name).events == set()


@every_game
def test_the_languages_differ_in_what_they_say(name: str) -> None:
    told = story(name)
    for one, other in pairwise(LANGUAGES):
        assert not told.sentences[one] & told.sentences[other]


# -- nothing is missing, nothing is left over -------------------------------------------------------------------


@every_game
@every_language
def test_every_question_event_option_and_end_has_its_text(name: str, language: str) -> None:
    told, keys = story(name), texts(name, language)
    assert told.ends <= KNOWN[name].ENDS
    asks = told.asks | named_in_calls(package(name), "choose", "ask_all", "ask_any", "ask_agreed", at=2)
    wanted = {f"{kind}-{ask}" for ask in asks for kind in ("ask", "wait")}
    wanted |= {f"event-{event}" for event in told.events}
    wanted |= {f"option-{verb}" for verb in told.verbs | verbs_in_source(name)}
    wanted |= {f"number-{number}{form}" for number in told.numbers for form in ("", "-why")}
    wanted |= {f"end-{end}" for end in KNOWN[name].ENDS} | {f"name-{phase}" for phase in told.phases if phase}
    assert {key for key in wanted if not keys.has(key)} == set()


def verbs_in_source(name: str) -> set[str]:
    """Those that stand before the thing of a word, `hit:` or `slot:`, whether or not a match came to them."""
    return {found[1] for text in strings(package(name)) if (found := re.fullmatch(r"([a-z_]+):", text))}


@every_game
@every_language
def test_every_secret_event_reads_well_without_its_secret(name: str, language: str) -> None:
    secret = named_in_calls(package(name), "tell_secret")
    assert {event for event in secret if not texts(name, language).has(f"event-{event}-open")} == set()


@every_game
@every_language
def test_every_piece_of_the_content_has_its_texts(name: str, language: str) -> None:
    keys, details = texts(name, language), KNOWN[name].DETAILS
    for table, piece in pieces(name):
        assert "⟨" not in keys.name(piece["id"]), piece
        assert table not in details or keys.has(details[table].format(piece["id"])), piece
        assert all(keys.has(f"name-{window}") for window in piece.get("windows", ())), piece


def pieces(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Whatever has an id in the files of the content, with the name of its table."""
    for path in files(package(name)).joinpath("content").iterdir():
        tables = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        for table, listed in tables.items():
            for piece in listed if isinstance(listed, list) else [listed]:
                if "id" in piece:
                    yield table, piece


@every_game
@every_language
def test_every_option_value_and_preset_has_a_title_and_a_sentence(name: str, language: str) -> None:
    game, keys = load_game(name), texts(name, language)
    wanted = {f"preset_name-{preset}{end}" for preset in game.presets for end in ("", "-why")}
    for option_name, option in game.options.items():
        wanted |= {f"option_name-{option_name}", f"option_name-{option_name}-why"}
        wanted |= value_keys(option_name, option)
    assert {key for key in wanted if not keys.has(key)} == set()


def value_keys(name: str, option: Option) -> set[str]:
    if option.most is not None:
        return {f"option_value-{name}"}
    return {f"option_value-{name}-{value}{end}" for value in option.values for end in ("", "-why")}


@every_game
@every_language
def test_a_number_as_an_option_has_its_plural(name: str, language: str) -> None:
    numbers = [option for option, values in load_game(name).options.items() if values.most is not None]
    for option in numbers:
        said = {texts(name, language).text(f"option_value-{option}", {"value": value}) for value in (0, 1, 30)}
        assert len(said) == 3 and not any("{" in text for text in said)


@every_game
@every_language
def test_every_phrase_of_the_talk_says_what_its_slots_hold(name: str, language: str) -> None:
    spoken = read(name, language)
    phrases = {**KNOWN[name].TALK, **load_game(name).guide.phrases}
    for phrase, slots in phrases.items():
        assert arguments(spoken.variables[f"phrase-{phrase}"], spoken.attributes) == set(slots), phrase
        said = texts(name, language).phrase(phrase, dict.fromkeys(slots, "Xx"))
        assert said.count("Xx") == len(slots) and said[-1] in ".?", said


@every_game
@every_language
def test_the_game_introduces_itself(name: str, language: str) -> None:
    said = texts(name, language)
    assert all(said.has(f"game-{what}") for what in ("title", "tagline", "players", "minutes", "weight"))


@every_game
def test_no_question_event_or_end_has_a_text_that_nothing_uses(name: str) -> None:
    told = story(name)
    used = told.asks | told.events | told.verbs | KNOWN[name].ENDS
    used |= {text.removesuffix(":") for text in strings(package(name))}
    used |= {f"forced-{ask}" for ask in told.asks}
    used |= {f"{one}-{other}" for one in told.verbs for other in told.verbs}  # behind a verb a word may read otherwise
    for key in read(name, "en").keys:
        kind, _, thing = key.partition("-")
        if kind in ("ask", "wait", "event", "option", "end"):
            assert thing.removesuffix("-why").removesuffix("-open") in used, key


# -- the files --------------------------------------------------------------------------------------------------


@every_game
def test_both_languages_have_the_same_keys_and_use_the_same_arguments(name: str) -> None:
    english, german = read(name, "en"), read(name, "de")
    assert english.keys == german.keys
    attributes = english.attributes | german.attributes
    for key in english.keys:
        in_english, in_german = english.variables[key], german.variables[key]
        assert arguments(in_english, attributes) == arguments(in_german, attributes), key


@every_game
@every_language
def test_the_files_are_sound_and_no_key_is_said_twice(name: str, language: str) -> None:
    own, kernel = read(name, language), messages("untot.kernel", language)
    assert not own.junk + own.doubled
    assert not own.keys & kernel.keys


@every_game
@every_language
def test_the_program_never_shouts(name: str, language: str) -> None:
    assert "!" not in read(name, language).text + messages("untot.kernel", language).text


@every_game
def test_german_names_are_those_of_the_glossary(name: str) -> None:
    german = texts(name, "de")
    assert {piece: german.name(piece) for piece in KNOWN[name].GERMAN} == KNOWN[name].GERMAN
