### Texte von Zombie Town. Schlüssel sind Kennungen; die Variablen erklärt untot/kernel/texts.py.
### Karten, Waffen im Spiel, Farben und Felder haben eine Form `.kind`: So erkennt ein Text, ob überhaupt etwas genannt ist.

## Das Spiel

game-title = Zombie Town
game-tagline = Vernagle deine Türen und schick die Toten zu den Nachbarn.
game-players = 2 bis 6 Spieler
game-minutes = etwa 120 Minuten
game-weight = viel zu entscheiden, wenig Gnade

game-reconstructed = Einiges ist von uns nachgebaut: { $parts }.
part-layout = der Spielplan
part-counts = die Anzahlen der Karten
part-weapon_names = Namen von Waffen
part-event_titles = Titel von Ereignissen
part-barricade_values = Werte von Barrikaden
part-colour_names = Namen der Farben

## Namen: Farben

name-called = { $name }
    .person = yes
    .printed = { $printed }
    .kind = colour
name-red = Rot
    .kind = colour
name-blue = Blau
    .kind = colour
name-green = Grün
    .kind = colour
name-yellow = Gelb
    .kind = colour
name-black = Schwarz
    .kind = colour
name-white = Weiß
    .kind = colour

## Namen: Felder und Gebäude. Formen: wo, wohin, woher, als Ziel eines Angriffs, als Fluchtweg

name-A = A{ $number }
    .kind = square
    .in = auf A{ $number }
    .to = nach A{ $number }
    .from = von A{ $number }
    .prey = den Zombie auf A{ $number }
name-B = B{ $number }
    .kind = square
    .in = auf B{ $number }
    .to = nach B{ $number }
    .from = von B{ $number }
    .prey = den Zombie auf B{ $number }
name-C = C{ $number }
    .kind = square
    .in = auf C{ $number }
    .to = nach C{ $number }
    .from = von C{ $number }
    .prey = den Zombie auf C{ $number }
name-D = D{ $number }
    .kind = square
    .in = auf D{ $number }
    .to = nach D{ $number }
    .from = von D{ $number }
    .prey = den Zombie auf D{ $number }
name-E = E{ $number }
    .kind = square
    .in = auf E{ $number }
    .to = nach E{ $number }
    .from = von E{ $number }
    .prey = den Zombie auf E{ $number }
name-F = F{ $number }
    .kind = square
    .in = auf F{ $number }
    .to = nach F{ $number }
    .from = von F{ $number }
    .prey = den Zombie auf F{ $number }
name-G = G{ $number }
    .kind = square
    .in = auf G{ $number }
    .to = nach G{ $number }
    .from = von G{ $number }
    .prey = den Zombie auf G{ $number }
name-H = H{ $number }
    .kind = square
    .in = auf H{ $number }
    .to = nach H{ $number }
    .from = von H{ $number }
    .prey = den Zombie auf H{ $number }
name-I = I{ $number }
    .kind = square
    .in = auf I{ $number }
    .to = nach I{ $number }
    .from = von I{ $number }
    .prey = den Zombie auf I{ $number }
name-J = J{ $number }
    .kind = square
    .in = auf J{ $number }
    .to = nach J{ $number }
    .from = von J{ $number }
    .prey = den Zombie auf J{ $number }
name-K = K{ $number }
    .kind = square
    .in = auf K{ $number }
    .to = nach K{ $number }
    .from = von K{ $number }
    .prey = den Zombie auf K{ $number }
name-L = L{ $number }
    .kind = square
    .in = auf L{ $number }
    .to = nach L{ $number }
    .from = von L{ $number }
    .prey = den Zombie auf L{ $number }
name-M = M{ $number }
    .kind = square
    .in = auf M{ $number }
    .to = nach M{ $number }
    .from = von M{ $number }
    .prey = den Zombie auf M{ $number }
name-N = N{ $number }
    .kind = square
    .in = auf N{ $number }
    .to = nach N{ $number }
    .from = von N{ $number }
    .prey = den Zombie auf N{ $number }
name-bld = Gebäude { $number_number }
    .kind = square
    .in = in Gebäude { $number_number }
    .to = in Gebäude { $number_number }
    .from = aus Gebäude { $number_number }
    .prey = den Zombie in Gebäude { $number_number }
    .way = durch Gebäude { $number_number }
name-streets = die Straßen
    .way = über die Straßen
name-cemetery = Friedhof

## Namen: Dinge im Spiel (`pistol.3`). Formen: Akkusativ, Dativ, als Ziel eines Angriffs; `thisdat`: das eine von mehreren

name-of = { $owner_num } { $it }
    .kind = card
    .acc = { $owner_numacc } { $it }
    .dat = { $owner_numdat } { $it }
    .one = { $owner_acc }
    .the = { $owner_the }
    .theacc = { $owner_theacc }
    .thedat = { $owner_thedat }
    .thisdat = { $owner_thedat } { $it }
    .prey = { $owner_theacc }

## Namen: Karten. Formen: Akkusativ, vor einer Zahl (Nominativ, Akkusativ, Dativ)

name-survivor = Überlebender
    .kind = card
    .acc = einen Überlebenden
    .num = Überlebender
    .numacc = Überlebenden
    .numdat = Überlebendem
    .the = der Überlebende
    .theacc = den Überlebenden
    .thedat = dem Überlebenden
    .thisdat = dem Überlebenden
name-pistol = Pistole
    .kind = card
    .acc = eine Pistole
    .the = die Pistole
    .theacc = die Pistole
    .thedat = der Pistole
    .thisdat = der Pistole
name-rifle = Gewehr
    .kind = card
    .acc = ein Gewehr
    .the = das Gewehr
    .theacc = das Gewehr
    .thedat = dem Gewehr
    .thisdat = dem Gewehr
name-shotgun = Schrotflinte
    .kind = card
    .acc = eine Schrotflinte
    .the = die Schrotflinte
    .theacc = die Schrotflinte
    .thedat = der Schrotflinte
    .thisdat = der Schrotflinte
name-hunting_rifle = Jagdgewehr
    .kind = card
    .acc = ein Jagdgewehr
    .the = das Jagdgewehr
    .theacc = das Jagdgewehr
    .thedat = dem Jagdgewehr
    .thisdat = dem Jagdgewehr
name-barricade_1 = Barrikade 1
    .kind = card
    .acc = eine Barrikade 1
name-barricade_1_trap_1 = Barrikade 1 (Sprengfalle: 1)
    .kind = card
    .acc = eine Barrikade 1 (Sprengfalle: 1)
name-barricade_1_trap_2 = Barrikade 1 (Sprengfalle: 2)
    .kind = card
    .acc = eine Barrikade 1 (Sprengfalle: 2)
name-barricade_2 = Barrikade 2
    .kind = card
    .acc = eine Barrikade 2
name-barricade_2_trap_1 = Barrikade 2 (Sprengfalle: 1)
    .kind = card
    .acc = eine Barrikade 2 (Sprengfalle: 1)
name-barricade_2_trap_2 = Barrikade 2 (Sprengfalle: 2)
    .kind = card
    .acc = eine Barrikade 2 (Sprengfalle: 2)
name-barricade_3 = Barrikade 3
    .kind = card
    .acc = eine Barrikade 3
name-barricade_3_trap_1 = Barrikade 3 (Sprengfalle: 1)
    .kind = card
    .acc = eine Barrikade 3 (Sprengfalle: 1)
name-barricade_4 = Barrikade 4
    .kind = card
    .acc = eine Barrikade 4
name-barricade_4_trap_1 = Barrikade 4 (Sprengfalle: 1)
    .kind = card
    .acc = eine Barrikade 4 (Sprengfalle: 1)
name-barricade_5 = Barrikade 5
    .kind = card
    .acc = eine Barrikade 5
name-fireworks = Feuerwerk
    .kind = card
    .acc = ein Feuerwerk
name-event_switch = Tausch
    .kind = card
    .acc = das Ereignis Tausch
name-event_zombie = Zombie
    .kind = card
    .acc = das Ereignis Zombie
name-event_send = Schicken
    .kind = card
    .acc = das Ereignis Schicken
name-event_plus_action = +1 Aktion
    .kind = card
    .acc = das Ereignis +1 Aktion
name-event_take = Nehmen
    .kind = card
    .acc = das Ereignis Nehmen
name-event_back = Zurück
    .kind = card
    .acc = das Ereignis Zurück
name-event_add_two = Zwei dazu
    .kind = card
    .acc = das Ereignis Zwei dazu
name-event_time = Zeit
    .kind = card
    .acc = das Ereignis Zeit
name-event_pass = Weitergeben
    .kind = card
    .acc = das Ereignis Weitergeben
name-event_reload = Nachladen
    .kind = card
    .acc = das Ereignis Nachladen

kind-survivor = Überlebender
kind-weapon = Waffe
kind-barricade = Barrikade
kind-fireworks = Feuerwerk
kind-event = Ereignis

