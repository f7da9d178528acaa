# Pán Ledové zahrady: varování, že někdo může brzy vyhrát nebo ukončit hru.

event-goal-near =
    { $seat }: k osobnímu cíli { $left ->
        [one] chybí jediný krok
        [few] chybějí { $left } kroky
       *[other] chybí { $left } kroků
    } ({ $have }/{ $goal }), výhra je možná v tomto nebo příštím kole.
event-points-near =
    { $seat }: za současného stavu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } po tomto kole. Od { $enough } bodů hra končí.
event-dead-snow-near =
    { $cause ->
        [bears] Mrtvý sníh je na { $dead_snow }/{ $limit }: při návštěvě Vuka ho Oba medvědi zvednou na mez a hra skončí.
       *[makings] Mrtvý sníh je na { $dead_snow }/{ $limit }: naplánovaná Tvoření ho mohou zvednout na mez a hra skončí.
    }
event-last-turn-near = { $seat } může příštím skokem dosáhnout poslední červené lodi: to kolo by bylo poslední.
event-last-turn = Dosažena poslední červená loď: toto kolo je poslední.
