# The table while a match runs.
table-id = Table { $id }
table-seats = Seats
table-log = Log
table-side = Seats and log
table-tabs = Parts of the table
table-tab-board = Board
table-tab-seats = Seats
table-tab-log = Log
table-tab-rules = Rules
table-live = Live · { $seq }
