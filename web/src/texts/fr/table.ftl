# La table pendant la partie.
table-id = Table { $id }
table-seats = Places
table-log = Journal
table-side = Places et journal
table-tabs = Parties de la table
table-tab-board = Plateau
table-tab-seats = Places
table-tab-log = Journal
table-tab-rules = Règles
table-live = En direct · { $seq }