card-survivor-effect = Begleitet deine Spielfigur oder bleibt im Gebäude; lebend 1 Siegpunkt wert.
card-pistol-effect = 3 Schüsse, je eine Kampfkarte.
card-rifle-effect = 4 Schüsse, je eine Kampfkarte.
card-shotgun-effect = 2 Schüsse; zieh je zwei Kampfkarten und nimm die bessere.
card-hunting_rifle-effect = 3 Schüsse; zieh je zwei Kampfkarten und nimm die bessere.
card-barricade_1-effect = Hält 1 Zombie auf.
card-barricade_1_trap_1-effect = Hält 1 Zombie auf; tötet 1, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_1_trap_2-effect = Hält 1 Zombie auf; tötet 2, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_2-effect = Hält 2 Zombies auf.
card-barricade_2_trap_1-effect = Hält 2 Zombies auf; tötet 1, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_2_trap_2-effect = Hält 2 Zombies auf; tötet 2, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_3-effect = Hält 3 Zombies auf.
card-barricade_3_trap_1-effect = Hält 3 Zombies auf; tötet 1, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_4-effect = Hält 4 Zombies auf.
card-barricade_4_trap_1-effect = Hält 4 Zombies auf; tötet 1, wenn sie fällt, und verletzt Fremde, die sie niederreißen.
card-barricade_5-effect = Hält 5 Zombies auf.
card-fireworks-effect = Bis zu deinem nächsten Zug geht kein Zombie geradewegs auf ein Gebäude deiner Wahl zu.
card-event_switch-effect = Die verdeckten Karten zweier benachbarter Gebäude tauschen die Plätze.
card-event_zombie-effect = Ein Zombie erscheint, wo du stehst. Behalten kannst du die Karte nicht.
card-event_send-effect = Schick eine beliebige Spielfigur in ein Gebäude, höchstens drei Schritte weit.
card-event_plus_action-effect = Eine Aktion mehr in diesem Zug.
card-event_take-effect = Nimm eine beliebige verdeckte Karte aus irgendeinem Gebäude, auch eine eingelagerte.
card-event_back-effect = Alle Zombies um dein Gebäude gehen ein Feld zurück.
card-event_add_two-effect = Zwei neue Zombies erscheinen auf einem Feld direkt neben dir.
card-event_time-effect = Der Tageszähler geht um eins zurück.
card-event_pass-effect = Alle geben eine Handkarte nach links.
card-event_reload-effect = Lade eine deiner Waffen nach.

## Namen: Kampfkarten

name-jammed = Ladehemmung
name-same_square = Gleiches Feld
name-one_away = 1 Feld entfernt
name-two_away = 2 Felder entfernt

combat-jammed-rule = Trifft nie.
combat-same_square-rule = Trifft auf dem eigenen Feld.
combat-one_away-rule = Trifft bis zu ein Feld weit.
combat-two_away-rule = Trifft bis zu zwei Felder weit.

## Namen: Häuser

name-survivalist = Survivalist
name-wood_worker = Holzarbeiter
name-nosy_neighbor = Neugieriger Nachbar
name-gun_collector = Waffennarr
name-nurse = Krankenschwester
name-normal = Normal

house-survivalist-rule = Nimm einen Überlebenden aus dem Ablagestapel.
house-wood_worker-rule = Nimm eine Barrikade aus dem Ablagestapel.
house-nosy_neighbor-rule = Geh in das andere Haus mit Neugierigem Nachbarn, was auch immer davorsteht.
house-gun_collector-rule = Lade eine deiner Waffen nach, wo sie auch ist.
house-nurse-rule = Deine Spielfigur bekommt 1 Gesundheit zurück.
house-normal-rule = Keine Fähigkeit, aber immer 5 Siegpunkte wert.

## Namen: Phasen

name-set_up = Spielaufbau
name-turn = Zug
name-zombies = Zombie-Bewegung
name-over = Spielende

## Namen: Aktionen

name-free_move = Freibewegung
name-move = Bewegen
name-draw = Ziehen
name-play = Ausspielen
name-attack = Angreifen
name-tear_down = Niederreißen
name-store = Einlagern
name-collect = Abholen
name-arm = Bewaffnen
name-disarm = Entwaffnen
name-fetch = Mitnehmen
name-post = Postieren
name-house = Haus

action-free_move-effect = Bis zu drei Schritte am Stück; kostet keine Aktion. Was übrig ist, bleibt, bis du etwas anderes tust.
action-move-effect = Bis zu drei Schritte. Zombies auf dem Weg musst du bekämpfen.
action-draw-effect = Sieh dir hier die oberste Karte des Kartenstapels an und eine mehr für jeden Überlebenden bei dir.
action-play-effect = Spiel eine Karte aus der Hand: einen Überlebenden, eine Waffe, eine Barrikade vor deinem Gebäude oder ein Feuerwerk.
action-attack-effect = Schieß auf einen Zombie bis zu zwei Felder weit oder auf jemanden auf deinem Feld.
action-tear_down-effect = Reiß die äußerste Barrikade vom Gebäude neben dir. Sprengfallen anderer verletzen dich.
action-store-effect = Lass Karten verdeckt hier liegen, für später: für eine Aktion so viele du willst.
action-collect-effect = Hol Karten zurück, die du hier eingelagert hast.
action-arm-effect = Gib einem Überlebenden neben dir eine Waffe.
action-disarm-effect = Nimm einem Überlebenden neben dir die Waffe ab.
action-fetch-effect = Ein Überlebender, der hier steht, begleitet dich.
action-post-effect = Ein Überlebender bleibt hier und hält das Gebäude für dich.
action-house-effect = Nutz die Fähigkeit deines Hauses; seine Zahl sinkt um eins.

## Einträge von Listen

entry-houses = { $key } { $value }
entry-scores = { $key } { $value }
entry-squares =
    { $key_kind ->
        [square] { $key_from } { $value_to }
       *[other] { $value }
    }

## Fragen: Spielaufbau

ask-choose_colour = Welche Farbe nimmst du?
ask-choose_colour-why = Die Farbe ist dein Zeichen am Tisch.
wait-choose_colour = Warten auf { $players }: Welche Farbe?
ask-choose_home_base = Wo wohnt { $pawn }?
ask-choose_home_base-why = Das ist die Heimatbasis. Noch weiß niemand, welches Haus welches ist. Sie ist verloren, sobald jemand anders hineingeht, während du weg bist.
wait-choose_home_base = Warten auf { $players }: Welche Heimatbasis?
ask-keep_start_cards =
    { $count ->
        [one] Welche Karte behältst du?
       *[other] Welche { $count } Karten behältst du?
    }
ask-keep_start_cards-why = Ereignisse kannst du nicht behalten. Hast du sonst zu wenige Karten, ziehst du nach.
wait-keep_start_cards = Warten auf { $players }: Mit welchen Karten geht es los?

## Fragen: der Zug

ask-turn_step =
    { $clearing ->
        [yes]
            { $actions ->
                [one] Du stehst mitten unter Zombies und hast noch eine Aktion. Was tust du?
               *[other] Du stehst mitten unter Zombies und hast noch { $actions } Aktionen. Was tust du?
            }
       *[no]
            { $steps ->
                [0] {""}
                [one] Es bleibt ein Schritt.{" "}
               *[other] Es bleiben { $steps } Schritte.{" "}
            }{ $free_moves ->
                [0]
                    { $actions ->
                        [0] Du hast keine Aktion mehr. Was tust du?
                        [one] Du hast noch eine Aktion. Was tust du?
                       *[other] Du hast noch { $actions } Aktionen. Was tust du?
                    }
                [one]
                    { $actions ->
                        [0] Du hast keine Aktion mehr, aber eine Freibewegung. Was tust du?
                        [one] Du hast noch eine Aktion und eine Freibewegung. Was tust du?
                       *[other] Du hast noch { $actions } Aktionen und eine Freibewegung. Was tust du?
                    }
               *[other]
                    { $actions ->
                        [0] Du hast keine Aktion mehr, aber { $free_moves } Freibewegungen. Was tust du?
                        [one] Du hast noch eine Aktion und { $free_moves } Freibewegungen. Was tust du?
                       *[other] Du hast noch { $actions } Aktionen und { $free_moves } Freibewegungen. Was tust du?
                    }
            }
    }
ask-turn_step-why =
    { $clearing ->
        [yes] Ein Angriff nach dem anderen, bis dein Feld frei ist. Bleibt ein Zombie übrig, kostet er dich 1 Gesundheit oder einen Überlebenden, und du läufst weg.
       *[no] Aktionen und Freibewegung in beliebiger Reihenfolge, aber zuerst die Zombies auf deinem Feld. Was du nicht nutzt, verfällt; danach bewegst du die Zombies.
    }
