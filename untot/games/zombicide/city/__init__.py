"""The city: printed tiles, the ground they make when they are laid out, and the board of a mission."""
