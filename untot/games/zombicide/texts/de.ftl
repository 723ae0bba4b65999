### Texte von Zombicide. Schlüssel sind Kennungen; die Variablen erklärt untot/kernel/texts.py.

## Das Spiel

game-title = Zombicide
game-tagline = Sechs Überlebende, eine Stadt voller Zombies, ein Weg zum Sieg: gemeinsam.
game-players = 1 bis 6 Spieler
game-minutes = 20 bis 180 Minuten, je nach Mission
game-weight = leicht zu lernen, schwer zu überleben

## Namen: Orte, von denen eine Karte nichts weiter sagt: Straßenzonen heißen S21, Räume 2B.NW. Formen: wo, wohin, woher

name-S = Straße S{ $number }
    .in = auf Straße S{ $number }
    .to = auf Straße S{ $number }
    .from = von Straße S{ $number }
name-of =
    { $it_slot ->
        [yes] { $it } von { $owner }
       *[other] Raum { $owner }.{ $it }
    }
    .in =
        { $it_slot ->
            [yes] { $it_in } von { $owner }
           *[other] in Raum { $owner }.{ $it }
        }
    .to =
        { $it_slot ->
            [yes] { $it_to } von { $owner }
           *[other] in Raum { $owner }.{ $it }
        }
    .from =
        { $it_slot ->
            [yes] { $it_from } von { $owner }
           *[other] aus Raum { $owner }.{ $it }
        }
name-between = die Tür zwischen { $one_dat } und { $other_dat }

name-1B = 1B
name-1C = 1C
name-2B = 2B
name-2C = 2C
name-3B = 3B
name-3C = 3C
name-4B = 4B
name-4C = 4C
name-4D = 4D
name-4E = 4E
name-5B = 5B
name-5C = 5C
name-5D = 5D
name-5E = 5E
name-5F = 5F
name-6B = 6B
name-6C = 6C
name-7B = 7B
name-A = A
name-B = B
name-C = C
name-G = G
name-R = R
name-W = W
name-NE = NE
name-NW = NW
name-SE = SE
name-SW = SW
name-In = In
name-Out = Out
name-Diner = Diner
name-WC = WC

## Namen: Räume und Straßen, wie man sie nennt. Formen: wo, wohin, woher, Akkusativ, Dativ

name-living_room = Wohnzimmer
    .in = im Wohnzimmer
    .to = ins Wohnzimmer
    .from = aus dem Wohnzimmer
    .acc = das Wohnzimmer
    .dat = dem Wohnzimmer
name-bedroom = Schlafzimmer
    .in = im Schlafzimmer
    .to = ins Schlafzimmer
    .from = aus dem Schlafzimmer
    .acc = das Schlafzimmer
    .dat = dem Schlafzimmer
name-kitchen = Küche
    .in = in der Küche
    .to = in die Küche
    .from = aus der Küche
    .acc = die Küche
    .dat = der Küche
name-laundry = Waschsalon
    .in = im Waschsalon
    .to = in den Waschsalon
    .from = aus dem Waschsalon
    .acc = den Waschsalon
    .dat = dem Waschsalon
name-storeroom = Lager
    .in = im Lager
    .to = ins Lager
    .from = aus dem Lager
    .acc = das Lager
    .dat = dem Lager
name-hallway = Hausflur
    .in = im Hausflur
    .to = in den Hausflur
    .from = aus dem Hausflur
    .acc = den Hausflur
    .dat = dem Hausflur
name-surgery = Arztpraxis
    .in = in der Arztpraxis
    .to = in die Arztpraxis
    .from = aus der Arztpraxis
    .acc = die Arztpraxis
    .dat = der Arztpraxis
name-waiting_room = Wartezimmer
    .in = im Wartezimmer
    .to = ins Wartezimmer
    .from = aus dem Wartezimmer
    .acc = das Wartezimmer
    .dat = dem Wartezimmer
name-office = Büro
    .in = im Büro
    .to = ins Büro
    .from = aus dem Büro
    .acc = das Büro
    .dat = dem Büro
name-reception = Empfang
    .in = am Empfang
    .to = zum Empfang
    .from = vom Empfang
    .acc = den Empfang
    .dat = dem Empfang
name-diner = Diner
    .in = im Diner
    .to = ins Diner
    .from = aus dem Diner
    .acc = das Diner
    .dat = dem Diner
name-toilets = Toilette
    .in = in der Toilette
    .to = in die Toilette
    .from = aus der Toilette
    .acc = die Toilette
    .dat = der Toilette
name-pharmacy = Apotheke
    .in = in der Apotheke
    .to = in die Apotheke
    .from = aus der Apotheke
    .acc = die Apotheke
    .dat = der Apotheke
name-hairdresser = Friseursalon
    .in = im Friseursalon
    .to = in den Friseursalon
    .from = aus dem Friseursalon
    .acc = den Friseursalon
    .dat = dem Friseursalon
name-bathroom = Badezimmer
    .in = im Badezimmer
    .to = ins Badezimmer
    .from = aus dem Badezimmer
    .acc = das Badezimmer
    .dat = dem Badezimmer
name-toy_shop = Spielzeugladen
    .in = im Spielzeugladen
    .to = in den Spielzeugladen
    .from = aus dem Spielzeugladen
    .acc = den Spielzeugladen
    .dat = dem Spielzeugladen
name-burger_bar = Burgerladen
    .in = im Burgerladen
    .to = in den Burgerladen
    .from = aus dem Burgerladen
    .acc = den Burgerladen
    .dat = dem Burgerladen
name-washroom = Waschraum
    .in = im Waschraum
    .to = in den Waschraum
    .from = aus dem Waschraum
    .acc = den Waschraum
    .dat = dem Waschraum
name-gym = Fitnessraum
    .in = im Fitnessraum
    .to = in den Fitnessraum
    .from = aus dem Fitnessraum
    .acc = den Fitnessraum
    .dat = dem Fitnessraum
name-locker_room = Umkleide
    .in = in der Umkleide
    .to = in die Umkleide
    .from = aus der Umkleide
    .acc = die Umkleide
    .dat = der Umkleide
name-sauna = Sauna
    .in = in der Sauna
    .to = in die Sauna
    .from = aus der Sauna
    .acc = die Sauna
    .dat = der Sauna
name-snack_bar = Imbiss
    .in = im Imbiss
    .to = in den Imbiss
    .from = aus dem Imbiss
    .acc = den Imbiss
    .dat = dem Imbiss
name-library = Bibliothek
    .in = in der Bibliothek
    .to = in die Bibliothek
    .from = aus der Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
name-archive = Archiv
    .in = im Archiv
    .to = ins Archiv
    .from = aus dem Archiv
    .acc = das Archiv
    .dat = dem Archiv
name-classroom = Klassenzimmer
    .in = im Klassenzimmer
    .to = ins Klassenzimmer
    .from = aus dem Klassenzimmer
    .acc = das Klassenzimmer
    .dat = dem Klassenzimmer
name-music_room = Musikzimmer
    .in = im Musikzimmer
    .to = ins Musikzimmer
    .from = aus dem Musikzimmer
    .acc = das Musikzimmer
    .dat = dem Musikzimmer
name-supermarket = Supermarkt
    .in = im Supermarkt
    .to = in den Supermarkt
    .from = aus dem Supermarkt
    .acc = den Supermarkt
    .dat = dem Supermarkt
name-butcher = Metzgerei
    .in = in der Metzgerei
    .to = in die Metzgerei
    .from = aus der Metzgerei
    .acc = die Metzgerei
    .dat = der Metzgerei
name-bakery = Bäckerei
    .in = in der Bäckerei
    .to = in die Bäckerei
    .from = aus der Bäckerei
    .acc = die Bäckerei
    .dat = der Bäckerei
name-cold_store = Kühlraum
    .in = im Kühlraum
    .to = in den Kühlraum
    .from = aus dem Kühlraum
    .acc = den Kühlraum
    .dat = dem Kühlraum
name-workshop = Werkstatt
    .in = in der Werkstatt
    .to = in die Werkstatt
    .from = aus der Werkstatt
    .acc = die Werkstatt
    .dat = der Werkstatt
name-garage = Garage
    .in = in der Garage
    .to = in die Garage
    .from = aus der Garage
    .acc = die Garage
    .dat = der Garage
name-hardware_shop = Werkzeugladen
    .in = im Werkzeugladen
    .to = in den Werkzeugladen
    .from = aus dem Werkzeugladen
    .acc = den Werkzeugladen
    .dat = dem Werkzeugladen
name-boiler_room = Heizungskeller
    .in = im Heizungskeller
    .to = in den Heizungskeller
    .from = aus dem Heizungskeller
    .acc = den Heizungskeller
    .dat = dem Heizungskeller
name-pawn_shop = Pfandleihe
    .in = in der Pfandleihe
    .to = in die Pfandleihe
    .from = aus der Pfandleihe
    .acc = die Pfandleihe
    .dat = der Pfandleihe
name-back_room = Hinterzimmer
    .in = im Hinterzimmer
    .to = ins Hinterzimmer
    .from = aus dem Hinterzimmer
    .acc = das Hinterzimmer
    .dat = dem Hinterzimmer
name-bank = Bank
    .in = in der Bank
    .to = in die Bank
    .from = aus der Bank
    .acc = die Bank
    .dat = der Bank
name-hydrant = Hydrant
    .by = am Hydranten
name-phone_box = Telefonzelle
    .by = an der Telefonzelle
name-bus = Bus
    .by = am ausgebrannten Bus
name-ambulance = Krankenwagen
    .by = am Krankenwagen
name-taxi = Taxi
    .by = am Taxi
name-van = Lieferwagen
    .by = am Lieferwagen
name-motorbike = Motorrad
    .by = am Motorrad
name-bench = Parkbank
    .by = an der Parkbank
name-dumpster = Müllcontainer
    .by = am Müllcontainer
name-mailbox = Briefkasten
    .by = am Briefkasten
name-kiosk = Kiosk
    .by = am Kiosk
name-ad_column = Litfaßsäule
    .by = an der Litfaßsäule
name-fountain = Brunnen
    .by = am Brunnen
name-statue = Denkmal
    .by = am Denkmal
name-fallen_tree = Baum
    .by = am umgestürzten Baum
name-street_lamp = Laterne
    .by = an der Laterne
name-traffic_light = Ampel
    .by = an der Ampel
name-bus_stop = Haltestelle
    .by = an der Haltestelle
name-hot_dog_stand = Würstchenstand
    .by = am Würstchenstand
name-trolley = Einkaufswagen
    .by = am Einkaufswagen
name-pram = Kinderwagen
    .by = am Kinderwagen
name-bicycle = Fahrrad
    .by = am Fahrrad
name-suitcases = Koffer
    .by = bei den Koffern
name-roadblock = Straßensperre
    .by = an der Straßensperre
name-sandbags = Sandsäcke
    .by = an den Sandsäcken
name-tent = Sanitätszelt
    .by = am Sanitätszelt
name-parking_meter = Parkuhr
    .by = an der Parkuhr
name-flower_tubs = Blumenkübel
    .by = an den Blumenkübeln
name-stop_sign = Stoppschild
    .by = am Stoppschild
name-billboard = Plakatwand
    .by = an der Plakatwand
name-crossing = Kreuzung { $it_by }
    .in = auf der Kreuzung { $it_by }
    .to = auf die Kreuzung { $it_by }
    .from = von der Kreuzung { $it_by }
    .acc = die Kreuzung { $it_by }
    .dat = der Kreuzung { $it_by }
name-corner = Ecke { $it_by }
    .in = an der Ecke { $it_by }
    .to = an die Ecke { $it_by }
    .from = von der Ecke { $it_by }
    .acc = die Ecke { $it_by }
    .dat = der Ecke { $it_by }
name-road = Straße { $it_by }
    .in = auf der Straße { $it_by }
    .to = auf die Straße { $it_by }
    .from = von der Straße { $it_by }
    .acc = die Straße { $it_by }
    .dat = der Straße { $it_by }
