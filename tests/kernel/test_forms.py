"""The five forms: walks without dead ends, wrong words, and spans that nobody lists."""

from __future__ import annotations

import random
from itertools import pairwise, product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from untot.kernel.forms import AnyForm, Arrange, Field, Fields, Form, Numbers, Pick, Share, beside, branch, random_walk

PICK = Pick(["pass", "play:axe"])
FIELDS = Fields(
    [
        Field("keep", {"": ["keep:axe", "keep:gun"]}),
        Field("give", {"keep:axe": ["give:gun"], "keep:gun": ["give:axe", "give:bat"]}, of=0),
        Field("to", {"": ["to:red", "to:blue"]}),
    ]
)
SHARE = Share(3, {"x": 1, "y": 2, "z": 2})
ARRANGE = Arrange({"p": ["left", "right"], "q": ["left"], "r": ["left", "right"]}, {"left": 2, "right": 1})
NUMBERS = Numbers({"angle": (-2, 1), "force": (7, 7)})
BRANCH = branch({"move": lambda: ["to:S1", "to:S2"], "end_turn": None, "trade": lambda: FIELDS, "rest": ["here"]})
SMALL: list[Form] = [PICK, BRANCH, FIELDS, SHARE, ARRANGE, NUMBERS]


def random_words(form: Form, rng: random.Random) -> list[str]:
    return random_walk(form, rng).split(" ")


@pytest.mark.parametrize("form", SMALL)
def test_every_listed_answer_is_legal_and_none_is_listed_twice(form: Form) -> None:
    answers = form.answers()
    assert answers and len(set(answers)) == len(answers)
    assert [form.first_wrong_word(answer) for answer in answers] == [None] * len(answers)


@pytest.mark.parametrize("form", SMALL)
def test_a_walk_never_runs_into_a_dead_end(form: Form) -> None:
    rng = random.Random(1)
    answers = form.answers()
    for _ in range(50):
        assert random_walk(form, rng) in answers


@pytest.mark.parametrize("form", SMALL)
def test_what_is_cut_short_or_goes_on_too_long_is_refused(form: Form) -> None:
    for answer in form.answers():
        assert form.first_wrong_word(answer + " more") == "more"
        assert form.first_wrong_word(answer.rpartition(" ")[0]) == "", "a word is missing"


@pytest.mark.parametrize("form", SMALL)
def test_a_form_survives_the_wire(form: Form) -> None:
    assert msgspec.json.decode(msgspec.json.encode(form), type=AnyForm) == form


def test_the_first_wrong_word_is_named() -> None:
    assert PICK.first_wrong_word("play:gun") == "play:gun"
    assert FIELDS.first_wrong_word("keep:axe give:axe to:red") == "give:axe"
    assert FIELDS.first_wrong_word("keep:axe  give:gun to:red") == "", "two blanks hold an empty word"
    assert SHARE.first_wrong_word("y y y") == "y"
    assert SHARE.first_wrong_word("y x z") == "x", "targets come in their order"
    assert ARRANGE.first_wrong_word("p@right q@right r@left") == "q@right"
    assert NUMBERS.first_wrong_word("angle=0 force=8") == "force=8"


def test_a_later_field_depends_on_an_earlier_one() -> None:
    assert FIELDS.walk(["keep:axe"]) == ["give:gun"]
    assert FIELDS.walk(["keep:gun"]) == ["give:axe", "give:bat"]
    assert len(FIELDS.answers()) == 6


def test_a_share_is_every_way_to_hand_out_under_the_caps() -> None:
    ways = [(x, y, z) for x, y, z in product(range(2), range(3), range(3)) if x + y + z == 3]
    told = [tuple(answer.split(" ").count(target) for target in "xyz") for answer in SHARE.answers()]
    assert sorted(told) == sorted(ways)


def test_sharing_nothing_is_the_empty_answer() -> None:
    assert Share(0, {"x": 1}).answers() == [""]
    assert Share(0, {"x": 1}).first_wrong_word("") is None
    assert Share(0, {"x": 1}).first_wrong_word("x") == "x"


def test_arranging_leaves_room_for_those_who_fit_nowhere_else() -> None:
    assert ARRANGE.walk([]) == ["p@left", "p@right"]
    assert ARRANGE.walk(["p@left"]) == ["q@left"]
    assert ARRANGE.walk(["p@left", "q@left"]) == ["r@right"], "left is full"
    assert ARRANGE.answers() == ["p@left q@left r@right", "p@right q@left r@left"]


def test_arranging_moves_earlier_pieces_on_in_thought() -> None:
    chain = Arrange({"a": ["1", "2"], "b": ["2", "3"], "c": ["1"], "d": ["2"]}, {"1": 1, "2": 1, "3": 1})
    assert chain.walk([]) == [], "four pieces do not fit into three places"
    fits = Arrange({"a": ["1", "2"], "b": ["2", "3"], "c": ["1"]}, {"1": 1, "2": 1, "3": 1})
    assert fits.walk([]) == ["a@2"]
    assert fits.answers() == ["a@2 b@3 c@1"]


