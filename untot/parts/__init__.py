"""What several games share: decks, joint decisions, triggers that wait, numbers that cards change."""
