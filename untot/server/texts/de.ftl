### Was ein Server in dem Terminal sagt, in dem er gestartet wurde.

serving-folder = Daten in { $folder }, Ende mit Strg-C
serving-database = Daten in einer PostgreSQL-Datenbank, Ende mit Strg-C
serving-several =
    { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    } an einer PostgreSQL-Datenbank, Ende mit Strg-C
serving-phones = für Handys und andere in diesem Netz
