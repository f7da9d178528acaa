# Northgard: varování, že někdo může brzy vyhrát nebo že partie brzy skončí.

event-domination-near =
    { $team ->
        [true] Tým, ve kterém hraje { $seat }: uzavřená území s velkou stavbou pro okamžitou výhru { $have }/{ $goal }. Stačí jedno další.
       *[false] { $seat }: uzavřená území s velkou stavbou pro okamžitou výhru { $have }/{ $goal }. Stačí jedno další.
    }
event-domination-held =
    { $team ->
        [true] Tým, ve kterém hraje { $seat }: uzavřená území s velkou stavbou { $have }/{ $goal }. Neztratí-li žádné, na konci roku vyhraje.
       *[false] { $seat }: uzavřená území s velkou stavbou { $have }/{ $goal }. Při jejich udržení přijde na konci roku výhra.
    }
event-last-year = Toto je poslední rok: po něm partie končí.
