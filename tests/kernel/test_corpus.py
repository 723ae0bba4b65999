"""Forms and texts exist twice, here and in the client: one corpus of cases holds both to the same answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from untot.kernel import texts
from untot.kernel.forms import AnyForm
from untot.kernel.texts import LANGUAGES, Texts
from untot.kernel.words import split

CORPUS: Final = Path(__file__).parents[1] / "corpus"
FORMS: Final[list[dict[str, Any]]] = json.loads((CORPUS / "forms.json").read_bytes())
TEXTS: Final[dict[str, Any]] = json.loads((CORPUS / "texts.json").read_bytes())


@pytest.mark.parametrize("case", FORMS, ids=[case["what"] for case in FORMS])
def test_forms(case: dict[str, Any]) -> None:
    form = msgspec.convert(case["form"], AnyForm)
    assert form.answers() == case["answers"]
    assert [[prefix, list(form.walk(split(prefix)))] for prefix, _ in case["walks"]] == case["walks"]
    assert [[answer, form.first_wrong_word(answer)] for answer, _ in case["wrong"]] == case["wrong"]


@pytest.fixture(params=LANGUAGES)
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """The messages of the corpus in one language, and nothing else."""
    source = "\n".join(TEXTS[request.param])
    monkeypatch.setattr(texts, "_sources", lambda game, language: [source])
    return Texts(None, request.param)


@pytest.mark.parametrize("case", TEXTS["cases"], ids=[f"{case['call']} {case['en']}" for case in TEXTS["cases"]])
def test_texts(case: dict[str, Any], told: Texts, request: pytest.FixtureRequest) -> None:
    language = request.node.callspec.params["told"]
    assert getattr(told, case["call"])(*case["args"]) == case[language]
