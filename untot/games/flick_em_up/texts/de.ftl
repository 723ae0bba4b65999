### Texte von Flick ’em Up. Schlüssel sind Ids; die Variablen stehen in untot/kernel/texts.py.

## Das Spiel

game-title = Flick ’em Up: Winter der Toten
game-tagline = Schnipse deine Überlebenden an den Zombies vorbei, bevor der Turm die nächsten ausspuckt.
game-players = 1 bis 10 Spieler
game-minutes = etwa 45 Minuten
game-weight = leichte Regeln, ruhige Finger

## Namen: Gruppen

name-a = Gruppe A
name-b = Gruppe B

## Namen: Überlebende und Zombies

name-s1 = Greta
    .full = Greta Vollmer, Busfahrerin
name-s2 = Tomasz
    .full = Tomasz Wilk, Dachdecker
name-s3 = Amira
    .full = Amira Saleh, Krankenpflegerin
name-s4 = Ole
    .full = Ole Petersen, Postbote
name-s5 = Ruth
    .full = Ruth Adeyemi, Richterin
name-s6 = Jonas
    .full = Jonas Brandt, Sportlehrer
name-s7 = Lucía
    .full = Lucía Ferrer, Köchin
name-s8 = Kwame
    .full = Kwame Boateng, Wachmann
name-s9 = Hanna
    .full = Hanna Lindqvist, Schülerin
name-s10 = Viktor
    .full = Viktor Orlov, Fernfahrer
name-s11 = Mei
    .full = Mei Tanaka, Fotografin
name-z1a = Zombie 1A
name-z1b = Zombie 1B
name-z1c = Zombie 1C
name-z2a = Zombie 2A
name-z2b = Zombie 2B
name-z2c = Zombie 2C
name-z3a = Zombie 3A
name-z3b = Zombie 3B
name-z3c = Zombie 3C
name-z4a = Zombie 4A
name-z4b = Zombie 4B
name-z4c = Zombie 4C
name-z5a = Zombie 5A
name-z5b = Zombie 5B
name-z5c = Zombie 5C
name-z6a = Zombie 6A
name-z6b = Zombie 6B
name-z6c = Zombie 6C

## Namen: Gebäude. Formen: mit Artikel, wo, wohin

name-motor_home = Wohnmobil
    .the = das Wohnmobil
    .acc = das Wohnmobil
    .in = im Wohnmobil
    .to = ins Wohnmobil
name-supermarket = Supermarkt
    .the = der Supermarkt
    .acc = den Supermarkt
    .in = im Supermarkt
    .to = in den Supermarkt
name-police_station = Polizeiwache
    .the = die Polizeiwache
    .acc = die Polizeiwache
    .in = in der Polizeiwache
    .to = in die Polizeiwache
name-library = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .in = in der Bibliothek
    .to = in die Bibliothek
name-petrol_station = Tankstelle
    .the = die Tankstelle
    .acc = die Tankstelle
    .in = in der Tankstelle
    .to = in die Tankstelle
name-hospital = Krankenhaus
    .the = das Krankenhaus
    .acc = das Krankenhaus
    .in = im Krankenhaus
    .to = ins Krankenhaus
name-school = Schule
    .the = die Schule
    .acc = die Schule
    .in = in der Schule
    .to = in die Schule

## Namen: Gegenstände. Die einer Art haben Nummern, wo sie gewählt werden, und keine in einem Satz

name-car = Auto
    .the = das Auto
    .acc = das Auto
name-ice_cream_truck = Eiswagen
    .the = der Eiswagen
    .acc = den Eiswagen
name-pick_up = Pick-up
    .the = der Pick-up
    .acc = den Pick-up
name-tower = Turm
    .the = der Turm
    .acc = den Turm
name-acid = Säure
    .the = die Säure
    .acc = die Säure
name-barricade = Barrikade { $number }
    .the = die Barrikade
    .acc = die Barrikade
    .several = Barrikade
name-lamp = Straßenlaterne { $number }
    .the = die Straßenlaterne
    .acc = die Straßenlaterne
    .several = Straßenlaterne
name-barrel = Fass { $number }
    .the = das Fass
    .acc = das Fass
    .several = Fass
name-crate = Kiste { $number }
    .the = die Kiste
    .acc = die Kiste
    .several = Kiste

## Namen: Chips. Form: als Objekt eines Satzes

name-life = Lebenspunkt
    .acc = einen Lebenspunkt
name-forbidden = Verbotschip
    .acc = einen Verbotschip
name-person = Mensch
    .acc = einen Menschen
name-food = Nahrung
    .acc = Nahrung
name-fuel = Benzin
    .acc = Benzin
name-medicine = Medikamente
    .acc = Medikamente
name-start_chip = Anfangschip
    .acc = den Anfangschip
name-pistol = Pistole
    .acc = eine Pistole
name-bat = Baseballschläger
    .acc = einen Baseballschläger
name-knife = Messer
    .acc = ein Messer
name-shotgun = Schrotflinte
    .acc = eine Schrotflinte
name-rifle = Scharfschützengewehr
    .acc = ein Scharfschützengewehr
name-destiny = Schicksalschip
    .acc = einen Schicksalschip
name-key = Schlüssel
    .acc = den Schlüssel
name-zombie = Zombiechip
    .acc = einen Zombiechip
name-extra_action = Extra-Aktion
    .acc = eine Extra-Aktion
name-flare = Signalfackel
    .acc = eine Signalfackel
name-face_down = verdeckter Chip
    .acc = einen verdeckten Chip

## Namen: Arten zu schnipsen, Seiten, Lärm, Phasen

name-move_disc = Bewegungsscheibe
name-left = links
name-right = rechts
name-silent = GERÄUSCHLOS
name-quiet = LEISE
name-loud = LAUT
name-set_up = Aufbau
name-day = Tag
name-night = Nacht
name-over = Spielende
name-for = dafür
name-against = dagegen
name-nobody = niemanden
scenario-1 = Der Weg hinaus
scenario-2 = Vier Besorgungen
scenario-3 = Die Vermissten
scenario-4 = Säure und Benzin
scenario-5 = Keiner ist ganz ehrlich
scenario-6 = Erste Begegnung
scenario-7 = Nur einer fährt
scenario-8 = Stellung halten
scenario-9 = Die Verbannten
scenario-10 = Winter der Toten

