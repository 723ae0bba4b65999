### Texte von Mall of Horror. Schlüssel sind Kennungen; die Variablen erklärt untot/kernel/texts.py.

## Das Spiel

game-title = Mall of Horror
game-tagline = Trau niemandem. Irgendwer muss den Zombies vorgeworfen werden.
game-players = 3 bis 6 Spieler
game-minutes = etwa 60 Minuten
game-weight = einfache Regeln, schwierige Versprechen

## Namen: Gebiete. Formen: mit Artikel, Akkusativ, Dativ, wo, wohin, woher

name-restroom = Toilette
    .the = die Toilette
    .acc = die Toilette
    .dat = der Toilette
    .in = in der Toilette
    .to = in die Toilette
    .from = aus der Toilette
name-cachou = Cachou
    .the = das Cachou
    .acc = das Cachou
    .dat = dem Cachou
    .in = im Cachou
    .to = ins Cachou
    .from = aus dem Cachou
name-megatoys = Megatoys
    .the = das Megatoys
    .acc = das Megatoys
    .dat = dem Megatoys
    .in = im Megatoys
    .to = ins Megatoys
    .from = aus dem Megatoys
name-parking = Tiefgarage
    .the = die Tiefgarage
    .acc = die Tiefgarage
    .dat = der Tiefgarage
    .in = in der Tiefgarage
    .to = in die Tiefgarage
    .from = aus der Tiefgarage
name-security_hq = Überwachungszentrale
    .the = die Überwachungszentrale
    .acc = die Überwachungszentrale
    .dat = der Überwachungszentrale
    .in = in der Überwachungszentrale
    .to = in die Überwachungszentrale
    .from = aus der Überwachungszentrale
name-supermarket = Supermarkt
    .the = der Supermarkt
    .acc = den Supermarkt
    .dat = dem Supermarkt
    .in = im Supermarkt
    .to = in den Supermarkt
    .from = aus dem Supermarkt

location-restroom-rule = 3 Plätze; nichts Besonderes.
location-cachou-rule = 4 Plätze; zu dritt und zu viert geschlossen.
location-megatoys-rule = 4 Plätze; nichts Besonderes.
location-parking-rule = Platz für alle. Hier wird der Lastwagen durchsucht; jeder Zombie holt sich ein Opfer; wird nie überrannt.
location-security_hq-rule = 3 Plätze. Hier wird der Sicherheitschef gewählt.
location-supermarket-rule = 6 Plätze. Vier oder mehr Zombies dringen immer ein.

## Namen: Charaktere und Farben

name-of = { $it } von { $owner }
    .the = { $it_the } von { $owner }
    .acc = { $it_acc } von { $owner }
    .dat = { $it_dat } von { $owner }
name-called = { $name }
    .person = yes
    .printed = { $printed }
    .to = an { $name }
name-pin_up = Schönheit
    .the = die Schönheit
    .acc = die Schönheit
    .dat = der Schönheit
name-tough_guy = Muskelprotz
    .the = der Muskelprotz
    .acc = den Muskelprotz
    .dat = dem Muskelprotz
name-gunman = bewaffneter Typ
    .the = der bewaffnete Typ
    .acc = den bewaffneten Typ
    .dat = dem bewaffneten Typ
name-little_girl = kleines Kind
    .the = das kleine Kind
    .acc = das kleine Kind
    .dat = dem kleinen Kind

name-yellow = Gelb
    .to = an Gelb
name-red = Rot
    .to = an Rot
name-blue = Blau
    .to = an Blau
name-green = Grün
    .to = an Grün
name-brown = Braun
    .to = an Braun
name-black = Schwarz
    .to = an Schwarz

## Namen: Karten. Form: Akkusativ

name-threat = Bedrohung
    .acc = eine Bedrohung
name-security_camera = Sicherheitskamera
    .acc = eine Sicherheitskamera
name-sprint = Spurten
    .acc = Spurten
name-hardware = Werkzeug
    .acc = Werkzeug
name-hidden = Verstecken
    .acc = Verstecken
name-shotgun = Schrotflinte
    .acc = die Schrotflinte
name-chainsaw = Kettensäge
    .acc = die Kettensäge
name-grenades = Granaten
    .acc = die Granaten
name-pistol = Pistole
    .acc = die Pistole
name-fire_axe = Feuerwehraxt
    .acc = die Feuerwehraxt
name-baseball_bat = Baseballschläger
    .acc = den Baseballschläger

card-threat-effect = Eine Stimme mehr für dich bei dieser Wahl.
card-security_camera-effect = Du allein siehst dir die vier Würfel unter der Würfelbox an.
card-sprint-effect = Der Charakter, den du bewegst, geht woandershin oder bleibt stehen.
card-hardware-effect = Die Abwehr dieses Gebiets ist diese Runde um eins höher.
card-hidden-effect = Einer deiner Charaktere hier kann diese Runde nicht gefressen werden und stimmt nicht mit ab.
card-shotgun-effect = Tötet hier zwei Zombies.
card-chainsaw-effect = Tötet hier zwei Zombies.
card-grenades-effect = Tötet hier zwei Zombies.
card-pistol-effect = Tötet hier einen Zombie.
card-fire_axe-effect = Tötet hier einen Zombie.
card-baseball_bat-effect = Tötet hier einen Zombie.

## Namen: Phasen und Gelegenheiten zum Kartenspielen

name-set_up = Spielaufbau
name-truck_search = Lastwagen durchsuchen
    .letter = a
name-chief_election = Wahl des Sicherheitschefs
    .letter = b