wait-turn_step = Warten auf { $players }: Wie geht der Zug weiter?
ask-draw_result = Was macht { $pawn } mit dem Fund { $building_in }?
ask-draw_result-why = Das Ziehen kostet die Aktion, ob du eine Karte behältst oder zurücklegst. Nur wenn du ein Ereignis sofort auslöst, kostet es nichts.
wait-draw_result = Warten auf { $players }: Welche Karte lohnt sich?
ask-return_order =
    { $count ->
        [one] Kommt die Karte auf den Kartenstapel { $building_in } oder darunter?
       *[other] Welche Karte kommt zurück, auf den Kartenstapel { $building_in } oder darunter?
    }
ask-return_order-why = Alle sehen, wohin eine Karte kommt, aber nur du weißt, welche es ist.
wait-return_order = Warten auf { $players }: Karten kommen zurück auf den Kartenstapel.
ask-discard_to_limit =
    { $count ->
        [one] Du hast zu viele Karten. Welche wirfst du ab?
       *[other] Du hast zu viele Karten. Welche { $count } wirfst du ab?
    }
ask-discard_to_limit-why = Sie kommen offen und ohne Wirkung auf den Ablagestapel.
wait-discard_to_limit = Warten auf { $players }: Welche Karten werden abgeworfen?

## Fragen: Ereignisse

ask-event_choice =
    { $event_id ->
        [event_switch] { $event }: Welche zwei benachbarten Gebäude tauschen ihre verdeckten Karten?
        [event_send]
            { $goal_kind ->
                [square] { $event }: Auf welchem Weg geht { $sent } { $goal_to }?
               *[other] { $event }: Wer muss gehen, und wohin?
            }
        [event_take] { $event }: Aus welchem Gebäude, und welche Karte?
        [event_add_two] { $event }: Auf welchem Feld tauchen die Zombies auf?
       *[event_reload] { $event }: Welche Waffe?
    }
ask-event_choice-why = Ereignisse kosten keine Aktion.
wait-event_choice = Warten auf { $players }: Was bewirkt das Ereignis?
ask-pass_card = Welche Karte gibst du nach links?
ask-pass_card-why = Alle wählen gleichzeitig. Die Karte kennt nur, wer sie gibt und wer sie bekommt.
wait-pass_card = Warten auf { $players }: Welche Karte wird weitergegeben?
ask-push_order = Wo greifen die zurückgedrängten Zombies zuerst an?
ask-push_order-why = Zurückgedrängte Zombies greifen alle an, die dort stehen, wo sie hinkommen.
wait-push_order = Warten auf { $players }: Wo greifen die zurückgedrängten Zombies zuerst an?

## Fragen: Kämpfe

ask-shoot_again = { $pawn } gegen { $target_prey }: Geht es weiter?
ask-shoot_again-why = Weitere Kugeln derselben Waffe kosten keine Aktion mehr, eine andere Waffe schon.
wait-shoot_again = Warten auf { $players }: Noch ein Schuss?
ask-draw2_pick = { $cards }: Was zählt für { $weapon_theacc }?
ask-draw2_pick-why = Diese Waffe zieht zwei Karten je Schuss; die andere wird abgelegt.
wait-draw2_pick = Warten auf { $players }: Welche Kampfkarte zählt?
ask-defence_weapon = { $attacker_the } greift { $defender_prey } an. Welche Waffe schießt zurück?
ask-defence_weapon-why = Wer schießen kann, muss schießen. Die höhere Kampfkarte gewinnt.
wait-defence_weapon = Warten auf { $players }: Welche Waffe schießt zurück?
ask-fight_or_take = { $square_in } fällt dich ein Zombie an. Schießt du, oder nimmst du den Verlust hin?
ask-fight_or_take-why = Hier verfehlt nur Ladehemmung, und Schießen kostet keine Aktion. Der Verlust ist 1 Gesundheit oder ein Überlebender, und eine Spielfigur, die dabei ist, läuft weg.
wait-fight_or_take = Warten auf { $players }: Schießen oder den Verlust hinnehmen?
ask-who_suffers = Der Zombie { $square_in } erwischt jemanden. Wen trifft es?
ask-who_suffers-why = Eine verletzte Spielfigur kann geheilt werden; ein geopferter Überlebender ist mit seiner Waffe verloren. Eine Spielfigur, die dabei ist, läuft danach weg.
wait-who_suffers = Warten auf { $players }: Wen trifft es?
ask-retreat =
    { $fight_id ->
        [over] Der Kampf ist vorbei. Bleibt { $pawn }, oder weicht { $pawn } auch zurück?
       *[on] Bleibt { $pawn } im Kampf, oder weicht { $pawn } zurück?
    }
ask-retreat-why =
    { $fight_id ->
        [over] Das wird nach jedem Durchgang gefragt, auch wer gewonnen hat oder wessen Gegner fort ist.
       *[on] Das wird nach jedem Durchgang gefragt, zuerst wer verloren hat. Wer zurückweicht, beendet den Kampf. Bleiben beide, darf weitermachen, wer angegriffen hat.
    }
wait-retreat = Warten auf { $players }: Bleiben oder zurückweichen?
ask-flee_to = Wohin läuft { $pawn } weg?
ask-flee_to-why = Nach einem Verlust läuft die Spielfigur so weit weg, wie es geht, höchstens drei Felder. Das kostet nichts.
wait-flee_to = Warten auf { $players }: Wohin weglaufen?
ask-entry_fight = { $pawn } betritt { $building }. Eröffnest du das Feuer?
ask-entry_fight-why = Das kostet keine Aktion. Wer hereinkommt, muss sich wehren und kann gewinnen.
wait-entry_fight = Warten auf { $players }: Ist der Besuch willkommen?
ask-first_group = Wer stellt sich { $square_in } dem Zombie zuerst?
ask-first_group-why = Dort ist mehr als eine Gruppe. Jede stellt sich ihm der Reihe nach, bis er tot ist.
wait-first_group = Warten auf { $players }: Wer stellt sich dem Zombie zuerst?

## Fragen: Zombies

ask-zombie_move =
    { $left ->
        [one] Welchen Zombie bewegst du? Noch eine Bewegung.
       *[other] Welchen Zombie bewegst du? Noch { $left } Bewegungen.
    }
ask-zombie_move-why = Vorwärts oder seitwärts, jeden nur einmal. Du musst sie alle bewegen, auch gegen dich selbst.
wait-zombie_move = Warten auf { $players }: Welcher Zombie geht?
ask-trap_victims =
    { $count ->
        [one] Die Sprengfalle vor { $building } tötet einen Zombie. Welchen?
       *[other] Die Sprengfallen vor { $building } töten { $count } Zombies. Welche?
    }
ask-trap_victims-why = Sprengfallen töten Zombies rings um das Gebäude; die Punkte bekommt, wem es gehört.
wait-trap_victims = Warten auf { $players }: Wen tötet die Sprengfalle?
ask-refill_squares =
    { $count ->
        [one] Nur ein Zombie ist noch im Vorrat. Wo steht er auf?
       *[other] Nur { $count } Zombies sind noch im Vorrat. Wo stehen sie auf?
    }
ask-refill_squares-why = Jedes leere Feld am Friedhof bekäme einen Zombie, aber es sind zu wenige.
wait-refill_squares = Warten auf { $players }: Wo stehen die letzten Zombies auf?

## Antworten

option-colour = { $it_printed } nehmen
option-home = { $it }
option-keep = { $it_acc } behalten
option-pawn = { $it }
option-free_move = Freibewegung
option-move = bewegen
option-draw = vom Kartenstapel ziehen
option-play = { $it_acc } spielen
option-attack = angreifen
option-tear_down = eine Barrikade niederreißen
option-store = eine Karte einlagern
option-collect = eine Karte abholen
option-arm = einen Überlebenden bewaffnen
option-disarm = einen Überlebenden entwaffnen
option-fetch = einen Überlebenden mitnehmen
option-post = einen Überlebenden postieren
option-house = das Haus nutzen
option-event = { $it_acc } spielen
option-drop = { $it_acc } (leer) wegwerfen
option-end_turn = den Zug beenden
option-take_loss = den Verlust hinnehmen
option-to = { $it_to }
option-stop = hier aufhören
option-look =
    { $it_number ->
        [one] 1 Karte ansehen
       *[other] { $it_number } Karten ansehen
    }
option-trigger = { $it_acc } sofort auslösen
option-return = nichts behalten
option-top = { $it_acc } oben auf den Kartenstapel legen
option-bottom = { $it_acc } unter den Kartenstapel legen
option-accompany = begleitet { $it }
option-place = bleibt { $it_in }
option-by = { $it_way }
option-then = dann { $it }
option-send = { $it }
option-visit = { $it } besuchen
option-bearer = { $it } bekommt sie
option-light = Feuerwerk über { $it }
option-target =
    { $it_kind ->
        [card] { $it_acc }
       *[other] { $it_prey }
    }
option-weapon = { $it }
option-fire =
    { $it_kind ->
        [card] { $it_acc } abfeuern
       *[other] noch einmal schießen
    }
