# Pan Lodowego Ogrodu: co mówi nauczyciel w pierwszej partii z przewodnikiem.

lesson-welcome = Magia tu działa. Jesteś Ulrike Freihoff i przemieniasz ten świat Czerwonymi Wieżami: sześć wygrywa.
lesson-foothold = Najpierw przyczółek. { $region } to dobry dom: jest tu uroczysko, które co turę daje Czynnik M, a wszystkie inne regiony leżą obok.
lesson-foothold-other = Dobrze, to będzie twój dom.
lesson-second-foothold = Jeszcze jeden, w innym regionie. { $region }: tu też jest uroczysko, i to tuż obok.
lesson-second-foothold-other = Dobrze. Szukaj uroczysk, bo Czynnika M zawsze brakuje.

lesson-plan-making =
    Teraz planowanie: masz { $left ->
        [one] { $left } znacznik akcji
        [few] { $left } znaczniki akcji
       *[many] { $left } znaczników akcji
    }, kładziecie je z Callo na zmianę. Czynienie daje jednostki i ma mało miejsc, więc zajmij je najpierw.
lesson-plan-making-other = Dobrze. Czynienie poczeka turę, a pierwsza wieża razem z nim.
lesson-plan-influence = Pola działają w kolejności numerów. Wpływy mają numer 1: przybędzie twoich ludzi na planszy.
lesson-plan-throat = Żmijowe Gardło działa przed wszystkim i daje dowolny żeton. Jeden twój znacznik wpływu zostaje tam na zawsze.
lesson-plan-rest-other = Też można. Sprawdź, czy będziesz mieć czym zapłacić.

lesson-throat = Twoja pierwsza akcja. Weź, co chcesz. Czynnik M to budulec magii; nowy leży na poziomie 0.
lesson-throat-other = Też się przyda. Będzie tylko o jeden Czynnik M mniej.
lesson-throat-done = Można jeszcze wymieniać dwa żetony na jeden. Teraz nie trzeba: zakończ.

lesson-influence =
    Znacznik wpływu kosztuje { $cost ->
        [one] { $cost } żeton populacji
        [few] { $cost } żetony populacji
       *[many] { $cost } żetonów populacji
    }; najwyżej dwa, tam, gdzie już jesteś. Połóż oba { $region-in }: zobaczysz dlaczego, gdy przyjdzie Vuko.
lesson-influence-other = Dobrze, tam rośniesz. Pamiętaj: Vuko przychodzi tam, gdzie masz najwięcej.
lesson-rival-idle = Callo nie ma czym zapłacić za Żarłoczną Górę, więc jej znacznik nic nie daje. Płaci się dopiero, gdy znacznik działa.

lesson-making = Czynienie ma trzy części. Podniesienie przesuwa Czynnik M w górę: jego poziom to poziom jednostki, którą się stanie.
lesson-raise-other = W tej turze Czynnik M się nie podniesie. Będzie następne Czynienie.
lesson-snow-rose = Każda część podnosi Martwy Śnieg, teraz { $snow } z { $limit }, i kosztuje reputację. Pamiętaj o obu.
lesson-raise-steps =
    { $left ->
        [one] Zostało { $left } przesunięcie. Poziom 2 to Oświecona Istota; skończ, gdy są tam oba żetony.
        [few] Zostały { $left } przesunięcia. Poziom 2 to Oświecona Istota: podnieś tam oba żetony.
       *[many] Zostało { $left } przesunięć. Poziom 2 to Oświecona Istota: podnieś tam oba żetony.
    }
lesson-raise-steps-other = Tak też można. Jaki poziom, taka jednostka.

lesson-summon =
    Teraz Przywołanie. Oświecona Istota kosztuje Czynnik M z poziomu 2 i { $steps ->
        [one] { $steps } pole reputacji.
        [few] { $steps } pola reputacji.
       *[many] { $steps } pól reputacji.
    }
lesson-summon-other = Bez jednostki nie będzie wieży. Możesz to jeszcze cofnąć.
lesson-summon-level = Zamień Czynnik M z poziomu 2 w Istotę.
lesson-summon-count = Tylko jedną: drugi żeton zachowa swój poziom na następną turę.
lesson-summon-count-other = Odważnie. Więcej siły teraz i więcej pól reputacji w dół.
lesson-summon-place = Umieść ją { $region-in }. Jednostka liczy się za swój poziom: twój wpływ wyniesie tu { $influence }. Sam 1 nic nie daje obok znacznika niezależnej nacji.
lesson-summon-place-other = Mocno. Ale to przyciąga Vuko. Zobaczymy.

lesson-vuko-comes = Vuko odwiedza najgorszą reputację, tam, gdzie ten gracz ma najwięcej: ciebie, { $region-in }. Zastaje znaczniki bez jednostki. Jeden zatrzymuje, a twoja Istota żyje.
lesson-vuko-kills-yours = Oj, Vuko zabił twoją Istotę. Wróciła do rezerwy; Czynnik M z poziomu 2 może ją znów przywołać.
lesson-resource = Dominacja: w każdym regionie po kolei prowadzący bierze zasób. Prowadzisz { $region-in }. Czynnik M z uroczyska przychodzi sam.
lesson-resource-other = Dobrze. Populacja daje wpływ, złoto ruch, a Czynnik M jednostki.

