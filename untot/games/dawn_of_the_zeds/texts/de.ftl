### Texte von Dawn of the Zeds. Schlüssel sind Kennungen; siehe untot/kernel/texts.py.
### Orte haben zwei Formen: wo (.in) und wohin (.to). Einheiten und Wege haben Formen für Sätze (.mid, .acc, .dat), ohne die
### Nummer eines Teils; was mehrere sind, sagt es (.many), damit die Verben passen.

## The game

game-title = Dawn of the Zeds
game-tagline = Eine Stadt, fünf Wege, und auf allen kommen die Toten.
game-players = 1 bis 4 Spieler, oder 5 mit jemandem, der die Zeds führt
game-minutes = 30 bis 180 Minuten
game-weight = sechs Stufen, von der Lehrstunde bis zur ganzen Geschichte
game-alone = Du führst alle, die die Stadt verteidigen.

## Seats, phases, kinds

name-heroes = { name-player }
name-zeds_player = die Zeds-Seite
name-set_up = Aufbau
name-prfn = Flüchtlingsphase (PRFN)
name-zeds = Zeds-Phase
name-eat = Verbrauchsphase
name-action = Aktionsphase
name-organisation = Organisationsphase
name-over = Die Geschichte ist zu Ende
name-regular_zed = ein normaler Zed
name-super_zed = ein Super-Zed
name-units = Einheiten
name-refugees = Flüchtlinge { $number }
    .mid = die Flüchtlinge
    .acc = die Flüchtlinge
    .dat = den Flüchtlingen
    .many = yes
name-civilians = Zivilisten { $number }
    .mid = die Zivilisten
    .acc = die Zivilisten
    .dat = den Zivilisten
    .many = yes
name-rd_guards = Red-Diamond-Wachleute { $number }
    .mid = die Red-Diamond-Wachleute
    .acc = die Red-Diamond-Wachleute
    .dat = den Red-Diamond-Wachleuten
    .many = yes
name-supplies = Nachschub
name-ammo = Munition
name-infection = Infektion
name-antidote = Gegenmittel
name-components = Komponenten der Superwaffe
name-doctor_in_jail = Dr. Marteuse im Gefängnis
name-chaos = Chaos
name-events_left = Ereignisse, die nicht mehr kamen
name-hits = ein Treffer
name-tier_1 = Geisterstadt
name-tier_2 = Eine Handvoll bleibt
name-tier_3 = Ihr habt getan, was ging
name-tier_4 = Ruhige Hände
name-tier_5 = Legende von Farmingdale
name-basic = Basisspiel
name-I = Stufe I
name-II = Stufe II
name-III = Stufe III
name-IV = Stufe IV
name-V = Stufe V
name-drilled = Gedrillt
name-well_armed = Gut bewaffnet
name-civilian_leader = Anführer
name-barricade = eine Barrikade
name-strongpoint = der Stützpunkt
    .acc = den Stützpunkt
name-minefield = das Minenfeld
name-bridge = die Brücke
name-down = die zerstörte Brücke
name-ferry = eine Fähre
name-moves = hinaus
name-stays = noch darin
name-lost = verirrt
name-zeds_x3 = Zeds ×3
name-zeds_x2 = Zeds ×2
name-zeds_more = Zeds mehr
name-equal = Gleich
name-players_more = Spieler mehr
name-players_x2 = Spieler ×2
name-players_x3 = Spieler ×3
name-round = diese Runde
name-phase = diese Phase
name-heal_twice = zwei Heilen-Aktionen
name-calm = Infektion -2
name-heal_and_calm = Infektion -1 und eine Heilen-Aktion
name-free_heal = eine Heilen-Aktion
name-free_research = eine Forschen-Aktion
name-research_on_top = eine alte Forschungskarte auf den Stapel
name-activate_fewest = der Weg mit den wenigsten Zeds wird aktiviert
name-no_infection = keine Infektion mehr
name-all_healed = alle geheilt
name-stocks = 4 Nachschub und 2 Munition
name-supplies_1 = 1 Nachschub
name-supplies_2 = 2 Nachschub
name-ammo_1 = 1 Munition
name-ammo_2 = 2 Munition
name-supplies_1_ammo_1 = 1 Nachschub und 1 Munition
name-supplies_1_or_ammo_1 = 1 Nachschub oder 1 Munition
name-supplies_2_or_ammo_2_or_supplies_1_ammo_1 = 2 Nachschub, 2 Munition oder je 1
name-nothing_found = nichts
name-retreat_instead = Weglaufen statt Kämpfen
name-no_benefit = keine Verteidigungsvorteile
name-walls_fall = fallende Mauern
name-civilians_rise = Zivilisten stehen als Zeds auf
name-civilians_rise_still = Zivilisten stehen als Zeds auf
name-attack_shift = ein kühler Kopf
name-chaos_double = doppeltes Chaos
name-burning = brennende Zeds
name-hired_guns = gekaufte Waffen
name-no_surface_move = keine Bewegung über der Erde
name-cornered = in die Enge getrieben
name-mud = Schlamm am Berg
name-blank_stare = leere Blicke
name-undisturbed = keine Fenster für behaltene Karten
name-no_lure = niemand lockt Zeds weg
name-no_fight_cards = keine Karten vor Kämpfen
name-any_time = jederzeit
name-phase_start = zu Beginn einer Phase
name-combat = vor einem Kampf
name-melee = vor einem Nahkampf
name-melee_attack = vor einem eigenen Angriff
name-zeds_attack = wenn Zeds angreifen
name-zeds_won = wenn Zeds gewonnen haben
name-zed_step = bevor ein Zed sich bewegt
name-activation = bevor ein Weg aktiviert wird
name-actions = in der Aktionsphase
name-moving = mit einer Bewegen-Aktion

## Questions

ask-choose_hero = Welchen Helden wählst du?
wait-choose_hero = Warten auf { $players }.
ask-choose_new_hero = Wer kommt zu Hilfe?
wait-choose_new_hero = Warten auf { $players }.
ask-arrival_place = Wo { $unit_many ->
        [yes] kommen
       *[other] kommt
    } { $unit_mid } an?
wait-arrival_place = Warten auf { $players }.
ask-fewer_heroes_basic = Weniger Helden: Wer spielt nicht mit?
wait-fewer_heroes_basic = Warten auf { $players }.
ask-place_anti_unit = Wo { $unit_many ->
        [yes] tauchen
       *[other] taucht
    } { $unit_mid } auf?
wait-place_anti_unit = Warten auf { $players }.
ask-fated_track_choice = Die Karte überlässt dir den Weg: Welcher?
wait-fated_track_choice = Warten auf { $players }.
ask-fated_track_tie = Die Storykarte meint einen Weg, und mehrere sind gleich: Welcher?
wait-fated_track_tie = Warten auf { $players }.
ask-keep_or_decline = Behältst du die Karte { $card }?
wait-keep_or_decline = Warten auf { $players }.
ask-play_kept_card = Spielst du eine behaltene Karte?
wait-play_kept_card = Warten auf { $players }.
ask-any_time = Noch etwas tun, bevor es weitergeht?
wait-any_time = Warten auf { $players }.
ask-now_card_choice = { $card }: Was wählst du?
wait-now_card_choice = Warten auf { $players }.
ask-event_target = { $card } – was wählst du?
wait-event_target = Warten auf { $players }.
ask-event_mode = { $card }: auf welche Weise?
wait-event_mode = Warten auf { $players }.
ask-event_loss_split = Noch { $left } zu verlieren: Was gibst du auf?
wait-event_loss_split = Warten auf { $players }.
ask-raider_loot_mix = Die Plünderer nehmen noch { $left }: Was bekommen sie?
wait-raider_loot_mix = Warten auf { $players }.
ask-hoarders_loss = Die Hamsterer leeren die Regale: Was ist weg?
wait-hoarders_loss = Warten auf { $players }.
ask-start_full_alternative = Kein Platz: Welches Start-Feld stattdessen?
wait-start_full_alternative = Warten auf { $players }.
ask-anti_start = Von welchem Start-Feld kommt die Einheit zurück?
wait-anti_start = Warten auf { $players }.
ask-track_order_all = Welcher Weg wird als nächster aktiviert?
wait-track_order_all = Warten auf { $players }.
ask-track_order_all_x2 = Welcher Weg wird als nächster aktiviert? Jeder zweimal.
wait-track_order_all_x2 = Warten auf { $players }.
ask-left_behind_tie = Gleich starke Zeds und nicht genug Platz: Welcher?
wait-left_behind_tie = Warten auf { $players }.
ask-placement_choice_two = Welcher der beiden Zeds wird eingesetzt?
wait-placement_choice_two = Warten auf { $players }.
ask-hello_optional = { $unit_many ->
        [yes] Nutzen
       *[other] Nutzt
    } { $unit_mid } { $ability }?
wait-hello_optional = Warten auf { $players }.
ask-hello_order = Welche Eigenschaft zuerst?
wait-hello_order = Warten auf { $players }.
ask-acid_victim = Säure: Wen trifft sie?
wait-acid_victim = Warten auf { $players }.
ask-over_here = Die Zeds { $space_in } wollen weiter: Lockt sie jemand?
wait-over_here = Warten auf { $players }.
ask-bait_target = Vergiftete Köder: Welcher Zed frisst davon?
wait-bait_target = Warten auf { $players }.
ask-assassin_two = Knapp { $space_in }: zurückweichen oder kämpfen?
wait-assassin_two = Warten auf { $players }.
ask-retreat_instead_of_fight = Zeds { $space_in }: weglaufen oder kämpfen?
wait-retreat_instead_of_fight = Warten auf { $players }.
ask-choose_defender = Zeds greifen { $space_in } an: Wer verteidigt?
wait-choose_defender = Warten auf { $players }.
ask-retreat_attacker = Feinde { $space_in }: Wer kämpft?
wait-retreat_attacker = Warten auf { $players }.
ask-super_weapon_use = { $unit_many ->
        [yes] Nutzen
       *[other] Nutzt
    } { $unit_mid } die Superwaffe?
wait-super_weapon_use = Warten auf { $players }.
ask-grenade_odd_hits = Gasgranate: Wer nimmt die übrigen Treffer?
wait-grenade_odd_hits = Warten auf { $players }.
ask-optional_ability = { $ability }: { $unit_many ->
        [yes] Nutzen
       *[other] Nutzt
    } { $unit_mid } das?
wait-optional_ability = Warten auf { $players }.
ask-ability_target = { $ability }: Wen trifft es?
wait-ability_target = Warten auf { $players }.
ask-reroll = { $unit_mid } { $unit_many ->
        [yes] haben
       *[other] hat
    } { $dice } geworfen: noch einmal?
wait-reroll = Warten auf { $players }.
ask-split_hits_on_zeds =
    { $hits ->
        [one] { $hits } Treffer: Wer nimmt ihn?
       *[other] { $hits } Treffer: Wer nimmt sie?
    }
wait-split_hits_on_zeds = Warten auf { $players }.
ask-free_a_bed = Für { $unit_acc } ist kein Bett frei: Macht jemand Platz?
wait-free_a_bed = Warten auf { $players }.
ask-retreat_distribution = Nicht genug Platz { $space_in }: Wer geht dorthin?
wait-retreat_distribution = Warten auf { $players }.
ask-pickles_stay = Die anderen { $space_in } müssen weg: Versteckt sich Pickles und bleibt?
wait-pickles_stay = Warten auf { $players }.
ask-catacomb_fight_order = Gegen welchen Zed der Katakombe geht es als Nächstes?
wait-catacomb_fight_order = Warten auf { $players }.
ask-pressure_tie = Gleich starker Druck: Wo?
wait-pressure_tie = Warten auf { $players }.
ask-prfn_raider_order = Welche Plünderer ziehen zuerst?
wait-prfn_raider_order = Warten auf { $players }.
ask-prfn_rangers = Marschieren die Rangers?
wait-prfn_rangers = Warten auf { $players }.
ask-prfn_guard = Marschiert die Nationalgarde?
wait-prfn_guard = Warten auf { $players }.
ask-prfn_refugees = Welche Flüchtlinge gehen weiter?
wait-prfn_refugees = Warten auf { $players }.
ask-vip_reward = Die V.I.P.-Überlebenden sind da: Was bringen sie mit?
wait-vip_reward = Warten auf { $players }.
ask-starving_unit = Es fehlt an Essen: Wer hungert?
wait-starving_unit = Warten auf { $players }.
ask-next_action =
    { $actions ->
        [0] Keine Aktion mehr auf der Leiste
        [one] { $actions } Aktion auf der Leiste
       *[other] { $actions } Aktionen auf der Leiste
    }{ $player_actions_count ->
        [one] { $player_actions }
       *[other] {""}
    }: Was tust du?
entry-player_actions = { $value ->
        [0] {""}
       *[other] {" "}und { $value } eigene
    }
wait-next_action = Warten auf { $players }.
ask-move_path = { $unit_mid } { $unit_many ->
        [yes] haben
       *[other] hat
    } noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: Wohin?
wait-move_path = Warten auf { $players }.
ask-forage_die = Welchen Würfel { $unit_many ->
        [yes] nehmen
       *[other] nimmt
    } { $unit_mid }?
wait-forage_die = Warten auf { $players }.
ask-forage_choice = Was { $unit_many ->
        [yes] bringen
       *[other] bringt
    } { $unit_mid } mit?
wait-forage_choice = Warten auf { $players }.
ask-heal_target = Wer wird geheilt?
wait-heal_target = Warten auf { $players }.
ask-component = Welche Komponente der Superwaffe baust du?
wait-component = Warten auf { $players }.
ask-order_of_restoring = Wo wird zuerst Ordnung geschaffen?
wait-order_of_restoring = Warten auf { $players }.
ask-zeds_action =
    { $actions ->
        [one] { $actions } Zeds-Aktion: Was tust du?
       *[other] { $actions } Zeds-Aktionen: Was tust du?
    }
wait-zeds_action = Warten auf { $players }.
ask-anti_free_move = Der Weg bewegt sich: Wer geht mit?
wait-anti_free_move = Warten auf { $players }.
ask-block_activation = { $track_mid } soll aktiviert werden: Gibst du eine Karte auf, um das zu verhindern?
wait-block_activation = Warten auf { $players }.
ask-zed_order_tie = Welcher Zed ist zuerst dran?
wait-zed_order_tie = Warten auf { $players }.
ask-research_choice = { $card }: wen oder was?
wait-research_choice = Warten auf { $players }.
ask-speech_order = Große Rede: Wer handelt als Nächstes?
wait-speech_order = Warten auf { $players }.
ask-place_unit = Wohin { $unit_many ->
        [yes] gehen
       *[other] geht
    } { $unit_mid }?
wait-place_unit = Warten auf { $players }.
ask-remove_chaos = Wo wird ein Chaosmarker entfernt?
wait-remove_chaos = Warten auf { $players }.
ask-used_marker = Welcher alte Marker kommt zurück?
wait-used_marker = Warten auf { $players }.

## Words of answers

