"""The rules, one file per chapter of the rulebook or part of one; steps.py lists the steps of the agenda."""
