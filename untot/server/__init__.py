"""The server: rooms in which matches are played, seats by secret link, and a store that forgets nothing."""