option-unit = { $it }
option-zed = { $it }
option-space = { $it }
option-track = { $it }
option-ability = { $it }
option-marker = Marker { $it }
option-component = { $it }
option-to = { $it_to }
option-at = { $it }
option-target = { $it }
option-with = zusammen mit: { $it }
option-die = die { $it } nehmen
option-take = { $it } nehmen
option-lose = Verlust: { $it }
option-lose_all = nur { $it } abgeben, soweit es reicht
option-hit = ein Treffer: { $it }
option-way = { $it }
option-reward = { $it }
option-move = bewegen
option-forage = suchen
option-gunfire = schießen
option-hand_loaded = mit selbst geladener Munition schießen (2 Aktionen)
option-trucks = mit einem geliehenen Laster fahren
option-airlift = fliegen
option-field_dressing = Wunden verbinden
option-build = eine Barrikade bauen
option-build_strongpoint = den Stützpunkt bauen
option-lay_minefield = das Minenfeld legen
option-water_jet = den Wasserstrahl richten
option-bridge_repair = die Brücke reparieren
option-start_ferry = eine Fähre einrichten
option-research = forschen
option-grenade = die Gasgranate werfen
option-classified = das nächste Ereignis ansehen
option-arrest = festnehmen
option-drill = drillen
option-recruit = anwerben
option-heal = heilen: { $it }
option-stay = bleiben
option-leave = das Bett verlassen
option-special = Spezialaktion { $it }
option-play = { $it } spielen
option-give_card = { $it } für eine Aktion aufgeben
option-discard = { $it } aufgeben
option-discharge = entlassen: { $it }
option-bury = begraben: { $it }
option-no_bed = niemand räumt ein Bett
option-keep = behalten
option-decline = ablehnen
option-go_on = weiter
option-undisturbed = weiter, und vor der Aktionsphase nicht mehr fragen
option-not_this_phase = weiter, und in dieser Phase nicht wieder
option-in_order = alle übrigen, in der Reihenfolge des Plans
option-done = nichts mehr
option-together = mit einer Aktion der Leiste
option-give_up_track = die Aktionen der Leiste aufgeben
option-track_first = die Leiste vor der eigenen Aktion nutzen
option-use_event = das Ereignis nutzen
option-arm = Flüchtlinge bewaffnen
option-first_aid = Erste Hilfe
option-overtime = Riskante Überstunden
option-inner_calm = Innere Ruhe
option-workshop = aus 2 Nachschub 1 Munition machen
option-improvise = für einen Nachschub forschen
option-use = nutzen
option-do_not = nicht nutzen
option-fight = kämpfen
option-fall_back = zurückweichen
option-run = weglaufen
option-retreat = sich zurückziehen
option-try = versuchen, sich zu verstecken
option-reroll = noch einmal würfeln
option-accept = den Wurf annehmen
option-alone = allein zurückweichen
option-enough = das genügt
option-nothing = nichts
option-call = { $it } ruft sie
option-stop = hier bleiben
option-activate = aktivieren: { $it }
option-appear = ein Zed erscheint: { $it }
option-regenerate = { $it } regeneriert
option-send = bewegen: { $it }
option-escape = { $it } flieht
option-no_more = nichts mehr
option-let_it_happen = geschehen lassen

## Ends

end-town_saved = Die Stadt hat es überstanden.
end-town_lost = Ein Zed hat das Stadtzentrum betreten.
end-chaos_reigns = Das Chaos regiert: Es ist kein Marker mehr da.

## Events

event-unit_entered = { $unit_mid } { $unit_many ->
        [yes] kommen
       *[other] kommt
    } { $space_in } ins Spiel.
event-unit_moved = { $unit_mid } { $unit_many ->
        [yes] gehen
       *[other] geht
    } { $space_to }.
event-raiders_moved = { $unit_mid } { $unit_many ->
        [yes] ziehen
       *[other] zieht
    } weiter { $space_to }.
event-unit_removed = { $unit_mid } { $unit_many ->
        [yes] verlassen
       *[other] verlässt
    } das Spiel.
event-raiders_stay = { $unit_mid } { $unit_many ->
        [yes] bleiben
       *[other] bleibt
    } stehen.
event-refugees_in_camp = { $unit_mid } { $unit_many ->
        [yes] erreichen
       *[other] erreicht
    } das Flüchtlingslager.
event-all_healed = Alle sind geheilt.
event-refugees_armed = { $refugees_mid } machen im Lager Platz für Kämpfer, und { $unit_mid } { $unit_many ->
        [yes] sind
       *[other] ist
    } zurück.
event-special_used = { $unit_mid } { $unit_many ->
        [yes] nutzen
       *[other] nutzt
    } { $ability }.
event-die_rolled = Der Würfel zeigt { $die }.
event-anti_unit_stays_out = Für { $unit_acc } ist kein Platz.
event-barricade_destroyed = Die Barrikade { $space_in } ist zerstört.
event-decks_built = Die Stapel liegen bereit: { $events } Ereignisse, { $fates } Storykarten.
event-stocks_rolled = Die Würfel für die Vorräte zeigen { $dice }.
event-hero_left = { $unit_mid } { $unit_many ->
        [yes] spielen
       *[other] spielt
    } nicht mit.
event-match_ended = { $reason } { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } – { $tier }.
event-round_began = Runde { $round } beginnt.
event-event_drawn = Ereignis: { $card }. { $left ->
        [one] Noch eine Karte
       *[other] Noch { $left } Karten
    }.
event-phase_began =
    { $phase_id ->
        [infection] Die Infektionsphase beginnt.
       *[other] Die { $phase } beginnt.
    }
event-event_discarded = { $card } ist vorbei.
event-event_text = { $card }: Jetzt geschieht, was die Karte sagt.
event-track_fated = Handlungsort: { $track }.
event-fate_carried_out = Storykarte: { $card }.
event-fate_discarded = Die Karte { $card } wird abgelegt.
event-fate_drawn = Eine Storykarte wird gezogen: { $card }.
event-no_fate_left = Es ist keine Storykarte mehr da.
event-fate_kept = Die Karte { $card } wird behalten.
event-card_played = Die behaltene Karte { $card } wird gespielt.
event-unit_marked = { $unit_mid } { $unit_many ->
        [yes] bekommen
       *[other] bekommt
    } einen Marker: { $marker }.
event-event_seen = Das nächste Ereignis: { $card }.
event-event_seen-open = Die Heldenseite hat das nächste Ereignis angesehen.
event-bridge_changed = An der Hängebrücke liegt jetzt: { $bridge }.
event-villagers_evacuated = { $unit_mid } { $space_in } { $unit_many ->
        [yes] sind
       *[other] ist
    } bereit zum Aufbruch.
event-arrest_rolled = { $unit_mid } { $unit_many ->
        [yes] wollen
       *[other] will
    } { $suspect_acc } festnehmen und { $unit_many ->
        [yes] würfeln
       *[other] würfelt
    } { $die }.
event-anti_unit_slipped_away = { $unit_mid } { $unit_many ->
        [yes] entwischen
       *[other] entwischt
    } { $space_to }.
event-anti_unit_jailed = { $unit_mid } { $unit_many ->
        [yes] sitzen
       *[other] sitzt
    } jetzt im Gefängnis.
event-defence_built = { $unit_mid } { $unit_many ->
        [yes] bauen
       *[other] baut
    } { $space_in } { $defence_acc }.
event-forage_rolled = { $unit_mid } { $unit_many ->
        [yes] suchen
       *[other] sucht
    } und { $unit_many ->
        [yes] würfeln
       *[other] würfelt
    } { $dice }.
event-nothing_found = { $unit_mid } { $unit_many ->
        [yes] finden
       *[other] findet
    } nichts.
event-unit_healed = { $unit_mid } { $unit_many ->
        [yes] haben
       *[other] hat
    } einen Treffer weniger.
event-unit_discharged = { $unit_mid } { $unit_many ->
        [yes] verlassen
       *[other] verlässt
    } das Krankenhaus.
event-seat_done =
    { $seat_who ->
        [you] Du willst in dieser Phase nichts mehr.
       *[other] { $seat } will in dieser Phase nichts mehr.
    }
event-player_action_used =
    { $seat_who ->
        [you] Du nutzt eine Spieleraktion.
       *[other] { $seat } nutzt eine Spieleraktion.
    }
event-research_rolled = { $unit_mid } { $unit_many ->
        [yes] forschen
       *[other] forscht
    } und { $unit_many ->
        [yes] würfeln
       *[other] würfelt
    } { $die }.
event-research_revealed = Neue Forschung: { $card }.
event-component_gained = Eine Komponente der Superwaffe ist fertig: { $component }.
event-component_lost = Eine Komponente der Superwaffe ist verloren: { $component }.
event-stocks_changed = { $supplies_by ->
        [1] 1 Nachschub mehr.{" "}
        [2] 2 Nachschub mehr.{" "}
        [3] 3 Nachschub mehr.{" "}
       *[other] {""}
    }{ $ammo_by ->
        [1] 1 Munition mehr.{" "}
        [2] 2 Munition mehr.{" "}
        [3] 3 Munition mehr.{" "}
       *[other] {""}
    }Vorräte: { $supplies ->
        [0] {""}
       *[other] { $supplies } Nachschub,{" "}
    }{ $ammo } Munition.
event-actions_changed = Die Aktionsleiste zeigt { $actions }.
event-actions_reset = Alle Aktionsmarker sind wieder bereit.
event-supplies_missing = Es fehlt Nachschub: { $missing }.
event-eat_rolled = Der Würfel für das Essen zeigt { $die }; in Betten und Lager { $mouths ->
        [0] wartet niemand
        [one] wartet eine Einheit
       *[other] warten { $mouths } Einheiten
    } darauf.
event-rule_in_force = { $card } – { $rule }, { $until }.
event-space_closed = { $space }: in dieser Runde kein Eintritt mehr.
event-loss_due = Insgesamt müsst ihr { $count } abgeben.
event-final_component = Die letzte Komponente des Gegenmittels liegt im Labor.
event-antidote_found = Das Gegenmittel ist gefunden.
event-research_on_top = Eine alte Frage kommt wieder: eine Forschungskarte mehr auf dem Stapel.
event-elwood_changed = { $is_there ->
        [yes] Elwood Berra packt mit an
       *[other] Elwood Berra ist fort
    }.
event-zed_placed = { $zed_mid } { $zed_many ->
        [yes] erscheinen
       *[other] erscheint
    } { $space_in }.
event-no_room_for_zed = Für einen weiteren Zed ist kein Platz.
event-zeds_drawn = Gezogen: { $zeds_mid }.
event-no_zed_left = Es ist kein Zed mehr da, der { $space_in } erscheinen könnte.
event-zeds_moved = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] ziehen
           *[other] zieht
        }
       *[other] ziehen
    } { $space_to }.
event-zeds_stay = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] bleiben
           *[other] bleibt
        }
       *[other] bleiben
    } { $space_in }.
event-zed_left_behind = { $zed_mid } { $zed_many ->
        [yes] bleiben
       *[other] bleibt
    } { $space_in } zurück.
event-zeds_advance = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] haben
           *[other] hat
        }
       *[other] haben
    } { $space_in } gewonnen und { $zeds_count ->
        [one] { $zeds_many ->
            [yes] rücken
           *[other] rückt
        }
       *[other] rücken
    } vor.
event-zeds_in_town_center = { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] haben
           *[other] hat
        }
       *[other] haben
    } das Stadtzentrum erreicht.
event-track_activated = { $track_mid } wird aktiviert.
event-track_stays = { $track_mid } bleibt ruhig.
event-pressure_moves = Der Druck steigt, und { $zeds_mid } { $zeds_count ->
        [one] { $zeds_many ->
            [yes] rücken
           *[other] rückt
        }
       *[other] rücken
    } vor.
event-pressure_places = Druck auf { $track_acc }: ein neuer Zed.
event-zed_replaced = { $new_mid } { $new_many ->
        [yes] treten
       *[other] tritt
    } { $space_in } an die Stelle von { $zed_dat }.
event-zed_upgraded = { $zed_mid } { $space_in } { $zed_many ->
        [yes] bekommen
       *[other] bekommt
    } einen Marker: { $marker }.
event-infection_rose = Die Infektion steigt auf { $infection }.
event-infection_fell = Die Infektion sinkt auf { $infection }.
event-infection_set = Die Infektion steht jetzt auf { $infection }.
event-infection_rolled = Infektionswurf: { $dice }, { $is_outbreak ->
        [yes] nicht mehr als die Infektion von { $infection }: ein Ausbruch.
       *[no] mehr als die Infektion von { $infection }: kein Ausbruch.
    }
event-outbreak = Ein Ausbruch { $space_in }: { $kind }.
event-unchecked_outbreak = Ein ungehinderter Krankheitsausbruch.
event-lowering_rolled = Die Infektion sinkt um { $dice }.
event-chaos_placed = { $space_in } bricht Chaos aus.
event-chaos_removed = { $space_in } liegt ein Chaosmarker weniger.
event-villagers_fled = { $unit_mid } { $unit_many ->
        [yes] fliehen
       *[other] flieht
    } { $space_to }.
event-refugees_devoured = { $unit_mid } { $unit_many ->
        [yes] werden
       *[other] wird
    } { $space_in } angefressen.
event-zeds_actions = Die Zeds-Seite hat { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }.
event-zeds_action_used = Die Zeds-Seite – { $answer }.
event-activation_blocked = Die Karte { $card } wird aufgegeben; { $track_mid } wird nicht aktiviert.
event-doctor_escaped = Dr. Marteuse ist entkommen.
event-doctor_jailed = Dr. Marteuse wird { $space_in } gefasst.
event-brains_began = Gehirne: Jeder Weg bewegt sich, und wer gewinnt, zieht weiter.
event-catacomb_rolled = { $piece_mid } { $piece_many ->
        [yes] würfeln
       *[other] würfelt
    } in der Katakombe { $die }: { $outcome }.
event-lost_rolled = Verirrt: Der Würfel zeigt { $die }, es geht { $space_in } weiter.
event-melee_began = Nahkampf { $space_in }: { $zeds_mid } gegen { $unit_acc }.
event-melee_rolled = { $dice } in der Spalte { $column }: { $zed_hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $zed_hits } Treffer
    } gegen die Zeds, { $unit_hits ->
        [0] keiner
        [one] einer
       *[other] { $unit_hits }
    } gegen { $unit_acc }.
event-melee_turned = { $unit_mid } { $unit_many ->
        [yes] weichen
       *[other] weicht
    } { $space_in } nicht zurück.
event-fighter_rolled = Der Würfel sagt, wer kämpft: { $units_mid }.
event-hit_cancelled = { $piece_mid } { $piece_many ->
        [yes] stecken
       *[other] steckt
    } einen Treffer weg.
event-zed_hit = { $zed_mid } { $zed_many ->
        [yes] stecken
       *[other] steckt
    } einen Treffer ein.
event-zed_reduced = { $zed_mid } { $zed_many ->
        [yes] sind
       *[other] ist
    } geschwächt.
event-zed_killed = { $zed_mid } { $zed_many ->
        [yes] sind
       *[other] ist
    } { $space_in } erledigt.
event-zed_recovered = { $zed_mid } { $zed_many ->
        [yes] erholen
       *[other] erholt
    } sich.
event-unit_hit = { $unit_mid } { $unit_many ->
        [yes] stecken
       *[other] steckt
    } einen Treffer ein.
event-unit_reduced = { $unit_mid } { $unit_many ->
        [yes] sind
       *[other] ist
    } geschwächt.
event-last_hit = { $unit_mid } { $unit_many ->
        [yes] stecken
       *[other] steckt
    } den letzten Treffer ein.
event-saving_rolled = Rettungswurf für { $unit_acc }: { $result }.
event-unit_saved = { $unit_mid } { $unit_many ->
        [yes] sind
       *[other] ist
    } gerettet und jetzt { $place_in }.
event-unit_died = { $unit_mid } { $unit_many ->
        [yes] sind
       *[other] ist
    } tot.
event-zed_retreated = { $zed_mid } { $zed_many ->
        [yes] ziehen
       *[other] zieht
    } sich { $space_to } zurück.
event-unit_retreated = { $unit_mid } { $unit_many ->
        [yes] ziehen
       *[other] zieht
    } sich { $space_to } zurück.
event-unit_fell_back = { $unit_mid } { $unit_many ->
        [yes] weichen
       *[other] weicht
    } { $space_to } zurück.
event-infector_driven_back = { $zed_mid } { $zed_many ->
        [yes] werden
       *[other] wird
    } { $space_to } zurückgetrieben.
