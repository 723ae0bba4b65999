"""The text table: plays in a terminal, in plain lines. It knows no rules; each game adds only how its board reads."""
