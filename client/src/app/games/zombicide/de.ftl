# Wörter für den Tisch von Zombicide; die der Zeichnungen liegen bei ihnen.
zc-lend = Von einem Bot spielen lassen
zc-stock = In der Schachtel:
zc-decks = Noch { $equipment } Ausrüstungs- und { $zombies } Zombiekarten.
zc-led-by = Geführt von { $player }
zc-danger-level = Gefahr: { $level }
zc-experience = Erfahrungspunkte
zc-objective = Zielmarker
zc-slots-hand = Hände
zc-slots-reserve = Reserve
zc-slots-discard = Ablegen
zc-slots-beside = Noch ohne Platz
zc-arrange-all = Lege erst jede Karte auf einen Platz.
zc-arrange-keep = So lassen
zc-arrange-done = So soll es sein
zc-trade-offer = Das anbieten
zc-goals-done = Ziele: { $done } von { $all }
zc-sheet-of = Der Bogen von { $name }
