### Texte von Der letzte Bus. Die Schlüssel sind Ids; die Variablen stehen in untot/kernel/texts.py.

## Das Spiel

game-title = Der letzte Bus
game-tagline = Sammle, was du kannst, und renn, bevor sie kommen.
game-players = 2 bis 4 Personen
game-minutes = etwa 10 Minuten
game-weight = ein Würfelspiel zum Anfangen

## Namen

name-red = Rot
name-blue = Blau
name-yellow = Gelb
name-green = Grün
name-seat = Sitzplatzkarte
    .a = eine Sitzplatzkarte
name-roof = Dachkarte
    .a = eine Dachkarte
name-round = Runde
name-over = Der Bus ist weg
card-seat-effect = Zählt 3 Punkte, wenn der Bus fährt.
card-roof-effect = Zählt 1 Punkt, wenn der Bus fährt.

## Hausregeln

option_name-goal = Vorräte, bis der Bus fährt
option_name-goal-why = Am Ende der Runde, in der jemand so viele in Sicherheit hat, fährt der Bus.
option_value-goal-20 = 20
option_value-goal-20-why = Wie üblich.
option_value-goal-10 = 10
option_value-goal-10-why = Für eine kurze Partie.
option_value-goal-30 = 30
option_value-goal-30-why = Für eine lange Partie.

## Fragen

ask-collect_or_run = Suchst du weiter, oder rennst du mit dem, was du hast?
wait-collect_or_run = Warten auf { $players }: weiter suchen oder rennen?
option-collect = Weiter suchen
option-run = Rennen

## Ereignisse

event-ticket_dealt = { $player } zieht { $ticket_a }.
event-ticket_dealt-open = { $player } zieht eine Fahrkarte.
event-round_began = Runde { $round } beginnt.
event-turn_began = { $player } ist an der Reihe.
event-provisions_found = { $player } findet { $found }; im Korb sind { $basket }.
event-zombie_came = Ein Zombie kommt: { $player } verliert { $lost ->
        [0] nichts
       *[other] { $lost } Vorräte
    }.
event-provisions_stored = { $player } rennt und bringt { $count } in Sicherheit, zusammen { $total }.
event-bus_left = Der Bus fährt ab. Die Fahrkarten: { $tickets }.
entry-tickets = { $key } { $value_a }
end-bus_left = Der Bus ist abgefahren.

## Reden

phrase-hurry = Beeilt euch, sie kommen.
phrase-dare = Noch einmal, trau dich.
