"""Environments: the games for those who train or test programs with the usual libraries (`pip install untot[lab]`).

One match, walked word by word (`Episode`), behind three doors: PettingZoo (`aec`), Gymnasium (`single`) and OpenSpiel
(`spiel`). `python -m untot.lab.environments <game>` prints what actions and observations mean; docs/lab.md tells more.
"""
