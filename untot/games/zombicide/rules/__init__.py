"""The rules of Zombicide, one file per heading of the catalogue; `steps.py` names the steps of the agenda."""
