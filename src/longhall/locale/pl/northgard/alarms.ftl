# Northgard: alarmy, czyli kto może wkrótce wygrać albo kiedy partia się skończy.

event-domination-near =
    { $team ->
        [true] Drużyna, w której gra { $seat }, ma { $have } z { $goal } zamkniętych terytoriów z dużą budowlą, które dają natychmiastowe zwycięstwo: brakuje jednego.
       *[false] { $seat } ma { $have } z { $goal } zamkniętych terytoriów z dużą budowlą, które dają natychmiastowe zwycięstwo: brakuje jednego.
    }
event-domination-held =
    { $team ->
        [true] Drużyna, w której gra { $seat }: zamknięte terytoria z dużą budowlą { $have } z { $goal }. Wygra na koniec roku, jeśli nic z tego nie straci.
       *[false] { $seat }: zamknięte terytoria z dużą budowlą { $have } z { $goal }. Wygra na koniec roku, jeśli nic z tego nie straci.
    }
event-last-year = To ostatni rok: po nim partia się kończy.