## Karten

name-d01_dangerous = Gefährliche Tage und Nächte
card-d01_dangerous-effect = Tag- und Nacht-Invasion steigen um 1.
name-d02_long_night = Längere Nächte
card-d02_long_night-effect = Die Nacht-Invasion steigt um 1.
name-d03_howling = Heulende Nacht
card-d03_howling-effect = Die Nacht-Invasion steigt um 1.
name-d04_pale_day = Fahler Tag
card-d04_pale_day-effect = Die Tag-Invasion steigt um 1.
name-d05_fewer_tracks = Weniger Spuren
card-d05_fewer_tracks-effect = Die Nacht-Invasion sinkt um 1.
name-d06_hush = Totenstille
card-d06_hush-effect = Die Zombies reagieren in diesem Zug nicht.
name-d07_snowfall = Dichter Schnee
card-d07_snowfall-effect = Die Zombies reagieren in diesem Zug nicht.
name-d08_echo = Widerhall
card-d08_echo-effect = Der Lärm dieses Zuges ist eine Stufe höher.
name-d09_alarm = Alarmglocke
card-d09_alarm-effect = Der Lärm dieses Zuges ist LAUT.
name-d10_rise = Sie erheben sich
card-d10_rise-effect = Alle liegenden Zombies in der Stadt stehen auf.
name-d11_black_ice = Glatteis
card-d11_black_ice-effect = Die drei nächsten stehenden Zombies außerhalb von Gebäuden werden hingelegt.
name-d12_cupboard = Im Schrank
card-d12_cupboard-effect = Ein Zombie aus dem Keller erscheint hier.
name-d13_cellar_door = Hinter der Tür
card-d13_cellar_door-effect = Zwei Zombies aus dem Keller erscheinen hier, soweit Platz ist.
name-d14_first_aid = Verbandskasten
card-d14_first_aid-effect = Wer die Karte zieht, bekommt einen Lebenspunkt.
name-d15_bandage = Saubere Verbände
card-d15_bandage-effect = Wer die Karte zieht, bekommt einen Lebenspunkt.
name-d16_thermos = Thermoskanne
card-d16_thermos-effect = Alle Überlebenden hier bekommen einen Lebenspunkt.
name-d17_frostbite = Erfrierung
card-d17_frostbite-effect = Wer die Karte zieht, verliert einen Lebenspunkt.
name-d18_jam = Eingefroren
card-d18_jam-effect = Die eigene Startwaffe wird verdeckt.
name-d19_spare_parts = Ersatzteile
card-d19_spare_parts-effect = Du entfernst einen Verbotschip von einer Startwaffe deiner Gruppe oder von einem Gebäude.
name-d20_second_wind = Neue Kraft
card-d20_second_wind-effect = Eine weitere Aktion in dieser Aktivierung.
name-d21_adrenaline = Adrenalin
card-d21_adrenaline-effect = Eine weitere Aktion in dieser Aktivierung.
name-d22_cramp = Krampf
card-d22_cramp-effect = Die Aktivierung endet jetzt.
name-d23_cans = Vergessene Konserven
card-d23_cans-effect = Hier liegt offen ein Chip Nahrung.
name-d24_jerrycan = Kanister
card-d24_jerrycan-effect = Hier liegt offen ein Chip Benzin.
name-d25_pills = Tablettendose
card-d25_pills-effect = Hier liegt offen ein Chip Medikamente.
name-d26_drawer = Pistole in der Schublade
card-d26_drawer-effect = Hier liegt offen eine Pistole.
name-d27_kitchen = Messerblock
card-d27_kitchen-effect = Hier liegt offen ein Messer.
name-d28_drift = Schneewehe
card-d28_drift-effect = Du verschließt ein anderes leeres Gebäude, bis der Rundenmarker weiterzieht.
name-d29_closing_in = Der Winter wird härter
card-d29_closing_in-effect = Der Schädel rückt ein Feld näher.
name-d30_clear_sky = Klarer Himmel
card-d30_clear_sky-effect = Der Schädel rückt ein Feld weiter weg.
name-range = { TENTHS($first_number) }° bis { TENTHS($last_number) }°
    .whole = { $first_number }° bis { $last_number }°
