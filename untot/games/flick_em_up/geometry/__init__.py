"""Plane geometry in whole numbers: gaps, footprints, bodies, doors, free places, arcs. No State and no physics."""
