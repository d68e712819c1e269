# Home, new tables, joining and the waiting room.
wait-start = Start now
