# Pan Lodowego Ogrodu w przeglądarce: plansza, panele, sceny i stół jako tekst. Identyfikatory zaczynają się od board-.

board-label = Krainy i tory
board-back = Cała plansza
board-close = Zamknij
board-keys-about = Na planszy: wszystko o regionie
board-turn = Tura { $turn }
board-over = Koniec
board-end-course = Punkty tura po turze
board-phase-field = { $phase }: { $field }
board-scoring = Tura punktowana
board-scorings = Osiągnięte czerwone łodzie: { $boats } z { $all }
board-snow-short = { $at } / { $limit }
board-vuko-nobody = nikt

## Co mają gracze

board-goal = Cel: { $steps } z { $needed }
board-m-level = { $count } M na poziomie { $level }
board-level = poziom { $level }
board-unit-where = na planszy { $map }, w rezerwie { $reserve }
board-unit-price = Przywołujesz ją Czynieniem za jeden żeton Czynnika M z poziomu { $level } w regionie, w którym masz wpływ. Koszt w reputacji: { $level }, wpływ jednostki: { $level }.
board-units-price = Czynieniem przywołujesz jednostkę za jeden żeton Czynnika M z jej poziomu. Kosztuje to tyle reputacji, ile wynosi poziom, i tyle wpływu daje jednostka.
board-vuko-tokens =
    { $count ->
        [one] { $count } żeton Vuko
        [few] { $count } żetony Vuko
       *[other] { $count } żetonów Vuko
    }
board-left = pozostało: { $left } z { $all }

## Co przyniesie wybór

board-not-enough = Teraz nie masz czym za to zapłacić.
board-price =
    { $piece-listed }: { $reputation ->
        [0] bez utraty reputacji
        [one] { $reputation } pole reputacji
        [few] { $reputation } pola reputacji
       *[other] { $reputation } pól reputacji
    }

## Regiony

board-needed = Aby coś tu otrzymać, trzeba mieć co najmniej { $needed ->
    [one] { $needed } wpływ
    [few] { $needed } wpływy
   *[many] { $needed } wpływów
}.
board-nobody-here = Nikt nie ma tu wpływu.
board-tie-neighbours = remis rozstrzyga wpływ w sąsiednich regionach: { $count }
board-tie-reputation = remis rozstrzyga reputacja
board-receives-nothing = nic nie otrzymuje: potrzeba { $needed }
board-border-land = lądem
board-border-sea = morzem

## Z bliska: pola, tory i tabliczki

board-acting = Kolejność działania:
board-about-ships = Przed każdą turą wszyscy skaczą o jeden statek albo o dwa. Najpierw działa niższa liczba na żaglu, potem ten, kto jest dalej, potem górny znacznik. Klocki pod kilem to znaczniki akcji na tę turę. Tura, w której ktoś pierwszy raz osiąga czerwoną łódź, jest turą punktowaną.
board-about-end = Gra kończy się z turą, w której ktoś osiąga swój cel, ma 50 punktów albo dociera do czwartej czerwonej łodzi. Cel liczy się bardziej niż punkty. Gra kończy się natychmiast, gdy Martwy Śnieg osiąga limit.
board-about-stair = Im wyżej, tym lepiej; na jednym stopniu lepszy jest znacznik po lewej. Czynienie kosztuje reputację. Vuko odwiedza tego, kto ma najgorszą, a gdy grę kończy Martwy Śnieg, wygrywa najlepsza.
board-about-snow = Każda część Czynienia podnosi Martwy Śnieg o 1. Gra kończy się natychmiast, gdy osiągnie on { $limit }; każdy spada o 2 pola na torze reputacji za każdy swój żeton Vuko, po czym wygrywa najlepsza reputacja.
board-legend = Jak czytać tabliczkę
board-legend-seal = Pieczęć: jej liczba mówi, kiedy region jest rozpatrywany podczas dominacji.
board-legend-points = U góry: punkty za miejsca 1, 2 i 3 w turze punktowanej.
board-legend-places = Niżej: kto teraz zajmuje to miejsce i z jakim wpływem. Przekreślone: za mało wobec niezależnej nacji, więc ani zasobów, ani punktów.
board-legend-resources = Po prawej: zasoby. Od miejsca 1 w dół każdy bierze wszystko jednego rodzaju.
board-legend-band = Wstęga wzdłuż granicy pokazuje, kto jest na miejscu 1; jest ząbkowana, gdy decyduje tylko rozstrzygnięcie remisu.