name-road_end = Straßenende { $it_by }
    .in = am Straßenende { $it_by }
    .to = ans Straßenende { $it_by }
    .from = vom Straßenende { $it_by }
    .acc = das Straßenende { $it_by }
    .dat = dem Straßenende { $it_by }

## Namen: Spieler, Überlebende und was sie sind. Form: an wen

name-team = die Gruppe
    .dat = der Gruppe
name-brown = Braun
name-black = Schwarz
name-danger = Gefahrenstufe
name-own = { $name }
    .to = an { $name }
name-amy = Amy
    .to = an Amy
name-doug = Doug
    .to = an Doug
name-josh = Josh
    .to = an Josh
name-ned = Ned
    .to = an Ned
name-phil = Phil
    .to = an Phil
name-wanda = Wanda
    .to = an Wanda

role-amy = Grufti
role-doug = Büroangestellter
role-josh = Ganove
role-ned = Spinner
role-phil = Polizist
role-wanda = Kellnerin

status-living = am Leben
status-eliminated = ausgeschaltet
status-escaped = entkommen

## Namen: Zombies. Formen: mehrere, mehrere im Dativ

name-walker = Schlurfer
    .many = Schlurfer
    .dat = Schlurfern
name-fatty = Fettbrocken
    .many = Fettbrocken
    .dat = Fettbrocken
name-abomination = Monstrum
    .many = Monstren
    .dat = Monstren
name-runner = Läufer
    .many = Läufer
    .dat = Läufern

count-zombies =
    { $count ->
        [one] 1 { $kind }
       *[other] { $count } { $kind_many }
    }

zombie-walker-rule = Handelt einmal. Jeder Treffer tötet ihn. 1 Erfahrungspunkt.
zombie-fatty-rule = Handelt einmal. Nur ein Treffer mit Schaden 2 oder mehr tötet ihn. Kommt mit zwei Schlurfern. 1 Erfahrungspunkt.
zombie-abomination-rule = Handelt einmal. Nur Schaden 3 oder ein Molotow-Cocktail tötet es, und es gibt nur eines. 5 Erfahrungspunkte.
zombie-runner-rule = Handelt zweimal. Jeder Treffer tötet ihn. 1 Erfahrungspunkt.

## Namen: Ausrüstung. Form: Akkusativ

name-pan = Pfanne
    .acc = eine Pfanne
name-baseball_bat = Baseballschläger
    .acc = einen Baseballschläger
name-crowbar = Brecheisen
    .acc = ein Brecheisen
name-fire_axe = Feuerwehraxt
    .acc = eine Feuerwehraxt
name-machete = Machete
    .acc = eine Machete
name-katana = Katana
    .acc = ein Katana
name-chainsaw = Kettensäge
    .acc = eine Kettensäge
name-pistol = Pistole
    .acc = eine Pistole
name-sub_mg = Maschinenpistole
    .acc = eine Maschinenpistole
name-sawed_off = Abgesägte Flinte
    .acc = eine Abgesägte Flinte
name-shotgun = Schrotflinte
    .acc = eine Schrotflinte
name-rifle = Gewehr
    .acc = ein Gewehr
name-molotov = Molotow-Cocktail
    .acc = einen Molotow-Cocktail
name-evil_twins = Böse Zwillinge
    .acc = die Bösen Zwillinge
name-mas_shotgun = Mamas Schrotflinte
    .acc = Mamas Schrotflinte
name-flashlight = Taschenlampe
    .acc = eine Taschenlampe
name-goalie_mask = Hockeymaske
    .acc = die Hockeymaske
name-ammo_shells = Massenhaft Muni (Schrot)
    .acc = Massenhaft Muni (Schrot)
name-ammo_bullets = Massenhaft Muni (Kugeln)
    .acc = Massenhaft Muni (Kugeln)
name-scope = Zielfernrohr
    .acc = ein Zielfernrohr
name-gasoline = Benzin
    .acc = Benzin
name-glass_bottle = Glasflasche
    .acc = eine Glasflasche
name-canned_food = Konserven
    .acc = Konserven
name-rice = Reis
    .acc = Reis
name-water = Wasser
    .acc = Wasser
name-aaahh = Aaahh
    .acc = ein Aaahh
name-sniper_rifle = Scharfschützengewehr
    .acc = ein Scharfschützengewehr
name-wound = Wunde
    .acc = eine Wunde

card-pan-effect = Besser als die bloßen Hände, aber nicht viel.
card-baseball_bat-effect = Eine leise Nahkampfwaffe, die oft trifft.
card-crowbar-effect = Eine Nahkampfwaffe, die Türen leise öffnet.
card-fire_axe-effect = Eine Nahkampfwaffe mit Schaden 2, die Türen öffnet, aber laut.
card-machete-effect = Eine leise Nahkampfwaffe mit Schaden 2; zwei davon schlagen zusammen zu.
card-katana-effect = Eine leise Nahkampfwaffe mit zwei Würfeln.
card-chainsaw-effect = Fünf Würfel im Nahkampf mit Schaden 2, sehr laut; öffnet Türen.
card-pistol-effect = Schießt bis eine Zone weit; zwei davon schießen zusammen.
card-sub_mg-effect = Drei Würfel bis eine Zone weit; zwei davon schießen zusammen.
card-sawed_off-effect = Zwei Würfel bis eine Zone weit, dann muss man nachladen; zwei davon schießen zusammen.
card-shotgun-effect = Zwei Würfel mit Schaden 2, bis eine Zone weit.
card-rifle-effect = Schießt eine bis drei Zonen weit. Mit einem Zielfernrohr wird daraus ein Scharfschützengewehr.
card-molotov-effect = Verbrennt alles in einer Zone, auch Überlebende, und ist dann weg.
card-evil_twins-effect = Zwei Würfel bis eine Zone weit. Liegt nur in einer Angeberkarre.
card-mas_shotgun-effect = Schlägt und schießt mit Schaden 2; nach einem Schuss muss man nachladen. Liegt nur in einer Angeberkarre.
card-flashlight-effect = Jede Suche in einem Raum zieht eine Karte mehr.
card-goalie_mask-effect = Leg sie ab, um eine Wunde abzuwehren.
card-ammo_shells-effect = Einmal pro Angriff darf man alle Würfel einer Waffe mit Schrot neu werfen.
card-ammo_bullets-effect = Einmal pro Angriff darf man alle Würfel einer Waffe mit Kugeln neu werfen.
card-scope-effect = Mit einem Gewehr wird daraus ein Scharfschützengewehr.
card-gasoline-effect = Mit einer Glasflasche wird daraus ein Molotow-Cocktail.
card-glass_bottle-effect = Mit Benzin wird daraus ein Molotow-Cocktail.
card-canned_food-effect = Vorräte; manche Missionen verlangen sie.
card-rice-effect = Vorräte; manche Missionen verlangen sie.
card-water-effect = Vorräte; manche Missionen verlangen sie.
card-aaahh-effect = Ein Schlurfer erscheint, wo du suchst, und die Suche endet.
card-sniper_rifle-effect = Ein Gewehr mit Zielfernrohr: Wer schießt, bestimmt, wer getroffen wird.
card-wound-effect = Nimmt einen Platz weg. Die zweite ist das Ende.

kind-melee = Nahkampf
kind-ranged = Fernkampf
kind-item = Gegenstand
kind-event = Ereignis

## Namen: Fertigkeiten

name-plus_1_action = +1 Aktion
name-free_move = +1 freie Bewegungsaktion
name-free_combat = +1 freie Kampfaktion
name-free_search = +1 freie Suchaktion
name-plus_1_max_range = +1 max. Reichweite
name-plus_1_damage = +1 Schaden: { $it }
name-die_ranged = +1 Würfel: Fernkampf
name-die_combat = +1 Würfel: Kampf
name-die_melee = +1 Würfel: Nahkampf
name-plus_1_zone_per_move = +1 Zone pro Bewegung
name-reroll_per_turn = 1 Neuwurf pro Zug
name-two_cocktails = 2 Cocktails sind besser als 1
name-two_zones_per_move = 2 Zonen pro Bewegungsaktion
name-starts_with = Beginnt mit: { $it }
name-ambidextrous = Beidhändig
name-born_leader = Geborener Anführer
name-lucky = Glückspilz
name-hold_your_nose = Halt die Nase zu
name-hoard = Hamstern
name-trick_shot = Kunstschuss
name-loud = Lautstark
name-is_that_all = Mehr hast du nicht drauf?
name-ninja = Ninja
name-matching_set = Passendes Pärchen
name-gunslinger = Revolverheld
name-medic = Sanitäter
name-sniper = Scharfschütze
name-destiny = Schicksal
name-slippery = Schlüpfrig
name-swordmaster = Schwertmeister
name-lock_it_down = Verriegeln
name-roll_combat = Würfelergebnis +1: Kampf
name-roll_melee = Würfelergebnis +1: Nahkampf
name-roll_ranged = Würfelergebnis +1: Fernkampf
name-tough = Zäh

skill-plus_1_action-effect = Eine Aktion mehr in jedem Zug.
skill-free_move-effect = Eine Aktion mehr in jedem Zug, nur zum Bewegen.
skill-free_combat-effect = Eine Aktion mehr in jedem Zug, nur für einen Angriff.
skill-free_search-effect = Eine Aktion mehr in jedem Zug, nur für eine Suche; es bleibt bei einer Suche pro Zug.
skill-plus_1_max_range-effect = Fernkampfwaffen reichen eine Zone weiter.
skill-plus_1_damage-effect = Treffer dieser Angriffsart machen 1 Schaden mehr.
skill-die_ranged-effect = Jede Fernkampfwaffe wirft einen Würfel mehr.
skill-die_combat-effect = Jede Waffe wirft einen Würfel mehr.
skill-die_melee-effect = Jede Nahkampfwaffe wirft einen Würfel mehr.
skill-plus_1_zone_per_move-effect = Jede Bewegung darf eine Zone weiter gehen.
skill-reroll_per_turn-effect = Einmal pro Zug darf man alle Würfel einer Aktion neu werfen.
skill-two_cocktails-effect = Der Bau eines Molotow-Cocktails ergibt zwei davon.
skill-two_zones_per_move-effect = Eine Bewegung geht eine oder zwei Zonen weit.
skill-starts_with-effect = Hat diese Karte schon vor Beginn der Partie.
skill-ambidextrous-effect = Zwei gleiche Waffen jeder Art werden zusammen benutzt.
skill-born_leader-effect = Einmal pro Zug bekommt jemand anders eine Aktion für den nächsten Zug.
skill-lucky-effect = Jeder Wurf darf einmal wiederholt werden.
skill-hold_your_nose-effect = Einmal pro Zug eine freie Suche, wo gerade ein Zombie getötet wurde, auch auf der Straße.
skill-hoard-effect = Ein Reservefeld mehr.
skill-trick_shot-effect = Die zwei Waffen eines Paars dürfen auf verschiedene Zonen schießen.
skill-loud-effect = Einmal pro Zug gilt die eigene Zone bis zum nächsten Zug als die lauteste von allen.
skill-is_that_all-effect = Jede Ausrüstung darf aufgegeben werden, um eine Wunde abzuwehren, eine Karte für jede.
skill-ninja-effect = Macht keinen Lärm, weder durch Anwesenheit noch mit Waffen und Türen; lässt sich abschalten.
skill-matching_set-effect = Wer eine beidhändige Waffe findet, darf eine zweite aus dem Stapel nehmen.
skill-gunslinger-effect = Zwei gleiche Fernkampfwaffen werden zusammen benutzt.
skill-medic-effect = Heilt einmal pro Zug eine Wunde von jemandem in der Zone.
skill-sniper-effect = Bestimmt, wen die eigenen Schüsse treffen.
skill-destiny-effect = Einmal pro Zug darf eine gezogene Karte durch die nächste ersetzt werden.
skill-slippery-effect = Verlässt Zonen mit Zombies, ohne für sie zu bezahlen.
skill-swordmaster-effect = Zwei gleiche Nahkampfwaffen werden zusammen benutzt.
skill-lock_it_down-effect = Schließt für eine Aktion eine offene Tür.
skill-roll_combat-effect = Zählt 1 zu jedem Würfel der eigenen Angriffe.
skill-roll_melee-effect = Zählt 1 zu jedem Würfel der eigenen Nahkämpfe.
skill-roll_ranged-effect = Zählt 1 zu jedem Würfel der eigenen Fernkämpfe.
skill-tough-effect = Beachtet in jeder Zombie-Phase den ersten Angriff nicht.

