### What a server says in the terminal that it was started in.

serving-folder = data in { $folder }, stop with Ctrl-C
serving-database = data in a PostgreSQL database, stop with Ctrl-C
serving-several =
    { $processes ->
        [one] one process
       *[other] { $processes } processes
    } on a PostgreSQL database, stop with Ctrl-C
serving-phones = for phones and others in this network