name-arrival_roll = Ankunft der Zombies
    .letter = c
name-choose_destination = Auswahl des Bestimmungsorts
    .letter = d
name-move = Spielfiguren bewegen
    .letter = e
name-attack = Angriff der Zombies
    .letter = f
name-over = Spielende

name-truck_window = Karten vor der Wahl für den Lastwagen
name-chief_window = Karten vor der Wahl des Sicherheitschefs
name-camera_window = Karten nach dem verdeckten Wurf
name-own_move = Karten im eigenen Zug
name-attack_window = Karten bei einem Angriff
name-parking_window = Karten beim Angriff auf die Tiefgarage

## Einträge von Listen: die Seite eines Würfels ist die Nummer eines Gebiets

entry-dice =
    { $value ->
        [1] { name-restroom }
        [2] { name-cachou }
        [3] { name-megatoys }
        [4] { name-parking }
        [5] { name-security_hq }
       *[6] { name-supermarket }
    }
entry-ballots = { $key } für { $value } ({ $weights })
entry-totals = { $key } { $value }
entry-destinations = { $key } { $value_to }
entry-hands =
    { $value_count ->
        [0] { $key } (nichts)
       *[other] { $key } ({ $value })
    }
entry-scores = { $key } { $value }

## Fragen: Spielaufbau

ask-choose_colour = Welche Farbe nimmst du?
ask-choose_colour-why = Die Farbe ist dein Zeichen am Tisch; ihre Charaktere gehören dir.
wait-choose_colour = Warten auf { $players }: Welche Farbe?
ask-name_first_chief = Wer ist am ältesten und wird erster Sicherheitschef?
ask-name_first_chief-why = Wer Sicherheitschef ist, beginnt mit allem, was der Reihe nach geschieht.
wait-name_first_chief = Warten auf { $players }: Wer ist der erste Sicherheitschef?
ask-place_character = Welchen Charakter stellst du auf, und wo?
ask-place_character-why = Du darfst jeden der beiden Würfel nehmen. Ist in keinem der Gebiete Platz, wählst du frei.
wait-place_character = Warten auf { $players }: Welcher Charakter beginnt wo?

## Fragen: Karten

ask-play_threat =
    { $window_id ->
        [truck_window] Gleich wird gewählt, wer den Lastwagen durchsucht. Spielst du eine Bedrohung?
       *[chief_window] Gleich wird der Sicherheitschef gewählt. Spielst du eine Bedrohung?
    }
ask-play_threat-why = Jede Bedrohung ist eine Stimme mehr. Hast du dort niemanden, zählt sie nur bei einer Neuwahl.
wait-play_threat = Warten auf { $players }: Bedrohung oder passen?
anybody-play_threat = Spielt jemand eine Bedrohung?
ask-play_camera = Die Würfel liegen unter der Würfelbox. Spielst du eine Sicherheitskamera, um sie zu sehen?
ask-play_camera-why = Die Kamera zeigt sie dir allein. Was du davon erzählst, muss niemand glauben.
wait-play_camera = Warten auf { $players }: Sicherheitskamera oder passen?
anybody-play_camera = Spielt jemand eine Sicherheitskamera, um die Würfel zu sehen?
ask-attack_cards = Zombies dringen { $location_to } ein. Spielst du eine Karte?
ask-attack_cards-why = Du darfst mehrere Karten nacheinander spielen. Wer gepasst hat, kommt nicht noch einmal dran.
wait-attack_cards = Warten auf { $players }: Karten gegen den Angriff oder passen?
anybody-attack_cards = Zombies dringen { $location_to } ein. Spielt jemand eine Karte?
ask-parking_cards = Die Zombies { $location_in } haben Hunger. Spielst du eine Karte?
ask-parking_cards-why = Jeder Zombie holt sich ein Opfer; vor jeder dieser Wahlen wirst du wieder gefragt.
wait-parking_cards = Warten auf { $players }: Karten gegen den Angriff oder passen?
anybody-parking_cards = Die Zombies { $location_in } haben Hunger. Spielt jemand eine Karte?

## Fragen: Wahlen

ask-vote_truck = Wer durchsucht den Lastwagen?
ask-vote_truck-why = Wer ihn durchsucht, sieht drei Karten, behält eine und verschenkt eine.
wait-vote_truck = Warten auf { $players }: Wer durchsucht den Lastwagen?
ask-revote_truck = Neuwahl: Wer durchsucht den Lastwagen?
ask-revote_truck-why = Alle stimmen ab. Bei noch einem Unentschieden durchsucht ihn niemand.
wait-revote_truck = Warten auf { $players } (Neuwahl): Wer durchsucht den Lastwagen?
ask-vote_chief = Wer wird Sicherheitschef?
ask-vote_chief-why = Wer gewählt wird, sieht die Würfel, ist immer zuerst dran und sagt allen, wohin der nächste Zug geht.
wait-vote_chief = Warten auf { $players }: Wer wird Sicherheitschef?
ask-revote_chief = Neuwahl: Wer wird Sicherheitschef?
ask-revote_chief-why = Alle stimmen ab. Bei noch einem Unentschieden bleibt das Abzeichen, wo es ist.
wait-revote_chief = Warten auf { $players } (Neuwahl): Wer wird Sicherheitschef?
ask-vote_victim = Wer wird { $location_in } den Zombies vorgeworfen?
ask-vote_victim-why = Wer gewählt wird, sucht selbst aus, welcher der eigenen Charaktere dort gefressen wird.
wait-vote_victim = Warten auf { $players }: Wer wird den Zombies vorgeworfen?
ask-revote_victim = Neuwahl: Wer wird { $location_in } den Zombies vorgeworfen?
ask-revote_victim-why = Alle stimmen ab. Bei noch einem Unentschieden entscheidet das Los.
wait-revote_victim = Warten auf { $players } (Neuwahl): Wer wird den Zombies vorgeworfen?
ask-pick_victim = Welchen deiner Charaktere { $location_in } opferst du?
ask-pick_victim-why = Er wird gefressen und kommt nicht zurück.
wait-pick_victim = Warten auf { $players }: Wer wird geopfert?