## Namen: Gefahrenstufen und Farben von Markern. Formen: vor einem Nomen, im Akkusativ

name-blue = Blau
    .adj = blaue
    .acc = blauen
name-yellow = Gelb
    .adj = gelbe
    .acc = gelben
name-orange = Orange
    .adj = orange
    .acc = orangen
name-red = Rot
    .adj = rote
    .acc = roten
name-green = Grün
    .adj = grüne
    .acc = grünen

## Namen: Plätze, Autos, Sitze, Marker

name-hand_1 = linke Hand
    .slot = yes
    .in = in der linken Hand
    .to = in die linke Hand
    .from = aus der linken Hand
name-hand_2 = rechte Hand
    .slot = yes
    .in = in der rechten Hand
    .to = in die rechte Hand
    .from = aus der rechten Hand
name-reserve = Reservefeld { $number }
    .slot = yes
    .in = auf Reservefeld { $number }
    .to = auf Reservefeld { $number }
    .from = von Reservefeld { $number }
name-beside = neben dem Inventar ({ $number })
    .slot = yes
    .in = neben dem Inventar ({ $number })
    .to = neben das Inventar ({ $number })
    .from = von neben dem Inventar ({ $number })
name-both = beide Hände
    .slot = yes
    .in = in beiden Händen
    .to = in beide Hände
    .from = aus beiden Händen
name-at = { $it } { $place_in }
name-objective = Ziel-Marker { $number }

name-car = Auto { $number }
    .in = in Auto { $number }
    .from = aus Auto { $number }
    .acc = Auto { $number }
name-police_car = Polizeiwagen
    .in = im Polizeiwagen
    .from = aus dem Polizeiwagen
    .acc = den Polizeiwagen
    .dat = dem Polizeiwagen
name-pimpmobile = Angeberkarre
    .in = in der Angeberkarre
    .from = aus der Angeberkarre
    .acc = die Angeberkarre
    .dat = der Angeberkarre
name-driver = Fahrersitz
name-passenger = Beifahrersitz { $number }

car-police_car-rule = Immer wieder zu durchsuchen: Karten werden gezogen, bis eine Waffe kommt.
car-pimpmobile-rule = Einmal zu durchsuchen: Darin liegen die Bösen Zwillinge oder Mamas Schrotflinte.

name-ammo = Munition
name-melee = Nahkampf
name-ranged = Fernkampf
name-combat = Kampf
name-zombie = Zombie
name-shot = Schuss
name-sight = Sicht
name-noise = Lärm
name-far_noise = ferner Lärm
name-nothing = nichts
name-activation = Extra-Aktivierung
name-manholes = Gullys

## Namen: Phasen

name-set_up = Aufbau
name-players = Spieler-Phase
name-zombies = Zombie-Phase
name-end = End-Phase

## Namen: Aktionen, und was sie tun

name-move = Bewegen
name-search = Suchen
name-open_door = Tür öffnen
name-close_door = Tür schließen
name-melee_attack = Nahkampf
name-ranged_attack = Fernkampf
name-reload = Nachladen
name-rearrange = Inventar neu ordnen
name-trade = Tauschen
name-take_objective = Ziel einsammeln
name-make_noise = Lärm machen
name-enter_car = Einsteigen
name-leave_car = Aussteigen
name-change_seat = Platzwechsel
name-drive = Fahren
name-neutralise = Brut-Zone neutralisieren
name-load = Vorräte einladen
name-unload = Vorräte ausladen
name-leave_board = den Spielplan verlassen
name-combine = Karten zusammensetzen
name-lead = eine Aktion verschenken
name-treat = Wunde versorgen
name-be_loud = laut sein
name-switch_ninja = Ninja umschalten
name-discard = Karte ablegen
    .to = auf den Ablagestapel
name-end_turn = Zug beenden

action-move-effect = Geh in die nächste Zone. Jeder Zombie in der verlassenen Zone kostet eine Aktion mehr.
action-search-effect = Zieh eine Karte in einem Raum oder aus einem Auto, einmal pro Zug, ohne Zombie in der Zone.
action-open_door-effect = Öffne eine Tür an der Zone mit einem Werkzeug in der Hand. Die erste Tür füllt ihr Gebäude mit Zombies.
action-close_door-effect = Schließ eine offene Tür an der Zone.
action-melee_attack-effect = Schlag auf die Zombies in der eigenen Zone ein; du bestimmst, wer getroffen wird.
action-ranged_attack-effect = Schieß auf eine Zone in Sicht. Überlebende dort werden zuerst getroffen.
action-reload-effect = Lade eine leere Waffe in der Hand; in der End-Phase werden alle umsonst geladen.
action-rearrange-effect = Leg die Karten des Inventars auf andere Plätze.
action-trade-effect = Tausch Karten mit jemandem in der Zone; beide dürfen neu ordnen.
action-take_objective-effect = Sammle den Ziel-Marker der Zone ein.
action-make_noise-effect = Leg hier einen Lärm-Marker hin, um Zombies anzulocken.
action-enter_car-effect = Setz dich in ein Auto der Zone, solange kein Zombie da ist.
action-leave_car-effect = Steig in die Zone des Autos aus.
action-change_seat-effect = Setz dich auf einen anderen freien Sitz des Autos.
action-drive-effect = Fahr eine oder zwei Straßenzonen weit und überfahr, was dort steht.
action-neutralise-effect = Entferne die Brut-Zone für immer, solange kein Zombie darin ist.
action-load-effect = Leg eine Vorratskarte unter ein Auto der Zone.
action-unload-effect = Nimm eine Vorratskarte unter einem Auto der Zone hervor.
action-leave_board-effect = Verlass den Spielplan mit der Ausrüstung. Kostet keine Aktion.
action-combine-effect = Bau eine Waffe aus zwei Karten. Kostet keine Aktion.
action-lead-effect = Jemand anders bekommt im nächsten Zug eine Aktion mehr. Kostet keine Aktion.
action-treat-effect = Heile eine Wunde von jemandem in der Zone. Kostet keine Aktion.
action-be_loud-effect = Die Zone gilt bis zum nächsten Zug als die lauteste von allen. Kostet keine Aktion.
action-switch_ninja-effect = Mach wieder Lärm, oder keinen mehr. Kostet keine Aktion.
action-discard-effect = Wirf eine Karte weg. Kostet keine Aktion.
action-end_turn-effect = Tu in diesem Zug nichts mehr.

## Missionen

name-tutorial = Übung
name-city_blocks = Häuserblocks
name-y_zone = Y-Zone
name-race_of_zombicity = Das 24h-Rennen von Zombicity
name-drive_by_shooting = Schüsse im Vorbeifahren
name-big_w = Big W
name-the_escape = Die Flucht
name-grindhouse = Grindhouse
name-zombie_police = Zombie-Polizei
name-might_makes_right = Der Stärkere hat Recht
name-small_town = Kleinstadt

mission-tutorial-briefing = Sammelt den einen Ziel-Marker ein. Wenige Zombies, wenige Karten: zum Lernen.
mission-tutorial-story = Im Radio hieß es, jemand werde kommen. Nach neun Tagen brummt nur noch der Kühlschrank, und dann nicht einmal mehr der. Gegenüber in der Arztpraxis blinkt noch ein Licht: eine Tasche, die niemand mehr mitnehmen konnte. Ihr habt ein paar Pfannen, drei Namen, die ihr rufen könnt, und eine einzige Straße bis zur Tür.
mission-city_blocks-briefing = Sammelt alle Ziel-Marker ein, findet Konserven, Reis und Wasser und tragt sie dann über den Ausgang.
mission-city_blocks-story = Diese Häuserblocks waren einmal die gute Gegend: eine Apotheke, ein Diner, Leute, die sich grüßten. Jetzt sind die Rollläden unten, und ihr lebt von dem, was noch in den Regalen steht. Drei Dinge stehen auf dem Zettel, zuerst Wasser. Jemand hat einen Pfeil zum Ausgang an die Wand gemalt und daneben, in Eile, das Wort LAUFT.
mission-y_zone-briefing = Alle Überlebenden stehen gleichzeitig in der Ausgangszone. Der Ziel-Marker ist ein Arzneischrank.
mission-y_zone-story = Die Armee nannte sie die Y-Zone, dann meldete sich die Armee nicht mehr. Irgendwo darin steht ein Arzneischrank, den nie jemand ausgeräumt hat, und ganz am Ende ein Tor, das sich vielleicht noch öffnen lässt. Es ist dunkel, es hat geregnet, und was zwischen den Häusern umgeht, hört besser als ihr. Niemand bleibt zurück, so habt ihr es versprochen.
mission-race_of_zombicity-briefing = Jemand erreicht Gefahrenstufe Rot. Autos können gefahren werden.
mission-race_of_zombicity-story = Es fing als Wette in der Garage an: Wer macht den größten Lärm und kommt zurück? Über der Straße hängen noch die Plakate vom echten Rennen, vierundzwanzig Stunden, dreihundert Wagen, ein Sieger. Zwei Autos springen noch an. Heute ist die Stadt die Strecke, und am Ende schwenkt niemand eine Fahne.
mission-drive_by_shooting-briefing = Sammelt alle Ziel-Marker ein und trefft euch dann in einer Brut-Zone ohne Zombies. Autos können gefahren werden.
mission-drive_by_shooting-story = Eine lange Straße, Häuser auf beiden Seiten und ein Polizeiwagen mit vollem Tank: Das klang nach einem Plan. In den Häusern blieben Kisten stehen, als der letzte Konvoi umkehrte. Holt sie, trefft euch dort, wo die Toten herkommen, und überfahrt, was dagegen ist.
mission-big_w-briefing = Sammelt alle Ziel-Marker eines großen Viertels ein.
mission-big_w-story = Vom Dach aus sieht das Viertel wie ein großes W aus, und in seinen Ecken hat jemand Bettlaken aus den Fenstern gehängt. Dahinter waren Menschen, und was sie versteckt haben, ist noch da. Es ist viel Stadt für so wenige. Geht zu zweit, seid leise, zählt nach.
mission-the_escape-briefing = Ladet Vorräte in die Autos und fahrt alle und mindestens sechs Vorräte über den Ausgang hinaus.
mission-the_escape-story = Heute Nacht geht es fort. In Gedanken sind die Autos schon gepackt: Konserven, Reis, Wasser, dann Menschen, in dieser Reihenfolge, denn die andere gibt niemand zu. Hinter den letzten Häusern liegt eine Straße ohne Laternen. Wer sie gefahren ist, kam nicht zurück, und das ist vielleicht eine gute Nachricht.
mission-grindhouse-briefing = Neutralisiert alle Brut-Zonen, bevor vier Zombies entkommen sind. In jedem Raum wartet ein Schlurfer.
mission-grindhouse-story = Sie haben einen Weg hinein gefunden, und wenn sie den hinaus finden, ist das Dorf hinter dem Hügel dran. Also macht ihr aus dem Viertel eine Mühle: Türen auf, Licht aus, jedes Nest wird ausgeräumt. In jedem Raum sitzt schon einer, dort, wo früher Menschen saßen. Zählt die, die an euch vorbeikommen. Die Zahl wird euch nicht gefallen.
mission-zombie_police-briefing = Erreicht den Bunker und räumt ihn. Die blaue und die grüne Tür brauchen die Ziel-Marker ihrer Farbe.
mission-zombie_police-story = Die Polizei hatte einen Bunker unter der Straße, mit Schlüsseln in zwei Farben und Essen für ein Jahr. Die Polizei ist noch da, sie hat nur die Seite gewechselt. Hinter der blauen und der grünen Tür ist es trocken, still und sicher, sobald ihr den jetzigen Mietern erklärt habt, dass sie ausziehen.
mission-might_makes_right-briefing = Beginnt mit je einem Überlebenden, findet weitere an den Ziel-Markern und bringt genug davon heim in die Startzone.
mission-might_makes_right-story = Jeder von euch dachte, allein übrig zu sein. Dann klopfte es an ein Rohr, dreimal kurz, dreimal lang, und von gegenüber kam eine Antwort. Es gibt noch mehr von uns: eingeschlossen, auf Regale geklettert, seit Tagen stumm. Öffnet ihre Türen und kommt zusammen hierher zurück. Sind wir genug, dann hat diese Stadt wieder Bürger.
mission-small_town-briefing = Sammelt alle Ziel-Marker einer kleinen Stadt ein.
mission-small_town-story = Ein Ort, durch den man sonst nur fährt: ein Brunnen, eine Bank, ein Laden, in dem es alles gab. Hier hatte nie jemand Angst, also hat auch niemand etwas weggeschlossen. Nehmt, was auf den Theken liegen blieb, bevor die Menge von der Autobahn die Ausfahrt findet. Zu hören ist sie schon.