option-change = für eine Aktion mit { $it_thisdat } weiterschießen
option-use = { $it }
option-hurt = { $it } nimmt den Schaden
option-lose = { $it_acc } opfern
option-stay = bleiben
option-decline = nicht schießen
option-fight = mit { $it_thisdat } schießen
option-who = { $it }
option-take = { $it }
option-swap = { $it }
option-with =
    { $it_kind ->
        [card] mit { $it_thisdat }
       *[other] mit { $it }
    }
option-nobody = niemand
option-goal = { $it_to }
option-from = { $it_from }
option-card =
    { $it_kind ->
        [card] { $it }
       *[other] Karte { $it }
    }
option-at = { $it_in }
option-give = { $it_acc } geben
option-discard = { $it_acc } abwerfen
option-zombie = der Zombie { $it_in }
option-first = zuerst { $it }
option-victim = ein Zombie { $it_in }
option-moved = ein Zombie { $it_in }, der schon bewegt ist
option-fill = { $it }
option-next = zuerst { $it_in }
answers-keep = { $things_acc } behalten
answers-discard = { $things_acc } abwerfen
answer-zombie-to = der Zombie { $zombie_in } geht { $to_to }
answer-free_move-to = Freibewegung { $to_to }
answer-move-to = bewegen { $to_to }
answer-draw-at = { $at_in } vom Kartenstapel ziehen
answer-draw-at-look =
    { $look_number ->
        [one] { $at_in } eine Karte ziehen
       *[other] { $at_in } { $look } Karten ansehen
    }
answer-play-accompany = { $play_acc } spielen, begleitet { $accompany }
answer-play-place = { $play_acc } spielen, bleibt { $place_in }
answer-play-bearer = { $play_acc } spielen, für { $bearer }
answer-play-light = { $play_acc } spielen, über { $light }
answer-play-at = { $play_acc } vor { $at } bauen
answer-play-at-then = { $play_acc } und { $then_acc } vor { $at } bauen
answer-attack-target =
    { $target_kind ->
        [card] { $target_acc } angreifen
       *[other] { $target_prey } angreifen
    }
answer-attack-target-with =
    { $target_kind ->
        [card] { $target_acc } mit { $with_dat } angreifen
       *[other] { $target_prey } mit { $with_dat } angreifen
    }
answer-tear_down-at = eine Barrikade von { $at } niederreißen
answer-store-card = { $card_acc } einlagern
answer-store-card-at = { $card_acc } { $at_in } einlagern
answer-collect-card = { $card_acc } abholen
answer-collect-card-at = { $card_acc } { $at_in } abholen
answer-arm-weapon = { $weapon_acc } weitergeben
answer-arm-weapon-who = { $weapon_acc } an { $who_acc } geben
answer-disarm-who = die Waffe von { $who } nehmen
answer-fetch-who = { $who_acc } mitnehmen
answer-post-who = { $who_acc } postieren
answer-house-at = das Haus nutzen: { $at }
answer-house-at-take = { $at_in } { $take_acc } finden
answer-house-at-weapon = { $at_in } { $weapon_acc } nachladen
answer-house-at-visit = { $at_from } { $visit } besuchen
answer-event-at = { $event_acc } spielen, { $at_in }
answer-event-weapon = { $event_acc } spielen, für { $weapon }
answer-event-swap-with = { $event_acc } spielen, mit { $swap } und { $with }
answer-event-from-card = { $event_acc } spielen: Karte { $card } { $from_from }
answer-event-send-goal = { $event_acc } spielen: { $send } { $goal_to }
answer-swap-with = die Karten von { $swap } und { $with } tauschen
answer-from-card = Karte { $card } { $from_from } nehmen
answer-send-goal = { $send } { $goal_to } schicken
answer-to-by = { $to_to } { $by_way }
answer-weapon-who = { $weapon_acc } an { $who_acc } geben

## Ablehnungen: was gerade fehlt, wo die Regel es nicht sagt

refused-move-ZT-6-1 = Zuerst kommt die Freibewegung: Sie kostet keine Aktion.
refused-attack-ZT-9-6 = Nichts ist in Reichweite: kein Zombie bis zu zwei Felder weit, und niemand sonst auf deinem Feld.

## Was geschehen ist: Spielaufbau

event-zombies_set = { $count } Zombies steigen rings um den Friedhof aus ihren Gräbern.
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
event-home_base_chosen = { $pawn } zieht { $building_to }.
event-houses_dealt = Jetzt wissen alle, wer wo gewohnt hat: { $houses }.
event-start_cards_dealt = { $seat } bekommt { $cards_acc }.
event-start_cards_dealt-open = { $seat } bekommt { $count } Karten.
event-start_cards_kept = { $seat } behält { $cards_acc }.
event-start_cards_kept-open =
    { $count ->
        [0] { $seat } behält keine Karte.
        [one] { $seat } behält 1 Karte.
       *[other] { $seat } behält { $count } Karten.
    }
event-card_redrawn = { $seat } hat zu wenig Brauchbares und zieht { $cards_acc } nach.
event-card_redrawn-open =
    { $count ->
        [one] { $seat } hat zu wenig Brauchbares und zieht 1 Karte nach.
       *[other] { $seat } hat zu wenig Brauchbares und zieht { $count } Karten nach.
    }
event-piles_dealt = In jedem leeren Gebäude liegen { $count } verdeckte Karten.
event-leftover_discarded = Was übrig ist, liegt für alle offen: { $cards }.
event-first_player = { $seat } beginnt und achtet auf die Zeit.

## Was geschehen ist: Tage und Züge

event-day_began = Tag { $day } bricht an.
event-turn_began =
    { $free_moves ->
        [one] { $seat } hat { $actions } Aktionen und eine Freibewegung.
       *[other] { $seat } hat { $actions } Aktionen und { $free_moves } Freibewegungen.
    }
event-turn_ended = { $seat } ist fertig.
event-turn_skipped = { $seat } ist tot und hat keinen Zug.
event-cards_discarded = { $seat } wirft { $cards_acc } ab.
event-pawn_moved =
    { $how_id ->
        [retreat] { $pawn } weicht zurück { $square_to }.
        [flight] { $pawn } rennt ums nackte Leben { $square_to }.
        [visit] { $pawn } kommt durch die Hintertür { $square_to }.
        [send] { $pawn } wird { $square_to } geführt.
       *[walk] { $pawn } geht { $square_to }.
    }
event-entry_declined = { $seat } lässt { $pawn } ohne Kampf herein: { $building }.
event-entry_fight_opened = { $fighter_the } eröffnet mit { $weapon_thedat } das Feuer auf { $pawn }.

## Was geschehen ist: Suchen

event-cards_looked_at = { $pawn } durchsucht { $building } und sieht { $cards_acc }.
event-cards_looked_at-open =
    { $count ->
        [one] { $pawn } durchsucht { $building } und sieht sich eine Karte an.
       *[other] { $pawn } durchsucht { $building } und sieht sich { $count } Karten an.
    }
event-card_kept = { $pawn } behält { $card_acc } aus { $building }.
event-card_kept-open = { $pawn } behält eine Karte aus { $building }.
event-card_returned =
    { $end_id ->
        [top] { $seat } legt { $card_acc } zurück auf den Kartenstapel { $building_in }.
       *[bottom] { $seat } legt { $card_acc } unter den Kartenstapel { $building_in }.
    }
event-card_returned-open =
    { $end_id ->
        [top] { $seat } legt eine Karte zurück auf den Kartenstapel { $building_in }.
       *[bottom] { $seat } legt eine Karte unter den Kartenstapel { $building_in }.
    }
event-card_stored = { $seat } lagert { $card_acc } { $building_in } ein.
event-card_stored-open = { $seat } lagert eine Karte { $building_in } ein.
event-card_collected = { $seat } holt { $card_acc } { $building_in } ab.
event-card_collected-open = { $seat } holt eine eingelagerte Karte { $building_in } ab.
event-stored_forfeited =
    { $count ->
        [one] Eine Karte, die { $building_in } eingelagert war, geht unter dem Kartenstapel verloren.
       *[other] { $count } Karten, die { $building_in } eingelagert waren, gehen unter dem Kartenstapel verloren.
    }

## Was geschehen ist: Karten

event-survivor_joined = Ein Überlebender begleitet { $pawn }.
event-survivor_placed = Ein Überlebender hält { $building_in } Wache für { $pawn }.
event-survivor_fetched = Ein Überlebender folgt von jetzt an { $pawn }.
event-weapon_taken =
    { $shots ->
        [0] { $bearer_the } nimmt { $weapon_one }, und die Waffe ist leer.
        [one] { $bearer_the } nimmt { $weapon_one } mit 1 Schuss.
       *[other] { $bearer_the } nimmt { $weapon_one } mit { $shots } Schüssen.
    }
