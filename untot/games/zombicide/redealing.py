"""Re-dealing what nobody can know: the order of the decks, and the backs of covered tokens."""

from __future__ import annotations

from untot.games.zombicide.own import mission_of
from untot.games.zombicide.pieces import Colour
from untot.games.zombicide.state import ZombicideState
from untot.kernel.events import Seat
from untot.kernel.game import Shuffler
from untot.kernel.rulebook import clause
from untot.parts import decks


@clause("ZC-3.19", "ZC-10.00.2", "ZC-10.09.5")
def redeal(g: ZombicideState, seat: Seat | None, rng: Shuffler) -> None:
    """The decks are shuffled, cards known to lie on top among themselves; so are the backs of covered tokens."""
    decks.redeal(g.deck, rng, known=g.known_top)
    decks.redeal(g.zombie_deck, rng)
    if mission_of(g).hidden_colour is not None:
        covered = [token for token in g.objectives if not token.is_taken]
        backs: list[Colour] = sorted(token.colour for token in covered)
        rng.shuffle(backs)
        for token, colour in zip(covered, backs, strict=True):
            token.colour = colour