## Fragen: Lastwagen, Bestimmungsorte, Züge

ask-divide_loot = Welche Karte behältst du, welche verschenkst du, und an wen?
ask-divide_loot-why = Alle sehen, wer eine Karte bekommt, aber nicht welche. Der Rest kommt unter den Kartenstapel.
wait-divide_loot = Warten auf { $players }: Wer bekommt eine Karte aus dem Lastwagen?
ask-announce_destination = Welchen Bestimmungsort sagst du an?
ask-announce_destination-why = Du bist der gewählte Sicherheitschef: Alle anderen hören es, bevor sie wählen. Einer deiner Charaktere muss dorthin.
wait-announce_destination = Warten auf { $players }: Wohin geht der Sicherheitschef?
ask-choose_destination = Welchen Bestimmungsort wählst du?
ask-choose_destination-why = Er bleibt geheim, bis alle gewählt haben. Einer deiner Charaktere muss dorthin; welcher, entscheidest du später.
wait-choose_destination = Warten auf { $players }: Welcher Bestimmungsort?
ask-place_revenge_zombie = Wo kehrst du als Zombie zurück?
ask-place_revenge_zombie-why = Du darfst einen Zombie vor ein beliebiges offenes Gebiet stellen.
wait-place_revenge_zombie = Warten auf { $players }: Wo steht der Zombie?
ask-move_character = Welcher deiner Charaktere geht { $destination_to }?
ask-move_character-why =
    { $destination_id ->
        [parking] Dort ist für alle Platz.
       *[other]
            { $room_id ->
                [full] Dort ist kein Platz mehr: Der Charakter landet in der Tiefgarage.
               *[free] Dort ist noch Platz.
            }
    }
wait-move_character = Warten auf { $players }: Welcher Charakter geht?

## Antworten

option-colour = { $it_printed } nehmen
option-chief = { $it }
option-place = { $it }
option-at = { $it_in }
answer-place-at = { $place_acc } { $at_in } aufstellen
option-pass = passen
option-play = { $it_acc } spielen
option-on = für { $it_acc }
answer-play-on = { $play_acc } für { $on_acc } spielen
option-vote = für { $it } stimmen
option-victim = { $it_acc } opfern
option-keep = { $it_acc } behalten
option-give = { $it_acc } verschenken
option-to = { $it_to }
answer-keep-give-to = { $keep_acc } behalten, { $give_acc } { $to_to } verschenken
option-zombie = einen Zombie vor { $it_acc } stellen
option-decline = keinen Zombie stellen
option-move = { $it_acc } bewegen
option-go = wie gewählt { $it_to } gehen
option-sprint = { $it_to } spurten (das kostet eine Karte)
option-stay = { $it_in } bleiben (das kostet eine Karte)
option-with = { $it_acc } spielen
answer-move-go = { $move_acc } wie gewählt { $go_to } schicken
answer-move-sprint-with = { $with_acc } spielen und { $move_acc } { $sprint_to } schicken
answer-move-stay-with = { $with_acc } spielen und { $move_acc } { $stay_in } lassen

## Was geschehen ist: Spielaufbau

event-colour_chosen =
    { $colour_person ->
        [yes] { $colour } setzt sich an den Tisch und spielt { $colour_printed }.
       *[other] { $colour } setzt sich an den Tisch.
    }
event-forced-choose_colour =
    { $answer_it_person ->
        [yes] Nur { $answer_it_printed } ist noch da.
       *[other] Nur { $answer_it } ist noch da.
    }
event-first_chief = { $player } ist der erste Sicherheitschef.
event-card_dealt = { $player } bekommt { $card_acc }.
event-card_dealt-open = { $player } bekommt eine Karte.
event-placement_rolled = { $player } würfelt { $dice }.
event-character_placed = { $character_the } beginnt { $location_in }.
event-first_dice = { $player } würfelt für die ersten Zombies: { $dice }.

## Was geschehen ist: Runde und Zombies

event-round_began = Runde { $round } beginnt.
event-phase_began = Phase { $phase_letter }: { $phase }.
event-zombie_came = Vor { $location_dat } erscheint ein Zombie.
event-zombie_stayed_away = { $location_the } ist geschlossen, dorthin kommt kein Zombie.
event-location_overrun = { $location_the } wird von { $count } Zombies überrannt und bleibt für immer geschlossen.
event-crowd_attracts = Die meisten Leute sind { $location_in }; das lockt einen Zombie an.
event-pin_ups_attract = Die meisten Schönheiten sind { $location_in }; das lockt einen Zombie an.

## Was geschehen ist: Karten

event-window_opened =
    { $window_id ->
        [truck_window] Vor der Wahl für den Lastwagen können Bedrohungen gespielt werden.
        [chief_window] Vor der Wahl können Bedrohungen gespielt werden.
        [camera_window] Jetzt können Sicherheitskameras gespielt werden.
        [parking_window] Wer in der Tiefgarage ist, kann Karten spielen, bevor der nächste Zombie frisst.
       *[attack_window] Wer da ist, kann Karten spielen.
    }