event-infector_killed = { $zed_mid } { $zed_many ->
        [yes] sind
       *[other] ist
    } endgültig erledigt.
event-anti_unit_driven_back = { $unit_mid } { $unit_many ->
        [yes] werden
       *[other] wird
    } { $space_to } zurückgetrieben.
event-shot_rolled = { $unit_mid } { $unit_many ->
        [yes] schießen
       *[other] schießt
    } (Ziel: { $space }) und { $unit_many ->
        [yes] würfeln
       *[other] würfelt
    } { $dice }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-card_shot = { $card }: Schüsse { $space_in }, { $dice }: { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-grenade_thrown = { $unit_mid } { $unit_many ->
        [yes] werfen
       *[other] wirft
    } die Gasgranate { $space_to }.
event-minefield_exploded = Das Minenfeld { $space_in } geht hoch: { $dice }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-acid_spat = { $zed_mid } { $zed_many ->
        [yes] spucken
       *[other] spuckt
    } Säure auf { $unit_acc }: { $dice }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-attacked_without_zeds = Etwas greift { $unit_acc } { $space_in } an: { $dice }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-barrage = Feuer { $space_in }: { $dice }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-splinters = Splitter fliegen auf { $piece_acc }: { $dice }, { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }.
event-zed_burst = { $zed_mid } { $zed_many ->
        [yes] platzen
       *[other] platzt
    } { $space_in }.
event-water_jet = Der Wasserstrahl trifft { $zed_acc }: { $dice }.
event-ability_rolled = { $unit_mid } { $unit_many ->
        [yes] nutzen
       *[other] nutzt
    } { $ability } und { $unit_many ->
        [yes] würfeln
       *[other] würfelt
    } { $die }.
event-pickles_hides = Pickles versteckt sich { $space_in }.
event-defiance_lost = { $unit_mid } { $unit_many ->
        [yes] sind
       *[other] ist
    } nicht mehr widerspenstig.

## Talk

phrase-hold = Haltet { $space }.
phrase-help = Ich brauche hier Hilfe: { $space }.
phrase-save_ammo = Lasst uns Munition sparen.
phrase-well_done = Gut gemacht.

## Names

name-forest_6 = Wald 6
    .in = auf Wald 6
    .to = nach Wald 6
name-forest_5 = Wald 5
    .in = auf Wald 5
    .to = nach Wald 5
name-forest_4 = St. Thomas
    .in = in St. Thomas
    .to = nach St. Thomas
name-forest_3 = Die Farm
    .in = auf der Farm
    .to = zur Farm
name-forest_2 = Wald 2
    .in = auf Wald 2
    .to = nach Wald 2
name-forest_1 = Wald 1
    .in = auf Wald 1
    .to = nach Wald 1
name-forest_0 = Downtown
    .in = in Downtown
    .to = nach Downtown
name-mountain_6 = Berg 6
    .in = auf Berg 6
    .to = nach Berg 6
name-mountain_5 = Linkerhandpass
    .in = auf dem Linkerhandpass
    .to = zum Linkerhandpass
name-mountain_4 = Lucky-Strike-Mine
    .in = in der Lucky-Strike-Mine
    .to = zur Lucky-Strike-Mine
name-mountain_3 = Berg 3
    .in = auf Berg 3
    .to = nach Berg 3
name-mountain_2 = Zeltplatz
    .in = auf dem Zeltplatz
    .to = zum Zeltplatz
name-mountain_1 = Berg 1
    .in = auf Berg 1
    .to = nach Berg 1
name-mountain_0 = Oststadt
    .in = in der Oststadt
    .to = in die Oststadt
name-highway_6 = Highway 6
    .in = auf Highway 6
    .to = nach Highway 6
name-highway_5 = Ingeburg
    .in = in Ingeburg
    .to = nach Ingeburg
name-highway_4 = Highway 4
    .in = auf Highway 4
    .to = nach Highway 4
name-highway_3 = Kernkraftwerk
    .in = im Kernkraftwerk
    .to = zum Kernkraftwerk
name-highway_2 = Highway 2
    .in = auf Highway 2
    .to = nach Highway 2
name-highway_1 = Highway 1
    .in = auf Highway 1
    .to = nach Highway 1
name-highway_0 = Oberstadt
    .in = in der Oberstadt
    .to = in die Oberstadt
name-suburb_6 = Vorstadt 6
    .in = auf Vorstadt 6
    .to = nach Vorstadt 6
name-suburb_5 = Ost-Irek
    .in = in Ost-Irek
    .to = nach Ost-Irek
name-suburb_4 = Universität
    .in = an der Universität
    .to = zur Universität
name-suburb_3 = Beauxville
    .in = in Beauxville
    .to = nach Beauxville
name-suburb_2 = Vorstadt 2
    .in = auf Vorstadt 2
    .to = nach Vorstadt 2
name-suburb_1 = Farmingdale Hängebrücke
    .in = auf der Hängebrücke
    .to = zur Hängebrücke
name-suburb_0 = Suburbia
    .in = in Suburbia
    .to = nach Suburbia
name-tunnel_7 = Chromotechnics Lab
    .in = im Chromotechnics Lab
    .to = zum Chromotechnics Lab
name-tunnel_6 = Tunnel 6
    .in = auf Tunnel 6
    .to = nach Tunnel 6
name-tunnel_5 = Tunnel 5
    .in = auf Tunnel 5
    .to = nach Tunnel 5
name-tunnel_4 = Büroanlage - Dr. Marteuse
    .in = in der Büroanlage von Dr. Marteuse
    .to = zur Büroanlage von Dr. Marteuse
name-tunnel_3 = Tunnel 3
    .in = auf Tunnel 3
    .to = nach Tunnel 3
name-tunnel_2 = Sicherheits-Checkpoint
    .in = am Sicherheits-Checkpoint
    .to = zum Sicherheits-Checkpoint
name-tunnel_1 = Tunnel 1
    .in = auf Tunnel 1
    .to = nach Tunnel 1
name-tunnel_0 = Städtischer Untergrund
    .in = im Städtischen Untergrund
    .to = in den Städtischen Untergrund
name-start_forest = Start: Wald
    .in = auf dem Start-Feld (Wald)
    .to = zum Start-Feld (Wald)
name-forest = Wald-Weg
    .mid = der Wald-Weg
    .acc = den Wald-Weg
    .dat = dem Wald-Weg
name-start_mountain = Start: Berg
    .in = auf dem Start-Feld (Berg)
    .to = zum Start-Feld (Berg)
name-mountain = Berg-Weg
    .mid = der Berg-Weg
    .acc = den Berg-Weg
    .dat = dem Berg-Weg
name-start_highway = Start: Highway
    .in = auf dem Start-Feld (Highway)
    .to = zum Start-Feld (Highway)
name-highway = Highway-Weg
    .mid = der Highway-Weg
    .acc = den Highway-Weg
    .dat = dem Highway-Weg
name-start_suburb = Start: Vorstadt
    .in = auf dem Start-Feld (Vorstadt)
    .to = zum Start-Feld (Vorstadt)
name-suburb = Vorstadt-Weg
    .mid = der Vorstadt-Weg
    .acc = den Vorstadt-Weg
    .dat = dem Vorstadt-Weg
name-start_tunnel = Start: Tunnel
    .in = auf dem Start-Feld (Tunnel)
    .to = zum Start-Feld (Tunnel)
name-tunnel = Tunnel-Weg
    .mid = der Tunnel-Weg
    .acc = den Tunnel-Weg
    .dat = dem Tunnel-Weg
name-town_center = Stadtzentrum
    .in = im Stadtzentrum
    .to = ins Stadtzentrum
name-lab = Labor
    .in = im Labor
    .to = ins Labor
name-refugee_camp = Flüchtlingslager
    .in = im Flüchtlingslager
    .to = ins Flüchtlingslager
name-cemetery = Friedhof
    .in = auf dem Friedhof
    .to = auf den Friedhof
name-jail = Gefängnis
    .in = im Gefängnis
    .to = ins Gefängnis
name-bed = Bett { $number }
    .in = in Bett { $number }
    .to = in Bett { $number }
name-office = Büro { $number }
    .in = in Büro { $number }
    .to = in Büro { $number }
name-zed_1 = Zed 2/1
name-zed_2 = Zed 3/1
name-zed_3 = Zed 3/2
name-zed_4 = Zed 4/1
name-zed_5 = Zed 4/2
name-zed_6 = Zed 4/2
name-zed_7 = Zed 4/2
name-zed_8 = Zed 4/2
name-zed_9 = Zed 4/3
name-zed_10 = Zed 5/1
name-zed_11 = Zed 5/2
name-zed_12 = Zed 5/2
name-zed_13 = Zed 5/3
name-zed_14 = Zed 5/3
name-zed_15 = Zed 5/3
name-zed_16 = Zed 5/3
name-zed_17 = Zed 5/3
name-zed_18 = Zed 5/3
name-zed_19 = Zed 5/4
name-zed_20 = Zed 5/4
name-zed_21 = Zed 6/1
name-zed_22 = Zed 6/3
name-zed_23 = Zed 6/3
name-zed_24 = Zed 6/3
name-zed_25 = Zed 6/3
name-zed_26 = Zed 6/3
name-zed_27 = Zed 6/4
name-zed_28 = Zed 6/4
name-zed_29 = Zed 6/4
name-zed_30 = Zed 7/4
name-zed_31 = Zed 7/5
name-zed_32 = Zed 7/5
name-zed_33 = Zed 8/4
name-zed_34 = Zed 9/4
name-wolves = Wölfe
    .mid = die Wölfe
    .acc = die Wölfe
    .dat = den Wölfen
    .many = yes
name-oozers = Eiterlinge
    .mid = die Eiterlinge
    .acc = die Eiterlinge
    .dat = den Eiterlingen
    .many = yes
name-berserkers = Berserker
    .mid = die Berserker
    .acc = die Berserker
    .dat = den Berserkern
    .many = yes
name-ravagers = Verheerer
    .mid = die Verheerer
    .acc = die Verheerer
    .dat = den Verheerern
    .many = yes
name-regenerators = Regenerierer
    .mid = die Regenerierer
    .acc = die Regenerierer
    .dat = den Regenerierern
    .many = yes
name-dooms = Verhängnis-Zeds
    .mid = die Verhängnis-Zeds
    .acc = die Verhängnis-Zeds
    .dat = den Verhängnis-Zeds
    .many = yes
name-ironhides = Eisenhäute
    .mid = die Eisenhäute
    .acc = die Eisenhäute
    .dat = den Eisenhäuten
    .many = yes
name-giants = Riesen
    .mid = die Riesen
    .acc = die Riesen
    .dat = den Riesen
    .many = yes
name-leapers = Springer
    .mid = die Springer
    .acc = die Springer
    .dat = den Springern
    .many = yes
name-vermin = Infizierte Ratten
    .mid = die Infizierten Ratten
    .acc = die Infizierten Ratten
    .dat = den Infizierten Ratten
    .many = yes
name-noelle = Noelle
name-marteuse_infector = Dr. Marteuse
name-tough = Dicke Haut
name-toxic = Giftig
name-fast = Renner
name-smart = Gerissen
name-alpha = Leittier
name-acid = Ätzend
name-captain = Die Scharfschützin
    .mid = die Scharfschützin
    .acc = die Scharfschützin
    .dat = der Scharfschützin
name-mayor = Der Bürgermeister
    .mid = der Bürgermeister
    .acc = den Bürgermeister
    .dat = dem Bürgermeister
name-deputy = Der Hilfssheriff
    .mid = der Hilfssheriff
    .acc = den Hilfssheriff
    .dat = dem Hilfssheriff
name-sheriff = Der Sheriff
    .mid = der Sheriff
    .acc = den Sheriff
    .dat = dem Sheriff
name-johnson = Mr. Johnson
name-kingman = Colonel Kingman
name-pickles = Pickles
name-wrestler = Der Wrestler
    .mid = der Wrestler
    .acc = den Wrestler
    .dat = dem Wrestler
name-lucky = Der Glückspilz
    .mid = der Glückspilz
    .acc = den Glückspilz
    .dat = dem Glückspilz
name-darling = Alyssa Darling
name-physician = Der Arzt
    .mid = der Arzt
    .acc = den Arzt
    .dat = dem Arzt
name-agee = Professor Agee
name-agent = Die Sonderermittlerin
    .mid = die Sonderermittlerin
    .acc = die Sonderermittlerin
    .dat = der Sonderermittlerin
name-sergeant = Der Ausbilder
    .mid = der Ausbilder
    .acc = den Ausbilder
    .dat = dem Ausbilder
name-fringe = Der Grenzforscher
    .mid = der Grenzforscher
    .acc = den Grenzforscher
    .dat = dem Grenzforscher
name-hermit = Der Einsiedler
    .mid = der Einsiedler
    .acc = den Einsiedler
    .dat = dem Einsiedler
name-horatius = Horatius
name-furies = Die Furien
    .mid = die Furien
    .acc = die Furien
    .dat = den Furien
    .many = yes
name-salvation = Heilsarmee
    .mid = die Heilsarmee
    .acc = die Heilsarmee
    .dat = der Heilsarmee
name-veterans = Die Veteranen
    .mid = die Veteranen
    .acc = die Veteranen
    .dat = den Veteranen
    .many = yes
name-firefighters = Freiwillige Feuerwehr
    .mid = die Freiwillige Feuerwehr
    .acc = die Freiwillige Feuerwehr
    .dat = der Freiwilligen Feuerwehr
name-builders = Der Bautrupp
    .mid = der Bautrupp
    .acc = den Bautrupp
    .dat = dem Bautrupp
name-riot_police = Bereitschaftspolizei
    .mid = die Bereitschaftspolizei
    .acc = die Bereitschaftspolizei
    .dat = der Bereitschaftspolizei
name-clarion = Clarion Kurier
    .mid = der Clarion Kurier
    .acc = den Clarion Kurier
    .dat = dem Clarion Kurier
name-radio = Der Radiosender
    .mid = der Radiosender
    .acc = den Radiosender
    .dat = dem Radiosender
name-activists = Freunde der Toten
    .mid = die Freunde der Toten
    .acc = die Freunde der Toten
    .dat = den Freunden der Toten
    .many = yes
name-lawyers = Die Klagewelle
    .mid = die Klagewelle
    .acc = die Klagewelle
    .dat = der Klagewelle
name-hoarders = Die Hamsterer
    .mid = die Hamsterer
    .acc = die Hamsterer
    .dat = den Hamsterern
    .many = yes
name-marteuse = Dr. Marteuse
name-preacher = Der Prediger
    .mid = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
name-councillor = Der krumme Stadtrat
    .mid = der krumme Stadtrat
    .acc = den krummen Stadtrat
    .dat = dem krummen Stadtrat
name-saboteur = Die Saboteurin
    .mid = die Saboteurin
    .acc = die Saboteurin
    .dat = der Saboteurin
name-vip = V.I.P.-Überlebende
    .mid = die V.I.P.-Überlebenden
    .acc = die V.I.P.-Überlebenden
    .dat = den V.I.P.-Überlebenden
    .many = yes
name-rangers = Rangers
    .mid = die Rangers
    .acc = die Rangers
    .dat = den Rangers
    .many = yes
name-national_guard = Nationalgarde
    .mid = die Nationalgarde
    .acc = die Nationalgarde
    .dat = der Nationalgarde
name-petras_angels = Petra's Angels
    .mid = Petra's Angels
    .acc = Petra's Angels
    .dat = Petra's Angels
    .many = yes
name-looters = Plünderer
    .mid = die Plünderer
    .acc = die Plünderer
    .dat = den Plünderern
    .many = yes
name-gang = Die Bande
    .mid = die Bande
    .acc = die Bande
    .dat = der Bande
name-marksman = Präzisionsschützin
name-step_back = Absetzen
name-hand_loaded = Selbst geladen
name-city_keys = Stadtschlüssel
name-traffic_control = Verkehrsregelung
name-citadel = Zitadelle
name-great_speech = Große Rede
name-initiative = Eigeninitiative
name-well_drilled = Gut geübt
name-close_combat = Nahkampfkunst
name-leadership = Führung
name-steady_aim = Ruhige Hand
name-hoard = Vorratskammer
name-gun_nut = Waffennarr
name-traps = Fallen
name-field_dressing = Verband
name-build_strongpoint = Stützpunkt
name-lay_minefield = Minenfeld
name-dug_in = Eingegraben
name-defence_perimeter = Verteidigungsperimeter
name-nose = Spürnase
name-well_hidden = Gut getarnt
name-loud_bark = Laut bellen
name-dog = Hund
name-bull_rush = Stierlauf
name-full_pockets = Volle Taschen
name-first_shot = Erster Schuss
name-lucky_child = Glückskind
name-wounded_bear = Angeschossen
name-assassin = Assassin
name-inner_calm = Innere Ruhe
name-scientist = Wissenschaftler
name-ward_round = Visite
name-first_aid = Erste Hilfe
name-extra_bed = Zusatzbett
name-clean_ward = Saubere Station
name-lab_routine = Laborroutine
name-bright_future = Lichtblick
name-overtime = Riskante Überstunden
name-back_up = Verstärkung im Ohr
name-classified = Verschlusssache
name-protocol = Notfallprotokoll
name-drill = Drill
name-recruit = Anwerben
name-forager = Furier
name-own_agenda = Eigene Pläne
name-prototype_gun = Prototyp
name-no_scruples = Keine Skrupel
name-visions = Visionen
name-companion = Gefährte
name-shortcuts = Schleichwege
name-fruit_basket = Obstkorb
name-altered_genes = Veränderte Gene
name-ape_tactics = Affenlist
name-ape = Affe
name-hard_to_kill = Zäh
name-fists_only = Nur mit Fäusten
name-donations = Spenden
name-field_kitchen = Suppe und Verband
name-thrift = Sparsam
name-own_rifles = Eigene Gewehre
name-hold_the_line = Stellung halten
name-axes = Äxte
name-evacuation = Evakuierung
name-water_jet = Wasserstrahl
name-home_made_charges = Eigenbau
name-tradesmen = Handwerker
name-bridge_repair = Brückenbau
name-full_gear = Volle Montur
name-batons_only = Nur Schlagstöcke
name-knights_of_law = Ritter des Rechts
name-front_page = Titelseite
name-last_bulwark = Ein letztes Bollwerk
name-call_for_donations = Spendenaufruf
name-broadcast = Durchsage
name-thick_walls = Dicke Mauern
name-human_shield = Menschlicher Schild
name-sit_in = Sitzblockade
name-injunction = Einstweilige Verfügung
name-paperwork = Papierkrieg
name-sold_out = Ausverkauft
name-shelf_clearing = Regale leeren
name-home_ground = Hausherr
name-stolen_notes = Gestohlene Notizen
name-masterpiece = Meisterstück
name-untouched = Verschont
name-sermon = Predigt
name-permits = Genehmigungen
name-embezzle = Veruntreuen
name-sabotage = Sabotage
name-slippery = Aalglatt
name-ranger_training = Rangerausbildung
name-ranger_aim = Rangerausbildung
name-heavy_fire = Schweres Feuer
name-saddle_bags = Satteltaschen
name-gang_war = Bandenkrieg
name-E01 = Lauf um dein Leben
name-E02 = Versteck am Zeltplatz
name-E03 = Waffen für die Nachbarn
name-E04 = Dunkle Hänge
name-E05 = Dunkle Straßen
name-E06 = Dunkler Wald
name-E07 = Dunkle Fahrbahn
name-E08 = Hände aus der Erde
name-E09 = Gebissene stehen auf
name-E10 = Von allen Seiten
name-E11 = Frische Leiber
name-E12 = Hilfe von außen
name-E13 = Kühler Kopf
name-E14 = Schlag im Schacht
name-E15 = Die Sonne sinkt
name-E16 = Dicke Haut
name-E17 = Etwas Verwestes
name-E18 = Gehirne
name-E19 = Gehirne
name-E20 = Licht aus
name-E21 = Die letzte Patrone
name-E22 = Streunende Beißer
name-E23 = Voller Keller
name-E24 = Faules Wasser
name-E25 = Gehirne
name-E26 = Noch jemand greift ein
name-E27 = Rangers am Boden
name-E28 = Die Ordnung zerbricht
name-E29 = Gift in den Adern
name-E30 = Renner
name-E31 = Gestalten im Nebel
name-E32 = Unterwegs mit leeren Säcken
name-E33 = Feuer aus der Luft
name-E34 = Mit dem Kopf durch die Wand
name-E35 = Eine gute Schicht
name-E36 = Vor den Toren
name-E37 = Etwas Größeres
name-E38 = Dörfer der Toten
name-E39 = Die Nationalgarde ist da
name-E40 = Holt es euch doch
name-E41 = Noelle, aus der Hölle
name-E42 = Volles Silo
name-E43 = Welle der Toten
name-E44 = Notizen im Hörsaal
name-E45 = Rund um die Uhr
name-E46 = Leck im Reaktor
name-E47 = Brennende Beißer
name-E48 = Die Großen drehen durch
name-E49 = Die Hoffnung schwindet
name-E50 = Petra's Angels rollen an
name-E51 = Sie lernen dazu
name-E52 = Dunkle Medizin
name-E53 = Gekaufte Waffen
name-E54 = Zweiter Atem
name-E55 = Gehirne
name-E56 = Blanke Nerven
name-E57 = Essensglocke
name-E58 = Gehirne
name-E59 = Die Linie hält
name-E60 = Raserei der Großen
name-E61 = Kisten fürs Labor
name-E62 = Drohnenschlag
name-E63 = Eimerketten
name-E64 = Keime auf Station
name-E65 = Kriecher
name-E66 = Glasbruch
name-E67 = Elwood Berra packt an
name-E68 = Gift im Wind
name-E69 = Einer von uns
name-E70 = Fütterungszeit
name-E71 = Das Spiel des Doktors
name-E72 = Durch die Kanäle
name-E73 = Nachbarn greifen zu
name-E74 = Flügel im Dunkeln
name-E75 = Vorhang
name-E76 = Daheim verwandelt
name-E77 = Laute Wissenschaft
name-E78 = Nicht von hier
name-E79 = Zirkus in der Tiefe
name-E80 = Alte Tricks
name-E81 = Station gesperrt
name-E82 = Durchbruch von unten
name-E83 = Nichts hält sie auf
name-E84 = Entlaufenes Exemplar
name-E85 = Platzende Leiber
name-E86 = Selbstversuch
name-E87 = In die Enge getrieben
name-E88 = Heiße Rohre
name-E89 = Aufruhr
name-E90 = Endlich Morgen
name-E91 = Der Doktor bittet herein
name-F01 = Planierraupe
name-F02 = Aus dem See
name-F03 = Jemand packt es an
name-F04 = Ratten
name-F05 = Neue Kraft
name-F06 = Bürgerversammlung
name-F07 = Offene Gräber
name-F08 = Keinen Schritt zurück
name-F09 = Feuchtes Pulver
name-F10 = Fehlbestand
name-F11 = Der einsame Reiter
name-F12 = Jemand am Horizont
name-F13 = Vom Chaos gelockt
name-F14 = Die Brücke ist weg
name-F15 = Schlammlawine
name-F16 = Zurück fürs Fotoalbum
name-F17 = Köder
name-F18 = Geliehene Laster
name-F19 = Wegführer
name-F20 = Ätzend
name-F21 = Scheiterhaufen
name-F22 = Rat im Lager
name-F23 = Hochprozentiges
name-F24 = Die Bande rückt an
name-F25 = Falsche Fährte
name-F26 = Leittier
name-F27 = Steine und Flaschen
name-F28 = Einsturz
name-F29 = Späte Hilfe
name-F30 = Der Entwurf des Doktors
name-F31 = Freiheit den Toten
name-F32 = Schwaches Schloss
name-F33 = Vorzeitig entlassen
name-F34 = Geheimakte
name-F35 = Harte Wahl
name-F36 = Aufräumkommando
name-F37 = Patient Null
name-F38 = Luftbrücke
name-F39 = Leuchtsignal
name-F40 = Leerer Blick
name-F41 = Bastelstube
name-F42 = In voller Blüte
name-F43 = Durchgebrannte Spule
name-F44 = Museumsstück
name-R01 = Auftrag der Gesundheitsbehörde
name-R02 = Seltsamer Befund
name-R03 = Vergiftete Köder
name-R04 = Doch nicht tot
name-R05 = Hierher
name-R06 = Eine Assistentin
name-R07 = Gesundheitstipps
name-R08 = Hörensagen
name-R09 = Fragwürdige Rationen
name-R10 = Lärmtest
name-R11 = Kittel auf Streife
name-R12 = Langsame Wandlung
name-R13 = Improvisierte Proben
name-R14 = Fehlerhafte Reihe
name-R15 = Schrumpfserum
name-R16 = Alles sammeln
name-R17 = Auslese
name-R18 = Reihenimpfung
name-R19 = Verstärkung fürs Labor
name-R20 = Sackgasse
name-R21 = Dem Gegenmittel auf der Spur
name-R22 = Waffenteil
name-R23 = Waffenteil
name-R24 = Waffenteil
name-R25 = Waffenteil
name-knuckles = Zed-Schlagring
name-hypnoze = HypnoZe-Waffe
name-phosphor = Zweifach-Phosphormunition
name-grenade = Gasgranate
name-snack = Zed-Snack

## Options

option_name-level = Stufe
option_name-level-why = Jede Stufe bringt neue Regeln und Karten.
option_value-level-basic = Basisspiel
option_value-level-basic-why = Bewegen, kämpfen, suchen. Eine halbe Stunde.
option_value-level-I = Stufe I
option_value-level-I-why = Mit Infektion, Nachschub, Krankenhaus und Super-Zeds.
option_value-level-II = Stufe II
option_value-level-II-why = Mit Chaos, Flüchtlingen, Plünderern und Barrikaden.
option_value-level-III = Stufe III
option_value-level-III-why = Mit Forschung, Wissenschaftlern und der Superwaffe.
option_value-level-IV = Stufe IV
option_value-level-IV-why = Mit dem Tunnel und seinen Katakomben.
option_value-level-V = Stufe V
option_value-level-V-why = Alle Regeln und alle Karten.
option_name-length = Spieldauer
option_name-length-why = Wie viele Ereigniskarten die Geschichte hat.
option_value-length-normal = Normal
option_value-length-normal-why = Die übliche Zahl von Karten.
option_value-length-short = Kurz
option_value-length-short-why = Weniger Karten in jedem Akt.
option_value-length-medium = Mittel
option_value-length-medium-why = Ab Stufe II.
option_value-length-long = Lang
option_value-length-long-why = Ab Stufe III.
option_value-length-epic = Episch
option_value-length-epic-why = Ab Stufe III, für einen ganzen Abend.
option_name-mode = Spielart
option_name-mode-why = Miteinander, oder einer gegen alle.
option_value-mode-coop = Miteinander
option_value-mode-coop-why = Alle verteidigen die Stadt.
option_value-mode-competitive = Einer gegen alle
option_value-mode-competitive-why = Wer auf dem letzten Platz sitzt, führt die Zeds.
option_name-solo_markers = Marker im Solospiel
option_name-solo_markers-why = So viele Spieleraktionen in der Runde; dafür drücken die Zeds stärker.
option_value-solo_markers-1 = Einer
option_value-solo_markers-1-why = Ein echtes Solospiel.
option_value-solo_markers-2 = Zwei
option_value-solo_markers-2-why = Wie zu zweit.
option_value-solo_markers-3 = Drei
option_value-solo_markers-3-why = Wie zu dritt.
option_value-solo_markers-4 = Vier
option_value-solo_markers-4-why = Wie zu viert.
option_name-team_decision = Gemeinsame Entscheidungen
option_name-team_decision-why = Wer eingibt, was alle gemeinsam entscheiden.
option_value-team_decision-lead = Wer gerade spricht
option_value-team_decision-lead-why = Das wechselt jede Runde.
option_value-team_decision-agree = Alle gemeinsam
option_value-team_decision-agree-why = Alle schlagen offen vor; wer gerade für alle spricht, schlichtet.
option_name-slower = Eine ruhigere Geschichte
option_name-slower-why = Spezialereignisse werden durch normale ersetzt.
option_value-slower-off = Aus
option_value-slower-off-why = Wie im Buch.
option_value-slower-act2 = In Akt II
option_value-slower-act2-why = Ein Spezialereignis weniger.
option_value-slower-act4 = In Akt IV
option_value-slower-act4-why = Ein Spezialereignis weniger am Ende.
option_value-slower-both = In beiden
option_value-slower-both-why = In jedem eines weniger.
option_name-i_can_do_it = Das schaffe ich
option_name-i_can_do_it-why = Nur zwei Helden zu Beginn.
option_value-i_can_do_it-off = Aus
option_value-i_can_do_it-off-why = Vier Helden.
option_value-i_can_do_it-bare = Zwei Helden
option_value-i_can_do_it-bare-why = Niemand an ihrer Stelle.
option_value-i_can_do_it-with_heroic_civilians = Mit Zivilisten
option_value-i_can_do_it-with_heroic_civilians-why = Heldenhafte Zivilisten statt der fehlenden Helden.
option_name-good_yield = Gute Ausbeute
option_name-good_yield-why = Eine 7 oder mehr beim Suchen bringt 2.
option_value-good_yield-off = Aus
option_value-good_yield-off-why = Wie im Buch.
option_value-good_yield-on = An
option_value-good_yield-on-why = Eine 7 oder mehr beim Suchen bringt 2.
option_name-opportunist = Opportunisten
option_name-opportunist-why = Eine behaltene Karte darf für eine Aktion aufgegeben werden.
option_value-opportunist-off = Aus
option_value-opportunist-off-why = Wie im Buch.
option_value-opportunist-on = An
option_value-opportunist-on-why = Eine behaltene Karte darf für eine Aktion aufgegeben werden.
option_name-volunteers = Freiwillige
option_name-volunteers-why = Heldenhafte Zivilisten ersetzen eine normale Einheit.
option_value-volunteers-off = Aus
option_value-volunteers-off-why = Wie im Buch.
option_value-volunteers-on = An
option_value-volunteers-on-why = Heldenhafte Zivilisten ersetzen eine normale Einheit.
option_name-known_faces = Bekannte Gesichter
option_name-known_faces-why = Neue Helden werden gewählt, nicht gezogen.
option_value-known_faces-off = Aus
option_value-known_faces-off-why = Wie im Buch.
option_value-known_faces-on = An
option_value-known_faces-on-why = Neue Helden werden gewählt, nicht gezogen.
option_name-fates_shadow = Schatten des Schicksals
option_name-fates_shadow-why = Zeds sind zu sehen, bevor ihr Platz gewählt wird.
option_value-fates_shadow-off = Aus
option_value-fates_shadow-off-why = Wie im Buch.
option_value-fates_shadow-on = An
option_value-fates_shadow-on-why = Zeds sind zu sehen, bevor ihr Platz gewählt wird.
option_name-infection_control = Seuchenschutz
option_name-infection_control-why = Zeds aus Ausbrüchen beginnen auf einem Start-Feld.
option_value-infection_control-off = Aus
option_value-infection_control-off-why = Wie im Buch.
option_value-infection_control-on = An
option_value-infection_control-on-why = Zeds aus Ausbrüchen beginnen auf einem Start-Feld.
option_name-hospital_wing = Neuer Krankenhausflügel
option_name-hospital_wing-why = Fünf Betten statt drei.
option_value-hospital_wing-off = Aus
option_value-hospital_wing-off-why = Wie im Buch.
option_value-hospital_wing-on = An
option_value-hospital_wing-on-why = Fünf Betten statt drei.
option_name-hazmat = Schutzanzüge
option_name-hazmat-why = Ordnung schaffen steckt niemanden an.
option_value-hazmat-off = Aus
option_value-hazmat-off-why = Wie im Buch.
option_value-hazmat-on = An
option_value-hazmat-on-why = Ordnung schaffen steckt niemanden an.
option_name-resourceful_refugees = Findige Flüchtlinge
option_name-resourceful_refugees-why = Sie bringen 2 Nachschub mit in die Stadt.
option_value-resourceful_refugees-off = Aus
option_value-resourceful_refugees-off-why = Wie im Buch.
option_value-resourceful_refugees-on = An
option_value-resourceful_refugees-on-why = Sie bringen 2 Nachschub mit in die Stadt.
option_name-crisis_proof = Krisenfeste Stadt
option_name-crisis_proof-why = Ohne Chaosmarker geht das Spiel weiter.
option_value-crisis_proof-off = Aus
option_value-crisis_proof-off-why = Wie im Buch.
option_value-crisis_proof-on = An
option_value-crisis_proof-on-why = Ohne Chaosmarker geht das Spiel weiter.
option_name-defensive_strategies = Abwehrstrategien
option_name-defensive_strategies-why = Barrikaden sind billiger und lassen sich versetzen.
option_value-defensive_strategies-off = Aus
option_value-defensive_strategies-off-why = Wie im Buch.
option_value-defensive_strategies-on = An
option_value-defensive_strategies-on-why = Barrikaden sind billiger und lassen sich versetzen.
option_name-lab_excellence = Spitzenlabor
option_name-lab_excellence-why = Ein Erfolg beim Forschen kostet höchstens 1 Nachschub.
option_value-lab_excellence-off = Aus
option_value-lab_excellence-off-why = Wie im Buch.
option_value-lab_excellence-on = An
option_value-lab_excellence-on-why = Ein Erfolg beim Forschen kostet höchstens 1 Nachschub.
option_name-navigation = Navigation im Tunnel
option_name-navigation-why = Alle haben die Red-Diamond-Freigabe.
option_value-navigation-off = Aus
option_value-navigation-off-why = Wie im Buch.
option_value-navigation-on = An
option_value-navigation-on-why = Alle haben die Red-Diamond-Freigabe.
option_name-only_the_tough = Nur die Harten
option_name-only_the_tough-why = Starke Zeds verdrängen schwächere.
option_value-only_the_tough-off = Aus
option_value-only_the_tough-off-why = Wie im Buch.
option_value-only_the_tough-on = An
option_value-only_the_tough-on-why = Starke Zeds verdrängen schwächere.
option_name-where_are_they = Wo sind sie?
option_name-where_are_they-why = Nur drei Helden zu Beginn.
option_value-where_are_they-off = Aus
option_value-where_are_they-off-why = Wie im Buch.
option_value-where_are_they-on = An
option_value-where_are_they-on-why = Nur drei Helden zu Beginn.
option_name-bring_them_on = Nur her mit ihnen
option_name-bring_them_on-why = Start-Felder fassen beliebig viele Zeds.
option_value-bring_them_on-off = Aus
option_value-bring_them_on-off-why = Wie im Buch.
option_value-bring_them_on-on = An
option_value-bring_them_on-on-why = Start-Felder fassen beliebig viele Zeds.
option_name-no_idea = Keine Ahnung, wer kommt
option_name-no_idea-why = Helden werden immer gezogen.
option_value-no_idea-off = Aus
option_value-no_idea-off-why = Wie im Buch.
option_value-no_idea-on = An
option_value-no_idea-on-why = Helden werden immer gezogen.
option_name-dead_sure = Todsicher
option_name-dead_sure-why = Es gibt keine Rettungswürfe.
option_value-dead_sure-off = Aus
option_value-dead_sure-off-why = Wie im Buch.
option_value-dead_sure-on = An
option_value-dead_sure-on-why = Es gibt keine Rettungswürfe.
option_name-short_of_drugs = Medikamente knapp
option_name-short_of_drugs-why = Heilen kostet einen Nachschub.
option_value-short_of_drugs-off = Aus
option_value-short_of_drugs-off-why = Wie im Buch.
option_value-short_of_drugs-on = An
option_value-short_of_drugs-on-why = Heilen kostet einen Nachschub.
option_name-like_rabbits = Wie die Karnickel
option_name-like_rabbits-why = Ungehinderte Ausbrüche bringen einen Zed mehr.
option_value-like_rabbits-off = Aus
option_value-like_rabbits-off-why = Wie im Buch.
option_value-like_rabbits-on = An
option_value-like_rabbits-on-why = Ungehinderte Ausbrüche bringen einen Zed mehr.
option_name-out_of_the_rain = Vom Regen in die Traufe
option_name-out_of_the_rain-why = Ungehinderte Ausbrüche bringen zwei Super-Zeds.
option_value-out_of_the_rain-off = Aus
option_value-out_of_the_rain-off-why = Wie im Buch.
option_value-out_of_the_rain-on = An
option_value-out_of_the_rain-on-why = Ungehinderte Ausbrüche bringen zwei Super-Zeds.
option_name-costly_research = Teure Forschung
option_name-costly_research-why = Forschen kostet einen Nachschub mehr.
option_value-costly_research-off = Aus
option_value-costly_research-off-why = Wie im Buch.
option_value-costly_research-on = An
option_value-costly_research-on-why = Forschen kostet einen Nachschub mehr.
option_name-cobbled_together = Zusammengeschustert
option_name-cobbled_together-why = Komponenten der Superwaffe kommen zufällig.
option_value-cobbled_together-off = Aus
option_value-cobbled_together-off-why = Wie im Buch.
option_value-cobbled_together-on = An
option_value-cobbled_together-on-why = Komponenten der Superwaffe kommen zufällig.
option_name-maestro = Der Maestro
option_name-maestro-why = Dr. Marteuse geht als Infizierer durch den Tunnel.
option_value-maestro-off = Aus
option_value-maestro-off-why = Wie im Buch.
option_value-maestro-on = An
option_value-maestro-on-why = Dr. Marteuse geht als Infizierer durch den Tunnel.
option_name-diabolic = Diabolisch
option_name-diabolic-why = Die Zeds-Seite entscheidet bei jedem Gleichstand.
option_value-diabolic-off = Aus
option_value-diabolic-off-why = Wie im Buch.
option_value-diabolic-on = An
option_value-diabolic-on-why = Die Zeds-Seite entscheidet bei jedem Gleichstand.
option_name-nobody_feels_called = Niemand fühlt sich berufen
option_name-nobody_feels_called-why = Niemand nimmt besser fest als andere.
option_value-nobody_feels_called-off = Aus
option_value-nobody_feels_called-off-why = Wie im Buch.
option_value-nobody_feels_called-on = An
option_value-nobody_feels_called-on-why = Niemand nimmt besser fest als andere.

## What cards and abilities say

card-SZ1-effect = Ein Nahkampf gegen ihre Gruppe erhöht die Infektion um 2. Nach den Bewegungen einer Aktivierung zieht dieser Zed noch einmal allein.
card-SZ2-effect = Ein Nahkampf gegen ihre Gruppe erhöht die Infektion um 3.
card-SZ3-effect = Greift er an und seine Seite gewinnt, zieht er sofort allein ein Feld weiter und kämpft, solange er gewinnt.
card-SZ4-effect = Keine eigene Regel; vorn Stärke 1, hinten 8.
card-SZ5-effect = Bevor er sein Feld in einer Aktivierung verlässt, verliert er einen eigenen Treffer.
card-SZ6-effect = Im Nahkampf mit ihrer Gruppe verliert immer die Spielerseite; Treffer wie gewürfelt.
card-SZ7-effect = Jeder Treffer auf diesen Zed wird bei 1 bis 3 aufgehoben.
card-SZ8-effect = Keine eigene Regel, nur Kraft.
card-SZ9-effect = Wer sich gegen ihre Gruppe verteidigt, hat keinen Verteidigungsvorteil.
card-UM1-effect = Jeder Treffer auf ihn wird bei 1 bis 3 aufgehoben.
card-UM2-effect = Ein Nahkampf gegen seine Gruppe erhöht die Infektion um 3.
card-UM3-effect = Nach den Bewegungen einer Aktivierung zieht er noch einmal allein.
card-UM4-effect = Greift seine Gruppe an, zählt das eine Spalte für die Zeds.
card-UM5-effect = In jedem Nahkampf seiner Gruppe eine Spalte für die Zeds.
card-UM6-effect = Betritt er ein Feld ohne Nahkampf, schießt er mit seiner Stärke auf das nächste Feld zum Stadtzentrum hin.
card-H01_1-effect = Schießt 1, 2 oder 3 Felder weit, mit Stärke 2, 4 oder 3.
card-H01_2-effect = Nach ihrem Schuss darf sie mit beliebigen Einheiten ihres Felds ein Feld zurückweichen.
card-H01_3-effect = Für zwei Aktionen kostet ein Schuss keine Munition.
card-H02_1-effect = Andere Einheiten in der Stadt haben beim Suchen +1.
card-H02_2-effect = Das Stadtzentrum zu betreten kostet keinen Bewegungspunkt.
card-H02_3-effect = Spezialaktion: Eine Einheit im Stadtzentrum schießt zusätzlich, mit einer Spalte mehr.
card-H02_4-effect = Einmal im Spiel: Jede Spieler-Einheit in der Stadt bekommt eine Aktion gratis.
card-H03_1-effect = Spezialaktion: eine zusätzliche Aktion für ihn selbst.
card-H03_2-effect = Im Nahkampf eine Spalte mehr.
card-H03_3-effect = Einmal je Nahkampf dürfen beide Würfel neu geworfen werden.
card-H04_1-effect = Spezialaktion: Eine Einheit Zivilisten oder Flüchtlinge bei ihm oder daneben bekommt eine Aktion gratis.
card-H04_2-effect = Schießt 2 Felder weit, dann mit einer Spalte weniger.
card-H04_3-effect = Auch er darf einmal je Nahkampf beide Würfel neu werfen.
card-H05_1-effect = Bringt 2 Nachschub und 3 Munition mit.
card-H05_2-effect = Beim Schießen zwei Spalten mehr.
card-H05_3-effect = Betreten Zeds sein Feld: Bei 4 bis 6 nimmt einer einen Treffer, und Johnson weicht zurück.
card-H05_4-effect = Eine Aktion und 1 Nachschub: Eine Einheit bei ihm oder daneben verliert einen Treffer.
card-H06_1-effect = Einmal im Spiel für 3 Nachschub: der Stützpunkt auf seinem Feld.
card-H06_2-effect = Einmal im Spiel für 2 Nachschub und 1 Munition: das Minenfeld auf seinem Feld.
card-H06_3-effect = In der Verteidigung eine Spalte mehr.
card-H06_4-effect = Zeds, die sein Feld oder eines daneben betreten wollen, bleiben bei 5 und 6 stehen.
card-H07_1-effect = Sucht auch auf Zeds-kontrollierten Feldern, dann mit einem Würfel; Chaos hält ihn nicht auf.
card-H07_2-effect = Teilt bei 2 bis 6 ein Feld mit Zeds oder Plünderern, ohne zu kämpfen.
card-H07_3-effect = Zeds oder Plünderer, die sein Feld verlassen wollen, bleiben bei 4 bis 6 stehen.
card-H07_4-effect = Ein Hund schießt nicht, baut nicht, schafft keine Ordnung und nimmt niemanden fest.
card-H08_1-effect = Greift er nur normale Zeds an: Bei 4 bis 6 nimmt einer einen Treffer, alle ziehen sich zurück, ohne Nahkampf.
card-H09_1-effect = Findet beim Suchen immer 1 Nachschub dazu.
card-H09_2-effect = Der erste Schuss jeder Runde kostet keine Munition.
card-H09_3-effect = Rettungswurf mit zwei Würfeln, der bessere zählt.
card-H09_4-effect = Geschwächt hat er im Nahkampf Stärke 5, beim Schießen 2.
card-H10_1-effect = Bei 3 bis 6 schlägt sie zuerst zu: zwei Spalten mehr, keine Infektion, keine Treffer für sie.
card-H10_2-effect = Wird eine behaltene Karte gespielt, bekommt sie einmal je Runde eine zusätzliche Aktion.
card-H11_1-effect = Darf in Büros und Labor und darf forschen.
card-H11_2-effect = Spezialaktion im Büro: eine Heilen-Aktion gratis.
card-H11_3-effect = Einmal je Aktionsphase für 1 Nachschub: Eine Einheit bei ihm oder daneben verliert einen Treffer.
card-H11_4-effect = Ist er in einem Büro, gibt es ein Bett mehr.
card-H12_1-effect = Ist sie in einem Büro, senkt jede Heilen-Aktion die Infektion um 2.
card-H12_2-effect = Ist sie im Labor, gilt +1 beim Forschen.
card-H12_3-effect = Hat die Superwaffe eine Komponente, senkt Ordnung schaffen die Infektion um 2.
card-H12_4-effect = Einmal je Runde: Infektion +3 für eine Aktion mehr auf der Leiste.
card-H13_1-effect = Im Nahkampf und beim Schießen eine Spalte mehr.
card-H13_2-effect = Aktion: Seht das nächste Ereignis an.
card-H13_3-effect = Ist sie in einem Büro, gilt +1 auf alle Rettungswürfe.
card-H14_1-effect = Aktion: Normale Zivilisten bei ihm oder daneben bekommen Stärke +2, jede Einheit einmal.
card-H14_2-effect = Eine Aktion und 1 Munition im Stadtzentrum: Normale Zivilisten verlieren einen Treffer.
card-H14_3-effect = Beim Suchen +1.
card-H15_1-effect = Spezialaktion: eine zusätzliche Aktion nach eigenen Plänen.
card-H15_2-effect = Seine Schüsse kosten 1 Nachschub statt Munition.
card-H15_3-effect = Im Büro statt der Spezialaktion: Eine Einheit aus einem Bett kommt auf den Friedhof, dafür die nächste Forschungskarte.
card-H16_1-effect = Die oberste Storykarte ist für die Heldenseite sichtbar.
card-H16_2-effect = Andere Einheiten bei ihm (nicht im Stadtzentrum) werfen einen Würfel mehr und streichen den schlechtesten.
card-H16_3-effect = Von einem oberirdischen Feld zum Feld mit derselben Zahl auf dem Nachbarweg kostet es 1 Punkt.
card-H17_1-effect = Bringt 3 Nachschub mit.
card-H17_2-effect = Seine Nahkämpfe erhöhen die Infektion nicht.
card-H17_3-effect = Darf einmal je Nahkampf beide Würfel noch einmal werfen.
card-H17_4-effect = Ein Affe schießt nicht, baut nicht und schafft keine Ordnung; Chaos hält ihn nicht auf.
card-HC1_1-effect = Jeder Treffer wird bei 4 bis 6 aufgehoben.
card-HC1_2-effect = Können nicht schießen.
card-HC2_1-effect = Bringt 2 Nachschub mit.
card-HC2_2-effect = Spezialaktion für 1 Nachschub: Eine Einheit bei ihr oder daneben verliert einen Treffer.
card-HC2_3-effect = +1 auf den Verbrauchswürfel.
card-HC3_1-effect = Ihr erster Schuss jeder Runde kostet keine Munition.
card-HC3_2-effect = In ihren Nahkämpfen gegen Zeds verlieren immer die Zeds.
card-HC4_1-effect = Im Nahkampf mit Äxten eine Spalte mehr.
card-HC4_2-effect = Spezialaktion an einem Dorf: Zivilisten sind nicht mehr widerspenstig, oder Dorfbewohner werden zu Flüchtlingen.
card-HC4_3-effect = Aktion: Ein Zed daneben zieht sich zurück, wenn zwei Würfel seine Stärke erreichen.
card-HC5_1-effect = Spezialaktion: Aus 2 Nachschub wird 1 Munition.
card-HC5_2-effect = Barrikaden kosten 1 Nachschub weniger und dürfen auch daneben gebaut werden.
card-HC5_3-effect = Aktion an der Hängebrücke: Der Marker dort wird entfernt.
card-HC6_1-effect = Nahkämpfe und Ordnung schaffen erhöhen die Infektion nicht.
card-HC6_2-effect = Hat nur Schlagstöcke und schießt nicht.
card-HC6_3-effect = Nimmt schon bei 4 fest.
card-HC7_1-effect = Bringt eine weitere heldenhafte Zivilisten-Einheit ins Stadtzentrum.
card-HC7_2-effect = Zeds müssen im Stadtzentrum erst einen Nahkampf gewinnen.
card-HC7_3-effect = Verlangt eine Verbrauchsphase 2 Nachschub, genügt 1.
card-HC8_1-effect = Spezialaktion: Normale Zivilisten oder Flüchtlinge über der Erde bekommen eine Aktion gratis.
card-HC8_2-effect = In der Stadt wirft er zur Verteidigung einen Würfel mehr und streicht den schlechtesten.
card-SU2-effect = Flüchtlinge kämpfen nie. Mit einer Aktion oder in ihrer Phase gehen sie 1 Feld; betreten Zeds ihr unverteidigtes Feld, werden sie angefressen. Im Stadtzentrum kommen sie ins Lager.
card-SU3-effect = Wie Flüchtlinge; im Stadtzentrum bringen sie eine Belohnung eurer Wahl.
card-SU4-effect = Im Nahkampf und beim Schießen eine Spalte mehr; schießen 2 Felder weit mit einer Spalte weniger. In der Flüchtlingsphase dürfen sie 1 Feld gehen.
card-SU5-effect = Nur über der Erde; jeder Schuss kostet 2 Munition. In der Flüchtlingsphase darf sie 1 Feld gehen.
card-SU6-effect = Nur über der Erde; ihre Schüsse kosten 1 Nachschub statt Munition.
card-SU7-effect = Kennen den Tunnel und nehmen schon bei 4 fest.
card-SU8-effect = Im Stadtzentrum nehmen sie Nachschub und Munition, so viel wie ihre Stärke; dann sind sie fort.
card-SU9-effect = Wie die Plünderer, dazu in jedem Nahkampf eine Spalte zu ihren Gunsten; im Stadtzentrum nimmt auch jede Spieler-Einheit in der Stadt 1 Treffer.
card-E01-effect = Ein neuer Zed auf ein Start-Feld eurer Wahl ohne Zeds, sonst auf das mit dem schwächsten Zed. In dieser Runde dürfen sich alle Einheiten, deren Feld Zeds betreten, ein Feld zurückziehen statt zu kämpfen.
card-E02-effect = Am Ende der Aktionsphase: Steht eine Spieler-Einheit auf dem Zeltplatz, gibt es 2 Munition.
card-E03-effect = Eine normale Zivilisten-Einheit außerhalb des Friedhofs wird gut bewaffnet: bei Nahkämpfen und Schüssen von nun an eine Spalte besser.
card-E04-effect = Infektion +1 je Zed auf dem Berg-Weg, dann ein neuer Zed auf dessen Start-Feld. In dieser Zeds-Phase hat niemand einen Verteidigungsvorteil.
card-E05-effect = Infektion +1 je Zed auf dem Vorstadt-Weg, dann ein neuer Zed auf dessen Start-Feld. In dieser Zeds-Phase hat niemand einen Verteidigungsvorteil.
card-E06-effect = Infektion +1 je Zed auf dem Wald-Weg, dann ein neuer Zed auf dessen Start-Feld. In dieser Zeds-Phase hat niemand einen Verteidigungsvorteil.
card-E07-effect = Infektion +1 je Zed auf dem Highway-Weg, dann ein neuer Zed auf dessen Start-Feld. In dieser Zeds-Phase hat niemand einen Verteidigungsvorteil.
card-E08-effect = Storykarte: Ein Held oder Zivilisten eurer Wahl auf diesem Weg werden ohne Zeds angegriffen (Spalte Gleich, nur der Verteidigungsvorteil zählt). Kein Rückzug, keine Infektion.
card-E09-effect = Storykarte: ein neuer Zed auf dieses Start-Feld. In dieser Runde steht dort ein Zed auf, wo normale Zivilisten auf einem Weg ihren letzten Treffer nehmen.
card-E10-effect = Ein neuer Zed auf jedes Start-Feld, dann verlieren alle Zeds ihre Treffermarker.
card-E11-effect = Jeder normale Zed mit Stärke 3 oder weniger wird durch einen neuen ersetzt.
card-E12-effect = Ein zufälliger Held kommt ins Stadtzentrum oder auf ein Start-Feld eurer Wahl.
card-E13-effect = Ein Held eurer Wahl hat in dieser Runde bei eigenen Nahkampf-Angriffen zwei Spalten mehr.
card-E14-effect = Alle in der Lucky-Strike-Mine nehmen einen Treffer und ziehen sich zurück. In dieser Runde darf sie niemand betreten.
card-E15-effect = Infektion +1 je Zed auf dem Highway-Weg, dann ein neuer Zed auf dessen Start-Feld. In dieser Zeds-Phase hat niemand einen Verteidigungsvorteil.
card-E16-effect = Ein neuer Zed auf das Start-Feld des Berg-Wegs. Der stärkste normale Zed bekommt den Marker Dicke Haut.
card-E17-effect = Am Ende der Zeds-Phase: Bei einer Einheit eurer Wahl auf einem Weg-Feld erhebt sich ein Zed mit reduzierter Stärke und greift sie an. Gewinnt er, wird er auf volle Stärke gedreht.
card-E18-effect = Keine normale Runde: Infektion +1, jeder Weg wird einmal aktiviert, und wer einen Nahkampf gewinnt, zieht ein Feld weiter.
card-E19-effect = Keine normale Runde: Infektion +2, jeder Weg wird einmal aktiviert, und wer einen Nahkampf gewinnt, zieht ein Feld weiter.
card-E20-effect = Übersteht ihr die Zeds-Phase dieser Karte, habt ihr gewonnen.
card-E21-effect = Eine Storykarte nennt den Weg, der zweimal aktiviert wird. Übersteht ihr das, habt ihr gewonnen.
card-E22-effect = Storykarte: Ein Held oder Zivilisten eurer Wahl auf diesem Weg werden ohne Zeds angegriffen (Spalte Gleich, nur der Verteidigungsvorteil zählt). Kein Rückzug, keine Infektion.
card-E23-effect = Am Ende der Aktionsphase: Steht eine Spieler-Einheit in Downtown, gibt es 4 Nachschub.
card-E24-effect = Ein Würfel: So viel verliert ihr, beliebig verteilt auf Nachschub und Treffer.
card-E25-effect = Keine normale Runde: Infektion +3, jeder Weg wird einmal aktiviert, und wer einen Nahkampf gewinnt, zieht ein Feld weiter.
card-E26-effect = Ein zufälliger Held kommt ins Stadtzentrum oder auf ein Start-Feld eurer Wahl.
card-E27-effect = Storykarte: Die Rangers kommen auf dieses Start-Feld, dazu 4 Munition.
card-E28-effect = Wo in dieser Runde durch Zeds Chaos ausbricht, kommen zwei Marker statt einem.
card-E29-effect = Ein neuer Zed auf das Start-Feld des Highway-Wegs. Der stärkste normale Zed bekommt den Marker Giftig.
card-E30-effect = Ein neuer Zed auf das Start-Feld des Wald-Wegs. Der stärkste normale Zed bekommt den Marker Renner.
card-E31-effect = Storykarte: Bei Infektion 8 oder mehr kommt ein Super-Zed auf dieses Start-Feld, sonst die V.I.P.-Überlebenden.
card-E32-effect = Die Plünderer kommen auf das Start-Feld des oberirdischen Wegs mit dem meisten Chaos und ziehen gleich los.
card-E33-effect = Zeds auf einem oberirdischen Feld eurer Wahl (kein Start) nehmen nach einem Wurf mit zwei Würfeln 1 bis 3 Treffer.
card-E34-effect = In dieser Phase hat niemand einen Verteidigungsvorteil, und Zeds zerstören Barrikaden, auf die sie treffen.
card-E35-effect = Einmal in der Aktionsphase: zwei Heilen-Aktionen ohne Einfluss auf die Infektion, oder Infektion -2, oder Infektion -1 und eine solche Heilen-Aktion.
card-E36-effect = Storykarte: ein neuer Zed auf Feld 1 dieses Wegs. Dann verlieren alle Zeds ihre Treffermarker.
card-E37-effect = Die Infektion steigt auf 13, sofort folgt ein ungehinderter Ausbruch. Dann verlieren alle Zeds ihre Treffermarker.
card-E38-effect = Ein neuer Zed in jedes Zeds-kontrollierte Dorf. Dann verlieren alle Zeds ihre Treffermarker.
card-E39-effect = Keine Runde: Storykarte, die Nationalgarde kommt auf dieses Start-Feld (nur oberirdisch), dann wird das nächste Ereignis gezogen.
card-E40-effect = Übersteht ihr die Zeds-Phase dieser Karte, habt ihr gewonnen.
card-E41-effect = Storykarte: Die Infiziererin Noelle kommt auf dieses Start-Feld.
card-E42-effect = Am Ende der Aktionsphase: Steht eine Spieler-Einheit auf der Farm, bringt ein Würfel so viel Nachschub.
card-E43-effect = Ein neuer Zed auf jedes Start-Feld.
card-E44-effect = Am Ende der Aktionsphase: Steht eine Spieler-Einheit an der Universität, bekommt ihr die nächste Forschungskarte.
card-E45-effect = Bis zu dreimal: Infektion +1, dann eine Heilen- oder Forschen-Aktion gratis.
card-E46-effect = Alle im Kernkraftwerk nehmen zwei Treffer und ziehen sich zurück. Dort liegt nun Chaos, und in dieser Runde darf es niemand betreten.
card-E47-effect = Zeds, die ein Feld mit Chaos betreten oder verlassen, greifen in dieser Phase mit zwei Spalten mehr an und nehmen danach einen Treffer.
card-E48-effect = Am Ende der Zeds-Phase zieht jeder Super-Zed allein ein Feld weiter; seine Angriffe dabei haben zwei Spalten mehr.
card-E49-effect = Ihr verliert so viel, wie Zeds auf den Feldern 0 bis 2 stehen, beliebig verteilt auf Nachschub, Munition und Treffer.
card-E50-effect = Petra's Angels kommen ins Stadtzentrum. Ihr verliert 1 Nachschub.
card-E51-effect = Am Ende der Zeds-Phase: ein neuer Zed auf das Start-Feld des Vorstadt-Wegs. Der stärkste normale Zed bekommt den Marker Gerissen.
card-E52-effect = Bis zu zweimal: Eine Einheit aus einem Bett kommt auf den Friedhof, und ihr bekommt die nächste Forschungskarte.
card-E53-effect = In dieser Aktionsphase haben eure Schüsse eine Spalte mehr und kosten nichts. Danach ein Würfel: So viel verliert ihr an Nachschub und Treffern.
card-E54-effect = Jeder Zed auf einem Feld mit Namen wird auf volle Stärke gedreht. Dann verlieren alle Zeds ihre Treffermarker.
card-E55-effect = Keine normale Runde: Infektion +2, jeder Weg wird einmal aktiviert, und wer einen Nahkampf gewinnt, zieht ein Feld weiter.
card-E56-effect = Ein Held im Stadtzentrum oder daneben würfelt: bei 1 zwei Treffer, bei 2 bis 5 einer, bei 6 keiner.
card-E57-effect = Normale Zeds und Super-Zeds auf oder neben einem Stadt- oder Dorf-Feld ohne Spieler-Einheiten verlieren einen Treffer.
card-E58-effect = Keine normale Runde: Infektion +4, jeder Weg wird einmal aktiviert, und wer einen Nahkampf gewinnt, zieht ein Feld weiter.
card-E59-effect = Übersteht ihr die Zeds-Phase dieser Karte, habt ihr gewonnen.
card-E60-effect = Am Ende der Zeds-Phase zieht jeder Super-Zed allein ein Feld weiter; seine Angriffe dabei haben zwei Spalten mehr.
card-E61-effect = Am Ende der Aktionsphase: Steht eine Spieler-Einheit im Kernkraftwerk, bekommt ihr die nächste Forschungskarte.
card-E62-effect = Zeds auf einem oberirdischen Feld eurer Wahl nehmen nach einem Wurf 1 bis 3 Treffer.
card-E63-effect = Am Ende der Aktionsphase dürft ihr Chaosmarker aus Dörfern entfernen, je Marker Infektion +1.
card-E64-effect = Infektion +1 je Einheit in einem Bett oder Büro. Elwood Berra ist fort.
card-E65-effect = Storykarte: Ein Held oder Zivilisten eurer Wahl auf diesem Weg werden ohne Zeds angegriffen (Spalte Gleich, nur der Verteidigungsvorteil zählt). Kein Rückzug, keine Infektion.
card-E66-effect = Ein Würfel: Bei 1 bis 5 kommt eine zufällige Grundlagen-Karte auf den Forschungsstapel.
card-E67-effect = Elwood Berra kommt ins Spiel.
card-E68-effect = In dieser Aktionsphase gibt es über der Erde keine Bewegen-Aktion.
card-E69-effect = Dorfbewohner, Flüchtlinge oder Zivilisten eurer Wahl auf einem Weg-Feld kommen im Koma in ein Bett; an ihrer Stelle steht ein neuer Zed.
card-E70-effect = Normale Zeds auf oder neben einem Stadt- oder Dorf-Feld ohne Spieler-Einheiten verlieren einen Treffer.
card-E71-effect = Ihr legt eine behaltene Karte ab. Ein Würfel: So viel steigt die Infektion. Ein neuer Zed auf jedes Start-Feld.
card-E72-effect = Am Ende der Zeds-Phase versuchen Zeds auf den Tunnel-Feldern 7 bis 3 an die Oberfläche zu kommen.
card-E73-effect = Eine zufällige heldenhafte Zivilisten-Einheit kommt ins Stadtzentrum.
card-E74-effect = Zuerst der Druck. Dann trifft es die am weitesten entfernte Spieler-Einheit im Tunnel: Infektion +1, ein Treffer, Rückzug.
card-E75-effect = Übersteht ihr die Zeds-Phase dieser Karte, habt ihr gewonnen.
card-E76-effect = Zuerst der Druck. In dieser Runde steht dort ein Zed auf, wo normale Zivilisten ihren letzten Treffer nehmen; er bewegt sich in dieser Runde nicht.
card-E77-effect = Ein Würfel: Bei 1 bis 5 kommt eine zufällige Grundlagen-Karte auf den Forschungsstapel. Noch ein Würfel: So viel steigt die Infektion.
card-E78-effect = Storykarte und ein Würfel: ein Super-Zed auf das Feld mit dieser Zahl. Ihr bekommt die nächste Forschungskarte.
card-E79-effect = Am Ende der Zeds-Phase für jede Katakombe ein Würfel: bei 1 zwei neue Zeds, bei 2 bis 5 einer.
card-E80-effect = Ein benutzter Verstärkungsmarker eurer Wahl kommt auf den stärksten normalen Zed.
card-E81-effect = Infektion +1 je Einheit in einem Bett oder Büro. Elwood Berra ist fort.
card-E82-effect = Am Ende der Zeds-Phase versuchen Zeds auf den Tunnel-Feldern 7 bis 3 an die Oberfläche zu kommen.
card-E83-effect = In dieser Phase hat niemand einen Verteidigungsvorteil, und Zeds zerstören Barrikaden, auf die sie treffen.
card-E84-effect = Ist kein Super-Zed auf dem Plan, kommt einer in die Büroanlage von Dr. Marteuse, sonst ein normaler Zed.
card-E85-effect = Storykarte: Der Zed auf diesem Weg, der dem Stadtzentrum am nächsten ist, platzt; auf alle in den Nachbarfeldern wird mit Stärke 4 gewürfelt.
card-E86-effect = Beliebig oft: ein Treffer für einen Helden im Labor, dann bei 2 bis 6 die nächste Forschungskarte.
card-E87-effect = Im ersten Nahkampf dieser Phase, in dem Zeds angreifen, zieht sich niemand zurück; leben beide Seiten noch, wird gleich noch einmal gekämpft.
card-E88-effect = Für jeden Zed in einer Katakombe ein Würfel: bei 1 und 2 will er ins Kernkraftwerk, bei 3 bis 5 auf die Farm.
card-E89-effect = Wo in dieser Runde durch Zeds Chaos ausbricht, kommen zwei Marker statt einem.
card-E90-effect = Jeder Weg wird zweimal aktiviert. Übersteht ihr das, habt ihr gewonnen.
card-E91-effect = Dr. Marteuse kommt in seine Büroanlage; ist er schon da, hat die Zeds-Seite eine Aktion mehr.
card-F01-effect = Bei einem eigenen Angriff im Nahkampf: zwei Spalten mehr.
card-F02-effect = Ein neuer Zed auf den Zeltplatz.
card-F03-effect = Zu Beginn einer Phase oder vor einem Kampf: Eine normale Zivilisten-Einheit wird Anführer.
card-F04-effect = Die Infizierten Ratten kommen auf das Start-Feld des Wegs mit den meisten Zeds.
card-F05-effect = In der Aktionsphase: zwei Aktionen mehr auf der Leiste.
card-F06-effect = In der Aktionsphase: Eine verfügbare normale oder heldenhafte Zivilisten-Einheit eurer Wahl kommt ins Stadtzentrum.
card-F07-effect = Zwei neue Zeds als Mob nach St. Thomas.
card-F08-effect = Haben Zeds angegriffen und gewonnen: Stattdessen nehmen sie einen Treffer und ziehen sich zurück, die Einheit nimmt keinen.
card-F09-effect = Nachschub -2, Munition -1.
card-F10-effect = Je ein Würfel für Nachschub und Munition: bei 1 und 2 zwei verloren, bei 3 bis 5 einer.
card-F11-effect = Vor einem Nahkampf einer Spieler-Einheit: drei Spalten mehr.
card-F12-effect = In der Aktionsphase: Ein verfügbarer Held eurer Wahl kommt auf ein oberirdisches Start-Feld.
card-F13-effect = Für jedes Feld mit Chaos wird ein Zed gezogen; ist seine Stärke kleiner als die Zahl des Felds, kommt er dorthin.
card-F14-effect = Die Hängebrücke ist zerstört. Eine Einheit dort oder daneben kann mit einer Aktion eine Fähre einrichten.
card-F15-effect = Auf dem Berg-Weg bewegt sich in dieser Runde nichts mehr. Jeder Zed dort rutscht nach einem Würfel vor, zurück oder gar nicht.
card-F16-effect = Alle Flüchtlinge auf den Wegen gehen ein Feld zurück; stehen dort Zeds, werden sie angefressen.
card-F17-effect = Bevor ein Zed oder Mob sich bewegt: Er bleibt in dieser Aktivierung stehen und verliert einen Treffer. Bei 4 bis 6 behaltet ihr die Karte.
card-F18-effect = Bei der Bewegen-Aktion eines Helden: drei Punkte mehr, nur über der Erde.
card-F19-effect = Jederzeit: Flüchtlinge neben einem Zed gehen ein Feld auf das Stadtzentrum zu.
card-F20-effect = Der Zed, der am weitesten vom Stadtzentrum entfernt ist, bekommt den Marker Ätzend.
card-F21-effect = Jederzeit: Infektion -2.
card-F22-effect = Für jede Einheit im Lager ein Würfel: bei 1 verlässt sie das Spiel, bei 6 verlieren Zivilisten einen Treffer und die Infektion sinkt um 1.
card-F23-effect = Vor einem Nahkampf einer Spieler-Einheit: zwei Spalten mehr, danach nimmt sie einen Treffer.
card-F24-effect = Die Bande kommt auf das Start-Feld des Wegs mit den wenigsten Zeds.
card-F25-effect = Ein Würfel: bei 1 und 2 zwei, bei 3 bis 5 eine zufällige Grundlagen-Karte auf den Forschungsstapel.
card-F26-effect = Der stärkste normale Zed bekommt den Marker Leittier, dann wird sein Weg aktiviert.
card-F27-effect = Wenn Zeds eine Spieler-Einheit angreifen, vor dem Wurf: Schüsse mit Stärke 2 auf die Angreifer.
card-F28-effect = Ein Würfel nennt ein Tunnel-Feld, das einstürzt: Alle dort nehmen einen Treffer und müssen hinaus, und in dieser Runde darf es niemand betreten.
card-F29-effect = In der Aktionsphase: Ein zufälliger Held kommt ins Stadtzentrum oder auf ein Start-Feld.
card-F30-effect = Noch eine Storykarte für einen Weg: Auf jedes Feld mit Chaos dort kommt bei 1 bis 3 ein Zed. Dann ein neuer Zed auf jedes Start-Feld.
card-F31-effect = Ein Würfel: So viel verliert ihr, beliebig verteilt auf Nachschub, Munition, Infektion und Treffer.
card-F32-effect = Ihr verliert eine Komponente der Superwaffe; habt ihr keine, kommt eine Grundlagen-Karte auf den Forschungsstapel. Dann ein Zed auf das Start-Feld des Wegs mit den wenigsten Zeds.
card-F33-effect = In der Aktionsphase: Zivilisten in einem Bett werden ganz geheilt und auf ein freies oberirdisches Feld mit Namen gesetzt, Infektion -1.
card-F34-effect = In der Aktionsphase, wenn eine Spieler-Einheit in der Büroanlage von Dr. Marteuse ist: die nächste Forschungskarte.
card-F35-effect = Jederzeit: Für 1 Munition sinkt die Infektion um 5.
card-F36-effect = Jederzeit: Entfernt zwei Chaosmarker.
card-F37-effect = Ein ungehinderter Ausbruch ohne Senkung der Infektion. Dann kommt eine Einheit aus dem Stadtzentrum in ein Bett; sie hält noch einen Treffer aus.
card-F38-effect = Bei der Bewegen-Aktion eines Helden über der Erde: Er wird stattdessen auf ein beliebiges anderes Feld über der Erde gesetzt.
card-F39-effect = Jederzeit: Nachschub +2, Munition +2.
card-F40-effect = In der Zeds-Phase: Ein Weg eurer Wahl wird in dieser Phase nicht mehr aktiviert.
card-F41-effect = In dieser Runde werden beliebig oft aus 2 Nachschub 1 Munition.
card-F42-effect = Die schwächsten Zeds werden durch neue ersetzt, dann verlieren alle Zeds ihre Treffermarker.
card-F43-effect = Ihr verliert eine Komponente der Superwaffe; habt ihr keine: eine Grundlagen-Karte auf den Forschungsstapel, oder der Weg mit den wenigsten Zeds wird aktiviert.
card-F44-effect = In der Aktionsphase: Schüsse mit Stärke 5 auf ein oberirdisches Feld 0 oder 1. Bei 6 behaltet ihr die Karte.
card-R01-effect = Keine Wirkung.
card-R02-effect = Infektion -2.
card-R03-effect = Solange aktiv: Zu Beginn jeder Aktionsphase darf der schwächste Zed neben einem Helden oder Zivilisten einen Treffer nehmen.
card-R04-effect = Eine Spieler-Einheit darf vom Friedhof ins Stadtzentrum zurück; sie hält noch einen Treffer aus.
card-R05-effect = Solange aktiv: Normale Zivilisten neben Zeds, die sich bewegen wollen, können diese mit einem eigenen Treffer und Rückzug aufhalten.
card-R06-effect = Keine Wirkung.
card-R07-effect = Bis zu zwei Zivilisten-Einheiten verlieren je einen Treffer, jedes Mal Infektion -1.
card-R08-effect = Solange aktiv: +1 auf alle Rettungswürfe.
card-R09-effect = Nachschub +2.
card-R10-effect = Alle Zeds eines Felds eurer Wahl ziehen sich zurück.
card-R11-effect = Entfernt einen Chaosmarker.
card-R12-effect = Solange aktiv: Jeder Ausbruch setzt die Infektion auf 2.
card-R13-effect = Solange aktiv: Eine Forschen-Aktion darf mit 1 Nachschub statt einer Aktion bezahlt werden.
card-R14-effect = Ihr verliert eine zufällige Komponente der Superwaffe; habt ihr keine, kommt eine Grundlagen-Karte auf den Forschungsstapel.
card-R15-effect = Ein Super-Zed darf durch einen normalen Zed mit ebenso vielen Treffern ersetzt werden.
card-R16-effect = Solange aktiv: +1 beim Suchen.
card-R17-effect = Solange aktiv: Von neuen Zeds werden zwei gezogen, und ihr wählt, welcher kommt.
card-R18-effect = Solange aktiv: Zeds aus Ausbrüchen beginnen auf dem Start-Feld.
card-R19-effect = Ein zufälliger Wissenschaftler kommt ins Stadtzentrum.
card-R20-effect = Keine Wirkung.
card-R21-effect = Beim ersten Mal kommt die letzte Komponente ins Labor und die Karte zurück in den Stapel; beim zweiten Mal ist das Gegenmittel gefunden.
card-R22-effect = Eine Komponente der Superwaffe eurer Wahl.
card-R23-effect = Eine Komponente der Superwaffe eurer Wahl, die noch fehlt.
card-R24-effect = Noch eine Komponente der Superwaffe eurer Wahl.
card-R25-effect = Eine Komponente der Superwaffe eurer Wahl; die vierte nur, wenn Professor Agee im Labor ist.
card-W1-effect = Im Nahkampf-Angriff einer Spieler-Einheit eine Spalte mehr.
card-W2-effect = Bei jedem Schuss einer Spieler-Einheit eine Spalte mehr.
card-W3-effect = Schüsse mit 2 oder mehr Treffern lassen alle Zeds des Felds zurückweichen.
card-W4-effect = Aktion: 4 Treffer, gleichmäßig auf alle Zeds eines Nachbarfelds, dann liegt dort Chaos.
card-W5-effect = Haben Zeds im Nahkampf angegriffen, nehmen sie einen Treffer mehr.
card-AU1_1-effect = Schüsse auf Zeds bei ihnen oder daneben haben eine Spalte weniger.
card-AU1_2-effect = Spezialaktion: In dieser Runde verlässt keine Spieler-Einheit ihr Feld mit einer Bewegen-Aktion.
card-AU2_1-effect = Festnahmen bei ihnen oder daneben haben -1.
card-AU2_2-effect = Spezialaktion: In dieser Runde gibt es eine Aktion weniger auf der Leiste.
card-AU3_1-effect = Auf ihrem Feld kann niemand suchen.
card-AU3_2-effect = Einmal je Runde als Zeds-Aktion: Die Helden verlieren 1 Nachschub oder 1 Munition.
card-AU4_1-effect = Kommt immer in seine Büroanlage oder ins Chromotechnics Lab.
card-AU4_2-effect = Beim Forschen gilt -1.
card-AU4_3-effect = Einmal im Spiel: ein Super-Zed auf das Start-Feld seines Wegs.
card-AU5_1-effect = Zeds tun ihm nichts; er kämpft nicht und zieht sich nicht mit anderen zurück.
card-AU5_2-effect = Spezialaktion: Ein Zed oder Mob auf seinem Weg zieht ein Feld weiter.
card-AU6_1-effect = Barrikaden auf seinem Weg kosten 1 Nachschub mehr.
card-AU6_2-effect = Einmal je Runde in der Stadt: Bei 4 bis 6 verlieren die Helden 1 Nachschub, bei 6 auch 1 Munition.
card-AU7_1-effect = Spezialaktion: Eine Barrikade bei ihr oder daneben fällt, sonst bricht auf ihrem Feld Chaos aus.
card-AU7_2-effect = Wird sie festgenommen, entwischt sie bei 6.

## The text table

dawn-round = { $level }, { $round ->
        [0] vor der ersten Runde: { $phase }.
       *[other] Runde { $round }, { $phase }. Ereignis: { $event }.
    }
dawn-ammo = { $ammo } Munition, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } auf der Leiste.
dawn-supplies = { $supplies } Nachschub.
dawn-infection = Infektion { $infection } von { $most }.
dawn-chaos-left = { $left ->
        [one] Noch { $left } Chaosmarker.
       *[other] Noch { $left } Chaosmarker.
    }
