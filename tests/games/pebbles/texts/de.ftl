game-title = Kiesel
game-tagline = Ein Spielzeug zum Schnippen.
game-players = 2 bis 4 Personen
game-minutes = eine Minute
game-weight = für Tests
name-red = Rot
name-blue = Blau
name-yellow = Gelb
name-green = Grün
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
option_name-mode = Wer mit wem spielt
option_name-mode-why = Jeder allein, oder jeder zweite Platz zusammen.
option_value-mode-alone = Jeder allein
option_value-mode-alone-why = Jeder Kiesel zählt für sich.
option_value-mode-teams = Teams
option_value-mode-teams-why = Jeder zweite Platz spielt zusammen und kennt seine Zahlen.
number-angle = Richtung in Grad
number-force = Kraft
ask-aim = Wohin schnippst du, und wie fest?
wait-aim = Warten auf { $players }: wohin, und wie fest?
wait-flick = Der Kiesel gleitet.
event-dealt = { $player } zieht die Glückszahl { $lucky }.
event-dealt-open = { $player } zieht eine Glückszahl.
event-flicked = { $player } schnippt mit { $angle } Grad, Kraft { $force }.
event-came_to_rest = Der Kiesel von { $player } liegt bei { $x }, { $y }{ $touched_count ->
        [0] .
       *[other] , nachdem er { $touched } berührt hat.
    }
event-counted = Die Punkte: { $scores }.
entry-scores = { $key } { $value }
end-counted = Alle haben geschnippt.