event-window_closed = Die Gefahr { $location_in } ist vorbei; weitere Karten sind nicht nötig.
event-passed = { $player } passt.
event-card_played = { $player } spielt { $card_acc }.
event-character_hidden = { $character_the } versteckt sich.
event-zombies_killed =
    { $count ->
        [one] Vor { $location_dat } fällt ein Zombie.
       *[other] Vor { $location_dat } fallen { $count } Zombies.
    }

## Was geschehen ist: Wahlen

event-ballots_revealed =
    { $revote ->
        [yes] Die Neuwahl wird aufgedeckt: { $ballots }. Zusammen: { $totals }.
       *[no] Die Stimmen werden aufgedeckt: { $ballots }. Zusammen: { $totals }.
    }
event-player_chosen =
    { $kind_id ->
        [truck] { $player } soll den Lastwagen durchsuchen.
        [chief] { $player } gewinnt die Wahl.
       *[victim] { $player } muss jemanden opfern.
    }
event-vote_tied = Unentschieden zwischen { $colours }, es kommt zur Neuwahl.
event-nobody_chosen =
    { $kind_id ->
        [truck] Wieder Unentschieden zwischen { $colours }: Niemand durchsucht diese Runde den Lastwagen.
       *[chief] Wieder Unentschieden zwischen { $colours }: Niemand ist gewählt, das Abzeichen bleibt, wo es ist.
    }
event-nobody_there =
    { $kind_id ->
        [truck] Niemand ist { $location_in }, also durchsucht niemand den Lastwagen.
       *[chief] Niemand ist { $location_in }, also bleibt das Abzeichen, wo es ist.
    }
event-chosen_without_vote =
    { $kind_id ->
        [truck] Sonst ist niemand da: { $player } durchsucht den Lastwagen ohne Wahl.
        [chief] Sonst ist niemand da: { $player } ist ohne Wahl gewählt.
       *[victim] Die Zombies finden nur { $player }. Ohne Wahl muss { $player } jemanden opfern.
    }
event-victim_drawn = Wieder Unentschieden zwischen { $colours }. Das Los entscheidet zwischen { $characters_dat }: Es trifft { $character_acc }.

## Was geschehen ist: Lastwagen, Sicherheitschef, Würfel

event-truck_searched = { $player } durchsucht den Lastwagen und findet { $cards_acc }.
event-truck_searched-open =
    { $count ->
        [one] { $player } durchsucht den Lastwagen und findet die letzte Karte.
       *[other] { $player } durchsucht den Lastwagen und sieht sich { $count } Karten an.
    }
event-card_kept = { $player } behält { $card_acc }.
event-card_kept-open = { $player } behält eine Karte.
event-card_given = { $player } gibt { $receiver } { $card_acc }.
event-card_given-open = { $player } gibt { $receiver } eine Karte.
event-card_buried = { $player } legt { $card_acc } unter den Kartenstapel.
event-card_buried-open = { $player } legt eine Karte unter den Kartenstapel.
event-chief_elected = { $player } nimmt das Abzeichen und ist Sicherheitschef.
event-dice_rolled_covered = { $player } wirft vier Würfel unter der Würfelbox.
event-dice_seen = { $player } schaut unter die Würfelbox und sieht { $dice }.
event-dice_seen-open = { $player } schaut unter die Würfelbox.

## Was geschehen ist: Bestimmungsorte und Züge

event-destination_announced = { $player } sagt den Bestimmungsort an: { $location }.
event-wheels_set =
    { $players_count ->
        [0] Sonst hat niemand einen Bestimmungsort zu wählen.
        [one] { $players } hat geheim einen Bestimmungsort gewählt.
       *[other] { $players } haben geheim ihre Bestimmungsorte gewählt.
    }
event-revenge_zombie_placed = { $player } kehrt als Zombie zurück und steht vor { $location_dat }.
event-revenge_declined = { $player } verzichtet auf die Rückkehr als Zombie.
event-wheels_revealed =
    { $destinations_count ->
        [0] Niemand hat einen Bestimmungsort.
       *[other]
            { $forced_count ->
                [0] Die Bestimmungsorte werden aufgedeckt: { $destinations }.
               *[other] Die Bestimmungsorte werden aufgedeckt: { $destinations }. Nur ein Ziel gab es für { $forced }.
            }
    }
event-dice_revealed = Die Würfelbox wird gehoben. Die Würfel zeigen { $dice }.
event-character_moved = { $character_the } geht { $came_from_from } { $location_to }.
event-character_turned_away = Für { $character_acc } ist { $destination_in } kein Platz.
event-character_stayed = { $character_the } bleibt stehen, statt { $destination_to } zu gehen.

## Was geschehen ist: Angriff

event-location_holds =
    { $zombies ->
        [one] { $location_the } hält stand: 1 Zombie, Abwehr { $defence }.
       *[other] { $location_the } hält stand: { $zombies } Zombies, Abwehr { $defence }.
    }
event-zombies_get_in =
    { $zombies ->
        [one] Ein Zombie dringt { $location_to } ein (Abwehr { $defence }).
       *[other] { $zombies } Zombies dringen { $location_to } ein (Abwehr { $defence }).
    }
event-parking_attacked =
    { $zombies ->
        [one] Ein Zombie greift { $location_acc } an und will ein Opfer.
       *[other] { $zombies } Zombies greifen { $location_acc } an, und jeder will ein Opfer.
    }