difficulty-tutorial = Übung
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer

mission-minutes = etwa { $minutes } Minuten
mission-min_survivors =
    { $count ->
        [one] 1 Überlebender oder mehr
       *[other] { $count } Überlebende oder mehr
    }
mission-reconstructed = Teile dieser Karte haben wir selbst nachgebaut: { $parts }.
part-layout = die Kartenteile
part-doors = Türen
part-start = Startzone
part-spawns = Brut-Zonen
part-objectives = Ziel-Marker
part-exit = Ausgang
part-cars = Autos
part-bunker = Bunker
part-zombie_exits = Zombie-Ausgänge

goal-collect_all_objectives = Sammelt alle Ziel-Marker ein.
goal-find_cards = Findet je mindestens eine Karte: { $cards }.
goal-exit_with_cards =
    { $min_survivors ->
        [one] Danach verlässt mindestens ein Überlebender den Plan über den Ausgang; die Entkommenen haben zusammen: { $cards }.
       *[other] Danach verlassen mindestens { $min_survivors } Überlebende den Plan über den Ausgang; die Entkommenen haben zusammen: { $cards }.
    }
goal-exit_all_survivors = Alle Überlebenden stehen gleichzeitig in der Ausgangszone.
goal-danger_level =
    { $min_survivors ->
        [one] Mindestens ein Überlebender erreicht Gefahrenstufe { $level }.
       *[other] Mindestens { $min_survivors } Überlebende erreichen Gefahrenstufe { $level }.
    }
goal-all_survivors_in_one_clear_spawn_zone = Danach stehen alle Überlebenden in einer aktiven Brut-Zone, und kein Zombie ist darin.
goal-supplies_driven_out =
    { $all_survivors_out ->
        [yes] Mindestens { $count } Vorräte ({ $cards }) verlassen den Plan in Autos über den Ausgang, und mit ihnen alle lebenden Überlebenden.
       *[no] Mindestens { $count } Vorräte ({ $cards }) verlassen den Plan in Autos über den Ausgang.
    }
goal-neutralise_all_spawns = Neutralisiert alle Brut-Zonen.
goal-reach_clear_zone =
    { $min_survivors ->
        [one] Mindestens ein Überlebender ist { $zone_in }, und kein Zombie ist dort.
       *[other] Mindestens { $min_survivors } Überlebende sind { $zone_in }, und kein Zombie ist dort.
    }
goal-leave_from_start = { $min_survivors ->
        [one] Mindestens 1 Überlebender hat
       *[other] Mindestens { $min_survivors } Überlebende haben
    } den Plan aus der Startzone verlassen.

rule-zombie_deck = Der Zombiestapel hat nur diese Karten: { $cards }.
rule-start_weapons_on_deck_top = Die Startwaffen werden nicht ausgeteilt: Sie liegen oben auf dem Ausrüstungsstapel.
rule-no_search = Niemand kann { $zones_in } suchen.
rule-load_supplies = Für eine Aktion legt man eine Vorratskarte unter ein Auto der Zone oder nimmt eine von dort.
rule-linked_doors = Wird eine Tür geöffnet, öffnen sich auch alle anderen Türen ihres Gebäudes.
rule-one_walker_per_room_at_start = Am Anfang steht in jedem Raum ein Schlurfer.
rule-zombie_exit =
    { $zones_count ->
        [one] Zombie-Ausgang: { $zones }. Er zählt als { $noise } Lärm; Zombies, die ihn erreichen, entkommen. Sind { $lose_at } entkommen, ist alles verloren.
       *[other] Zombie-Ausgänge: { $zones }. Jeder zählt als { $noise } Lärm; Zombies, die ihn erreichen, entkommen. Sind { $lose_at } entkommen, ist alles verloren.
    }
rule-locked_door = Die { $colour_adj } Tür lässt sich erst öffnen, wenn der { $colour_adj } Ziel-Marker eingesammelt ist.
rule-late_spawn = Die { $colour_adj } Brut-Zone schläft, bis der { $colour_adj } Ziel-Marker eingesammelt ist.
rule-survivors_per_player =
    { $count ->
        [one] Alle am Tisch beginnen mit je einer Figur.
       *[other] Alle am Tisch beginnen mit je { $count } Figuren.
    }
rule-recruits_at_objectives = Ein Ziel-Marker ohne Farbe bringt eine neue Figur ins Spiel.

## Einträge von Listen

entry-slots = { $key }: { $value }
entry-free =
    { $value ->
        [one] { $key }
       *[other] { $value } × { $key }
    }
entry-dice = { $value }
entry-hits = { $value }

## Fragen: Aufbau

ask-pick_survivor = Wen führst du{ $all ->
        [one] {""}
       *[other] {" "}({ $number } von { $all })
    }?
ask-pick_survivor-why = Alle führen eigene Überlebende; die blaue Fertigkeit wirkt von Anfang an.
wait-pick_survivor = Alle warten auf { $players }: wer wird geführt?
ask-starting_slots = Wo tragen deine Überlebenden die Startausrüstung?
ask-starting_slots-why = Nur was in einer Hand ist, taugt zum Kämpfen oder zum Öffnen von Türen.
wait-starting_slots = Alle warten auf { $players }: wohin mit der Startausrüstung?
ask-first_player = Wer ist Startspieler?
ask-first_player-why = Alle sind sich einig, oder es entscheidet, wer die Partie eröffnet hat. Nach jedem Spielzug geht das Plättchen weiter.
wait-first_player = Alle warten auf { $players }: wer ist Startspieler?
ask-name_tile = Auf welchem Kartenteil steht { $survivor }?
ask-name_tile-why = Eine Gullykarte bringt Zombies auf die Kartenteile, auf denen Überlebende stehen.
wait-name_tile = Alle warten auf { $players }: auf welchem Kartenteil?

## Fragen: der Zug

ask-next_survivor = Wer ist als Nächstes dran?
ask-next_survivor-why = Alle deine Überlebenden sind in jedem Spielzug einmal dran, in beliebiger Reihenfolge.
wait-next_survivor = Alle warten auf { $players }: wer ist dran?
ask-next_action =
    { $actions ->
        [0] { $survivor } hat keine gewöhnliche Aktion mehr
        [one] { $survivor } hat noch 1 Aktion
       *[other] { $survivor } hat noch { $actions } Aktionen
    }{ $free_count ->
        [0] {""}
       *[other] {" "}und frei dazu: { $free }
    }. Was nun?
ask-next_action-why = Aktionen kommen in beliebiger Reihenfolge, jede beliebig oft; nur gesucht wird einmal pro Zug.
wait-next_action = Alle warten auf { $players }: welche Aktion?

## Fragen: Suchen und Inventar

ask-replace_card = Gezogen: { $card }. Behältst du die Karte, oder ziehst du mit Schicksal eine andere?
ask-replace_card-why = Einmal pro Zug darf eine gezogene Karte ohne Wirkung abgelegt werden.
wait-replace_card = Alle warten auf { $players }: Karte behalten oder eine andere ziehen?
ask-keep_card = Gefunden: { $card }. Wohin damit?
ask-keep_card-why = Dabei darf auch alles andere den Platz wechseln. Sind alle Plätze voll, muss eine Karte weg. Nur was in einer Hand ist, taugt zum Kämpfen oder zum Öffnen von Türen.
wait-keep_card = Alle warten auf { $players }: wohin mit der Karte?
ask-take_copy = Nimmst du ein zweites Exemplar aus dem Stapel: { $card }?
ask-take_copy-why = Passendes Pärchen: eine zweite beidhändige Waffe, und der Stapel wird gemischt.
wait-take_copy = Alle warten auf { $players }: ein zweites Exemplar?
ask-arrange_inventory = Wie trägt { $survivor } die Karten?
ask-arrange_inventory-why = Zwei Hände und die Reserve; nur was in einer Hand ist, taugt zum Kämpfen oder zum Öffnen von Türen.
wait-arrange_inventory = Alle warten auf { $players }: das Inventar wird neu geordnet.
ask-slot_of_card = Auf welchen Platz kommt diese Karte: { $card }?
ask-slot_of_card-why = Sie braucht einen freien Platz.
wait-slot_of_card = Alle warten auf { $players }: auf welchen Platz?
ask-accept_trade =
    { $gives_count ->
        [0]
            { $gets_count ->
                [0] { $survivor } und { $partner } ordnen nur neu, nichts wechselt den Besitzer. Bist du einverstanden?
               *[other] { $survivor } möchte von { $partner }: { $gets }. Bist du einverstanden?
            }
       *[other]
            { $gets_count ->
                [0] { $survivor } gibt { $partner }: { $gives }. Bist du einverstanden?
               *[other] { $survivor } gibt { $partner }: { $gives } und möchte dafür: { $gets }. Bist du einverstanden?
            }
    }
ask-accept_trade-why = Ohne dein Einverständnis wird nichts getauscht.
wait-accept_trade = Alle warten auf { $players }: wird der Tausch angenommen?

## Fragen: Türen, Ziele, Autos

ask-next_room = Welcher Raum wird als Nächstes gefüllt?
ask-next_room-why = Jeder Raum des Gebäudes bekommt eine Zombiekarte, in der Reihenfolge, die du wählst; oder du lässt die Reihenfolge offen.
wait-next_room = Alle warten auf { $players }: welcher Raum ist der nächste?
ask-receiver_of_recruit = Wer führt die neue Figur?
ask-receiver_of_recruit-why = Jemand von denen, die am wenigsten Überlebende führen.
wait-receiver_of_recruit = Alle warten auf { $players }: wer führt die neue Figur?
ask-skip_car_roll = Kein Treffer könnte hier etwas bewirken. Würfelst du trotzdem?
ask-skip_car_roll-why = Du darfst den Wurf sparen.
wait-skip_car_roll = Alle warten auf { $players }: würfeln oder nicht?

## Fragen: Kämpfen

ask-reroll = Die Würfel zeigen { $dice }. Wirfst du neu?
ask-reroll-why = Alle Würfel werden neu geworfen, ob es besser wird oder schlechter.
wait-reroll = Alle warten auf { $players }: neu werfen?
ask-assign_hits = Wen triffst du { $zone_in }?
ask-assign_hits-why = Ein Treffer tötet einen Zombie, wenn die Waffe dafür stark genug ist.
wait-assign_hits = Alle warten auf { $players }: wer wird getroffen?
ask-hit_next = Wer { $zone_in } bekommt den nächsten Treffer?
ask-hit_next-why = Überlebende zuerst, dann Schlurfer, dann Fettbrocken und Monstrum, Läufer zuletzt.
wait-hit_next = Alle warten auf { $players }: wer bekommt den Treffer?

