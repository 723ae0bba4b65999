# Words for the table of Zombicide; those of its drawings lie with them.
zc-lend = Let a bot play
zc-stock = In the box:
zc-decks = Cards left: { $equipment } equipment, { $zombies } zombies.
zc-led-by = Led by { $player }
zc-danger-level = Danger: { $level }
zc-experience = experience points
zc-objective = Objective
zc-slots-hand = Hands
zc-slots-reserve = Reserve
zc-slots-discard = Discard
zc-slots-beside = Still without a slot
zc-arrange-all = Put every card on a slot first.
zc-arrange-keep = Leave it so
zc-arrange-done = So be it
zc-trade-offer = Offer this
zc-goals-done = Goals: { $done } of { $all }
zc-sheet-of = The sheet of { $name }