dawn-seat = { $player }: { $actions ->
        [0] keine eigene Aktion mehr
        [one] { $actions } eigene Aktion
       *[other] { $actions } eigene Aktionen
    }{ $leads ->
        [yes] , führt
       *[no] {""}
    }.
dawn-zeds-seat = { $player }: { $actions ->
        [one] { $actions } Zeds-Aktion
       *[other] { $actions } Zeds-Aktionen
    }.
dawn-track = { $track ->
        [forest] Wald
        [mountain] Berg
        [highway] Highway
        [suburb] Vorstadt
       *[tunnel] Tunnel
    }
dawn-start = Start
dawn-legend = Karte, von der Stadt nach außen: z9 Zeds mit zusammen Stärke 9, u2 zwei Einheiten, * Chaos, # Barrikade, ## Stützpunkt.
dawn-place = { $place }: { $there }.
dawn-piece = { $name } ({ $notes })
dawn-strength = Stärke { $strength }
dawn-hits = { $hits } Treffer
dawn-state = { $state ->
        [reduced] geschwächt
        [comatose] im Koma
        [defiant] widerspenstig
        [villagers] Dorfbewohner
       *[hidden] versteckt
    }
dawn-chaos = { $count ->
        [one] Chaos
       *[other] { $count } Chaosmarker
    }