event-nobody_found = Alle { $location_in } sind versteckt. Die Zombies finden niemanden und bleiben.
event-character_eaten = { $character_the } wird { $location_in } gefressen.
event-zombie_fed =
    { $zombies ->
        [0] Der satte Zombie geht. Vor { $location_dat } steht keiner mehr.
        [one] Der satte Zombie geht. Vor { $location_dat } steht noch ein hungriger.
       *[other] Der satte Zombie geht. Vor { $location_dat } stehen noch { $zombies } hungrige.
    }
event-zombies_left = Die Zombies vor { $location_dat } ziehen ab.
event-player_eliminated = { $player } hat niemanden mehr und scheidet aus.

## Was geschehen ist: Ende

event-game_ended =
    { $survivors_count ->
        [0] Die Rettung kommt zu spät: Niemand lebt mehr.
       *[other] { $reason } Am Leben: { $survivors_the }.
    }
end-all_together = Alle Überlebenden stehen im selben Gebiet. Die Rettung kommt.
end-few_left = Nur wenige leben noch. Die Rettung kommt.
event-hands_shown = Die Handkarten werden gezeigt: { $hands }.
event-scored = Punkte: { $scores }.
event-won =
    { $players_count ->
        [one] { $players } gewinnt.
       *[other] { $players } teilen sich den Sieg.
    }

## Hausregeln

option_name-literal_german_text = Nach dem Buchstaben der Übersetzung
option_name-literal_german_text-why = Die deutsche Fan-Übersetzung hat zwei nachgewiesene Fehler; hier kannst du sie so spielen, wie sie dastehen.
option_value-literal_german_text-off = aus
option_value-literal_german_text-off-why = Der Muskelprotz hat Abwehr 2; in den Supermarkt dringen vier Zombies immer ein.
option_value-literal_german_text-on = an
option_value-literal_german_text-on-why = Der bewaffnete Typ hat Abwehr 2, der Muskelprotz 1; der Supermarkt wird abgewehrt wie jedes andere Gebiet.
option_name-eliminated_zombie = Rückkehr als Zombie
option_name-eliminated_zombie-why = Wer niemanden mehr hat, darf einen Zombie aufstellen.
option_value-eliminated_zombie-once = einmal
option_value-eliminated_zombie-once-why = Ein Zombie, in der Runde nach dem Ausscheiden.
option_value-eliminated_zombie-every_round = jede Runde
option_value-eliminated_zombie-every_round-why = Ein Zombie in jeder späteren Runde.
option_name-end_check = Spielende
option_name-end_check-why = Wann geprüft wird, ob das Spiel zu Ende ist.
option_value-end_check-immediate = sofort
option_value-end_check-immediate-why = Nach jedem Zug und nach jedem Opfer.
option_value-end_check-end_of_round = am Ende der Runde
option_value-end_check-end_of_round-why = Erst nach dem Angriff auf das letzte Gebiet.
option_name-threat_by_absent = Bedrohungen von Abwesenden
option_name-threat_by_absent-why = Ob du bei einer Wahl drohen kannst, ohne dort zu sein.
option_value-threat_by_absent-revote_only = bei der Neuwahl
option_value-threat_by_absent-revote_only-why = Alle dürfen Bedrohungen spielen; ohne Charakter dort zählen sie nur bei einer Neuwahl.
option_value-threat_by_absent-never = nie
option_value-threat_by_absent-never-why = Nur Anwesende werden gefragt. Das geht schneller.
option_name-first_chief = Erster Sicherheitschef
option_name-first_chief-why = Wer beginnt. Nach dem Buch ist es, wer am ältesten ist.
option_value-first_chief-random = ausgelost
option_value-first_chief-random-why = Das Programm lost aus.
option_value-first_chief-named = benannt
option_value-first_chief-named-why = Der Gastgeber sagt, wer am ältesten ist.
option_name-whispers = Flüstern
option_name-whispers-why = Ob zwei am Tisch allein miteinander reden dürfen.
option_value-whispers-off = aus
option_value-whispers-off-why = Jedes Wort hört der ganze Tisch.
option_value-whispers-on = an
option_value-whispers-on-why = Alle sehen, dass zwei flüstern, aber nicht, was.
option_name-talk_timer = Bedenkzeit bei geheimen Entscheidungen
option_name-talk_timer-why = Nur eine Erinnerung; sie entscheidet nie für jemanden.
option_value-talk_timer =
    { $value ->
        [0] keine Uhr
        [one] 1 Sekunde
       *[other] { $value } Sekunden
    }
preset_name-letter_of_the_translation = Der Buchstabe der Übersetzung
preset_name-letter_of_the_translation-why = So, wie die deutsche Fan-Übersetzung dasteht, mit ihren Fehlern.

## Gespräch am Tisch