event-weapon_dropped = { $weapon_the } ist leer und wird weggeworfen.
event-weapon_reloaded = { $weapon_the } ist wieder geladen: { $shots } Schüsse.
event-barricades_built = { $pawn } vernagelt { $building } mit { $cards }.
event-barricades_built-open =
    { $count ->
        [one] { $pawn } vernagelt { $building } mit einer Barrikade, und niemand sieht, wie stark sie ist.
       *[other] { $pawn } vernagelt { $building } mit { $count } Barrikaden, und niemand sieht, wie stark sie sind.
    }
event-barricade_torn_down = { $pawn } reißt { $card_acc } von { $building } herunter.
event-fireworks_lit = { $seat } zündet ein Feuerwerk über { $building }; die Toten halten Abstand.
event-fireworks_out = Das Feuerwerk über { $building } ist abgebrannt.

## Was geschehen ist: Häuser

event-house_used =
    { $house_id ->
        [survivalist] { $pawn } fragt { $building_in } den Survivalisten; das Haus steht jetzt auf { $number }.
        [wood_worker] { $pawn } durchsucht { $building_in } die Werkstatt; das Haus steht jetzt auf { $number }.
        [nosy_neighbor] { $pawn } schlüpft { $building_from } durch die Hintertüren; das Haus steht jetzt auf { $number }.
        [gun_collector] { $pawn } findet { $building_in } Munition; das Haus steht jetzt auf { $number }.
        [nurse] { $pawn } wird { $building_in } verbunden; das Haus steht jetzt auf { $number }.
       *[other] { $pawn } nutzt { $building }; das Haus steht jetzt auf { $number }.
    }
event-card_found = { $seat } nimmt { $card_acc } aus dem Ablagestapel.
event-pawn_healed = { $pawn } geht es besser: Gesundheit { $health }.
event-house_reset = Die Zahl von { $building } steht wieder auf 5.

## Was geschehen ist: Ereignisse

event-event_triggered =
    { $event_id ->
        [event_switch] Tausch: { $pawn } bringt zwei Häuser durcheinander.
        [event_zombie] Zombie: Da hat etwas auf { $pawn } gewartet.
        [event_send] Schicken: { $pawn } darf jemanden auf den Weg schicken.
        [event_plus_action] +1 Aktion: { $pawn } holt tief Luft.
        [event_take] Nehmen: { $pawn } greift in ein fremdes Haus.
        [event_back] Zurück: { $pawn } drängt die Toten zurück.
        [event_add_two] Zwei dazu: { $pawn } ist da draußen nicht allein.
        [event_time] Zeit: { $pawn } dreht die Uhr zurück.
        [event_pass] Weitergeben: { $pawn } lässt alle eine Karte hergeben.
       *[event_reload] Nachladen: { $pawn } findet eine Schachtel Patronen.
    }
event-event_without_effect = { $event } bewirkt nichts.
event-event_used = { $event } kommt auf den Ablagestapel.
event-piles_switched = Die verdeckten Karten haben die Plätze getauscht: { $buildings }.
event-pawn_sent = { $seat } schickt { $pawn } { $goal_to }.
event-nobody_sent = { $seat } schickt niemanden.
event-action_gained =
    { $actions ->
        [one] { $pawn } hat jetzt 1 Aktion.
       *[other] { $pawn } hat jetzt { $actions } Aktionen.
    }
event-card_taken = { $seat } nimmt Karte { $position } { $building_from }: { $card }.
event-card_taken-open = { $seat } nimmt Karte { $position } { $building_from }.
event-day_turned_back = Es ist noch einmal Tag { $day }.
event-card_passed = { $seat } gibt { $card_acc } an { $to } weiter.
event-card_passed-open = { $seat } gibt eine Karte an { $to } weiter.
event-zombie_appeared =
    { $count ->
        [one] { $square_in } erscheint ein Zombie.
       *[other] { $square_in } erscheinen { $count } Zombies.
    }
event-zombies_pushed = Die Toten um { $building } taumeln zurück: { $squares }.

## Was geschehen ist: Kämpfe

event-attack_began = { $pawn } greift { $target_prey } mit { $weapon_thedat } an.
event-weapon_changed = { $pawn } macht mit { $weapon_thedat } weiter, für eine weitere Aktion.
event-shot_fired =
    { $shots ->
        [0] { $fighter_the } verschießt die letzte Kugel: { $weapon_the } ist leer.
        [one] { $fighter_the } feuert { $weapon_theacc } ab; 1 Schuss bleibt.
       *[other] { $fighter_the } feuert { $weapon_theacc } ab; { $shots } Schüsse bleiben.
    }
event-combat_cards_drawn =
    { $cards_count ->
        [one] Kampfkarte für { $fighter_theacc }: { $cards }.
       *[other] Kampfkarten für { $fighter_theacc }: { $cards }; es zählt { $used }.
    }
event-combat_deck_shuffled = Die Kampfkarten werden gemischt.
event-missed = { $fighter_the } verfehlt { $target_prey }.
event-zombie_killed =
    { $pawn_kind ->
        [colour] { $pawn } erledigt { $square_prey }.
       *[other] Die Sprengfalle erledigt { $square_prey }, und niemandem zählt es.
    }
event-exchange_tied = Unentschieden: Beide ziehen noch einmal.
event-exchange_won = { $winner_the } gewinnt den Durchgang gegen { $loser_theacc }.
event-fight_ended = Der Kampf ist vorbei.
event-zombie_faced = { $square_in } fällt ein Zombie über die Leute von { $seat } her.
event-loss_taken = { $seat } kann den Zombie { $square_in } nicht aufhalten.
event-pawn_hurt =
    { $health ->
        [0] { $pawn } wird einmal zu oft verletzt.
       *[other] { $pawn } wird verletzt: Gesundheit { $health }.
    }
event-survivor_died = Ein Überlebender von { $owner } ist tot.
event-pawn_trapped = { $pawn } kommt nicht weg und bleibt.
event-pawn_died = { $pawn } ist tot.
event-seat_eliminated = { $seat } ist ausgeschieden.
event-hand_discarded =
    { $cards_count ->
        [0] { $seat } hinterlässt keine Karten.
       *[other] { $seat } hinterlässt { $cards_acc }.
    }

## Was geschehen ist: Gebäude

event-building_claimed =
    { $before_kind ->
        [colour] { $pawn } nimmt { $before } { $building } weg.
       *[other] { $pawn } nimmt { $building } in Besitz.
    }
event-building_lost = { $pawn } verliert { $building }.
event-survivors_driven_out =
    { $survivors_count ->
        [one] Ein Überlebender muss gehen, denn { $building } gehört jetzt jemand anderem.
       *[other] { $survivors_count } Überlebende müssen gehen, denn { $building } gehört jetzt jemand anderem.
    }

## Was geschehen ist: Zombies

event-zombie_phase_began =
    { $count ->
        [one] Die Toten rühren sich: { $seat } bewegt einen Zombie.
       *[other] Die Toten rühren sich: { $seat } bewegt { $count } Zombies.
    }
event-zombie_moved = Ein Zombie schlurft { $before_from } { $square_to }.
event-moves_lost =
    { $count ->
        [one] Kein Zombie kann sich mehr bewegen; 1 Bewegung verfällt.
       *[other] Kein Zombie kann sich mehr bewegen; { $count } Bewegungen verfallen.
    }
event-zombies_refilled =
    { $squares_count ->
        [one] Das Grab bei { $squares } öffnet sich wieder.
       *[other] Die Gräber bei { $squares } öffnen sich wieder.
    }
event-barricades_fell =
    { $cards_count ->
        [one] Die Barrikade vor { $building } bricht: { $cards }.
       *[other] Die Barrikaden vor { $building } brechen: { $cards }.
    }
event-trap_sprung =
    { $count ->
        [one] Vor { $building } geht eine Sprengfalle hoch: Ein Zombie stirbt.
       *[other] Vor { $building } gehen Sprengfallen hoch: Bis zu { $count } Zombies sterben.
    }

## Das Ende

event-points_counted = { $pawn }: erledigte Zombies { $kills }, Barrikaden { $barricades }, Überlebende { $survivors }, Waffen { $weapons }, Häuser { $houses }; zusammen { $total }.
event-match_ended =
    { $winners_count ->
        [0] { $reason } Niemand gewinnt.
        [one] { $reason } Punkte: { $scores }. { $winners } gewinnt.
       *[other] { $reason } Punkte: { $scores }. { $winners } teilen sich den Sieg.
    }
end-last_day = Der letzte Tag ist vorbei.
end-all_dead = In dieser Stadt lebt niemand mehr.

## Optionen

option_name-days = Länge
option_name-days-why = Wie viele Tage die Stadt durchhalten muss. Jeden Tag bewegen sich mehr Zombies.
option_value-days =
    { $value ->
        [0] wie üblich: 10 Tage, zu sechst 8
        [one] 1 Tag
       *[other] { $value } Tage
    }
