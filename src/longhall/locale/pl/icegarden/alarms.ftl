# Pan Lodowego Ogrodu: alarmy, czyli kto może wkrótce wygrać albo zakończyć grę.

event-goal-near =
    { $seat }: do indywidualnego celu { $left ->
        [one] brakuje jednego kroku
       *[other] brakuje { $left } kroków
    } ({ $have } z { $goal }), więc zwycięstwo możliwe w tej lub następnej turze.
event-points-near =
    { $seat }: przy obecnym układzie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } po tej turze. Od { $enough } gra się kończy.
event-dead-snow-near =
    { $cause ->
        [bears] Martwy Śnieg: { $dead_snow } z { $limit }. Oba Niedźwiedzie podniosą go do końca toru, gdy Vuko złoży wizytę, i gra się skończy.
       *[makings] Martwy Śnieg: { $dead_snow } z { $limit }. Zaplanowane Czynienia mogą podnieść go do końca toru i gra się skończy.
    }
event-last-turn-near = { $seat } może następnym skokiem osiągnąć ostatnią czerwoną łódź: byłaby to ostatnia tura.
event-last-turn = Osiągnięta ostatnia czerwona łódź: to ostatnia tura.