dawn-closed = kein Zutritt
dawn-in-force = Es gilt: { $rule }, { $until }.
dawn-melee = Nahkampf, { $place }: { $unit } gegen { $zeds }. Spalte { $column }; Verschiebungen: { $shifts }.
dawn-shot = { $unit } schießt, { $place }: Spalte { $column }; Verschiebungen: { $shifts }.
dawn-decks = { $events ->
        [one] Noch { $events } Ereignis
       *[other] Noch { $events } Ereignisse
    }, { $fates } Storykarten und { $bag } Zeds im Beutel.
dawn-kept = Behaltene Karten: { $cards }.
dawn-research = Forschung: { $card }; { $left } Karten im Stapel.
dawn-components = Komponenten der Superwaffe: { $parts }.
dawn-next = { $deck ->
        [events] Das nächste Ereignis
       *[fates] Die nächste Storykarte
    }, wie du weißt: { $cards }.
dawn-note = { $text }: { $note }

## The tutorial

tutorial-aim = Auf vier Wegen kommen die Toten auf Farmingdale zu, und du führst alle, die noch standhalten. Sobald einer von ihnen das Stadtzentrum betritt, ist alles verloren. Halte die Stadt bis zur letzten Ereigniskarte, dann hast du gewonnen.
tutorial-card = Jede Runde beginnt mit einer Ereigniskarte. Phase für Phase sagt sie, welche Wege sich regen, wie viele Aktionen du hast und was sonst geschieht. Heute liegt am Zeltplatz ein Versteck mit Munition.
tutorial-tracks = Diese Karte nennt Berg und Vorstadt: Die Zeds dort sind ein Feld auf dich zugekommen. Wege, die nicht genannt sind, bleiben ruhig.
tutorial-actions = Jetzt bist du dran. Die Karte gibt dir drei Aktionen, und eine weitere ist deine eigene. Mit jeder kann sich eine Einheit bewegen, schießen oder suchen.
tutorial-campground = Tippe im Stadtzentrum die Scharfschützin an und schicke sie zum Zeltplatz. Wer am Ende dieser Phase dort steht, holt zwei Munition.
tutorial-campground-other = Das hat Zeit. Schicke zuerst die Scharfschützin zum Zeltplatz, wegen der Munition.
tutorial-sheriff = Wen du antippst, dessen Karte sagt, wie weit er kommt: Der Sheriff hat vier Bewegungspunkte. Schicke ihn nach Beauxville, damit in der Vorstadt jemand steht, der schießen kann.
tutorial-sheriff-other = Kein schlechter Plan, aber die Vorstadt braucht den Sheriff. Schicke ihn nach Beauxville.
tutorial-shoot = Die Zivilisten in Ost-Irek sind widerspenstig: Sie verlassen ihr Dorf nicht, bis man sie angreift. Aber auf das Nachbarfeld schießen können sie. Lass sie auf den Zed auf Vorstadt 6 feuern.
tutorial-shoot-other = Lass diesmal die Zivilisten in Ost-Irek auf Vorstadt 6 schießen.
tutorial-one_hit = Ein Treffer. Ein Schuss kostet eine Munition, was immer er bewirkt, und zwei Würfel entscheiden in der Spalte, die der Stärke des Schützen entspricht.
tutorial-leadership = Spezialaktionen kosten nichts, und jede gibt es einmal in der Runde. Mit seiner Führung schenkt der Sheriff Zivilisten in seiner Nähe eine Aktion: Lass die in Beauxville suchen.
tutorial-leadership-other = Nutze erst die Spezialaktion des Sheriffs und lass die Zivilisten in Beauxville suchen.
tutorial-mayor = Nichts gefunden: Zum Suchen braucht es eine Vier oder mehr, und im Basisspiel nützt nur Munition. Den Highway bewacht niemand, also stelle den Bürgermeister in die Oberstadt, wo Verteidiger sehr im Vorteil sind.
tutorial-mayor-other = Den Bürgermeister bitte in die Oberstadt: Ein leerer Weg ist eine offene Tür.
tutorial-initiative = Auch der Hilfssheriff hat eine Spezialaktion: Eigeninitiative, eine Aktion mehr für ihn selbst. Nutze sie und schicke ihn hinauf nach Berg 3, nahe an den Linkerhandpass.
tutorial-initiative-other = Nimm die Eigeninitiative des Hilfssheriffs und gehe nach Berg 3.
tutorial-enough = Der Bürgermeister hat noch etwas, die Große Rede, aber nur ein einziges Mal im Spiel. Hebe sie auf und sage, dass du nichts mehr willst.
tutorial-enough-other = Hebe die Große Rede für dunklere Stunden auf und beende die Phase.
tutorial-stash = Die Scharfschützin hat das Versteck gefunden: Jetzt hast du fünf Munition. Neue Runde, neue Karte.
tutorial-well_armed = Waffen für die Nachbarn: Zivilisten deiner Wahl werden Gut bewaffnet. Der Zed am Berg steht vor dem Linkerhandpass, also gib den Marker den Zivilisten dort.
tutorial-well_armed-other = Gekämpft wird am Linkerhandpass: Gib den Marker den Zivilisten dort.
tutorial-melee = Betritt ein Zed dein Feld, gibt es Nahkampf. Fünf gegen drei stünde schlecht: die Spalte Zeds mehr. Aber ein Dorf schiebt die Spalte für Verteidiger um eins nach rechts, und Gut bewaffnet noch um eins.
tutorial-column = So fielen die Würfel in die Spalte Spieler mehr: zwei Treffer für jede Seite, und der Zed musste zurück. Wer verliert, weicht, egal wie viele Treffer es gab.
tutorial-reduced = Figuren haben zwei Seiten. Die Zivilisten haben einen Treffermarker bekommen und wurden dann umgedreht: Sie sind geschwächt und haben nur noch Stärke eins.
tutorial-to_the_pass = Sie brauchen Hilfe. Mit Eigeninitiative kommt der Hilfssheriff zum Linkerhandpass; zwei Einheiten dürfen auf einem Feld stehen.
tutorial-to_the_pass-other = Bring den Hilfssheriff mit seiner Spezialaktion zum Linkerhandpass.
tutorial-finish = Der Zed auf Berg 6 hat zwei Treffer. Einer mehr schwächt ihn, also lass den Hilfssheriff schießen.
tutorial-finish-other = Zuerst der Schuss des Hilfssheriffs auf Berg 6.
tutorial-flipped = Na bitte: Stärke eins statt fünf. Jetzt zur Vorstadt. Der Sheriff geht zur Universität, zwei Felder von seinem Zed entfernt.
tutorial-flipped-other = Der Sheriff zur Universität: Von dort erreicht er Vorstadt 6.
tutorial-long_range = Andere schießen nur auf Nachbarfelder. Der Sheriff hat eine ruhige Hand: zwei Felder weit, eine Spalte schlechter. Feuere auf Vorstadt 6.
tutorial-long_range-other = Lass den Sheriff mit ruhiger Hand auf Vorstadt 6 schießen.
tutorial-free_shot = Zwei Treffer, auch dieser Zed ist geschwächt. Die Führung ist wieder bereit, und ein Schuss, den eine Spezialaktion schenkt, kostet auch keine Munition. Lass die Zivilisten in Ost-Irek noch einmal feuern.
tutorial-free_shot-other = Führung, und die Zivilisten in Ost-Irek schießen auf Vorstadt 6.
tutorial-round_over = Noch nicht tot, aber fast. Das war es für diese Runde.
tutorial-round_over-other = Hebe die Große Rede auf und beende die Phase.
tutorial-new_zed = Lauf um dein Leben: Ein neuer Zed kommt, und du wählst das Start-Feld. Der Berg ist in guten Händen.
tutorial-new_zed-other = Wähle das Start-Feld am Berg: Der Hilfssheriff ist in der Nähe.
tutorial-run_or_fight = Der geschwächte Zed hat Ost-Irek betreten. Die Karte erlaubt dir in dieser Runde wegzulaufen, aber eins gegen vier ist der beste Kampf, den es gibt. Kämpfe.
tutorial-run_or_fight-other = Vor dem musst du nicht weglaufen. Kämpfe.
tutorial-killed = Tot. Er kommt zurück in den Beutel und vielleicht wieder, denn Zeds werden zufällig gezogen.
tutorial-empty_track = Die Vorstadt stand zweimal auf der Karte. Weil auf dem Weg kein Zed mehr war, kam beim zweiten Mal ein neuer auf sein Start-Feld: Kein Weg bleibt je leer.
tutorial-attack = Zwei Aktionen diesmal. Wer ein Feld mit Zeds betritt, greift sie an: Schicke den Hilfssheriff vom Pass nach Berg 6.
tutorial-attack-other = Der geschwächte Zed auf Berg 6 ist leichte Beute für den Hilfssheriff: Bewege ihn dorthin.
tutorial-accept = Drei Treffer und keiner gegen ihn. Der Hilfssheriff darf im Nahkampf einmal neu würfeln, aber das täte jetzt niemand: Nimm den Wurf an.
tutorial-accept-other = Viel besser kann ein Wurf nicht sein. Nimm ihn an.
tutorial-furies = Erledigt. Zuletzt der Wald: Dort stehen nur ein paar Zivilisten, und ein Zed mit Stärke sechs ist unterwegs. Schicke die Furien zur Farm.
tutorial-furies-other = Die Furien haben die stärksten Fäuste, und der Wald braucht sie: zur Farm.
tutorial-last = Das war der erste Akt, und deine Aktionen sind verbraucht. Beende die Phase.
tutorial-last-other = Sehen wir, was der zweite Akt bringt: Beende die Phase.
tutorial-fate = Der zweite Akt ist rauer. Dieses Ereignis hat eine Storykarte gezogen: Sie hat den Wald bestimmt und eine Munition gekostet. Manche Storykarten sind gut und lassen sich für später behalten.
tutorial-yours = Jetzt weißt du, wie es geht: Behalte alle Wege im Auge, spare Munition, kämpfe hinter Mauern. Beginne deine eigene Partie; wenn du nicht weiterweißt, frage um Rat. Und wenn du die Stadt halten kannst, versuche Stufe I.