option_name-leftover_cards = Übrige Karten
option_name-leftover_cards-why = Was mit den Aktionskarten geschieht, die niemand bekommen hat.
option_value-leftover_cards-box = in der Schachtel
option_value-leftover_cards-box-why = Sie bleiben aus dem Spiel, und niemand sieht sie.
option_value-leftover_cards-discard = Ablagestapel
option_value-leftover_cards-discard-why = Sie sind der erste offene Ablagestapel; Survivalist und Holzarbeiter haben sofort etwas davon.
option_name-zombie_supply = Zombie-Vorrat
option_name-zombie_supply-why = Ob erledigte Zombies wiederkommen.
option_value-zombie_supply-limited = 100 und nicht mehr
option_value-zombie_supply-limited-why = Ein erledigter Zombie kommt nie zurück; der Vorrat kann ausgehen.
option_value-zombie_supply-recycle = ohne Ende
option_value-zombie_supply-recycle-why = Erledigte Zombies werden gezählt, und die Figuren gehen in den Vorrat zurück.
option_name-two_player_dead_pawn = Punkte einer toten Spielfigur
option_name-two_player_dead_pawn-why = Was zu zweit die Farbe einer toten Spielfigur wert ist.
option_value-two_player_dead_pawn-zero = nichts
option_value-two_player_dead_pawn-zero-why = Nur lebende Spielfiguren zählen.
option_value-two_player_dead_pawn-count = als lebte sie
option_value-two_player_dead_pawn-count-why = Erledigte Zombies, Häuser, Barrikaden und Überlebende einer toten Spielfigur zählen weiter.
option_name-youngest_seat = Wer ist am jüngsten?
option_name-youngest_seat-why = Wer am jüngsten ist, sucht zuerst Farbe und Heimatbasis aus.
option_value-youngest_seat =
    { $value ->
        [0] ausgelost
       *[other] Platz { $value }
    }

## Gespräch am Tisch

phrase-greet = Guten Abend, Nachbarn. Schließt eure Türen ab.
phrase-greet_gruff = Mein Zaun ist mein Zaun. Merkt euch das, Nachbarn.
phrase-greet_sweet = Liebe Nachbarn. Ich habe Kuchen gebacken, kommt doch vorbei.
phrase-greet_anxious = Sehe nur ich das, oder brennt auf dem Friedhof Licht?
phrase-greet_merry = Was für eine Nacht für einen Spaziergang. Wer zuletzt kommt, wird gefressen.
phrase-greet_short = ’n Abend.
phrase-agree = Einverstanden, { $to }.
phrase-decline = Nein, { $to }. Nicht mit mir.
phrase-truce = { $to }, lass mein Haus in Ruhe, dann lasse ich deins in Ruhe.
phrase-promise = Meine Zombies kommen nicht zu dir, { $to }.
phrase-threaten = { $to }, ich weiß, wo du wohnst. Die Toten wissen es auch bald.
phrase-accuse = Auf { $who } ist kein Verlass.
phrase-leader = { $who } liegt vorn. Schickt eure Zombies dorthin.
phrase-ask_help = Haltet sie von { $building } fern, das vergesse ich euch nicht.
phrase-warn = Bleibt weg von { $building }, sonst tut es euch leid.
phrase-bluff = Versucht es ruhig bei { $building }. Da ist dreimal zugenagelt.
phrase-mine = { $building } gehört mir.
phrase-claim_card = Ich habe { $card_acc }.
phrase-not_me = Mit dem Zombie hatte ich keine Wahl.
phrase-thank = Danke, { $to }. Du hast etwas gut bei mir.
phrase-sorry = Tut mir leid, { $to }. Du oder ich.
phrase-mock = { $to }, deine Tür steht offen.
phrase-well_done = Guter Schuss, { $to }.
phrase-lament = Warum kommen sie immer zu mir?
phrase-think = Lasst mich kurz nachdenken.

## Rat: warum ein Bot etwas tun würde

reason-home = Die Basis { $building_in } liegt weit weg von den anderen.
reason-start-cards = Diese Karten helfen am Anfang am meisten.
reason-claim = { $building } wäre ein eigenes Haus mehr.
reason-take-over = { $building } lässt sich { $pawn } wegnehmen.
reason-strengthen = Die Barrikaden vor { $building } müssen die Zombies ringsum aushalten.
reason-close = Eine dritte Barrikade schließt { $building } für alle anderen.
reason-search =
    { $count ->
        [one] Eine Karte ist { $building_in } noch zu finden.
       *[other] { $count } Karten sind { $building_in } noch zu finden.
    }
reason-search-more =
    { $count ->
        [one] Eine Karte muss reichen.
       *[other] Bei { $count } Karten gibt es mehr auszusuchen.
    }
reason-shoot = Der Zombie { $square_in } ist einen Punkt wert.
reason-relieve = Der Zombie { $square_in } drängt gegen { $building }.
reason-clear = Die Zombies { $square_in } müssen zuallererst weg.
reason-strike-pawn = { $pawn } ist schwach genug für einen Kampf.
reason-strike-survivor = Ohne { $survivor_theacc } ist das Gebäude leichter zu nehmen.
reason-arm = Gut zum Verteidigen, und am Ende zählt es auch: { $card }.
reason-company = Ein Überlebender als Begleiter ist ein Punkt und findet mehr Karten.
reason-guard = Ein Überlebender { $building_in } hält es für dich.
reason-light = Ein Feuerwerk hält die Zombies eine Runde lang von { $building } fern.
reason-use-house = { $building } ({ $house }) zu nutzen bringt mehr als den Punkt, den es kostet.
reason-swap-weapon = { $weapon_the } ist leer und nimmt einer geladenen Waffe den Platz weg.
reason-go-claim = Auf zu { $building }: Es kann dir gehören.
reason-go-take = Auf zu { $building }: Es lässt sich { $pawn } wegnehmen.
reason-go-search = Auf zu { $building }: Dort sind Karten zu finden.
reason-go-shoot = Von { $square } aus ist ein Zombie zu treffen.
reason-go-safe = { $square_in } erwischen dich die Zombies nicht so bald.
reason-go-on = Der Weg geht weiter { $square_to }.
reason-tear-down = Ohne die Barrikaden hält { $pawn } { $building } nicht lange.
reason-event-now = Ein guter Moment für { $event }.
reason-event-free = { $event } kostet keine Aktion, wenn du es sofort auslöst.
reason-keep-card = Das wird noch nützlich: { $card }.
reason-no-use = Das hilft gerade nicht: { $card }.
reason-put-top = Das solltest du wiederfinden: { $card }.
reason-put-bottom = Das sollte so bald niemand finden: { $card }.
reason-fire-on = Noch ein Schuss auf { $target_prey } lohnt sich.
reason-save-shots = { $weapon } soll noch Schüsse für später haben.
reason-best-weapon = { $weapon_the } eignet sich am besten.
reason-best-shot = { $card } ist besser.
reason-fight = Ein Schuss auf den Zombie { $square_in } ist billiger als ein Verlust.
reason-take-loss = Der Zombie { $square_in } ist die Schüsse nicht wert.
reason-bears-it = { $pawn } hält den Schaden aus.
reason-sacrifice = { $survivor_the } ist der kleinere Verlust.
reason-withdraw = { $square_in } ist es sicherer als in diesem Kampf.
reason-stand = { $pawn } hat die besseren Aussichten.
reason-shelter = { $square_in } ist es am sichersten.
reason-keep-out = { $pawn } soll nicht herein.
reason-let-in = Ein Kampf gegen { $pawn } lohnt sich nicht.
reason-press = Mehr Zombies bei { $building } setzen { $pawn } zu.
reason-storm = { $building } ist offen, und es ist das Haus von { $pawn }.
reason-hunt = Ein Zombie { $square_in } kostet { $pawn } Schüsse oder Blut.
reason-away = { $square_in } schadet dir der Zombie am wenigsten.
reason-discard-least = Das ist am ehesten zu entbehren: { $card }.
reason-pass-least = Das hilft den anderen am wenigsten: { $card }.
reason-reload = { $weapon_the } braucht am dringendsten Munition.
reason-send-away = { $pawn } ist anderswo besser aufgehoben, jedenfalls für dich.
reason-others-first = Lass { $pawn } dem Zombie zuerst gegenüberstehen.
reason-trap = Der Zombie { $square_in } ist der gefährlichste.
reason-refill = Zombies sollten weit weg von deinen Häusern aufstehen.
reason-rest = Es gibt nichts Besseres mehr zu tun.

## Der Tisch in Worten

town-day =
    { $day ->
        [0] Vor dem ersten Tag: { $phase }.
       *[other] Tag { $day } von { $days }, { $phase }.
    }
town-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
        [yellow] L
        [black] S
       *[white] W
    }