## Fragen: Wunden und Fertigkeiten

ask-share_wounds =
    { $wounds ->
        [one] Ein Zombie greift { $zone_in } an. Wer nimmt die Wunde?
       *[other] { $zone_in } sind { $wounds } Wunden zu verteilen. Wer nimmt die nächste?
    }
ask-share_wounds-why = Alle sind sich einig, oder der Startspieler entscheidet. Eine zweite Wunde ist das Ende.
wait-share_wounds = Alle warten auf { $players }: wer nimmt die Wunde?
ask-cancel_wound =
    { $source_id ->
        [zombie] Ein Zombie will { $survivor } verwunden. Wehrst du die Wunde ab?
        [shot] Ein Schuss droht { $survivor } zu verwunden. Wehrst du die Wunde ab?
       *[car] Ein Auto droht { $survivor } zu verwunden. Wehrst du die Wunde ab?
    }
ask-cancel_wound-why = Die Karte, die du aufgibst, wird abgelegt.
wait-cancel_wound = Alle warten auf { $players }: wird die Wunde abgewehrt?
ask-lose_equipment = { $survivor } ist verwundet. Welche Karte geht verloren?
ask-lose_equipment-why = Die Wunde nimmt ihren Platz ein.
wait-lose_equipment = Alle warten auf { $players }: welche Karte geht verloren?
ask-choose_skill = { $survivor } erreicht Gefahrenstufe { $level }. Welche Fertigkeit?
ask-choose_skill-why = Die Wahl gilt für immer.
wait-choose_skill = Alle warten auf { $players }: welche Fertigkeit?
ask-switch_ninja =
    { $is_silent ->
        [yes] Gleich handeln die Zombies. { $survivor } macht keinen Lärm. Soll das so bleiben?
       *[no] Gleich handeln die Zombies. { $survivor } macht Lärm. Soll das so bleiben?
    }
ask-switch_ninja-why = Ein Ninja darf umschalten, bevor Zombies handeln.
wait-switch_ninja = Alle warten auf { $players }: macht der Ninja Lärm?

## Fragen: Zombies und Ende

ask-abomination_way = Das Monstrum { $zone_in } hat mehrere Wege. Welchen nimmt es?
ask-abomination_way-why = Alle Wege sind gleich kurz. Es teilt sich nie.
wait-abomination_way = Alle warten auf { $players }: wohin geht das Monstrum?
ask-odd_zombies =
    { $odd ->
        [one] Die { $kind_many } { $zone_in } teilen sich ungleich auf. Welchen Weg nimmt der letzte?
       *[other] Die { $kind_many } { $zone_in } teilen sich ungleich auf. Welche Wege nehmen die letzten { $odd }?
    }
ask-odd_zombies-why = Es sind keine Miniaturen mehr da, um die Gruppen gleich zu machen.
wait-odd_zombies = Alle warten auf { $players }: welchen Weg nehmen die letzten?
ask-give_up = Die Mission ist nicht mehr zu schaffen. Macht ihr weiter?
ask-give_up-why = { $why ->
    [anybody] Alle müssten es schaffen, aber nicht alle leben noch.
    [people] Es leben nicht mehr genug von euch.
    [car] Es ist kein Auto mehr da.
    [supplies] Es gibt nicht mehr genug Vorräte.
   *[tools] Niemand kann mehr eine Tür öffnen, und das Ziel liegt hinter einer.
  } Ihr dürft weiterspielen oder die Partie beenden.
wait-give_up = Alle warten auf { $players }: weitermachen oder aufgeben?

## Antworten: Aktionen

option-move = bewegen
option-search = suchen
option-open_door = Tür öffnen
option-close_door = Tür schließen
option-melee_attack = Nahkampf
option-ranged_attack = Fernkampf
option-reload = nachladen
option-rearrange = Inventar neu ordnen
option-trade = tauschen
option-take_objective = Ziel einsammeln
option-make_noise = Lärm machen
option-enter_car = einsteigen
option-leave_car = aussteigen
option-change_seat = Platz wechseln
option-drive = fahren
option-neutralise = Brut-Zone neutralisieren
option-load = Vorräte einladen
option-unload = Vorräte ausladen
option-leave_board = den Spielplan verlassen
option-combine = Karten zusammensetzen
option-lead = eine Aktion verschenken
option-treat = Wunde versorgen
option-be_loud = laut sein
option-switch_ninja = Ninja umschalten
option-discard = ablegen
option-end_turn = Zug beenden
answer-move-to = { $to_to } gehen
answer-search-in = { $in_in } suchen
answer-open_door-door-with = { $door } mit dem Werkzeug { $with_in } öffnen
answer-close_door-door = { $door } schließen
answer-melee_attack-at-with =
    { $at_in } { $with_id ->
        [both] mit beiden Waffen
       *[one] mit der Waffe { $with_in }
    } zuschlagen
answer-ranged_attack-at-with =
    { $at_acc } { $with_id ->
        [both] mit beiden Waffen
       *[one] mit der Waffe { $with_in }
    } angreifen
answer-ranged_attack-at-with-and = { $at_acc } und { $and_acc } mit je einer Waffe angreifen
answer-ranged_attack-at-with-risking =
    { $at_acc } { $with_id ->
        [both] mit beiden Waffen
       *[one] mit der Waffe { $with_in }
    } angreifen, auf die Gefahr hin, dass es zuerst { $risking } trifft
answer-take_objective-token = Ziel einsammeln
answer-enter_car-car-seat = in { $car_acc } einsteigen: { $seat }
answer-leave_car-from = { $from_from } aussteigen
answer-change_seat-seat = auf den { $seat } wechseln
answer-drive-to = { $to_to } fahren
answer-drive-to-via = über { $via_acc } { $to_to } fahren
answer-neutralise-at = Brut-Zone neutralisieren
answer-leave_board-at = den Spielplan verlassen
answer-reload-weapon = die Waffe { $weapon_in } nachladen
answer-combine-build-slot = { $build_acc } bauen, { $slot_to }
answer-lead-whom = eine Aktion verschenken { $whom_to }
answer-treat-whom = eine Wunde versorgen: { $whom }
answer-discard-slot = die Karte { $slot_from } ablegen

## Antworten: Wörter mit etwas dabei

option-survivor = { $it }
option-player = { $it }
option-tile = Kartenteil { $it }
option-to = { $it_to }
option-at = { $it }
option-in = { $it_in }
option-via = über { $it_acc }
option-from = { $it_from }
option-whom = { $it }
option-token = { $it }
option-risking = auf die Gefahr hin, dass es zuerst { $it } trifft
option-and = dann { $it }
option-door = { $it }
option-with =
    { $it_id ->
        [both] mit beiden Waffen
       *[one]
            { $it_slot ->
                [yes] mit der Karte { $it_in }
               *[other] mit { $it }
            }
    }
option-room = { $it }
option-car = { $it }
option-seat = { $it }
option-card = { $it }
option-slot = { $it_to }
option-weapon = die Waffe { $it_in }
option-build = { $it_acc } bauen
option-skill = { $it }
option-hit = Treffer: { $it }
option-wound = { $it }
option-lose = die Karte { $it_from } verlieren
option-mask = die Maske { $it_from } aufgeben
option-give = die Karte { $it_from } aufgeben
option-reroll =
    { $it_id ->
        [ammo] neu werfen: Massenhaft Muni
       *[other] neu werfen: { $it }
    }
option-put = { $it }: { $place_to }
option-stays = { $it }: bleibt

## Antworten: Wörter allein

option-keep = behalten
option-replace = eine andere Karte ziehen
option-take = nehmen
option-leave = liegen lassen
option-accept = einverstanden
option-refuse = ablehnen
option-unused = ungenutzt
option-skip = nicht würfeln
option-roll = würfeln
option-stay = so lassen
option-switch = umschalten
option-go_on = weitermachen
option-give_up = aufgeben
option-any_order = die Reihenfolge ist egal

## Was geschah: Aufbau

event-too_few_survivors = Die Mission ist für { $minimum } Überlebende gedacht; es sind nur { $count }.
event-survivor_picked =
    { $seat_who ->
        [you] Du führst { $survivor }.
       *[other] { $seat } führt { $survivor }.
    }
event-board_laid_out = Der Spielplan der Mission „{ $mission }“ ist aufgebaut.
event-card_dealt = { $survivor } beginnt mit: { $card }.
event-first_player_chosen =
    { $seat_who ->
        [you] Du bist Startspieler.
       *[other] { $seat } ist Startspieler.
    }

## Was geschah: Spielzug und Züge

event-round_began = Spielzug { $round } beginnt.
event-phase_began =
    { $phase_id ->
        [players] Spieler-Phase: Die Überlebenden handeln.
        [zombies] Zombie-Phase: Zuerst handeln alle Zombies, dann erscheinen neue.
       *[end] End-Phase: Der Lärm verklingt, und Waffen werden geladen.
    }
event-first_player_passed =
    { $seat_who ->
        [you] Du hast jetzt das Startspieler-Plättchen.
       *[other] { $seat } hat jetzt das Startspieler-Plättchen.
    }
event-turn_began =
    { $actions ->
        [one] { $survivor } ist mit 1 Aktion am Zug.
       *[other] { $survivor } ist mit { $actions } Aktionen am Zug.
    }
event-turn_ended = { $survivor } ist fertig.
event-survivor_moved = { $survivor } geht { $zone_from } { $to_to }.

## Was geschah: Suchen und Inventar

event-search_began = { $survivor } sucht { $where_in }.
event-card_drawn =
    { $card_id ->
        [aaahh] { $survivor } zieht ein Aaahh: Ein Zombie springt heraus und beendet die Suche.
       *[other] { $survivor } zieht { $card_acc }.
    }
event-nothing_to_draw = Der Ausrüstungsstapel ist verbraucht; { $survivor } findet nichts.
event-copy_taken = { $survivor } nimmt ein zweites Exemplar aus dem Stapel: { $card }.
event-card_taken = { $survivor } nimmt { $card_acc } { $slot_to }.
event-card_discarded = { $survivor } legt { $card_acc } ab.
event-card_thrown_away =
    { $card_id ->
        [aaahh] { $survivor } legt die Aaahh-Karte ab.
       *[other] { $survivor } behält die gezogene Karte nicht: { $card }.
    }
event-inventory_arranged =
    { $slots_count ->
        [0] { $survivor } trägt jetzt nichts mehr.
       *[other] { $survivor } trägt jetzt: { $slots }.
    }
event-trade_offered =
    { $gives_count ->
        [0]
            { $gets_count ->
                [0] { $survivor } und { $partner } treffen sich zum Tausch, aber nichts wechselt den Besitzer.
               *[other] { $survivor } möchte von { $partner }: { $gets }.
            }
       *[other]
            { $gets_count ->
                [0] { $survivor } bietet { $partner } an: { $gives }.
               *[other] { $survivor } bietet { $partner } an: { $gives }. Dafür: { $gets }.
            }
    }
event-trade_refused = { $partner } lehnt den Tausch mit { $survivor } ab.
event-cards_traded =
    { $gives_count ->
        [0] { $survivor } bekommt von { $partner }: { $gets }.
       *[other]
            { $gets_count ->
                [0] { $survivor } gibt { $partner }: { $gives }.
               *[other] { $survivor } gibt { $partner }: { $gives }. Dafür: { $gets }.
            }
    }
event-weapon_built = { $survivor } baut { $card_acc }.
event-weapon_reloaded = { $survivor } lädt nach: { $card }.

## Was geschah: Lärm, Türen, Ziele, Missionen

event-noise_made = { $survivor } macht { $zone_in } Lärm.
event-zone_made_loud = { $survivor } ist so laut es geht: { $zone } gilt als lauteste Zone von allen.
event-door_opened = { $survivor } öffnet { $door }.
# Aus Partien, die vorher begannen.
event-door_opened-open = { $door } ist jetzt offen.
event-door_closed = { $survivor } schließt { $door }.
event-door_closed-open = { $door } ist jetzt zu.
event-objective_taken =
    { $colour_id ->
        [red] { $survivor } sammelt { $zone_in } den Ziel-Marker ein.
       *[other] { $survivor } sammelt { $zone_in } den { $colour_acc } Ziel-Marker ein.
    }
