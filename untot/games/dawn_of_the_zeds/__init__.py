"""Dawn of the Zeds: a town under siege, an event card a round, alone, together, or one against all."""
