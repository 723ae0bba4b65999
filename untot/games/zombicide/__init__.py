"""Zombicide, season 1: survivors against the hordes of a town of tiles, together, for 1 to 6 players."""