SLOTS = st.lists(st.sampled_from("123"), min_size=1, max_size=3, unique=True)


@given(st.lists(SLOTS, min_size=1, max_size=5), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_an_arrangement_lists_exactly_what_trying_everything_finds(slots: list[list[str]], rooms: list[int]) -> None:
    room = dict(zip("123", rooms, strict=True))
    form = Arrange({f"p{i}": slots_of for i, slots_of in enumerate(slots)}, room)
    fitting = [choice for choice in product(*slots) if all(choice.count(slot) <= room[slot] for slot in room)]
    listed = [" ".join(f"p{i}@{slot}" for i, slot in enumerate(choice)) for choice in fitting]
    if listed:
        assert form.answers() == listed
    else:
        assert form.walk([]) == []


@given(st.integers(1, 6), st.lists(st.integers(0, 4), min_size=1, max_size=4))
def test_a_share_never_walks_into_a_dead_end(amount: int, caps: list[int]) -> None:
    form = Share(amount, {f"t{i}": cap for i, cap in enumerate(caps)})
    if sum(caps) < amount:
        assert form.walk([]) == []
        return
    for seed in range(5):
        assert len(random_words(form, random.Random(seed))) == amount


def test_big_spans_are_not_listed() -> None:
    form = Numbers({"angle": (0, 10**11), "force": (-(10**11), 10**11)})
    span = form.walk(["angle=5"])
    assert len(span) == 2 * 10**11 + 1
    assert (span[0], span[-1]) == ("force=-100000000000", "force=100000000000")
    assert span[3:5] == ["force=-99999999997", "force=-99999999996"]
    assert form.first_wrong_word("angle=100000000000 force=-7") is None
    words = random_words(form, random.Random(3))
    assert form.first_wrong_word(" ".join(words)) is None


@pytest.mark.parametrize(
    "word",
    ["angle=2", "angle=-3", "angle=", "angle=+1", "angle=01", "angle=-0", "angle=1.0", "angle=１", "force=7", "1"],
)
def test_a_number_has_one_spelling_and_stays_in_its_interval(word: str) -> None:
    assert word not in NUMBERS.walk([])
    assert NUMBERS.first_wrong_word(f"{word} force=7") == word


def test_numbers_are_walked_in_order() -> None:
    values = [int(word.partition("=")[2]) for word in NUMBERS.walk([])]
    assert all(after == before + 1 for before, after in pairwise(values)) and values[0] == -2


# -- branches ---------------------------------------------------------------------------------------------------


def test_what_follows_a_verb_is_made_when_it_is_walked_and_only_once() -> None:
    made: list[str] = []

    def zones() -> list[str]:
        made.append("zones")
        return ["to:S1"]

    form = branch({"move": zones, "end_turn": None})
    assert form.walk([]) == ["move", "end_turn"] and made == []
    assert form.walk(["end_turn"]) == () and made == []
    assert form.walk(["move"]) == ["to:S1"] and form.first_wrong_word("move to:S1") is None
    assert made == ["zones"]


def test_a_branch_names_the_first_word_that_is_wrong() -> None:
    assert BRANCH.first_wrong_word("fly") == "fly"
    assert BRANCH.first_wrong_word("move to:S3") == "to:S3"
    assert BRANCH.first_wrong_word("move") == "", "words are missing"
    assert BRANCH.first_wrong_word("end_turn now") == "now"


def test_a_branch_grows_on_a_branch() -> None:
    form = branch({"red": lambda: branch({"move": lambda: ["to:S1"], "pass": None}), "blue": lambda: ["pass"]})
    assert form.answers() == ["red move to:S1", "red pass", "blue pass"]


def test_a_spelled_branch_is_plain_data_and_means_the_same() -> None:
    plain = msgspec.to_builtins(BRANCH.spelled())
    assert plain["branches"]["end_turn"] is None
    assert plain["branches"]["move"] == {"form": "pick", "options": ["to:S1", "to:S2"]}
    read: AnyForm = msgspec.convert(plain, AnyForm)
    assert read.answers() == BRANCH.answers()


def test_who_shares_beside_an_offer_picks_in_any_order_too() -> None:
    form = beside(Share(2, {"hit:x": 1, "hit:y": 2}), ["drink"])
    assert isinstance(form, Form)
    assert form.pickable(["hit:y"]) == ["hit:x", "hit:y"] and form.in_order(["hit:y", "hit:x"]) == ["hit:x", "hit:y"]
    assert form.is_share(["hit:y"]) and not form.is_share(["drink"]) and form.in_order(["drink"]) == ["drink"]
    assert {random_walk(form, random.Random(seed)) for seed in range(60)} == {"hit:x hit:y", "hit:y hit:y", "drink"}