## What a level adds

level-basic-1 = Vier Wege; vier Helden, ein Trupp Kämpferinnen, und Zivilisten in den Dörfern.
level-basic-2 = Jede Runde eine Ereigniskarte: Erst kommen die Zeds, dann bist du dran.
level-basic-3 = Bewegen, schießen, suchen; und Spezialaktionen der Helden.
level-basic-4 = Storykarten bestimmen den Weg, bringen Pech oder lassen sich behalten.
level-basic-5 = Zwanzig Runden, eine halbe Stunde: Kein Zed darf ins Stadtzentrum.
level-I-1 = Nahkämpfe und Ereignisse treiben die Infektion hoch; bei 13 bricht sie aus.
level-I-2 = Wer den letzten Treffer überlebt, wird im Krankenhaus geheilt, wenn ein Bett frei ist.
level-I-3 = Nachschub: In jeder Runde wollen alle essen.
level-I-4 = Super-Zeds mit eigenen Kräften, und Infizierer, die die Seuche verbreiten.
level-I-5 = Wähle deinen Helden; auch Mr. Johnson mit seinen Vorräten macht mit.
level-II-1 = Wo Dörfer fallen, bricht Chaos aus; gehen die Marker aus, ist die Stadt verloren.
level-II-2 = Dorfbewohner fliehen: Bring die Flüchtlinge ins Lager.
level-II-3 = Baue Barrikaden, einen Stützpunkt, ein Minenfeld.
level-II-4 = Plünderer wollen deine Vorräte, Rangers und Nationalgarde helfen dir.
level-II-5 = Manche Ereignisse lassen die Zeds dort drängen, wo sie stark sind.
level-III-1 = Im Labor arbeitet ihr euch durch einen Stapel Forschungskarten.
level-III-2 = Das Gegenmittel, oder eine Superwaffe aus Einzelteilen.
level-III-3 = Büros für die Wissenschaft, und neue Helden, die dorthin gehören.
level-III-4 = Das letzte Bollwerk: Manche verteidigen sogar das Stadtzentrum.
level-III-5 = Mittlere, lange und epische Geschichten, für einen ganzen Abend.
level-IV-1 = Die andere Seite des Spielplans: ein fünfter Weg, unter der Erde.
level-IV-2 = In Katakomben passen beliebig viele Zeds, und wer hineingeht, kann sich verirren.
level-IV-3 = Die Wachen von Red Diamond und wer ihre Freigabe hat, kennen den Tunnel.
level-IV-4 = Zeds können direkt neben dem Stadtzentrum heraufkommen.
level-IV-5 = Mehr Helden: der Einsiedler, der Ausbilder und Horatius, der Affe.
level-V-1 = Alles zusammen: alle Ereignisse, Storykarten und Forschungskarten.
level-V-2 = Die roten Karten, die finstersten von allen, und der Doktor dahinter.
level-V-3 = Karten, die Regeln brechen, auf die du dich verlassen hast.
level-V-4 = Neue Wege zu reisen, neue Wege zu verlieren.
level-V-5 = Für alle, die den Tunnel gehalten haben.