lesson-tower = To twoja chwila: dominujesz { $region-in } i stoi tam Istota. Buduj.
lesson-tower-other = Bez wieży? W następnej turze możesz tu już nie prowadzić. Da się to jeszcze cofnąć.
lesson-first-tower = Twoja pierwsza Czerwona Wieża. Nikt nigdy jej nie zburzy.
lesson-resource-population = Weź populację: zapłaci za następne znaczniki wpływu.

lesson-jump =
    Nowa tura: skok o jedno pole albo o dwa. Skok o dwa da ci { $markers ->
        [one] { $markers } znacznik akcji.
        [few] { $markers } znaczniki akcji.
       *[many] { $markers } znaczników akcji.
    } Wolno go zrobić raz w każdym etapie.
lesson-jump-scoring = Czerwony żagiel to punktowanie: w tej turze regiony dają punkty.
lesson-jump-other = Krótszy skok to wcześniejsza kolejność. To też coś warte.
lesson-order = Zaczyna ten, kto jest bliżej; na tym samym polu ten, kto doskoczył ostatni.

lesson-plan-five = Zaplanuj trzy: znów Czynienie, Kruczy Cień dla reputacji i Wpływy. Na jednym polu znacznik położony ostatni działa pierwszy.
lesson-plan-five-other = Twój plan, twoja gra.
lesson-plan-own =
    { $left ->
        [one] Ostatni wybierasz bez rady. Dobre jest każde pole, za które zapłacisz.
        [few] Pozostałe { $left } wybierasz bez rady. Dobre jest każde pole, za które zapłacisz.
       *[many] Pozostałych { $left } wybierasz bez rady. Dobre jest każde pole, za które zapłacisz.
    }
lesson-throat-population = Brakuje populacji: weź ją, a potem zakończ.

lesson-hold = Twoja Istota opuści ten region: { $region }. Połóż tu znaczniki wpływu, żeby nadal prowadzić.
lesson-hold-other = Dobrze. Policz, kto gdzie prowadzi, zanim tura się skończy.
lesson-raven =
    Za jeden Czynnik M { $steps ->
        [one] { $steps } pole reputacji
        [few] { $steps } pola reputacji
       *[many] { $steps } pól reputacji
    } w górę. Vuko odwiedza tylko najgorszą, a Callo też zaraz użyje Czynienia.
lesson-raven-other = Jak chcesz. Vuko ma o jeden powód więcej, by cię odwiedzić.

lesson-upgrade = Znów Czynienie. Ulepszenie kosztuje Czynnik M z poziomu 0 i działa dla wszystkich jednostek tego rodzaju.
lesson-upgrade-other = Też dobrze. Ulepszenia poczekają.
lesson-upgrade-speed = Z Szybkością jednostka sama przechodzi do sąsiedniego regionu.
lesson-upgrade-speed-other = Też dobre. Bez Szybkości Istota chodzi tylko akcją Ruch.
lesson-upgrade-unit = Daj ją Oświeconym Istotom: one niosą twój cel.
lesson-upgrade-unit-other = Będą szybkie. Ale wieże budują Istoty.
lesson-summon-second = Czynnik M czeka na poziomie 2. Przywołaj drugą Istotę.
lesson-summon-fire = { $region }: tu też potrzeba wieży.
lesson-making-done = Świetnie. Zakończ: więcej kosztowałoby tylko reputację.

lesson-speed = Aktywacja: szybkie Istoty mogą przejść do sąsiedniego regionu. Przenieś tę, która ma już swoją wieżę.
lesson-speed-other = Dobrze. Wieża wymaga Istoty, prowadzenia i regionu bez wieży.
lesson-speed-to = { $region }: nikogo tu nie ma, więc sama Istota wystarczy, by prowadzić.
lesson-speed-done = Druga zostaje tam, gdzie jest potrzebna.

lesson-vuko-kills-theirs = Ha. Teraz Callo ma najgorszą reputację i Vuko zabija jej Koszmar. Po to jest dobre imię.
lesson-towers = Prowadzisz tu i masz Istotę: buduj.
lesson-resource-turn-two = I jeszcze zasób. Punkty przychodzą same, bo to tura punktowania.

lesson-farewell = Brawo.
lesson-farewell-towers =
    { $towers ->
        [one] Masz { $towers } wieżę z { $needed }.
        [few] Masz { $towers } wieże z { $needed }.
       *[many] Masz { $towers } wież z { $needed }.
    }
lesson-farewell-points = Punkty: ty { $points }, Callo { $theirs }. Wygrywają, gdy nikt nie osiągnie celu; a gdy tor Martwego Śniegu się zapełni, od razu wygrywa najlepsza reputacja.
lesson-farewell-on = Teraz to twoja gra. Już wiesz jak: Istota, prowadzenie, wieża.