phrase-greet = Hallo zusammen. Wer traut hier noch wem?
phrase-greet_gruff = Abend. Kommt mir nicht in die Quere, dann verstehen wir uns.
phrase-greet_sweet = Lauter nette Leute in einem Einkaufszentrum. Wir werden bestimmt Freunde.
phrase-greet_anxious = Hört ihr auch dieses Kratzen an den Türen?
phrase-greet_merry = Hallo. Wer zuletzt gefressen wird, zahlt die Runde.
phrase-greet_short = Hm. Hallo.
phrase-agree = Einverstanden, { $to }.
phrase-decline = Nein, { $to }. Nicht mit mir.
phrase-offer_alliance = { $to }, lass uns zusammenhalten.
phrase-ask_vote = Stimmt mit mir gegen { $against }.
phrase-ask_vote_for = Gebt eure Stimmen { $candidate }.
phrase-ask_vote_for-own = Gebt mir eure Stimmen.
phrase-promise_not_vote = { $to }, ich stimme nicht gegen dich.
phrase-promise_vote = Meine Stimme geht { $candidate_to }, versprochen.
phrase-threaten = Das wirst du bereuen, { $to }.
phrase-accuse = { $who } lügt, merkt euch das.
phrase-claim_dice = Ich habe die Würfel gesehen: Sie zeigen { $location_acc }.
phrase-claim_no_dice = Kein Würfel zeigt { $location_acc }, glaubt mir.
phrase-claim_card = Ich habe { $card_acc } auf der Hand.
phrase-claim_harmless = Meine Karten tun niemandem weh.
phrase-offer_gift = Wenn ich den Lastwagen durchsuche, bekommt { $to } eine gute Karte.
phrase-ask_gift = Wer den Lastwagen durchsucht: Denk an mich.
phrase-thank = Danke, { $to }. Das vergesse ich dir nicht.
phrase-apologise = Tut mir leid, { $to }. Du oder ich.
phrase-mock = Gut gemacht, { $to }. Die Zombies lassen danken.
phrase-lament = Warum immer ich?
phrase-warn = Meidet { $location_acc }, dort wird es eng.
phrase-ask_destination = Wohin gehst du, { $to }?
phrase-claim_destination = Ich gehe { $location_to }.
phrase-think = Lasst mich kurz nachdenken.

## Der Tisch in Worten

board-round =
    { $round ->
        [0] Vor der ersten Runde: { $phase }.
       *[other] Runde { $round }, Phase: { $phase }.
    }
board-location-closed = { $number } { $name }: geschlossen.
board-location =
    { $number } { $name }: { $count } von { $capacity } Plätzen, Abwehr { $defence }, { $zombies ->
        [0] keine Zombies
        [one] 1 Zombie
       *[other] { $zombies } Zombies
    }. { $count ->
        [0] Niemand ist dort.
       *[other] { $people }.
    }
board-parking =
    { $number } { $name }: { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }, Platz für alle, { $zombies ->
        [0] keine Zombies
        [one] 1 Zombie
       *[other] { $zombies } Zombies
    }. { $count ->
        [0] Niemand ist dort.
       *[other] { $people }.
    }