name-o01_pantry = Speisekammer
card-o01_pantry-effect = Deine Überlebenden tragen zweimal Nahrung.
name-o02_tank = Voller Tank
card-o02_tank-effect = Deine Überlebenden tragen zweimal Benzin.
name-o03_pharmacy = Hausapotheke
card-o03_pharmacy-effect = Deine Überlebenden tragen zweimal Medikamente.
name-o04_arsenal = Waffennarr
card-o04_arsenal-effect = Deine Überlebenden tragen einen Waffenchip.
name-o05_long_gun = Langwaffe
card-o05_long_gun-effect = Deine Überlebenden tragen eine Schrotflinte oder ein Gewehr.
name-o06_no_loss = Keiner bleibt zurück
card-o06_no_loss-effect = Von deinen Überlebenden ist niemand tot.
name-o07_unhurt = Kein Kratzer
card-o07_unhurt-effect = Jemand von deinen Überlebenden hat noch alle Lebenspunkte.
name-o08_hunter = Jäger
card-o08_hunter-effect = Du hast vier Zombies getötet.
name-o09_cleaner = Großreinemachen
card-o09_cleaner-effect = Du hast sechs Zombies getötet.
name-o10_quiet_death = Leiser Tod
card-o10_quiet_death-effect = Du hast zwei Zombies mit Messer oder Schläger getötet.
name-o11_roof = Dach über dem Kopf
card-o11_roof-effect = Alle deine Überlebenden, die noch leben, sind in Gebäuden.
name-o12_watch = Nachtwache
card-o12_watch-effect = Jemand von deinen Überlebenden steht außerhalb aller Gebäude.
name-o13_explorer = Entdecker
card-o13_explorer-effect = Deine Überlebenden haben vier verschiedene Gebäude betreten.
name-o14_curious = Neugierig
card-o14_curious-effect = Deine Überlebenden haben drei verdeckte Chips aufgedeckt.
name-o15_fate = Das Schicksal versuchen
card-o15_fate-effect = Deine Überlebenden haben einen Schicksalschip aufgedeckt.
name-o16_giver = Spender
card-o16_giver-effect = Deine Überlebenden haben zwei Vorräte in deinem Stützpunkt abgelegt.
name-o17_ward = Visite
card-o17_ward-effect = Jemand von deinen Überlebenden ist im Krankenhaus.
name-o18_badge = Hinter der Marke
card-o18_badge-effect = Jemand von deinen Überlebenden ist in der Polizeiwache.
name-o19_reader = Letzter Leser
card-o19_reader-effect = Jemand von deinen Überlebenden ist in der Bibliothek.
name-o20_upright = Aufrecht
card-o20_upright-effect = Von deinen Überlebenden lebt mindestens jemand, und niemand von ihnen liegt.
name-x1_revenge = Rache
card-x1_revenge-effect = Zwei Überlebende, die nicht zu dir gehören, sind seit deiner Verbannung gestorben.
name-x2_own_stock = Eigener Vorrat
card-x2_own_stock-effect = Du trägst genug Vorräte, die im Wohnmobil zählen mit.
name-x3_getaway = Abgang
card-x3_getaway-effect = Alle deine Überlebenden sind im Wohnmobil, mit Benzin.
name-x4_gunpoint = Mit vorgehaltener Waffe
card-x4_gunpoint-effect = Du trägst genug Waffenchips.
name-x5_starve = Sollen sie hungern
card-x5_starve-effect = Du lebst, und am Ende liegen in der Schule zu wenige Vorräte.
name-x6_prove = Es allen zeigen
card-x6_prove-effect = Du hast seit deiner Verbannung genug Zombies getötet.
name-c1_slip = Wegducken
card-c1_slip-effect = Verlierst du damit, verlierst du keinen Lebenspunkt.
name-c2_elbow = Ellbogen
card-c2_elbow-effect = Gewinnst du, legt die andere Seite einen Chip deiner Wahl ab.
name-c3_grapple = Umklammern
card-c3_grapple-effect = Nichts Besonderes.
name-c4_throw_out = Rauswurf
card-c4_throw_out-effect = Gewinnst du, liegt die andere Seite vor der Tür.
name-c5_headbutt = Kopfstoß
card-c5_headbutt-effect = Nichts Besonderes.
name-c6_shot = Schuss
card-c6_shot-effect = Der Kampf ist LAUT.
name-c7_all_in = Alles oder nichts
card-c7_all_in-effect = Gewinnst du, verlierst auch du einen Lebenspunkt.

## Optionen

option_name-scenario = Szenario
option_name-scenario-why = Wo alles steht, wer mit wem spielt und was zu erreichen ist; alle zehn haben wir selbst entworfen.
option_value-scenario-1 = 1. Der Weg hinaus
option_value-scenario-1-why = Tötet sechs Zombies und bringt dann alle ins Wohnmobil.
option_value-scenario-2 = 2. Vier Besorgungen
option_value-scenario-2-why = Bringt Nahrung, Benzin, Medikamente und den Schlüssel ins Wohnmobil.
option_value-scenario-3 = 3. Die Vermissten
option_value-scenario-3-why = Bringt drei Menschen ins Krankenhaus.
option_value-scenario-4 = 4. Säure und Benzin
option_value-scenario-4-why = Viermal Benzin und alle ins Wohnmobil; Fässer explodieren.
option_value-scenario-5 = 5. Keiner ist ganz ehrlich
option_value-scenario-5-why = Füllt die Schule mit Vorräten; alle haben ein Geheimnis.
option_value-scenario-6 = 6. Erste Begegnung
option_value-scenario-6-why = Zwei Gruppen: drei Vorräte im eigenen Stützpunkt.
option_value-scenario-7 = 7. Nur einer fährt
option_value-scenario-7-why = Zwei Gruppen, ein Wohnmobil und ein Schlüssel.
option_value-scenario-8 = 8. Stellung halten
option_value-scenario-8-why = Zwei Gruppen halten drei Häuser für Punkte.
option_value-scenario-9 = 9. Die Verbannten
option_value-scenario-9-why = Eine Gruppe jagt, die andere hat einen geheimen Plan.
option_value-scenario-10 = 10. Winter der Toten
option_value-scenario-10-why = Alles zusammen: die höhere Punktzahl gewinnt.
option_name-seats_of_a = Plätze in Gruppe A
option_name-seats_of_a-why = Bei zwei Gruppen: wie viele Plätze die Gruppe A führen.
option_value-seats_of_a =
    { $value ->
        [0] so viele wie in Gruppe B
        [one] { $value } Platz
       *[other] { $value } Plätze
    }
option_name-free_order = Freie Reihenfolge
option_name-free_order-why = Wer von einer Gruppe den nächsten Zug macht.
option_value-free_order-off = Im Uhrzeigersinn
option_value-free_order-off-why = Die Plätze wechseln sich ab.
option_value-free_order-on = Wer will
option_value-free_order-on-why = Jeder Platz der Gruppe darf den nächsten Zug machen.
option_name-aim_preview = Ziellinie
option_name-aim_preview-why = Wie weit eine Linie zeigt, wohin du zielst.
option_value-aim_preview-short = Kurz
option_value-aim_preview-short-why = 150 mm, geradeaus.
option_value-aim_preview-none = Keine
option_value-aim_preview-none-why = Du siehst nur das Teil.
option_value-aim_preview-full = Bis zum ersten Hindernis
option_value-aim_preview-full-why = Nie, was dort geschieht.
option_name-aim_jitter = Handzittern
option_name-aim_jitter-why = Ein kleiner Fehler nach dem Loslassen, gleich für Maus, Finger und Tasten.
option_value-aim_jitter-light = Leicht
option_value-aim_jitter-light-why = 1,5 Grad und 4 Prozent.
option_value-aim_jitter-off = Aus
option_value-aim_jitter-off-why = Du triffst, worauf du zielst.
option_value-aim_jitter-hand = Wie eine Hand
option_value-aim_jitter-hand-why = 2,5 Grad und 6 Prozent.
option_name-door_rule = Türen
option_name-door_rule-why = Wann eine Scheibe ein Gebäude betreten hat.
option_value-door_rule-crossing = Überqueren
option_value-door_rule-crossing-why = Sobald sie die Türlinie überquert.
option_value-door_rule-at_rest = In Ruhe
option_value-door_rule-at_rest-why = Nur wenn sie am Ende in der Tür liegt.

