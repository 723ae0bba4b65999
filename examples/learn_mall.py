"""Learns Mall of Horror with scikit-learn, from random matches, until it beats random bots.

pip install untot[lab] scikit-learn && python examples/learn_mall.py
"""

import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

from untot.lab.environments.single import SeatEnv


def play(table, seed, model=None):
    """One match: what was done in which position, and what it was worth in the end."""
    rng, rows, is_over, reward = np.random.default_rng(seed), [], False, 0.0
    seen, _ = table.reset(seed=seed)
    while not is_over:
        legal = np.flatnonzero(seen["action_mask"])
        options = np.column_stack([legal, np.tile(seen["observation"], (len(legal), 1))])
        chosen = rng.integers(len(legal)) if model is None else model.predict(options).argmax()
        rows.append(options[chosen])
        seen, reward, is_over, _, _ = table.step(legal[chosen])
    return rows, reward


table = SeatEnv("mall_of_horror", seats=3, bots="random")
matches = [play(table, seed) for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)]
model = HistGradientBoostingRegressor(categorical_features=[0], max_iter=150, l2_regularization=10)
model.fit(
    np.concatenate([rows for rows, _ in matches]), np.repeat([won for _, won in matches], [len(r) for r, _ in matches])
)
for name, player in (("random", None), ("learned", model)):
    wins = np.array([play(table, 10**6 + seed, player)[1] for seed in range(400)])
    print(f"{name}: wins {wins.mean():.1%} +- {1.96 * wins.std() / len(wins) ** 0.5:.1%} of {len(wins)} matches")