board-hidden = { $name } (versteckt)
board-player =
    { $name }: { $alive ->
        [one] 1 Charakter
       *[other] { $alive } Charaktere
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
board-eliminated = Ausgeschieden.
board-chief = Hat das Abzeichen des Sicherheitschefs.
board-chief-elected = Sicherheitschef, diese Runde gewählt.
board-destination = Bestimmungsort: { $location }.
board-destination-set = Bestimmungsort gewählt, noch verdeckt.
board-unplaced = { $player } stellt noch auf: { $characters }.
board-placement-dice = Die beiden Würfel zeigen { $dice }.
board-dice-covered =
    { $count ->
        [0] Die vier Würfel liegen unter der Würfelbox. Niemand hat sie gesehen.
       *[other] Die vier Würfel liegen unter der Würfelbox. Gesehen von: { $players }.
    }
board-dice = Die vier Würfel zeigen { $dice }.
board-vote =
    { $revote ->
        [yes] Neuwahl
       *[no] Wahl
    } ({ $location }), { $kind ->
        [truck] wer den Lastwagen durchsucht
        [chief] wer Sicherheitschef wird
       *[victim] wer gefressen wird
    }. Zur Wahl stehen: { $candidates }. Stimmen: { $weights }.
board-deck =
    { $count ->
        [0] Der Kartenstapel ist leer.
        [one] 1 Karte im Kartenstapel.
       *[other] { $count } Karten im Kartenstapel.
    } Gespielt: { $played }.
board-dice-seen = Du hast die Würfel unter der Würfelbox gesehen: { $dice }.
board-loot = Karten aus dem Lastwagen: { $cards }.
board-gift = Du hast { $player } diese Karte gegeben: { $card }.
board-buried = Du hast unter den Kartenstapel gelegt: { $cards }.
board-hand = Deine Handkarten: { $cards }.

## Einführung: was der Lehrer sagt; `-other`, wenn der Lernende etwas anderes wählen will

tutorial-aim = Du führst drei Leute durch ein Einkaufszentrum voller Zombies. Wo die Zombies eindringen, stimmen die Anwesenden ab, wer ihnen vorgeworfen wird. Am Ende zählen nur die Punkte deiner Überlebenden.
tutorial-colour = Alle spielen eine Farbe, und deine ist heute Rot. Was in unserer Geschichte als Nächstes kommt, leuchtet und steht unten in Worten.
tutorial-colour-other = Auch eine schöne Farbe. Für diese Geschichte nimm bitte Rot.
tutorial-rivals = Ada spielt Blau, Bruno Grün und Cleo Gelb. Cleo hat das Abzeichen des Sicherheitschefs: Was reihum geht, beginnt bei ihr und läuft im Uhrzeigersinn.
tutorial-hand = Das ist deine erste Karte, eine Bedrohung. Nur du siehst sie; die anderen sehen, wie viele Karten du hast.
tutorial-place = Du hast Tiefgarage und Supermarkt gewürfelt, in einem davon beginnt einer deiner Charaktere. Die Schönheit ist 7 Punkte wert, mehr als alle anderen. Stell sie in den Supermarkt.
tutorial-place-other = Erlaubt ist das auch. Aber die Tiefgarage hat keine Türen, und die Schönheit ist dein Schatz: Stell sie in den Supermarkt.
tutorial-place_parking = Einer von deinen sollte in der Tiefgarage sein, denn dort steht der Lastwagen mit den Karten. Nur hat sie keine Türen: Jeder Zombie kommt hinein. Das ist etwas für den Muskelprotz.
tutorial-place_parking-other = Erlaubt ist das auch. Aber jemand muss zum Lastwagen, und der bewaffnete Typ wird bald woanders gebraucht: Der Muskelprotz geht in die Tiefgarage.
tutorial-full = Danach hast du Toilette und Megatoys gewürfelt. Die Toilette hat drei Plätze und ist voll, also blieb für deinen bewaffneten Typ nur das Megatoys. Wo es nichts zu wählen gibt, wirst du nicht gefragt.
tutorial-doors = Alle stehen, und die ersten Zombies warten vor den Türen. Wer drinnen ist, gibt 1 Abwehr, ein Muskelprotz 2. Solange die Zombies weniger sind, bleiben sie draußen.
tutorial-rounds = Jetzt beginnen die Runden; jede hat sechs Phasen. Zuerst stimmen alle in der Tiefgarage ab, wer den Lastwagen durchsucht. Vorher kann man Bedrohungen spielen.
tutorial-threat = Du und Cleo habt in der Tiefgarage je eine Stimme. Eine Bedrohung gibt dir eine mehr: Spiel sie.
tutorial-threat-other = Wer passt, spart die Karte. Aber bei je einer Stimme würden die entscheiden, die gar nicht da sind. Spiel die Bedrohung.
tutorial-truck_vote = Alle stimmen geheim ab, und die Abstimmscheiben werden gemeinsam aufgedeckt. Stimm für dich: Wer den Lastwagen durchsucht, bekommt eine Karte.
tutorial-truck_vote-other = Du darfst für alle stimmen, die da sind. Aber Cleo würde sich kaum bedanken: Stimm für Rot.
tutorial-loot = Diese drei Karten siehst nur du: Eine behältst du, eine verschenkst du, eine kommt unter den Stapel. Behalte das Werkzeug und gib Ada die Sicherheitskamera. Das Geschenk sehen alle, aber nur ihr zwei wisst, was es ist.
tutorial-loot-other = Erlaubt ist das auch. Aber bald brauchst du eine stärkere Tür und eine Freundin, die die Würfel kennt: Behalte das Werkzeug und gib Ada die Sicherheitskamera.
tutorial-chief = Bruno ist allein in der Überwachungszentrale und wird ohne Wahl Sicherheitschef. Nur er schaut unter die Würfelbox: Die vier Würfel zeigen, wohin die nächsten Zombies kommen.
tutorial-camera = Mit einer Sicherheitskamera dürfen auch andere nachsehen. Du hast keine und wirst trotzdem gefragt, damit kein Schweigen verrät, wer was hat. Passe.
tutorial-ada_looks = Ada hat dein Geschenk gespielt und sagt, dass kein Zombie in die Tiefgarage kommt. Vielleicht stimmt das. Hier darf man alles behaupten, und beweisen kann man nichts.
tutorial-destination = Ein gewählter Sicherheitschef muss sagen, wohin es geht; alle anderen wählen geheim. Wähl die Überwachungszentrale: Nur wer dort ist, wählt den nächsten Sicherheitschef.
tutorial-destination-other = Dorthin könntest du auch. Aber ohne jemanden in der Überwachungszentrale redest du bei der Wahl des Sicherheitschefs nicht mit: Geh dorthin.
tutorial-arrival = Ziele und Würfel liegen jetzt offen, und jeder Würfel bringt einen Zombie. Das Cachou ist zu viert geschlossen, dort kommt keiner. Und Ada hat über die Tiefgarage die Wahrheit gesagt.
tutorial-move = Erst jetzt entscheidest du, wer geht. Schick den bewaffneten Typ: Er hat zwei Stimmen, und in der Überwachungszentrale zählen Stimmen.
tutorial-move-other = Erlaubt ist das auch. Aber sonst hat bei dir niemand zwei Stimmen: Schick den bewaffneten Typ.
tutorial-attracted = In der Überwachungszentrale sind zwei Schönheiten, mehr als irgendwo sonst: Das lockt noch einen Zombie an. Auch die größte Menge lockt einen an, aber diesmal sind drei gleich groß.
tutorial-holds = Toilette und Megatoys halten stand, denn dort sind weniger Zombies als Abwehr. Diese Zombies bleiben draußen und warten.
tutorial-breach = Vor der Überwachungszentrale stehen drei Zombies gegen Abwehr drei, und das reicht ihnen zum Eindringen. Jetzt dürfen alle, die dort sind, Karten spielen.
tutorial-hardware = Bruno und Cleo passen: Sie hoffen, dass du bezahlst. Das Werkzeug hebt die Abwehr auf vier, und die Tür hält. Ohne das Werkzeug wird dort jemand gefressen.
tutorial-hardware-other = Dann kommt es zur Abstimmung, und die beiden könnten sich auf dich einigen. Spiel das Werkzeug.
tutorial-held = Die Tür hält, und niemand wird gefressen. Aber die drei Zombies bleiben, und das Werkzeug ist weg. Runde 2 beginnt wieder am Lastwagen.
tutorial-deal = Adas bewaffneter Typ hat zwei Stimmen, allein gewinnst du das nicht. Sie will deine Stimme und verspricht dir eine gute Karte. Stimm für Ada.
tutorial-deal-other = Eine Stimme ist zu wenig gegen Adas zwei. Ein Geschenk ist besser als nichts: Stimm für Ada.
tutorial-promise = Ada hat Wort gehalten und dir eine Bedrohung gegeben. Und jetzt verspricht sie, nicht gegen dich zu stimmen. Merk dir das.
tutorial-save = Als Nächstes wird der Sicherheitschef gewählt. Dein bewaffneter Typ hat zwei Stimmen, Bruno und Cleo haben je eine. Passe und heb dir die Bedrohung auf, bis es um Leben und Tod geht.
tutorial-save-other = Zwei Stimmen sollten hier reichen. Passe; die Bedrohung brauchst du später.
tutorial-chief_vote = Stimm für dich. Der bewaffnete Typ zählt doppelt, nur beide zusammen könnten dich aufhalten.
tutorial-chief_vote-other = Der Sicherheitschef sieht die Würfel und ist überall zuerst dran. Verschenk das nicht: Stimm für Rot.
tutorial-dice = Du bist Sicherheitschef und schaust unter die Würfelbox: Tiefgarage, Cachou, Toilette, Supermarkt. Niemand sonst weiß das, und du darfst darüber erzählen, was du willst. Dass du keine Kamera brauchst, sehen alle; also werden nur die anderen gefragt.
tutorial-announce = Deine Schönheit ist allein im Supermarkt, und ein Zombie ist auf dem Weg dorthin. Sag das Megatoys an, dort findet sie Gesellschaft und eine starke Tür. Was du ansagst, gilt.
tutorial-announce-other = Denk an die Schönheit: 7 Punkte, ganz allein, und ein Zombie kommt. Im Megatoys ist die Tür am stärksten.
tutorial-flee = Du bewegst jede Runde einen Charakter, und als Sicherheitschef bist du zuerst dran. Bring die Schönheit in Sicherheit. Der Muskelprotz muss auf Stimmen hoffen.
tutorial-flee-other = Nur einer kann gehen, und die Schönheit ist am meisten wert. Nimm sie.
tutorial-no_room = Cleos bewaffneter Typ wollte in die Überwachungszentrale, aber dort sind alle drei Plätze besetzt. Wer keinen Platz findet, landet in der Tiefgarage.
tutorial-parking = Jetzt ist die Menge in der Tiefgarage am größten und lockt einen zweiten Zombie an. Hier hilft keine Abwehr: Jeder Zombie holt sich ein Opfer, eine Abstimmung nach der anderen.
tutorial-parking_threat = Cleo hat hier drei Stimmen, du und Ada habt zusammen auch drei. Ada will mit dir gegen Cleo stimmen. Mit deiner Bedrohung steht es vier zu drei: Spiel sie.
tutorial-parking_threat-other = Bei drei zu drei würden alle noch einmal abstimmen, auch Bruno. Dafür hast du die Bedrohung aufgehoben: Spiel sie.
tutorial-victim_vote = Stimm für Cleo, zusammen mit Ada. Wer gewählt wird, entscheidet selbst, wer von den eigenen Leuten hier gefressen wird.
tutorial-victim_vote-other = Du und Ada, ihr braucht einander hier. Stimm für Cleo.
tutorial-first_meal = Cleo gibt ihren bewaffneten Typ her: wenige Punkte, aber zwei Stimmen. Der satte Zombie geht, der andere ist noch hungrig. Also gibt es noch einmal Karten und eine Abstimmung.
tutorial-second_vote = Deine Bedrohung galt nur für eine Abstimmung. Aber du und Ada habt noch drei Stimmen gegen eine: Stimm wieder für Cleo.
tutorial-second_vote-other = Allein hast du eine Stimme, mit Ada sind es drei. Stimm für Cleo.
tutorial-hq_again = Jetzt die Überwachungszentrale: drei Zombies, Abwehr drei, und diesmal kein Werkzeug. Deine Hand ist leer, darum fragt dich niemand nach Karten. Und Bruno ist gegen dich.
tutorial-elimination = Cleo hat nur noch ihre Schönheit. Wer den letzten Charakter verliert, scheidet aus: keine Züge, keine Karten, nur noch eine Stimme bei jeder Neuwahl. Und in der nächsten Runde darf man aus Rache einen Zombie stellen.
tutorial-hq_vote = Dein bewaffneter Typ hat zwei Stimmen, Bruno und Cleo haben je eine. Stimm für Cleo.
tutorial-hq_vote-other = Das hilft dir jetzt nicht. Cleo wäre sofort ausgeschieden: Stimm für Cleo.
tutorial-tie = Zwei zu zwei ist unentschieden. Alle stimmen noch einmal zwischen diesen Farben ab, und wer nicht da ist, hat eine Stimme. Ada hat versprochen, nicht gegen dich zu stimmen: Bleib bei Cleo.
tutorial-tie-other = Die andere Farbe im Unentschieden ist deine eigene. Bleib bei Cleo und vertrau auf Ada.
tutorial-betrayal = Ada hat gegen dich gestimmt, und dein bewaffneter Typ ist gefressen. Kein Versprechen bindet jemanden; genau darum geht es in diesem Spiel. Merk es dir, und merk dir Ada.
tutorial-points = Du hast noch die Schönheit und den Muskelprotz: 12 Punkte. Ada und Bruno haben je 15, Cleo hat 7. Entschieden ist noch nichts.
tutorial-ending = So geht es weiter, Runde für Runde. Das Spiel endet, wenn nur noch vier leben oder wenn alle, die leben, im selben Gebiet stehen, nur nicht in der Tiefgarage. Die meisten Punkte gewinnen, bei Gleichstand die meisten Handkarten.
tutorial-farewell = Jetzt weißt du genug, um andere zu verraten. Spiel gegen drei Bots, oder schlag im Regelbuch nach.
