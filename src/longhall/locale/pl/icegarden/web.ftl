# Pan Lodowego Ogrodu w przeglądarce: plansza, panele, sceny i stół jako tekst. Identyfikatory zaczynają się od board-.

board-label = Krainy i tory
board-close = Zamknij
board-keys-about = Na planszy: wszystko o regionie
board-turn = Tura { $turn }
board-over = Koniec
board-phase-field = { $phase }: { $field }
board-scoring = Tura z punktacją
board-scorings = Osiągnięte czerwone łodzie: { $boats } z { $all }
board-snow-short = { $at } / { $limit }
board-vuko-nobody = nikt

## Co mają gracze

board-goal = Cel: { $steps } z { $needed }
board-m-level = { $count } M na poziomie { $level }
board-level = poziom { $level }
board-unit-where = na mapie { $map }, w rezerwie { $reserve }
board-vuko-tokens =
    { $count ->
        [one] { $count } żeton Vuko
        [few] { $count } żetony Vuko
       *[other] { $count } żetonów Vuko
    }
board-left = zostało { $left } z { $all }

## Co przyniesie wybór

board-not-enough = Teraz nie masz czym za to zapłacić.
board-price =
    { $piece-counted }: { $reputation ->
        [0] bez utraty reputacji
        [one] { $reputation } punkt reputacji
        [few] { $reputation } punkty reputacji
       *[other] { $reputation } punktów reputacji
    }

## Regiony

board-needed = Aby coś tu otrzymać, potrzebny jest wpływ: { $needed }.
board-nobody-here = Nikt nie ma tu wpływu.
board-tie-neighbours = remis rozstrzygnął wpływ obok: { $count }
board-tie-reputation = o remisie zdecydowała reputacja
board-receives-nothing = nie otrzymuje nic: trzeba { $needed }
board-border-land = lądem
board-border-sea = morzem

## Jako tekst

board-text-ship = Pole { $number }

## Co mówi drugi wiersz opcji

board-jump =
    { $jump ->
        [1] Jedno pole
       *[other] Dwa pola
    }
board-raise = Podniesienie
board-upgrade = Ulepszenie
board-summon = Przywołanie
board-raise-text =
    { $steps ->
        [one] przesuń M o { $steps } poziom
        [few] przesuń M łącznie najwyżej o { $steps } poziomy
       *[other] przesuń M łącznie najwyżej o { $steps } poziomów
    }
board-upgrade-text = nowa zdolność rodzaju jednostki, płatna w M
board-summon-text = jednostki na mapę, płatne w M ich poziomu
board-exchange-text = dowolne 2 żetony za 1
board-so-far = Dotąd:
board-then-ends = To kończy grę.
board-then-space = miejsce { $space }
board-then-too-little = teraz nie ma czym zapłacić
board-then-reach = regiony w zasięgu: { $count }
board-then-place = miejsce { $place }
board-then-place-tied = miejsce { $place } (remis)
board-then-needs = trzeba { $needed }
board-then-vuko = Vuko { $region-in }
board-then-actions =
    { $count ->
        [one] { $count } znacznik akcji
        [few] { $count } znaczniki akcji
       *[other] { $count } znaczników akcji
    }

## Dominacja

board-lamp-places = miejsca
board-lamp-abilities = zdolności
board-lamp-resources = zasoby
board-lamp-charm = uroczysko
board-lamp-points = punkty
board-summary = Po dominacji
board-summary-nothing = nic
board-last-turn = Ostatnia tura
board-place-worth =
    { $points ->
        [0] wpływ { $influence }
        [one] wpływ { $influence }, { $points } punkt
        [few] wpływ { $influence }, { $points } punkty
       *[other] wpływ { $influence }, { $points } punktów
    }