## Fragen

ask-choose_survivors = Wen führst du?
wait-choose_survivors = Warten auf { $players }: Wer führt wen?
ask-keep_objective = Welche Karte behältst du?
wait-keep_objective = Warten auf { $players }: Welche Karte bleibt?
ask-next_seat = Machst du den nächsten Zug?
wait-next_seat = Warten auf { $players }: Wer macht den nächsten Zug?
ask-activate = Wen aktivierst du?
wait-activate = Warten auf { $players }: Wer wird aktiviert?
ask-stand_facing = { $survivor } steht auf: wohin geht der Blick?
wait-stand_facing = Warten auf { $players }: Wohin geht der Blick?
ask-move_facing = Wohin blickt { $survivor } jetzt?
ask-move_facing-why = Das gilt, solange noch etwas getan wird. War die Bewegung die letzte Aktion, so geht der Blick von { $survivor } dorthin, wohin Scheibe oder Schläger zeigen.
wait-move_facing = Warten auf { $players }: Wohin geht der Blick?
ask-action = Was macht { $survivor }?
wait-action = Warten auf { $players }: Was ist zu tun?
ask-second_bullet = Eine zweite Kugel für { $survivor }?
wait-second_bullet = Warten auf { $players }: Noch eine Kugel?
ask-block = Auf welchem Block steht { $survivor }?
wait-block = Warten auf { $players }: Welcher Block?
ask-combat_card = Welche Karte spielst du im Kampf?
wait-combat_card = Warten auf { $players }: Welche Kampfkarte?
ask-combat_drop = Was muss { $survivor } ablegen?
wait-combat_drop = Warten auf { $players }: Was wird abgelegt?
ask-keep_chip = Behältst du den Chip, oder bleibt er hier?
wait-keep_chip = Warten auf { $players }: Chip behalten oder liegen lassen?
ask-nearest_tie = Gleich nah: welcher Zombie ist es?
wait-nearest_tie = Warten auf { $players }: Welcher Zombie ist der nächste?
ask-building_end = Ein Gebäude ist im Weg: an welchem Ende vorbei?
wait-building_end = Warten auf { $players }: Welches Ende des Gebäudes?
ask-roof_field = Die Nummer von { $zombie } ist besetzt: welche Dachnummer?
wait-roof_field = Warten auf { $players }: Welche Dachnummer?
ask-destiny_choice = Was wählst du für die Schicksalskarte?
wait-destiny_choice = Warten auf { $players }: Was geschieht durch die Schicksalskarte?
ask-accuse = Klagst du jemanden an?
wait-accuse = Warten auf { $players }: Wird jemand angeklagt?
ask-exile_vote = Soll, wer angeklagt ist, verbannt werden?
wait-exile_vote = Warten auf { $players }: Verbannen oder nicht?
ask-flick = Wo kommen die Teile zur Ruhe?
wait-flick = Das Teil gleitet.
ask-rush = Wo kommen die Zombies zur Ruhe?
wait-rush = Die Zombies purzeln aus dem Turm.

## Antworten

option-lead = { $it } führen
option-seat = Ich bin dran
option-activate = { $it } aktivieren
option-move = Mit der Scheibe bewegen
option-bat = Mit dem Schläger bewegen
option-shoot =
    { $it_id ->
        [knife] Messer werfen
       *[other] Schießen: { $it }
    }
option-side = Von { $it }
option-arc = Im Bogen von { $it }
option-bat-arc = Der Schläger bei { $it_whole }
option-start = Von der Rückseite des Hauses, { $number } mm neben der Mitte
option-start-open = Von der Rückseite des Hauses, { $it } mm neben der Mitte
option-melee = { $it } schlagen
option-with = Waffe: { $it }
option-fight = Mit { $it } kämpfen
option-pick_up = { $it_acc } aufnehmen
option-drop = { $it_acc } ablegen
option-exchange = Tauschen gegen { $it }
option-flare = Signalfackel abfeuern
option-extra_action = Extra-Aktion nutzen
option-clear = { $it } beiseiteschieben
option-before = Vor dem Eingang: { $it }
option-to = Nach { $it }
option-end = Aktivierung beenden
option-pass = Keine zweite Kugel
option-block = Block { $it } vom Haus aus
option-past = Am Ende { $it } vorbei, vom Haus aus
option-play = { $it } spielen
option-leave = Offen hier lassen
option-zombie = { $it }
option-field = Dachnummer { $it }
option-weapon = Die Waffe von { $it }
option-building = { $it_the }
option-accuse = { $it } anklagen
option-nobody = Niemanden
option-for = Dafür
option-against = Dagegen
option-direction = Richtung { TENTHS($number) }°
option-power = Kraft { $number }
option-offset = Drall { $number }
option-facing = Blick nach { TENTHS($number) }°
option-lies = Der Schläger bei { $number }°
number-direction = Richtung
number-direction-why = In Zehntelgrad: 0 ist Osten, 900 Norden, 1800 Westen, 2700 Süden.
number-facing = Blick nach
number-facing-why = In Zehntelgrad: 0 ist Osten, 900 Norden, 1800 Westen, 2700 Süden.
number-power = Kraft
number-power-why = In Hundertsteln der größten Kraft.
number-offset = Drall
number-offset-why = In Zehnteln, wo der Finger den Rand trifft: 0 in der Mitte, -10 ganz links, 10 ganz rechts.
number-lies = Der Schläger zeigt nach
number-lies-why = In Grad: 0 ist Osten, 90 Norden, 180 Westen, 270 Süden.
number-start = Platz hinter dem Haus
number-start-why = In Millimetern neben der Mitte der Tür: unter 0 links davon, über 0 rechts, von hinter dem Haus gesehen.
number-x = Osten
number-x-why = In Millimetern von der Mitte der Stadt: 450 am östlichen Rand, -450 am westlichen.
number-y = Norden
number-y-why = In Millimetern von der Mitte der Stadt: 450 am nördlichen Rand, -450 am südlichen.
option-x = { $number } mm östlich der Mitte
option-y = { $number } mm nördlich davon
option-keep = { $it } behalten
option-keep-open = Behalten

## Ereignisse

event-table_set =
    { $own ->
        [yes] Der Tisch ist für „{ $text }“ aufgebaut.
       *[no] Der Tisch ist für Szenario { $scenario } aufgebaut.
    }