event-spawn_zone_neutralised = { $survivor } neutralisiert die Brut-Zone { $zone_in }.
event-spawn_zone_woke = Die Brut-Zone { $zone_in } ist erwacht.
event-survivor_joined =
    { $seat_who ->
        [you] { $survivor } kommt { $zone_in } dazu; du führst die neue Figur.
       *[other] { $survivor } kommt { $zone_in } dazu; geführt von { $seat }.
    }
event-survivor_escaped = { $survivor } hat den Spielplan verlassen und ist in Sicherheit.

## Was geschah: Autos

event-seat_taken = { $survivor } sitzt { $car_in }: { $seat_in_car }.
event-car_left = { $survivor } steigt aus dem Auto.
event-car_driven = { $survivor } fährt mit { $car_dat } { $zone_to }.
event-car_drove_out =
    { $supplies_count ->
        [0] { $car } verlässt den Spielplan ohne Vorräte.
       *[other] { $car } verlässt den Spielplan mit: { $supplies }.
    }
event-supply_loaded = { $survivor } legt { $card_acc } unter { $car_acc }.
event-supply_unloaded = { $survivor } nimmt { $card_acc } unter { $car_dat } hervor.

## Was geschah: Kämpfen

event-attack_made =
    { $survivor } greift { $kind_id ->
        [ranged] { $zones_acc }
       *[other] { $zones_in }
    } an. { $count ->
        [one] Waffe: { $card }.
       *[other] Waffen: { $count } × { $card }.
    }
event-dice_rolled = { $survivor } würfelt { $dice }; ab { $hits_from } ein Treffer, Schaden { $damage }{ $skills_count ->
        [0] .
       *[other] {" "}(mit { $skills }).
    }
event-hits_scored =
    { $hits_sum ->
        [0] { $survivor } trifft nicht.
        [one] { $survivor } trifft einmal.
       *[other]
            { $hits_count ->
                [one] { $survivor } trifft { $hits_sum }-mal.
               *[other] { $survivor } trifft { $hits_sum }-mal (je Zone: { $hits }).
            }
    }
event-hits_lost =
    { $kind_id ->
        [abomination]
            { $count ->
                [one] 1 Treffer macht dem Monstrum nichts aus.
               *[other] { $count } Treffer machen dem Monstrum nichts aus.
            }
       *[other]
            { $count ->
                [one] 1 Treffer ist zu schwach für { $kind_many } und geht verloren.
               *[other] { $count } Treffer sind zu schwach für { $kind_many } und gehen verloren.
            }
    }
event-zombies_killed =
    { $count ->
        [one] { $survivor } tötet { $zone_in } 1 { $kind }.
       *[other] { $survivor } tötet { $zone_in } { $count } { $kind_many }.
    }
event-zone_burnt =
    { $kinds_count ->
        [0] { $zone_in } brennt es.
       *[other] { $zone_in } brennt es: Nichts bleibt übrig von { $kinds_dat }.
    }
event-experience_gained =
    { $xp ->
        [one] { $survivor } bekommt 1 Erfahrungspunkt und hat { $total }.
       *[other] { $survivor } bekommt { $xp } Erfahrungspunkte und hat { $total }.
    }
event-level_reached = { $survivor } erreicht Gefahrenstufe { $level }.
event-skill_gained = { $survivor } gewinnt eine Fertigkeit: { $skill }.

## Was geschah: Wunden

event-zombie_attacked = Ein Zombie { $zone_in } greift { $survivor } an.
event-attack_ignored = { $survivor } ist zäh und beachtet den Angriff nicht.
event-wound_cancelled = { $survivor } wehrt die Wunde ab.
event-wound_taken = { $survivor } ist verwundet: Die Wunde liegt { $slot_in }.
event-wound_healed = { $survivor } ist eine Wunde los.
event-survivor_eliminated = { $survivor } ist ausgeschaltet.
event-action_given = { $survivor } verschenkt eine Aktion { $receiver_to }.
event-ninja_switched =
    { $is_silent ->
        [yes] { $survivor } macht von jetzt an keinen Lärm.
       *[no] { $survivor } macht von jetzt an Lärm.
    }

## Was geschah: Zombies

event-zombies_activated =
    { $kinds_count ->
        [one] Alle { $kinds_many } handeln.
       *[other] Alle Zombies handeln.
    }
event-zombies_moved =
    { $count ->
        [one] 1 { $kind } geht
       *[other] { $count } { $kind_many } gehen
    } { $zone_from } { $to_to }: { $why_id ->
        [sight]
            { $whom_count ->
                [one] Zu sehen ist
               *[other] Zu sehen sind
            } { $whom } { $targets_in }
        [noise] Am lautesten ist es { $targets_in }
       *[far_noise] Hinter geschlossenen Türen lockt der Lärm { $targets_in }
    }.{ $ways ->
        [one] {""}
       *[other]
            {" "}{ $kind_id ->
                [abomination] { $ways } Wege sind gleich kurz, und die Spieler wählen diesen.
               *[other] { $ways } Wege sind gleich kurz, also teilt sich die Gruppe auf.
            }
    }
event-zombies_added =
    { $count ->
        [one] Damit gleiche Gruppen entstehen, kommt { $zone_in } 1 { $kind } dazu.
       *[other] Damit gleiche Gruppen entstehen, kommen { $zone_in } { $count } { $kind_many } dazu.
    }
event-zombie_card_drawn =
    { $brings_id ->
        [nothing] Zombiekarte für { $zone_acc }: Bei Gefahrenstufe { $level } kommt nichts.
        [activation] Zombiekarte für { $zone_acc }: Bei Gefahrenstufe { $level } handeln Zombies noch einmal.
        [manholes] Zombiekarte für { $zone_acc }: Bei Gefahrenstufe { $level } klettern Zombies aus den Gullys bei den Überlebenden.
       *[zombies] Zombiekarte für { $zone_acc }: Bei Gefahrenstufe { $level } kommen Zombies.
    }
event-zombie_deck_shuffled = Der Zombiestapel ist verbraucht und wird neu gemischt.
event-zombies_appeared =
    { $count ->
        [one] 1 { $kind } erscheint { $zone_in }.
       *[other] { $count } { $kind_many } erscheinen { $zone_in }.
    }
event-miniatures_ran_out =
    { $is_split ->
        [yes] Es gibt nicht genug { $kind_many } für gleiche Gruppen, darum handeln sofort alle auf dem Spielplan.
       *[no] Es sind nicht genug { $kind_many } übrig, darum handeln sofort alle auf dem Spielplan.
    }
event-zombies_escaped =
    { $count ->
        [one] 1 { $kind } entkommt { $zone_in }.
       *[other] { $count } { $kind_many } entkommen { $zone_in }.
    }

## Was geschah: Ende

event-goal_impossible = Die Mission ist nicht mehr zu schaffen. { $why ->
    [anybody] Alle müssten es schaffen, aber nicht alle leben noch.
    [people] Es leben nicht mehr genug von euch.
    [car] Es ist kein Auto mehr da.
    [supplies] Es gibt nicht mehr genug Vorräte.
   *[tools] Niemand kann mehr eine Tür öffnen, und das Ziel liegt hinter einer.
  }
event-game_ended = { $reason }
end-mission_accomplished = Die Mission ist geschafft. Alle gewinnen.
end-all_eliminated = Niemand lebt mehr. Die Mission ist gescheitert.
end-nobody_left = Niemand ist mehr da, der die Mission schaffen könnte. Sie ist gescheitert.
end-zombies_escaped = Zu viele Zombies sind entkommen. Die Mission ist gescheitert.
end-given_up = Ihr habt aufgegeben. Die Mission ist gescheitert.

## Hausregeln

option_name-mission = Mission
option_name-mission-why = Welche Karte gespielt wird, mit ihren Zielen und Sonderregeln.
option_value-mission-00 = 00 { name-tutorial }
option_value-mission-00-why = { mission-tutorial-briefing }
option_value-mission-01 = 01 { name-city_blocks }
option_value-mission-01-why = { mission-city_blocks-briefing }
option_value-mission-02 = 02 { name-y_zone }
option_value-mission-02-why = { mission-y_zone-briefing }
option_value-mission-03 = 03 { name-race_of_zombicity }
option_value-mission-03-why = { mission-race_of_zombicity-briefing }
option_value-mission-04 = 04 { name-drive_by_shooting }
option_value-mission-04-why = { mission-drive_by_shooting-briefing }
option_value-mission-05 = 05 { name-big_w }
option_value-mission-05-why = { mission-big_w-briefing }
option_value-mission-06 = 06 { name-the_escape }
option_value-mission-06-why = { mission-the_escape-briefing }
option_value-mission-07 = 07 { name-grindhouse }
option_value-mission-07-why = { mission-grindhouse-briefing }
option_value-mission-08 = 08 { name-zombie_police }
option_value-mission-08-why = { mission-zombie_police-briefing }
option_value-mission-09 = 09 { name-might_makes_right }
option_value-mission-09-why = { mission-might_makes_right-briefing }
option_value-mission-10 = 10 { name-small_town }
option_value-mission-10-why = { mission-small_town-briefing }
option_name-mission_minimum = Zu wenige Überlebende
option_name-mission_minimum-why = Was geschieht, wenn die Mission mehr Überlebende verlangt, als die Spieler führen.
option_value-mission_minimum-raise = mehr führen
option_value-mission_minimum-raise-why = Ein Spieler nach dem anderen führt einen Überlebenden mehr.
option_value-mission_minimum-warn = nur darauf hinweisen
option_value-mission_minimum-warn-why = Die Partie beginnt mit weniger Überlebenden und ist schwerer.
option_name-random_survivors = Wahl der Überlebenden
option_name-random_survivors-why = Wie die Spieler zu ihren Überlebenden kommen.
option_value-random_survivors-off = gewählt
option_value-random_survivors-off-why = Die Spieler wählen reihum.
option_value-random_survivors-on = ausgelost
option_value-random_survivors-on-why = Der Zufall entscheidet.
option_name-manhole_tiles = Zonen auf mehreren Kartenteilen
option_name-manhole_tiles-why = Welche Gullys sich öffnen, wenn die Zone eines Überlebenden auf mehreren Kartenteilen liegt.
option_value-manhole_tiles-all = alle ihre Kartenteile
option_value-manhole_tiles-all-why = Die Gullys aller Kartenteile der Zone öffnen sich.
option_value-manhole_tiles-named = das genannte Kartenteil
option_value-manhole_tiles-named-why = Wer eine solche Zone betritt, nennt das Kartenteil.
option_name-slippery_passes_through = Schlüpfrig geht hindurch
option_name-slippery_passes_through-why = Ob die Fertigkeit Schlüpfrig auch durch Zonen mit Zombies weitergehen lässt.
option_value-slippery_passes_through-off = aus
option_value-slippery_passes_through-off-why = Eine Zone mit einem Zombie beendet die Bewegung auch für Schlüpfrige.
option_value-slippery_passes_through-on = an
option_value-slippery_passes_through-on-why = Schlüpfrige gehen weiter.
option_name-m02_remaining = Y-Zone mit Verlusten
option_name-m02_remaining-why = Ob Mission 02 noch zu gewinnen ist, wenn jemand ausgeschaltet ist.
option_value-m02_remaining-off = nein
option_value-m02_remaining-off-why = Alle, die begonnen haben, müssen den Ausgang erreichen.
option_value-m02_remaining-on = ja
option_value-m02_remaining-on-why = Alle, die noch leben, müssen den Ausgang erreichen.

## Gespräche am Tisch

