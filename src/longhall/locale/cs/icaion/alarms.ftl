# Icaion: varování, že partie brzy skončí nebo že někdo dokončuje svůj aparát.

event-final-round-near =
    { $certain ->
        [true] Příští karta události je pátá karta oblasti posledního roku: příští kolo bude v partii poslední.
       *[false] Příští karta oblasti bude v posledním roce pátá: příští kolo může být v partii poslední.
    }
event-final-round = Toto je poslední kolo partie.
event-last-apparatus = { $seat } má poslední ze tří destiček k instalaci: { $apparatus }. Na konci hry se započítá ještě jednou za { $kind }.
