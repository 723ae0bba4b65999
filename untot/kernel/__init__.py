"""The kernel: state, agenda, asks, chance, events, views, matches and records. It knows no game."""