phrase-greet = Hallo zusammen. Sehen wir zu, dass wir hier lebend herauskommen.
phrase-greet_gruff = Tut, was ich sage, dann wird keiner gefressen.
phrase-greet_sweet = Ihr Lieben, ich gehe gleich hinter euch.
phrase-greet_anxious = Habt ihr das auch gehört? Hinter der Tür?
phrase-greet_merry = Guten Abend. Wer hat etwas zu essen dabei? Ach, das sind ja wir.
phrase-greet_short = Bereit.
phrase-come_here = { $who }, komm { $zone_to }.
phrase-stay_away = Bleibt weg { $zone_from }.
phrase-going = Ich gehe { $zone_to }.
phrase-wait_for_me = Warte auf mich, { $who }.
phrase-need_card = Ich brauche { $card_acc }.
phrase-offer_card = Ich habe { $card_acc }; wer will?
phrase-take_door = Wer öffnet die nächste Tür?
phrase-do_not_shoot = Nicht schießen, da stehe ich.
phrase-make_noise = { $who }, mach bitte Lärm { $zone_in }.
phrase-go_first = { $who }, du zuerst.
phrase-hurry = Beeilen wir uns; es sind zu viele.
phrase-careful = Vorsicht, die Läufer handeln zweimal.
phrase-well_done = Gut gemacht, { $who }.
phrase-sorry = Entschuldige, { $who }. Das war für die Zombies gedacht.
phrase-thank = Danke, { $who }.
phrase-agree = Ich sehe, was ich tun kann.
phrase-decline = Jetzt nicht, ich habe alle Hände voll zu tun.
phrase-no_matter = Schon gut. Wir brauchen einander hier.
phrase-think = Lasst mich kurz nachdenken.

## Probleme eigener Missionen und Überlebender

reason-not-toml = Das ist keine TOML-Datei: { $detail }
reason-not-json = Das ist keine JSON-Datei: { $detail }
reason-missing-field = Das Feld „{ $field }“ fehlt.
reason-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht.
reason-unknown-value = „{ $value }“ ist hier nicht möglich.
reason-wrong-type =
    Hier steht { $found ->
        [str] Text
        [int] eine ganze Zahl
        [float] eine Zahl
        [bool] ja oder nein
        [array] eine Liste
        [object] eine Gruppe von Feldern
        [null] nichts
       *[other] { $found }
    }, es müsste aber { $expected ->
        [str] Text
        [int] eine ganze Zahl
        [float] eine Zahl
        [bool] ja oder nein
        [array] eine Liste
        [object] eine Gruppe von Feldern
        [null] nichts
       *[other] { $expected }
    } sein.
reason-out-of-bounds = Dieser Wert ist nicht möglich: { $detail }.
reason-bad-count =
    { $what ->
        [tiles] Kartenteile
        [doors] Türen
        [spawns] Brut-Zonen
        [objectives] Ziel-Marker
        [cars] Autos
        [min_survivors] Überlebende
        [players] Spieler
        [letters] Länge des Namens in Buchstaben
        [skills] Fertigkeiten dieser Stufe
        [minutes] Minuten
        [objective_xp] Erfahrungspunkte
        [exit_noise] Lärm des Zombie-Ausgangs
        [lose_at] entkommene Zombies, mit denen verloren ist
        [goal_survivors] Überlebende des Missionsziels
        [survivors] Überlebende aller Spieler zusammen
        [supplies] Vorräte des Missionsziels
       *[other] Marker mit dieser Rückseite
    }: { $found }. Es müssen { $least } bis { $most } sein.
reason-not-a-rectangle = Reihe { $row } ist nicht so lang wie die erste; die Kartenteile müssen ein volles Rechteck bilden.
reason-unknown-tile = Ein Kartenteil „{ $tile }“ gibt es nicht.
reason-unknown-turn = Kartenteil { $tile } lässt sich nicht um „{ $turn }“ drehen; möglich sind 0, 90, 180 und 270.
reason-tile-twice = Kartenteil { $tile } liegt schon als { $other }; beide sind Seiten eines Teils.
reason-edges-do-not-match =
    Die Ränder von { $tile } und { $other } passen nicht zusammen ({ $side ->
        [N] nördlich
        [E] östlich
        [S] südlich
       *[W] westlich
    } von { $tile }): Straße muss an Straße liegen.
reason-too-many-of-colour =
    Zu viele { $colour ->
        [blue] blaue
       *[green] grüne
    } { $what ->
        [doors] Türen
        [objectives] Ziel-Marker
       *[spawns] Brut-Zonen
    }: In der Schachtel liegen { $most }.
reason-unknown-zone = Eine Zone „{ $zone }“ gibt es auf dieser Karte nicht.
reason-not-a-room = { $zone } ist kein Raum.
reason-not-a-street = { $zone } ist keine Straßenzone.
reason-no-common-wall =
    { $room } und { $street } haben keine gemeinsame Wand im { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } des Raums.
reason-door-twice = Zwischen { $room } und { $street } ist schon eine Tür.
reason-spawn-at-start = { $zone } ist die Startzone und kann daher keine Brut-Zone sein.
reason-building-without-door = Dieses Gebäude hat keine Tür: { $rooms }.
reason-unreachable-zone = { $zone } ist von der Startzone aus nicht zu erreichen, auch nicht mit offenen Türen.
reason-no-goal = Eine Mission braucht mindestens ein Missionsziel.
reason-goal-needs =
    Das Missionsziel „{ $goal }“ braucht { $needs ->
        [exit] einen Ausgang
        [objectives] Ziel-Marker
        [survivors_by_players] eine Zahl von Überlebenden für jede Spielerzahl
        [cars] Autos
        [drive] Autos, die gefahren werden können
        [street_exit] einen Ausgang auf der Straße
        [searchable_room] einen Raum, der durchsucht werden darf
       *[load_supplies] die Sonderregel „load_supplies“
    }.
reason-rule-needs =
    Die Sonderregel „{ $rule }“ braucht { $needs ->
        [blue_objective] einen blauen Ziel-Marker
        [green_objective] einen grünen Ziel-Marker
        [blue_door] eine blaue Tür
        [green_door] eine grüne Tür
        [blue_spawn] eine schlafende blaue Brut-Zone
        [green_spawn] eine schlafende grüne Brut-Zone
        [cars] Autos
        [objectives] Ziel-Marker
       *[cards] Zombiekarten
    }.
reason-rule-twice = Die Sonderregel „{ $rule }“ steht doppelt da.
reason-lock-never-opens =
    Das { $colour ->
        [blue] blaue
       *[green] grüne
    } Schloss lässt sich nie öffnen: Sein Ziel-Marker liegt dahinter.
reason-spawn-never-wakes =
    Die { $colour ->
        [blue] blaue
        [green] grüne
       *[red] rote
    } Brut-Zone { $zone } schläft, und keine Sonderregel weckt sie.
reason-not-a-supply = „{ $card }“ lässt sich nicht einladen: Vorräte sind Konserven, Reis und Wasser.
reason-unknown-card = „{ $card }“ ist keine Karte, die im Ausrüstungsstapel zu finden ist.
reason-unknown-zombie-card = Zombiekarte { $card } gibt es nicht, oder sie ist doppelt genannt.
reason-name-taken = Jemand heißt schon { $name }.
reason-yellow-is-fixed = Die gelbe Fertigkeit ist immer „{ $skill }“, nicht „{ $found }“.
reason-unknown-skill = Eine Fertigkeit „{ $skill }“ gibt es nicht.
reason-unknown-parameter = Hinter der Fertigkeit „{ $skill }“ kann nicht „{ $parameter }“ stehen.
reason-skill-only-blue = Die Fertigkeit „{ $skill }“ ist nur auf Stufe Blau möglich.
reason-skill-twice = Die Fertigkeit „{ $skill }“ steht doppelt da, und die zweite bewirkt nichts.

## Rat: warum ein Bot so antworten würde

reason-goal-take = Richtung { $zone }: Dort liegt ein Ziel-Marker.
reason-goal-search = Richtung { $zone }: Dort lässt sich suchen.
reason-goal-hunt = Richtung { $zone }: Zombies dort bringen Erfahrung.
reason-goal-neutralise = Richtung { $zone }: Diese Brut-Zone muss neutralisiert werden.
reason-goal-hold = Richtung { $zone }: Diese Zone muss erreicht und gehalten werden.
reason-goal-leave = Richtung { $zone }: Dort geht es hinaus.
reason-goal-load = Richtung { $zone }: Dort lassen sich Vorräte einladen.
reason-goal-board = Richtung { $zone }: Dort wartet ein Auto.
reason-flee =
    { $count ->
        [0] Es wird zu gefährlich { $zone_in }.
        [one] Weg { $zone_from }: 1 Zombie ist dort.
       *[other] Weg { $zone_from }: { $count } Zombies sind dort.
    }
reason-together = Bei { $zone_dat } bleibt die Gruppe zusammen.
reason-strike-from = { $zone_from } aus lassen sich Zombies angreifen.
reason-search-early = Zuallererst braucht es eine bessere Waffe.
reason-search-tool = Noch kann niemand Türen öffnen: Ein Werkzeug muss her.
reason-search-cards = Die Mission verlangt { $card_acc }.
reason-search-spare = Eine Aktion ist übrig, und eine Karte mehr kann nur helfen.
reason-kill-here = Zombies stehen { $zone_in } bei Überlebenden; zuerst trifft es { $kind_many }.
reason-kill-near = Zombies { $zone_in } sind nur einen Schritt entfernt; zuerst trifft es { $kind_many }.
reason-kill-way = Zombies { $zone_in } stehen uns im Weg; zuerst trifft es { $kind_many }.
reason-kill-far = Zombies { $zone_in } lassen sich treffen, bevor sie kommen; zuerst { $kind_many }.
reason-reload = Eine leere Waffe hilft niemandem.
reason-hold-door =
    { $count ->
        [0] Der Weg führt durch { $door }, und dahinter wartet kaum jemand.
        [one] Der Weg führt durch { $door }; dahinter wartet etwa 1 Zombie.
       *[other] Der Weg führt durch { $door }; dahinter warten etwa { $count } Zombies.
    }
reason-do-take = Der Ziel-Marker liegt { $zone_in }.
reason-do-neutralise = Die Brut-Zone { $zone_in } ist gerade frei von Zombies.
reason-do-load = Die Vorräte müssen in ein Auto.
reason-do-leave = Der Weg hinaus ist frei.
reason-do-drive = Es ist Zeit zu fahren.
reason-hunt-drive = { $survivor } fährt, weil ein Auto mehr Zombies überrollt, als jede Waffe tötet.
reason-hunt-enter = Im Auto jagt die ganze Gruppe gemeinsam und kommt rechtzeitig weg.
reason-lure = Der Lärm lockt Zombies dorthin, wo sie niemandem schaden.
reason-tour-drive = { $survivor } fährt, weil nichts an ein Auto kommt, das weiterfährt, und hält, wo als Nächstes etwas zu tun ist.
reason-tour-out = { $survivor } steigt für eine Tür oder einen Marker aus, solange das Auto noch weiterfahren kann.
reason-tour-enter = Im Auto kommt nichts an die Gruppe heran, und alle fahren gemeinsam zum nächsten Marker weiter.
reason-before-driver = { $survivor } handelt, bevor das Auto losfährt.
reason-driver-last = { $survivor } fährt zuletzt, damit das Auto außer Reichweite der Zombies hält.
reason-do-enter = Es ist Zeit einzusteigen.
reason-best-hands = So hat { $survivor } die besten Waffen in der Hand.
reason-all-armed = So haben alle die besten Waffen in der Hand.
reason-share = Der Tausch mit { $survivor } hilft beiden.
reason-rest = In diesem Zug gibt es nichts Besseres mehr zu tun.
reason-keep-card = Das wird nützlich: { $card }.
reason-no-use = Das nützt hier nichts: { $card }.
reason-lose-least = Das ist der kleinste Verlust: { $card }.
reason-cancel-wound = Das ist weniger wert als eine Wunde: { $card }.
reason-bears-it = { $survivor } verkraftet es am besten.
reason-more-hits =
    { $count ->
        [0] Noch kein Treffer: Es kann nur besser werden.
        [one] 1 Treffer reicht nicht; ein neuer Wurf bringt vielleicht mehr.
       *[other] { $count } Treffer reichen nicht; ein neuer Wurf bringt vielleicht mehr.
    }