## Reasons of a hint

reason-open-road = Auf dem { $track } { $steps ->
        [one] fehlt den Zeds nur noch ein Zug
       *[other] fehlen den Zeds noch { $steps } Züge
    } bis zum Stadtzentrum, und niemand steht ihnen im Weg.
reason-hold = Dort, { $space_in }, { $unit_many ->
        [yes] stehen
       *[other] steht
    } { $unit_mid } besser als jetzt.
reason-shoot-from = Von dort aus { $unit_many ->
        [yes] haben
       *[other] hat
    } { $unit_mid } einen guten Schuss.
reason-errand = Die Ereigniskarte gibt etwas, wenn dort jemand steht: { $space }.
reason-attack = Dort { $unit_many ->
        [yes] gewinnen
       *[other] gewinnt
    } { $unit_mid } mit { $chance } Prozent.
reason-shoot = Jeder Treffer auf die Zeds dort zählt: Ihnen { $steps ->
        [one] fehlt noch ein Zug
       *[other] fehlen noch { $steps } Züge
    } bis zum Stadtzentrum.
reason-forage-ammo = { $ammo ->
        [0] Es ist keine Munition mehr da
       *[other] Es ist nur noch { $ammo } Munition da
    }.
reason-forage = Nichts ist dringender, und Vorräte schaden nie.
reason-free = Eine Spezialaktion kostet nichts.
reason-bed = Im Bett { $unit_many ->
        [yes] kommen
       *[other] kommt
    } { $unit_mid } wieder zu Kräften.
