"""Learns Mall of Horror with scikit-learn from random matches, and then beats random bots.

pip install untot[lab] scikit-learn && python examples/learn_mall.py
"""

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.feature_selection import VarianceThreshold
from sklearn.pipeline import make_pipeline

from untot.lab.environments.single import SeatEnv

table = SeatEnv("mall_of_horror", seats=3, bots="random")


def play(seed, model=None):
    """One match: what was done in which position, how many points it brought in the end, and whether it was won."""
    rng, rows, is_over, won = np.random.default_rng(seed), [], False, 0.0
    seen, _ = table.reset(seed=seed)
    while not is_over:
        legal = np.flatnonzero(seen["action_mask"])
        options = np.column_stack([legal, np.tile(seen["observation"], (len(legal), 1))])
        chosen = rng.integers(len(legal)) if model is None else model.predict(options).argmax()
        rows.append(options[chosen])
        seen, won, is_over, _, _ = table.step(legal[chosen])
    return rows, table.episode.rewards("points")[0], won


matches = [play(seed) for seed in range(1000)]
positions = np.concatenate([rows for rows, _, _ in matches])
points = np.concatenate([[points] * len(rows) for rows, points, _ in matches])
model = make_pipeline(VarianceThreshold(), HistGradientBoostingRegressor(categorical_features=[0], max_iter=80))
model.fit(positions, points)
for name, player in (("random", None), ("learned", model)):
    wins = np.array([play(10**6 + seed, player)[2] for seed in range(400)])
    print(f"{name}: wins {wins.mean():.1%} +- {1.96 * wins.std() / len(wins) ** 0.5:.1%} of {len(wins)} matches")
