"""The environments for other programs."""