reason-home = Vom Stadtzentrum aus { $unit_many ->
        [yes] können
       *[other] kann
    } { $unit_mid } auf jedem Weg helfen.
reason-refugees = So { $unit_many ->
        [yes] kommen
       *[other] kommt
    } { $unit_mid } in Sicherheit.
reason-build = Eine Barrikade dort hilft allen, die verteidigen.
reason-rest = Nichts, was noch bleibt, macht die Stadt sicherer.
reason-defender = Hier { $unit_many ->
        [yes] haben
       *[other] hat
    } { $unit_mid } die besten Aussichten oder die meisten Treffer übrig.
reason-roll-again = Der nächste Wurf ist im Schnitt besser.
reason-keep-roll = Dieser Wurf ist besser als der Schnitt.
reason-kill = Treffer, die töten oder schwächen, zählen am meisten.
reason-run = Dieser Kampf ginge wahrscheinlich verloren.
reason-fight = Die Aussichten sind gut, oder es gibt kein Zurück mehr.
reason-least-harm = Dort richtet es am wenigsten Schaden an.
reason-card-now = Ohne die Karte ginge dieser Kampf wahrscheinlich verloren.
reason-card-later = Später ist die Karte mehr wert.
reason-heal = Heilen stärkt { $unit_acc } und senkt die Infektion.
reason-order = Wer dort im Chaos stehen bleibt, schafft am Ende der Runde Ordnung.
reason-card-good = Jetzt gespielt hilft die Karte am meisten.
reason-press = Dort ist die Stadt am schwächsten.

## Zahlen vieler Partien

figure-points = Punkte
figure-buried = Einheiten auf dem Friedhof am Ende
figure-ammo_left = Munition am Ende
figure-infection = Infektion am Ende
figure-supplies_left = Vorräte am Ende
figure-chaos_markers = Chaosmarker auf dem Plan am Ende
figure-in_camp = Flüchtlinge im Lager am Ende
figure-lost_by_forest = verloren über den Wald-Weg (von den Städten, die ein Zed betrat)
figure-lost_by_mountain = verloren über den Berg-Weg (von den Städten, die ein Zed betrat)
figure-lost_by_highway = verloren über den Highway-Weg (von den Städten, die ein Zed betrat)
figure-lost_by_suburb = verloren über den Vorstadt-Weg (von den Städten, die ein Zed betrat)
figure-lost_by_tunnel = verloren über den Tunnel-Weg (von den Städten, die ein Zed betrat)