## Jako tekst

## Co mówi drugi wiersz opcji

board-jump =
    { $jump ->
        [1] Jedno pole
       *[other] Dwa pola
    }
# What can be killed, under the name of its region
board-target =
    { $attacks ->
        [one] { $piece } – { $player } ({ $attacks } atak)
        [few] { $piece } – { $player } ({ $attacks } ataki)
       *[many] { $piece } – { $player } ({ $attacks } ataków)
    }
board-target-nation =
    { $attacks ->
        [one] Znacznik niezależnej nacji ({ $attacks } atak)
        [few] Znacznik niezależnej nacji ({ $attacks } ataki)
       *[many] Znacznik niezależnej nacji ({ $attacks } ataków)
    }
board-target-companion =
    { $attacks ->
        [one] Towarzysz Vuko ({ $attacks } atak)
        [few] Towarzysz Vuko ({ $attacks } ataki)
       *[many] Towarzysz Vuko ({ $attacks } ataków)
    }
board-raise = Podniesienie
board-upgrade = Ulepszenie
board-summon = Przywołanie
board-raise-text =
    { $steps ->
        [one] przesuń Czynnik M o { $steps } poziom
        [few] przesuń Czynnik M łącznie najwyżej o { $steps } poziomy
       *[other] przesuń Czynnik M łącznie najwyżej o { $steps } poziomów
    }
board-upgrade-text = nowa zdolność rodzaju jednostki, płatna Czynnikiem M
board-summon-text = jednostki na planszę, płatne Czynnikiem M ich poziomu
board-exchange-text = dowolne 2 żetony za 1
board-so-far = Dotąd:
board-then-ends = To kończy grę.
board-then-space = miejsce { $space }
board-then-acts =
    { $place ->
        [1] działa pierwszy
       *[other] działa jako { $place }.
    }
board-then-too-little = teraz nie ma czym zapłacić
board-then-reach = regiony w zasięgu: { $count }
board-then-place = miejsce { $place }
board-then-place-tied = miejsce { $place } (remis)
board-then-needs = potrzeba { $needed }
board-then-until-vuko = (przed Vukiem { $influence }, { $place })
board-then-order = Kolejność jak dotąd
board-then-actions =
    { $count ->
        [one] { $count } znacznik akcji
        [few] { $count } znaczniki akcji
       *[other] { $count } znaczników akcji
    }

## Dominacja

board-step-places = miejsca
board-step-abilities = zdolności
board-step-resources = zasoby
board-step-charm = uroczysko
board-step-points = punkty
board-summary = Po dominacji
board-goal-reached = Cel osiągnięty
board-summary-nothing = nic
board-last-turn = Ostatnia tura
board-place-worth =
    { $points ->
        [0] wpływ { $influence }
        [one] wpływ { $influence }, { $points } punkt
        [few] wpływ { $influence }, { $points } punkty
       *[other] wpływ { $influence }, { $points } punktów
    }

## Koniec

board-ended-points =
    { $rule ->
        [IG-END-VP-01] Gra się skończyła, bo ktoś miał co najmniej 50 punktów. Najwięcej ma { $seat }: { $points }.
       *[other] Gra się skończyła ostatnim punktowaniem. Najwięcej punktów ma { $seat }: { $points }.
    }
board-ended-goal =
    { $count ->
        [one] { $seat } osiąga cel swojej postaci ({ $character }), a to liczy się bardziej niż punkty.
       *[other] Cel osiągnęło kilkoro graczy; najwięcej punktów wśród nich ma { $seat }: { $points }.
    }
board-ended-snow = Martwy Śnieg pokrył świat i wygrywa najlepsza reputacja, a ma ją { $seat }.
board-ended-reputation = Reputacja: pole { $to }

## Galeria

board-gallery-borders = Granice
board-gallery-tokens = Żetony punktacji regionów
board-gallery-fields = Pola akcji
board-gallery-vuko-tiles = { setup-vuko-tiles }

# A row of the table of points at the end.
board-period = Tura { $period }

# What may not be chosen, by the number in its key

numbered-level = Poziom { $number }
numbered-up = W górę z poziomu { $number }
numbered-down = W dół z poziomu { $number }
numbered-jump =
    { $number ->
        [1] O jedno pole
       *[other] O dwa pola
    }