town-legend = Karte: ## Friedhof, x sein Rand, . Straße, 01 bis 12 Gebäude, z Zombies, = Barrikade. Spielfiguren: { $letters }; ein kleiner Buchstabe ist ein Besitzer, der nicht da ist.
town-loose = Zombies auf den Straßen, weg vom Friedhof: { $squares }.
town-building =
    { $name }{ $dealt ->
        [yes] , { $house } { $number }
       *[no] {""}
    }: { $cards ->
        [0] keine Karten im Kartenstapel
        [one] 1 Karte im Kartenstapel
       *[other] { $cards } Karten im Kartenstapel
    }.
town-owned = Gehört { $owner }.
town-home-base = Heimatbasis von { $owner }.
town-barricades =
    { $count ->
        [one] 1 Barrikade.
       *[other] { $count } Barrikaden.
    }
town-pressure =
    { $count ->
        [one] 1 Zombie an den Wänden.
       *[other] { $count } Zombies an den Wänden.
    }
town-lit = Feuerwerk darüber.
town-inside = Drinnen: { $there }.
town-stored =
    { $count ->
        [one] { $player } hat 1 Karte eingelagert.
       *[other] { $player } hat { $count } Karten eingelagert.
    }
town-zombies =
    { $count ->
        [one] 1 Zombie
       *[other] { $count } Zombies
    }
town-armed = { $name } mit { $weapon }
town-weapon =
    { $shots ->
        [0] { $weapon } (leer)
        [one] { $weapon } (1 Schuss)
       *[other] { $weapon } ({ $shots } Schüsse)
    }
town-shots =
    { $shots ->
        [0] leer
        [one] 1 Schuss
       *[other] { $shots } Schüsse
    }
town-player =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
town-pawn =
    { $name }: { $place }, Gesundheit { $health }, { $kills ->
        [one] 1 Zombie erledigt
       *[other] { $kills } Zombies erledigt
    }.
town-dead =
    { $kills ->
        [one] { $name }: tot, 1 Zombie erledigt.
       *[other] { $name }: tot, { $kills } Zombies erledigt.
    }
town-carries = { $weapons }.
town-companions = Zusammen mit: { $survivors }.
town-trapped = Sitzt fest.
town-timekeeper = Achtet auf die Zeit.
town-last-hand = Hatte auf der Hand: { $cards }.
town-turn =
    { $player } ist am Zug: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $moves ->
        [0] keine Freibewegung
        [one] 1 Freibewegung
       *[other] { $moves } Freibewegungen
    }.
town-zombie-moves =
    { $count ->
        [one] { $player } bewegt die Zombies: noch 1.
       *[other] { $player } bewegt die Zombies: noch { $count }.
    }
town-draw =
    { $count ->
        [one] 1 Karte aus { $building } wird angesehen.
       *[other] { $count } Karten aus { $building } werden angesehen.
    }
town-event = Ereignis: { $event }.
town-fight =
    { $kind ->
        [zombie] { $attacker } schießt mit { $weapon } auf einen Zombie: { $target }.
       *[other] { $attacker } mit { $weapon } gegen { $target }.
    }{ $count ->
        [0] {""}
       *[other] {" "}Kampfkarten: { $shots }, dagegen: { $answers }.
    }
town-defence = Ein Zombie greift an: { $square }.
town-stacks =
    { $zombies ->
        [one] 1 Zombie im Vorrat
       *[other] { $zombies } Zombies im Vorrat
    }, { $combat ->
        [one] 1 Kampfkarte im Stapel
       *[other] { $combat } Kampfkarten im Stapel
    }. { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Ablagestapel: { $cards }.
    }
town-dealt = Deine Startkarten: { $cards }.
town-seen = Du siehst dir an: { $cards }.
town-known-hand = { $player } hat, wie du weißt: { $cards }.
town-own-barricades = { $building }, Barrikaden, die du kennst: { $cards }.
town-own-strength = { $building }, Barrikaden: { $cards }. Widerstandswert { $strength }.
town-known-pile = { $building }, Karten im Kartenstapel, die du kennst, von oben: { $cards }.
town-known-store = { $building }, eingelagerte Karten, die du kennst: { $cards }.
town-fresh = { $name } (nicht in diesem Zug)
town-hand = Deine Hand: { $cards }.
town-beside = bei { $building }
town-note = { $text } ({ $note })

## Einführung

