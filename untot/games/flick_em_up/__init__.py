"""Flick 'em Up! Winter der Toten."""