event-survivor_chosen =
    { $seat_who ->
        [you] Du führst { $survivor }.
       *[other] { $seat } führt { $survivor }.
    }
event-cards_offered =
    { $seat_who ->
        [you] Du siehst dir { $cards } an.
       *[other] { $seat } sieht sich { $cards } an.
    }
event-cards_offered-open =
    { $seat_who ->
        [you] Du siehst dir zwei geheime Karten an.
       *[other] { $seat } sieht sich zwei geheime Karten an.
    }
event-card_kept =
    { $seat_who ->
        [you] Du behältst { $card }.
       *[other] { $seat } behält { $card }.
    }
event-card_kept-open =
    { $seat_who ->
        [you] Du behältst eine davon.
       *[other] { $seat } behält eine davon.
    }
event-round_began = Runde { $round } beginnt: { $phase }.
event-turn_began =
    { $seat_who ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
event-marker_moved = Der Rundenmarker rückt auf { $round }: { $phase }.
event-skull_reached = Der Rundenmarker erreicht den Schädel.
event-skull_moved = Der Schädel kommt jetzt nach Runde { $last_round }.
event-horde_appears = Eine neue Horde steigt auf den Turm: { $zombies }.
event-invasion_changed = Invasion: { $day } vor einem Tag, { $night } vor einer Nacht.
event-point_scored =
    { $group } hält { $building_the } und hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-match_ended =
    { $reason }{ $cards_count ->
        [0] { "" }
       *[other] { " " }Alle Karten werden gezeigt.
    }
event-survivor_activated = { $survivor } wird aktiviert.
event-survivor_turned = { $survivor } dreht sich.
event-backpack_turned = Der Rucksack von { $survivor } wird umgedreht.
event-flick_released = { $survivor } schnipst ({ $kind }): Richtung { TENTHS($direction) }°, Kraft { $power }, Drall { $offset }.
event-flick_void = Der Schnipser ließ sich nicht berechnen; { $survivor } zielt neu.
event-answer_unusable = Die Physik gibt keine brauchbare Antwort (Versuch { $attempt }).
event-disc_came_to_rest =
    { $touched_count ->
        [0] Die Scheibe von { $survivor } berührt nichts.
       *[other] Die Scheibe von { $survivor } berührt { $touched_acc }.
    }
# Ereignisse laufender Matches überleben ein Update: Was ein älteres nicht erzählt hat, fällt in den letzten Fall.
event-shot_came_to_rest =
    { $weapon_id ->
        [knife] Das Messer von { $survivor }
       *[other] Der Schuss von { $survivor } ({ $weapon })
    } { $touched_count ->
        [0] berührt nichts.
       *[other] berührt zuerst { $touched_acc }{ $standing_count ->
            [one] ; { $standing_the } bleibt stehen.
            [2] ; { $standing_the } bleiben stehen.
            [3] ; { $standing_the } bleiben stehen.
            [4] ; { $standing_the } bleiben stehen.
           *[other] { $lying_count ->
                [one] ; { $lying_the } lag schon.
                [2] ; { $lying_the } lagen schon.
                [3] ; { $lying_the } lagen schon.
                [4] ; { $lying_the } lagen schon.
               *[other] .
            }
        }
    }
event-bat_came_to_rest =
    Der Schläger von { $survivor } { $touched_count ->
        [0] berührt nichts.
       *[other] berührt zuerst { $touched_acc }{ $standing_count ->
            [one] ; { $standing_the } bleibt stehen.
           *[other] { $fallen_count ->
                [one] ; { $fallen_the } fällt um.
               *[other] { $lying_count ->
                    [one] ; { $lying_the } lag schon.
                   *[other] .
                }
            }
        }
    }
event-survivor_moved = { $survivor } hat sich bewegt.
event-move_failed =
    Die Bewegung von { $survivor } misslingt, denn { $why_id ->
        [left_town] sie endet außerhalb der Stadt.
        [locked] { $by_the } ist verschlossen.
        [from_behind] von hinten kommt niemand hinein ({ $by }).
        [not_out] sie führt nicht hinaus ({ $by }).
       *[touched] { $by_the } ist im Weg.
    }
event-building_entered = { $survivor } geht { $building_to }.
event-block_chosen = { $survivor } steht auf dem Block, der vom Haus aus { $block } ist.
event-entrance_cleared = { $piece_the } wird vom Eingang weggeschoben: { $building }.
event-building_unlocked = { $building_the } ist offen.
event-building_locked = { $building_the } ist verschlossen.
event-piece_moved_aside = Eine Hand macht Platz: { $piece_the }.
event-piece_stood_up = { $piece_the } wird aufgestellt.
event-figure_laid_down = { $figure } wird hingelegt.
event-piece_put_back = { $piece_the } wird zurückgestellt.
event-piece_lifted = { $piece_the } wird für den Schnipser abgehoben.
event-piece_set_aside = { $piece_the } wird für den Turm beiseitegestellt.
event-piece_put_down = { $piece_the } wird wieder hingestellt.
event-piece_brought_back = { $piece_the } wird in die Stadt zurückgebracht.
event-life_lost =
    { $survivor } { $why_id ->
        [shot] wird getroffen und verliert
        [explosion] gerät in die Explosion und verliert
        [acid] tritt in die Säure und verliert
        [card] hat Pech und verliert
        [fight] wird im Kampf verletzt und verliert
        [rush] wird vom Ansturm umgeworfen und verliert
        [too_close] steht zu nah an einem Zombie und verliert
       *[other] verliert
    } { $life ->
        [0] den letzten Lebenspunkt.
        [one] einen Lebenspunkt; einer bleibt.
       *[other] einen Lebenspunkt; es bleiben { $life }.
    }
event-life_gained = { $survivor } bekommt einen Lebenspunkt: { $life }.
event-survivor_died =
    { $survivor } stirbt. { $chips_count ->
        [0] Chips waren keine dabei.
       *[other] Jetzt { $building_in }: { $chips }.
    }
event-zombie_killed = { $zombie } wird getötet.
event-zombie_entered = { $zombie } kommt { $building_to }.
event-melee_attack = { $survivor } schlägt { $zombie }; Waffe: { $weapon }.
event-barrel_exploded = { $barrel_the } explodiert.
event-fight_began = { $attacker } kämpft mit { $defender }.
event-combat_cards_drawn = { $survivor } zieht { $cards }.
event-combat_cards_drawn-open = { $survivor } zieht zwei Kampfkarten.
event-combat_cards_revealed = Die Kampfkarten: { $cards }.
event-fight_won = { $survivor } gewinnt den Kampf gegen { $loser }.
event-survivor_thrown_out = { $survivor } liegt vor der Tür.
event-chip_picked_up = { $survivor } nimmt { $chip_acc } auf.
event-chip_dropped = { $survivor } legt { $building_in } { $chip_acc } ab.
event-chip_looked_at = { $survivor } findet { $chip_acc }.
event-chip_looked_at-open = { $survivor } sieht sich einen verdeckten Chip an.
event-chip_revealed = { $survivor } deckt { $chip_acc } auf.
event-chip_brought = Jetzt { $building_in }: { $chip }.
event-extra_action_used = { $survivor } nutzt eine Extra-Aktion.
event-flare_fired = { $survivor } feuert eine Signalfackel ab.
event-destiny_drawn = { $survivor } zieht eine Schicksalskarte: { $card }.
event-weapon_covered = Die Startwaffe von { $survivor } wird verdeckt.
event-weapon_uncovered = Die Startwaffe von { $survivor } ist wieder frei.
event-zombies_react = Die Zombies reagieren: { $noise }.
event-tower_placed = Der Turm wird aufgestellt für { $zombies }.
event-zombie_on_roof = { $zombie } steht auf Dachnummer { $field }.
event-zombie_stays = { $zombie } bleibt stehen, wo er stand.
event-zombie_lies_before_ramp = { $zombie } liegt vor der Rampe.
event-rush_came_to_rest =
    { $fallen_count ->
        [0] Die Zombies purzeln aus dem Turm, und niemand fällt.
       *[other] Die Zombies purzeln aus dem Turm und werfen um: { $fallen }.
    }
event-tower_lifted = Der Turm kommt zurück auf den Keller.
event-seat_accused =
    { $seat_who ->
        [you] Du wirst angeklagt.
       *[other] { $seat } wird angeklagt.
    }
event-votes_revealed = Die Stimmen: { $votes }.
event-seat_exiled =
    { $seat_who ->
        [you] Du wirst verbannt und ziehst { $card }.
       *[other] { $seat } wird verbannt und zieht { $card }.
    }
event-seat_exiled-open =
    { $seat_who ->
        [you] Du wirst verbannt und ziehst eine geheime Karte.
       *[other] { $seat } wird verbannt und zieht eine geheime Karte.
    }

## Enden

end-goal = Das Ziel ist erreicht.
end-dead = Zu viele Überlebende sind tot.
end-group_dead = Eine ganze Gruppe ist tot.
end-cellar = Der Keller kann die Horde nicht füllen.
end-skull = Der Winter ist zu Ende.
end-all_lost = Alle haben verloren.

## Der Texttisch

board-round = Runde { $round } von { $last }, { $phase }. Invasion { $day } am Tag, { $night } in der Nacht.
board-place = bei { $x }, { $y }
board-place-lying = liegend bei { $x }, { $y }
board-nowhere = nicht auf dem Tisch
board-nobody = niemand
board-nothing = nichts
board-inside = im Gebäude { $building }{ $lies ->
        [yes] , liegend
       *[no] { "" }
    }
board-building = { $name } { $place }, Tür nach { $facing } Grad. Chips: { $chips }; verdeckt: { $hidden }. Drinnen: { $people }.
board-locked = { $name } { $place }, Tür nach { $facing } Grad, verschlossen. Chips: { $chips }; verdeckt: { $hidden }. Drinnen: { $people }.
board-survivor = { $name } { $place }, Leben { $life }, { $weapon }{ $covered ->
        [yes] { " (verdeckt)" }
       *[no] { "" }
    }. Trägt: { $chips }.{ $ready ->
        [yes] { " Kann aktiviert werden." }
       *[no] { "" }
    }
board-zombies = Zombies: { $pieces }.
board-objects = Im Weg: { $pieces }.
board-cellar = Im Keller: { $count }. Getötet: { $killed }. Tote Überlebende: { $dead }.
board-card = Deine Karte { $name }: { $effect }
board-chip = In deiner Hand: { $chip }.

## Eigene Szenarien: was an ihnen nicht stimmt

reason-not-toml = Das ist kein TOML: { $detail }.
reason-not-json = Das ist kein JSON: { $detail }.
reason-wrong-shape = Etwas hat die falsche Form: { $detail }.
reason-outside-town = { $piece } steht außerhalb der Stadt.
reason-too-near = { $piece } und { $other } stehen zu nah beieinander: { $found } mm statt { $least }.
reason-door-blocked = { $piece } steht in oder vor der Tür von { $building }.
reason-door-unreachable = Die Tür von { $building } ist mit einer Scheibe kaum zu erreichen.
reason-missing-building = { $building } fehlt; alle sieben Gebäude müssen in der Stadt stehen.
reason-unknown-building = Ein Gebäude { $building } gibt es nicht.
reason-unknown-dial = Einen Wert „{ $option }“ gibt es nicht.
reason-dial-out-of-bounds = { $option } muss zwischen { $low } und { $high } liegen, nicht { $value }.
reason-unknown-pattern = Es gibt kein gedrucktes Szenario { $pattern }, nach dem dieses gemacht sein könnte.
reason-unlike-pattern = Gruppen, Verbannung, Anklagen und geheime Stapel müssen die von Szenario { $pattern } sein, nach dem es gemacht ist.
reason-no-goal = Gruppe { $group } hat nichts, womit sie gewinnt.
reason-goal-needs-house = Das Ziel von Gruppe { $group } braucht ein Haus für seine Chips oder Leute.
reason-no-survivors = Gruppe { $group } hat niemanden.
reason-cellar-off-border = Der Turm muss am Rand der Stadt stehen, das Ende der Rampe genau darauf.
reason-too-many-chips = { $chip }: { $found } sind im Spiel, es gibt aber nur { $most }.
reason-pool-unlike-houses = Im Vorrat sind { $found } Chips, verdeckt in den Häusern liegen aber { $dealt }.

## Warum ein Bot etwas tun würde

reason-shot-goal = Gezielt wird auf { $target }, { $far } cm entfernt: Das Ziel verlangt noch getötete Zombies.
reason-shot-enemy = Gezielt wird auf { $target } aus der anderen Gruppe, { $far } cm entfernt.
reason-shot-near = Gezielt wird auf { $target }, { $far } cm entfernt: Der steht am nächsten und käme als Erster.
reason-shot-cellar = Gezielt wird auf { $target }, { $far } cm entfernt: Wer getötet wird, kommt in den Keller, und den dürfen die nächsten Horden nicht leer finden.
reason-shot-spare = Gezielt wird auf { $target }, { $far } cm entfernt: ein Zombie weniger, der kommen kann.
reason-enter-chip = Es geht durch die Tür { $building_to }: Dort gibt es { $chip_acc }, wie vom Ziel verlangt.
reason-enter-search = Es geht durch die Tür { $building_to }: Dort liegt vielleicht etwas Nützliches verdeckt.
reason-enter-home = Es geht durch die Tür { $building_to }: Dorthin muss alles gebracht werden.
reason-enter-all = Es geht durch die Tür { $building_to }: Am Ende müssen alle darin sein.
reason-enter-hold = Es geht durch die Tür { $building_to }: Wer darin ist, hält das Haus.
reason-go-chip = Ein Schritt auf dem Weg { $building_to }: Dort gibt es { $chip_acc }, wie vom Ziel verlangt.
reason-go-search = Ein Schritt auf dem Weg { $building_to }: Dort liegt vielleicht etwas Nützliches verdeckt.
reason-go-home = Ein Schritt auf dem Weg { $building_to }: Dorthin muss alles gebracht werden.
reason-go-all = Ein Schritt auf dem Weg { $building_to }: Am Ende müssen alle darin sein.
reason-go-hold = Ein Schritt auf dem Weg { $building_to }: Wer darin ist, hält das Haus.
reason-creep = Es geht bis dicht neben { $target }, { $far } cm entfernt, um mit der nächsten Aktion zuzuschlagen.
reason-hunt = Ein Schritt näher an { $target }, { $far } cm entfernt, für einen guten Schuss von dort.
reason-leave = Hinaus, so weit der Weg frei ist ({ $building }).
reason-leave-for = Hinaus ({ $building }) und auf den Weg { $house_to }.
reason-bat = Gezielt wird auf { $target }, { $far } cm entfernt: Wen der Schläger umwirft, den kann der nächste Schlag treffen.
reason-strike-quiet = { $target } ist in Reichweite, und das macht wenig Lärm.
reason-strike-loud = { $target } ist in Reichweite; es ist laut, aber der Schlag geht nicht daneben.
reason-fight = { $target } ist im selben Haus und geht nicht von selbst.
reason-take-goal = Das Ziel verlangt { $chip_acc }.
reason-take-search = Noch weiß niemand, was da liegt.
reason-take-arm = Aus der Ferne tötet, wer so etwas hat: { $chip }.
reason-take-use = Das wird noch nützlich: { $chip }.
reason-bring = Das muss hier liegen: { $chip }.
reason-make-room = Die Hände müssen frei sein für Besseres als { $chip_acc }.
reason-lure = Die Zombies dieses Zugs laufen zum Licht und nicht zu Menschen.
reason-extra = Eine Aktion mehr ist jetzt mehr wert als später.
reason-clear = Dann ist der Weg { $building_to } frei, und es kostet keine Aktion.
reason-rest = Alles andere bringt jetzt mehr Lärm als Nutzen.
reason-done = Es ist keine Aktion mehr übrig.
reason-first-danger = { $survivor } liegt dicht neben einem Zombie und muss zuerst aufstehen.
reason-first-errand = { $survivor } hat { $building_in } etwas zu tun.
reason-first-hunt = { $survivor } muss nichts holen und kann Zombies töten.
reason-first-idle = { $survivor } wird nirgends sonst gebraucht; wann, ist gleich.
reason-narrow-side = Die schmale Seite zeigt auf { $target }, den nächsten Zombie: So fällt man nicht so leicht um, und eine Kugel beginnt näher an ihrem Ziel.
reason-no-shot = Wer noch eine Kugel wert wäre, steht nicht frei.
reason-best-card = Das ist wohl am leichtesten zu erfüllen: { $card }.
reason-high-card = Den höchsten Wert hat { $card }.
reason-keep-chip = Das wird noch nützlich: { $chip }.
reason-leave-chip = Das nützt gerade nichts: { $chip }.

## Die Einführung

tutorial-aim = Vier Überlebende wollen weg: Tötet sechs Zombies, dann müssen alle ins Wohnmobil im Norden. Die Figuren sind aus Holz, und du bewegst sie und schießt, indem du schnipst. In dieser Partie zittert niemandem die Hand, damit du siehst, was ein Schnipser bewirkt.
tutorial-who = In deinem Zug aktivierst du jemanden, dessen Rucksack noch verfügbar ist. Fang mit Greta an, sie trägt eine Pistole.
tutorial-who-other = Die anderen kommen gleich dran. Zuerst Greta.
tutorial-actions = Wer aktiviert ist, hat zwei Aktionen: sich bewegen, schießen, zuschlagen oder mit Chips hantieren.
tutorial-disc = Für eine Bewegung wird die Figur durch eine Holzscheibe ersetzt, und die schnipst du. Ein Schnipser hat Richtung, Kraft und vielleicht etwas Drall: bitte sanft nach Norden.
tutorial-disc-other = Ein harter Schnipser endet mitten unter den Zombies. Nimm diesen hier.
tutorial-facing = Die Scheibe hat nichts berührt, also steht Greta, wo sie liegen blieb. Nach einer Bewegung bestimmst du, wohin sie schaut, denn Kugeln starten links oder rechts neben ihr.
tutorial-facing-other = Sie soll sehen, was kommt. Lass sie nach Norden schauen.
tutorial-second = Eine Aktion bleibt. Beweg sie noch einmal, etwas kräftiger und weiter nach Osten; träfe die Scheibe etwas, wäre die Bewegung misslungen und sie bliebe stehen.
tutorial-second-other = Sie könnte schießen, aber ein Schuss ist laut. Zuerst leise näher heran.
tutorial-rush = Alles, was du tust, macht Lärm, und dann reagieren Zombies. Bewegen ist leise: Nur der nächste Zombie stürmt los, der Turm kommt hinter ihn, und er purzelt über die Rampe auf Greta zu.
tutorial-tomasz = Niemand ist gefallen. Gretas Rucksack ist umgedreht, sie ist für diese Runde fertig. Als Nächster kommt Tomasz mit seinem Schläger.
tutorial-tomasz-other = Alle sind einmal pro Runde dran. Zuerst Tomasz.
tutorial-north = Die Kraft reicht von null bis hundert; mit einem Drittel rutscht die Scheibe etwa eine Handlänge. Schick Tomasz nach Norden.
tutorial-north-other = Der Weg nach Norden ist frei. Nutze ihn.
tutorial-look = Auch er schaut nach Norden.
tutorial-look-other = Von Norden kommen sie.
tutorial-rest = Niemand muss beide Aktionen nutzen. Beende seine Aktivierung; dann war die Bewegung seine letzte, und er blickt wieder längs der Linie auf der Scheibe.
tutorial-rest-other = Er steht gut. Beende seine Aktivierung.
tutorial-amira = Der liegende Zombie wurde aufgestellt: Das tun liegende Zombies, statt zu stürmen. Jetzt Amira, sie hat ein Messer.
tutorial-amira-other = Ole wartet bis zum Schluss. Jetzt Amira.
tutorial-closer = Ein Messer fliegt auf kurzem Weg am besten. Bring sie erst etwas näher heran.
tutorial-closer-other = Von hier träfe das Messer kaum. Erst ein Schritt.
tutorial-eye = Lass sie nach Norden schauen, dann ist rechts neben ihr Platz für das Messer.
tutorial-eye-other = Mit anderer Blickrichtung wäre etwas im Weg.
tutorial-knife = Ein Wurf ist leise und tötet wie eine Kugel: Was das Messer zuerst berührt und umwirft, ist tot. Wirf es kräftig auf Zombie 2B.
tutorial-knife-other = Der Zombie steht genau richtig. Wirf auf ihn.
tutorial-fallen = Einer weniger. Aber der Ansturm hat Tomasz umgeworfen: Wer dabei umfällt, verliert einen Lebenspunkt und liegt bis zur nächsten Aktivierung.
tutorial-ole = Nur Ole war übrig, also wurde er von selbst aktiviert. Beweg ihn nach Nordwesten.
tutorial-ole-other = Er ist zu weit weg, um zu helfen. Bring ihn näher.
tutorial-turn = Wieder nach Norden.
tutorial-turn-other = Behalt die Zombies im Auge.
tutorial-night = Wenn alle aktiviert waren, endet die Runde, der Marker rückt vor, und am Stadtrand purzelt eine neue Horde aus dem Turm. Beende Oles Aktivierung und sieh zu.
tutorial-night-other = Er hat genug getan. Beende sie.
tutorial-close = Ein Zombie war zu nah bei Greta: Näher als eine Scheibenbreite kostet einen Lebenspunkt, und sie wurde hingelegt.
tutorial-up = Es ist Nacht, und alle Rucksäcke sind wieder verfügbar. Aktiviere Greta; aufstehen kostet sie nichts.
tutorial-up-other = Neben ihr steht ein Zombie. Sie darf nicht warten.
tutorial-stand = Beim Aufstehen wählst du die Blickrichtung.
tutorial-stand-other = Bitte nach Norden.
tutorial-melee = Für den Zombie neben ihr brauchst du nicht zu zielen: Ein Nahkampfangriff tötet immer, mit jeder Waffe. Mit der Pistole ist er laut, aber sie wird ohnehin schießen.
tutorial-melee-other = Zuerst, was neben ihr steht.
tutorial-shot = Jetzt die Pistole: Die Kugel liegt links neben ihr, und du schnipst sie kräftig auf Zombie 5A. Nur was sie zuerst berührt, kann sterben.
tutorial-shot-other = Der steht frei. Ziel auf ihn.
tutorial-loud = Drei tot. Ein Schuss ist laut: Die drei nächsten Zombies kommen zusammen durch den Turm, jeder vom Dachfeld seiner Nummer. Diesmal ist niemand gefallen.
tutorial-again = Tomasz liegt noch. Aktiviere ihn.
tutorial-again-other = Er liegt im Weg des nächsten Ansturms. Zuerst er.
tutorial-rise = Auf mit ihm, Blick nach Norden.
tutorial-rise-other = Bitte nach Norden.
tutorial-away = Bring ihn nach vorn, sodass er neben keinem Zombie steht.
tutorial-away-other = Andere Wege enden zu nah bei einem der Toten.
tutorial-calm = Und noch einmal nach Norden.
tutorial-calm-other = Bitte nach Norden.
tutorial-enough = Das reicht. Beende seine Aktivierung.
tutorial-enough-other = Mehr Lärm brächte nur mehr von ihnen.
tutorial-last = Amira kann ihr Messer wieder werfen: Waffen verbrauchen sich nie.
tutorial-last-other = Ole hat noch kein Ziel. Amira.
tutorial-throw = Zombie 6A steht vor Zombie 1A. Wirf auf ihn: Das Messer berührt vielleicht beide, aber nur der erste zählt.
tutorial-throw-other = Die zwei stehen in einer Reihe. Wirf.
tutorial-flee = Vier tot, und eine Aktion bleibt. Nach einem Schuss gehst du besser weg von dort, wo die nächsten Zombies landen: nach Westen, der zehnte Schnipser.
tutorial-flee-other = Weg von den Zombies, nach Westen.
tutorial-done = Du weißt alles, worauf es ankommt: noch zwei Zombies, dann alle durch die Tür des Wohnmobils. In einer echten Partie zittert deine Hand ein wenig, Häuser lassen sich durchsuchen, und es gibt neun weitere Szenarien. Viel Glück.

## Zahlen vieler Partien

figure-kills = getötete Zombies
figure-dead = tote Überlebende am Ende
figure-budget = Aktionen, die eine Gruppe in allen Runden hat
figure-lives_lost = verlorene Lebenspunkte
figure-moves = versuchte Bewegungen
figure-moves_failed = misslungene Bewegungen
figure-shots = Schüsse
figure-flares = abgefeuerte Signalfackeln