tutorial-aim = Aus dem Friedhof kommen Zombies, und ringsum stehen zwölf Gebäude. Durchsuch sie, nimm sie in Besitz und lenk die Zombies zu den anderen. Wer am Ende des letzten Tages lebt und die meisten Siegpunkte hat, gewinnt.
tutorial-colour = Wer am jüngsten ist, sucht zuerst aus, und das bist heute du. Die Farben sind alle gleich gut: Nimm Rot.
tutorial-colour-other = Jede andere ginge genauso. Für diese Geschichte nimm bitte Rot.
tutorial-home = Such dir eine Heimatbasis aus. Sie gehört dir von Anfang an und bringt Siegpunkte, geht aber verloren, wenn jemand anderes sie betritt und keiner von deinen Leuten darin ist. Nimm Gebäude 12 im Nordwesten.
tutorial-home-other = Das ginge auch. Aber diese Geschichte beginnt im Nordwesten, in Gebäude 12.
tutorial-houses = Ada wohnt in Gebäude 10, nicht weit von dir, Bruno in 2 und Cleo in 5. Jedes Gebäude hat eine Hauskarte, meist mit einer Fähigkeit für den Besitzer. Die 5 darauf ist sein Wert.
tutorial-keep = Alle haben eine Pistole und sechs Karten und behalten davon drei. Ereignisse darf niemand behalten, also ist es für dich einfach: der Überlebende und beide Barrikaden.
tutorial-turn = Du beginnst. In jedem Zug hast du drei Aktionen und eine Freibewegung von bis zu drei Schritten, in beliebiger Reihenfolge. Heute dauert es nur zwei Tage, sonst meist zehn.
tutorial-leave = Zu viert haben Heimatbasen keinen Kartenstapel, hier ist also nichts zu finden. Gebäude 11 ist drei Schritte entfernt: Genau dafür ist die Freibewegung da.
tutorial-out = An ein Gebäude grenzen vier Felder, und nur über sie kommst du hinein und heraus. Dein Weg führt über A5 und A6.
tutorial-street = Auf der Straße darfst du auch schräg gehen. Nur Zombies halten dich auf: Wer ihr Feld betritt, muss dort kämpfen. Geh den ganzen Weg auf einmal: Wähl Gebäude 11.
tutorial-street-other = Deine Karten können warten, und der Weg ist frei. Geh in Gebäude 11.
tutorial-draw = Hier liegen neun Karten verdeckt. Zieh die oberste.
tutorial-draw-other = Zum Durchsuchen bist du gekommen. Zieh eine Karte.
tutorial-plus_action = Ein Ereignis. Löse es sofort aus, dann kostet weder das Ereignis noch das Ziehen eine Aktion. Eine Aktion mehr ist immer willkommen.
tutorial-plus_action-other = Auf der Hand würde es die Aktion fürs Ziehen kosten. Löse es sofort aus.
tutorial-draw_again = Vier Aktionen, und noch keine ist verbraucht. Zieh noch einmal.
tutorial-draw_again-other = Das andere kann warten. Zieh noch einmal.
tutorial-zombie = Ein Zombie, mitten im Zimmer. Wo immer einer zu dir kommt, durch eine Karte oder zu Fuß, kämpfst du sofort oder nimmst den Verlust hin. Schieß mit deiner Pistole: Verteidigen kostet keine Aktion.
tutorial-zombie-other = Dann verlierst du 1 von 4 Gesundheit und läufst drei Felder weg. Schieß lieber.
tutorial-hit = Jeden Schuss entscheidet eine Kampfkarte: Er tötet so weit, wie sie reicht. 1 Feld entfernt ist hier mehr als genug. Der Zombie ist dein erster Siegpunkt.
tutorial-draw_third = Auch dieses Ziehen war kostenlos. Aller guten Dinge sind drei: Zieh.
tutorial-draw_third-other = Eine Waffe könntest du gut brauchen. Zieh noch einmal.
tutorial-shotgun = Eine Schrotflinte. Behalt sie. Anders als ein Ereignis, das du sofort auslöst, kostet sie die Aktion fürs Ziehen.
tutorial-shotgun-other = Zurückgelegt würde sie auf jemand anderen warten. Behalt sie.
tutorial-survivor = Drei Aktionen bleiben, und jede Karte, die du spielst, kostet eine. Zuerst der Überlebende.
tutorial-accompany = Hier platziert würde er das Gebäude bewachen. Begleitet er dich, hilft er beim Suchen: Dann siehst du eine Karte mehr an. Spiel ihn und lass dich begleiten.
tutorial-accompany-other = Für das Gebäude genügt eine Barrikade. Lass dich begleiten.
tutorial-barricade = Dass du darin stehst, macht ein Gebäude noch nicht zu deinem. Eine Barrikade schon.
tutorial-value = Bau die 4: Sie hält, solange nicht mehr als vier Zombies auf den Feldern ringsum stehen. Die Zahl sieht außer dir niemand.
tutorial-value-other = Zuerst soll das Gebäude dir gehören, und die 3 hielte nicht so lange. Bau die 4.
tutorial-yours = Das Gebäude gehört dir: 5 Siegpunkte, und 1 für die Barrikade.
tutorial-arm = Deine letzte Aktion ist für die Schrotflinte: Auf der Hand schießt sie nicht.
tutorial-bearer = Auch ein Überlebender darf eine Waffe tragen, aber nur zur Verteidigung. Eine Spielfigur trägt zwei und greift mit ihnen an: Spiel die Schrotflinte und nimm sie selbst.
tutorial-bearer-other = Dann könntest du damit nicht angreifen. Nimm sie selbst.
tutorial-end = Mehr ist nicht zu tun. Beende deinen Zug: Dann bewegst du die Zombies.
tutorial-first_zombie = So viele, wie der Tag zeigt, heute also einen. Irgendeinen, ein Feld weit, aber nie zurück auf den Friedhof zu. Ada wohnt dir am nächsten: Schick den auf D10 nach C11.
tutorial-first_zombie-other = Erlaubt sind alle diese Schritte. Für diese Geschichte wähl D10 nach C11.
tutorial-refill = Auf D10 steigt schon der nächste heraus. Nach jedem Zug werden leere Felder am Friedhof aufgefüllt.
tutorial-ada = Ada hat eine Barrikade gebaut und ist auf deinen Zombie losgegangen. Sie hat Gleiches Feld gezogen: Auf dem Feld des Zombies trifft das, wie jede Karte außer Ladehemmung.
tutorial-revenge = Und der hier ist für dich.
tutorial-bruno = Bruno hat aus einem Feld Entfernung geschossen und zweimal Gleiches Feld gezogen: vorbei. Nach einem Fehlschuss darf man mit derselben Waffe weiterschießen, alles in einer Aktion.
tutorial-cleo = Cleo hat einen Überlebenden gefunden und platziert. Auch so nimmt man ein Gebäude in Besitz.
tutorial-second_day = Der letzte Tag. Vor deiner Tür steht ein Zombie, aber solange eine Barrikade hält, kommt keiner herein.
tutorial-attack = Zombies darf man bis zu zwei Felder weit angreifen, auch aus einem verbarrikadierten Gebäude heraus.
tutorial-weapon = Mit der Schrotflinte ziehst du für jeden Schuss zwei Kampfkarten und benutzt eine davon. Greif mit ihr den Zombie auf B8 an.
tutorial-weapon-other = Hol dir erst den Siegpunkt, der vor der Tür steht, und zwar mit der Schrotflinte: Die Pistole zieht nur eine Karte.
tutorial-pick = Der Zombie steht ein Feld entfernt. Benutz die Karte, die so weit reicht.
tutorial-pick-other = Damit schießt du vorbei. Benutz 1 Feld entfernt.
tutorial-search = Getötet. Zwei Aktionen bleiben, und im Haus liegen noch Karten.
tutorial-look = Dein Überlebender hilft, also darfst du zwei Karten ansehen. Du sagst an, wie viele, bevor du die erste siehst: Zieh und sieh dir zwei an.
tutorial-look-other = Sieh zuerst nach, was das Haus noch hergibt. Sieh dir zwei Karten an: Eine mehr zur Auswahl kostet nichts.
tutorial-found = Eine Barrikade mit Sprengfalle und Nehmen, ein Ereignis, das von irgendwo eine Karte holt. Nur eine davon darfst du benutzen: Behalt die Barrikade.
tutorial-found-other = Eine Barrikade auf der Hand ist mehr wert als eine unbekannte Karte. Behalt sie.
tutorial-back = Die andere kommt zurück. Leg sie unter den Kartenstapel, damit so bald niemand darauf stößt.
tutorial-back-other = Obenauf fände sie der nächste Besuch. Unter den Kartenstapel, bitte.
tutorial-build_again = Eine Aktion bleibt. Die Werte aller Barrikaden eines Gebäudes werden zusammengezählt, und jede ist ein Siegpunkt.
tutorial-trap = Bau die gefundene: 4 und 4 macht 8. Und sollten sie fallen, tötet die Sprengfalle für dich einen Zombie.
tutorial-trap-other = Eine zweite Barrikade ist ein sicherer Siegpunkt, und diese ist deine stärkste. Bau die mit der Sprengfalle.
tutorial-stay = Die Freibewegung bleibt übrig, aber niemand muss sie nutzen. Drinnen bist du sicherer: Beende deinen Zug.
tutorial-stay-other = Draußen wärst du leichte Beute. Beende deinen Zug.
tutorial-press = Heute zwei Zombies. Auch Cleo hat einen zu Ada geschickt, und wie stark Adas Barrikade ist, weiß niemand. Probier es: von C11 nach B11, vor ihre Tür.
tutorial-press-other = Zusammen seid ihr gegen Ada stärker. Von C11 nach B11.
tutorial-follow = Derselbe darf nicht zweimal. Schick den nächsten: von D10 nach C11.
tutorial-follow-other = Einer hinter dem anderen, das hilft am meisten. Von D10 nach C11.
tutorial-intruder = Ada steht in deinem Haus. Eine oder zwei Barrikaden halten nur Zombies ab. Mit einer eigenen Barrikade oder einem Überlebenden würde sie das Gebäude übernehmen.
tutorial-duel = Weil sie gerade hereinkommt, darfst du das Feuer eröffnen, ohne Aktion. Nimm die Pistole: Die Schrotflinte wäre danach leer, und nur geladene Waffen sind Siegpunkte.
tutorial-duel-other = Dein Gebäude ist fünf Siegpunkte wert. Eröffne das Feuer mit der Pistole.
tutorial-exchange = Ihr habt beide geschossen: Gleiches Feld gegen Ladehemmung. Die höhere Karte gewinnt, und Ada verliert 1 Gesundheit. Nach jedem Durchgang dürfen sich beide zurückziehen, zuerst wer verloren hat.
tutorial-hold = Sie ist weg, und der Kampf ist vorbei. Jetzt darf auch gehen, wer gewonnen hat. Bleib in deinem Haus.
tutorial-hold-other = Draußen wärst du leichte Beute. Bleib.
tutorial-guard = Sie ist nach Hause gegangen. Ein bewaffneter Überlebender soll es jetzt bewachen.
tutorial-two_at_the_door = Bruno hat Gebäude 1 in Besitz genommen und deinen Zombie weitergeschickt. Zwei stehen nun bei Ada, ein dritter ist nah, und noch hält die Barrikade.
tutorial-fall = Drei Zombies sind zu viel für eine 2. Sind es mehr als der Widerstandswert, fallen alle Barrikaden des Gebäudes. Erst jetzt sehen alle sie.
tutorial-inside = Cleo hat noch eine Bewegung, und ein Zombie, der noch nicht bewegt wurde, geht hinein. Jetzt muss Ada kämpfen.
tutorial-score = Ihr Überlebender trifft, und der letzte Tag ist vorbei. Du hast zwei Gebäude zu 5 Siegpunkten, zwei Zombies, zwei Barrikaden, zwei geladene Waffen und einen Überlebenden: 17.
tutorial-won = Cleo hat 15, Bruno 14 und Ada 10: Du gewinnst. In zehn Tagen werden es viel mehr Zombies. Was auch immer unklar ist: Die Regel ist einen Klick entfernt.

## Zahlen vieler Partien

figure-days = Tage
figure-players_alive = Spieler, die am Ende leben
figure-survivors_alive = Überlebende, die am Ende leben
figure-buildings_owned = Gebäude, die am Ende jemandem gehören
figure-zombies_killed = getötete Zombies
figure-zombies_left = Zombies, die im Vorrat übrig sind
figure-points_kills = Punkte eines lebenden Spielers für getötete Zombies
figure-points_barricades = Punkte eines lebenden Spielers für Barrikaden
figure-points_survivors = Punkte eines lebenden Spielers für Überlebende
figure-points_weapons = Punkte eines lebenden Spielers für Waffen
figure-points_houses = Punkte eines lebenden Spielers für Häuser
figure-cards_left = Karten, die am Ende noch in Stapeln der Gebäude liegen
figure-shots = Schüsse
figure-misses = Schüsse daneben
figure-barricades_built = wie oft Barrikaden gebaut werden
figure-barricades_torn_down = abgerissene Barrikaden
figure-barricades_fallen = wie oft die Barrikaden eines Gebäudes fallen
figure-traps_sprung = ausgelöste Sprengfallen
figure-houses_used = genutzte Fähigkeiten von Häusern
figure-events_triggered = Ereignisse
figure-fireworks_lit = Feuerwerke
figure-moves_lost = wie oft Zombiebewegungen verfallen