reason-enough-hits =
    { $count ->
        [one] 1 Treffer ist gut genug.
       *[other] { $count } Treffer sind gut genug.
    }
reason-worst-first = Am gefährlichsten sind hier { $kind_many }.
reason-strikes-first = { $survivor } kann sofort Zombies angreifen.
reason-opens-first = { $survivor } hat ein Werkzeug für Türen und geht voran.
reason-front-first = { $survivor } steht am besten, um voranzugehen.
reason-waits-last = { $survivor } ist schon am Ziel und kann auf die anderen warten.
reason-best-skill = { $skill } hilft am meisten.
reason-follow = Einverstanden: Die Gruppe entscheidet gemeinsam.
reason-hopeless = Die Mission ist nicht mehr zu schaffen.

## Einführung

tutorial-aim = Vier Überlebende sitzen in einem Haus fest, und du führst eine von ihnen. Gegenüber, in der Arztpraxis, liegt ein Ziel-Marker. Wer ihn einsammelt, gewinnt die Mission für alle vier, denn hier spielen alle zusammen.
tutorial-survivor = Alle Überlebenden haben eigene Fertigkeiten. Nimm Amy: Einmal in jedem Zug bewegt sie sich umsonst.
tutorial-survivor-other = Eine gute Wahl für ein andermal. Nimm für diese Geschichte bitte Amy.
tutorial-pans = Ada führt Ned, Bruno Wanda und Cleo Josh. Drei von euch haben eine Pfanne bekommen, Amy geht leer aus. Aber Pistole, Axt und Brecheisen sind die nächsten drei Karten des Stapels, und Suchen bringt sie ans Licht.
tutorial-first = Ihr entscheidet zusammen, wer beginnt. Seid ihr uneins, hat das letzte Wort, wer den Tisch eröffnet hat, und das bist du. Lass Bruno beginnen.
tutorial-first-other = Warum nicht. Aber diese Geschichte beginnt mit Bruno.
tutorial-turn = Wanda ist am Zug. Alle haben drei Aktionen, in beliebiger Reihenfolge. Sie durchsucht zuerst den Raum.
tutorial-crowbar = Sie hat das Brecheisen gefunden und nimmt es in die Hand, denn nur was man in der Hand hält, kann man benutzen. Mit einem Brecheisen lassen sich Türen öffnen.
tutorial-opened = Die Tür ist offen, und das Brecheisen war leise. Dies ist das Haus, in dem ihr begonnen habt, darum wartet in seinen Räumen niemand.
tutorial-yours = Josh hat die Pistole gefunden und ist hinausgegangen. Jetzt bist du am Zug: drei Aktionen und eine freie Bewegung.
tutorial-search = Amy hat noch keine Waffe. Durchsuche den Raum: Die dritte der bekannten Karten liegt noch im Stapel.
tutorial-search-other = Das ginge. Aber mit leeren Händen kommst du nicht weit: Suche zuerst.
tutorial-axe = Die Feuerwehraxt: Sie öffnet Türen und trifft hart. Gib sie ihr in die Hand, denn in der Reserve nützen Waffen nichts. Immer wenn du etwas findest, darf auch alles andere den Platz wechseln.
tutorial-axe-other = Dort könntest du sie tragen, aber nicht benutzen. Nimm sie in die erste Hand.
tutorial-move = Jetzt den anderen nach. Jede Zone, in die du kommst, leuchtet, mit ihrem Preis in Aktionen: Tippe auf die Straße, auf der Josh steht. Den ersten Schritt zahlt Amys freie Bewegung, also kostet es eine Aktion.
tutorial-move-other = Später. Erst soll Amy zu den anderen aufschließen: Geh zu Josh auf die Straße.
tutorial-stay = Eine Aktion ist übrig. Niemand muss alle benutzen, und allein voranzulaufen ist nicht klug: Beende deinen Zug.
tutorial-stay-other = Nicht allein auf die Straße. Beende deinen Zug.
tutorial-spawn = Wenn alle dran waren, sind es die Zombies. Noch waren keine da, also wurde für jede Brut-Zone eine Karte gezogen: ein Schlurfer am Fahrrad, nichts am Einkaufswagen. Je mehr Erfahrung ihr habt, desto schlimmer werden die Karten.
tutorial-round = Ein neuer Spielzug. Wer Startspieler ist, wechselt reihum: Jetzt beginnt Cleo mit Josh.
tutorial-arm = Josh ist zurückgegangen und hat eine Kettensäge gefunden. In einem Zug sucht man höchstens einmal. Mach es wie er: zurück in die Küche, umsonst.
tutorial-arm-other = Du bist noch zu schwach bewaffnet. Zurück in die Küche.
tutorial-search_again = Kein Zombie stört hier. Suche.
tutorial-search_again-other = Dafür bist du gekommen. Suche.
tutorial-shotgun = Eine Schrotflinte: Sie reicht bis in die nächste Zone und ist weit zu hören. Nimm sie in die andere Hand.
tutorial-shotgun-other = Aus der Reserve schießt niemand. Nimm sie in die zweite Hand.
tutorial-out_again = Zwei Aktionen bleiben, und sie führen zu Ned an der Parkuhr, zwei Zonen weit. Tippe auf die Straße dort, und Amy geht hin.
tutorial-out_again-other = Nimm beide Aktionen für den Weg: zu Ned an der Parkuhr.
tutorial-noise = Der Schlurfer am Fahrrad sieht niemanden, also geht er dorthin, wo er am meisten hört. Alle Überlebenden machen Lärm und jeder Lärm-Marker auch: Er ist näher gekommen.
tutorial-manhole = Wanda ist vorausgelaufen. Dann kam eine Gullykarte: Auf jedem Kartenteil mit einem Überlebenden steigen Zombies aus dem Gully. Zwei stehen jetzt neben ihr.
tutorial-to_wanda = Wanda braucht Hilfe, also geh zu ihr: Die freie Bewegung und eine Aktion reichen. Wo ein Zombie steht, endet jede Bewegung, und wegzugehen kostet mehr.
tutorial-to_wanda-other = Wanda ist mit zwei Schlurfern allein. Geh zu ihr.
tutorial-break_in = Du hast noch zwei Aktionen. Die Tür zum Ziel ist neben dir: Öffne sie mit der Axt. Das macht Lärm, anders als das Brecheisen.
tutorial-break_in-other = Du könntest erst kämpfen. Aber dann bleibt die Tür in diesem Zug zu: Öffne sie.
tutorial-building = Wird ein Gebäude zum ersten Mal geöffnet, zieht man für jeden seiner Räume eine Karte. Die Reihenfolge wählst du. Beginne mit der Arztpraxis, in der das Ziel liegt.
tutorial-building-other = Jede Reihenfolge ist erlaubt. Beginne mit der Arztpraxis: Dort liegt das Ziel.
tutorial-second_room = Auf dem Ziel sitzt ein Schlurfer. Nun der Empfang, gleich hinter der Tür.
tutorial-second_room-other = Nun der Empfang, gleich hinter der Tür.
tutorial-third_room = Noch einer. Jetzt das Büro; der letzte Raum folgt von selbst.
tutorial-third_room-other = Jetzt das Büro.
tutorial-attack = Eine Aktion bleibt für die Axt. Im Nahkampf triffst du, was in deiner Zone steht: Greif an.
tutorial-attack-other = Zwei Schlurfer neben dir sind zwei zu viel. Greif an.
tutorial-hit = Die Axt wirft einen Würfel und trifft ab 4. Eine 5: ein Schlurfer weniger und ein Erfahrungspunkt für Amy.
tutorial-shot = Wanda hat den anderen erledigt und dann ins Haus geschossen. Daneben, aber alle haben es gehört: Angriffe mit lauten Waffen hinterlassen einen Lärm-Marker. Ihre Waffe muss nachgeladen werden.
tutorial-split = Die Zombies hören den Lärm. Vom Raum des Ziels sind zwei Wege gleich kurz, also teilt sich die Gruppe, und der fehlende Schlurfer kommt hinzu. So wurden aus einem zwei.
tutorial-crowd = In deiner Zone stehen drei Schlurfer. Wer sie jetzt verlässt, zahlt für jeden eine Aktion mehr. Ned, Wanda und Josh gehen zuerst ans Werk.
tutorial-clear = Ned hat alle drei erledigt, Wanda und Josh haben zwei Räume geräumt. Niemand hält dich mehr auf: Tippe auf die Arztpraxis. Den Weg an den Schlurfern vorbei findet Amy selbst.
tutorial-clear-other = Der Weg ist frei, und bald ist er es nicht mehr. Geh in die Arztpraxis.
tutorial-objective = Deine letzte Aktion. Sammle das Ziel ein.
tutorial-objective-other = Dafür bist du den ganzen Weg gegangen. Sammle das Ziel ein.
tutorial-won = Das Ziel ist erreicht, und alle vier haben gewonnen. Zehn weitere Missionen warten, und sie sind weniger freundlich. Was auch unklar ist: Die Regel ist einen Klick entfernt.

## The table in the terminal

board-round =
    { $round ->
        [0] Mission { $mission }, vor dem ersten Spielzug: { $phase }.
       *[other] Mission { $mission }, Spielzug { $round }, { $phase }. Gefahrenstufe: { $level }. Startspieler: { $player }.
    }
board-goal = Missionsziel: { $goal }
board-goal-reached = Missionsziel, erreicht: { $goal }
board-rule = Sonderregel: { $rule }
board-legend = Karte: # Wand, D geschlossene Tür, / offene Tür, Buchstaben Überlebende, z Zombies, * Ziel-Marker, ^ Brut-Zone.
board-zone = { $zone } ({ $code }): { $there }.
board-objective =
    { $colour ->
        [blue] blauer Ziel-Marker
        [green] grüner Ziel-Marker
       *[red] Ziel-Marker
    }
board-car = { $car } ({ $kind })
board-spawn = Brut-Zone { $number }
board-place =
    { $what ->
        [start] Startzone
        [exit] Ausgang
        [bunker] Bunker
       *[zombie-exit] Zombie-Ausgang
    }
board-noise = Lärm { $noise }
board-loudest = die lauteste Zone von allen
board-led = { $name } ({ $player })
board-survivor =
    { $status ->
        [living] { $name }: { $place }, Erfahrung { $xp }, Stufe { $level }.
        [escaped] { $name }: entkommen, Erfahrung { $xp }, Stufe { $level }.
       *[eliminated] { $name }: ausgeschaltet.
    }
board-carries =
    { $count ->
        [0] Trägt nichts.
       *[other] Trägt: { $cards }.
    }
board-skills = Fertigkeiten: { $skills }.
board-in-car = Sitzt im Auto ({ $car }): { $seat }.
board-activated =
    { $done ->
        [yes] War in diesem Spielzug schon am Zug.
       *[no] War in diesem Spielzug noch nicht am Zug.
    }
board-slot = { $slot }: { $card }
board-slot-empty = { $slot }: { $card } (nicht geladen)
board-turn =
    { $name } ist am Zug: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }{ $count ->
        [0] {""}
       *[other] , freie Aktionen: { $free }
    }.
board-decks =
    { $deck ->
        [one] 1 Ausrüstungskarte
       *[other] { $deck } Ausrüstungskarten
    } im Stapel, { $discards } abgelegt; { $zombies ->
        [one] 1 Zombiekarte
       *[other] { $zombies } Zombiekarten
    } im Stapel. Getötet: { $killed }.
board-price = { $actions } Aktionen
board-note = { $text } ({ $note })

## Zahlen vieler Partien

figure-alive = Überlebende am Ende (1 sind alle)
