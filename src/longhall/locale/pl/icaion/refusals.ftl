# Icaion: why something cannot be done now.

## Setting up

refusal-neutral-type = Wszystkie neutralne Maszyny tego typu są już ustawione.
refusal-neutral-colour = W tym Regionie stoi już neutralna Maszyna.
refusal-draft-has-seeker = Masz już Poszukiwacza; weź Ekwipunek.
refusal-draft-has-gear = Masz już Ekwipunek; weź Poszukiwacza.
refusal-draft-taken = Tę kartę ma już { $seat }.
refusal-draft-absent = Tej karty nie ma wśród odkrytych.
refusal-start-taken = Zaczyna tam { $seat }.
refusal-start-elsewhere = Poszukiwacze zaczynają na jednym z pięciu Posterunków.

## Move and Camp

refusal-camp = { $blue ->
    [one] Rozbicie Obozu kosztuje { $blue } Niebieskie Qoam, a masz za mało.
    [few] Rozbicie Obozu kosztuje { $blue } Niebieskie Qoam, a masz za mało.
   *[many] Rozbicie Obozu kosztuje { $blue } Niebieskich Qoam, a masz za mało.
}
refusal-move-nowhere = Ruch nie może się skończyć tam, gdzie się zaczął. Żeby zostać, trzeba Rozbić Obóz.
refusal-move-wounded = Trzeba by przejść { way }, a Zraniony Poszukiwacz przejdzie najwyżej { $free }.
refusal-move-locked = Trzeba by przejść { way }, a możesz najwyżej { $free }. Wyślij Harwestera z rzędu Ruchu, by dzięki Niebieskim Qoam chodzić dalej.
refusal-move-far = { $blue ->
    [one] Trzeba by przejść { way }. Potrzeba na to { $blue } Niebieskiego Qoam.
   *[other] Trzeba by przejść { way }. Potrzeba na to { $blue } Niebieskich Qoam.
}
refusal-curio-move-far = Trzeba by przejść { way }, a ta karta pozwala najwyżej na { $count }.

## Actions

refusal-standard-used = Twoja Akcja Standardowa jest już wykorzystana.
refusal-special-used = Twoja Akcja Specjalna jest już wykorzystana.
refusal-special-wounded = Zraniony Poszukiwacz nie ma w tej turze Akcji Specjalnej.
refusal-armor-off = Jako Akcję Specjalną możesz to zrobić tylko w Zbroi. Założysz ją na koniec tury bez Akcji Specjalnej.
refusal-power-empty = Twoje Zasilanie Awaryjne jest Rozładowane.
refusal-draw-full = Nie możesz dobrać karty: masz pełną rękę albo kart już nie ma.
refusal-double-shift-early = Najpierw zakończ Akcję Standardową; Podwójna Zmiana następuje po niej.
refusal-curio-cost = { $green ->
    [one] Karta „{ $card }” kosztuje { $green } Zielone Qoam, a masz za mało.
    [few] Karta „{ $card }” kosztuje { $green } Zielone Qoam, a masz za mało.
   *[many] Karta „{ $card }” kosztuje { $green } Zielonych Qoam, a masz za mało.
}
refusal-curio-move = Kartę „{ $card }” można zagrać tylko zaraz po Ruchu, przed każdą inną akcją.
refusal-curio-move-hub = Curio Hub nie pozwala zagrać karty „{ $card }”: wymaga ona właśnie zakończonego Ruchu.
refusal-curio-action = Żadnej akcji z karty „{ $card }” nie możesz teraz wykonać.
refusal-curio-hub-actions = W turach innych graczy Curio Hub nie pozwala zagrać karty „{ $card }”, bo daje ona akcję.

## Extract

refusal-machine-none = Nie masz Maszyny w tym Regionie.
refusal-machine-used = { $machine } w Regionie { $region } był już aktywowany.
refusal-machine-blocked = W Regionie { $region } jest więcej Pasożytów niż Maszyn, więc twój { $machine } nic nie daje.
refusal-harvester-empty = W Regionie { $region } nie ma już Qoam, więc { $machine } nic nie daje.
refusal-refiner-nothing = Z Regionu { $region } nie wzięto Qoam, więc { $machine } nic nie daje.
refusal-scavenger-full = { $machine } w Regionie { $region } nic nie daje: masz pełną rękę albo kart już nie ma.

## Qoam

refusal-cage-closed = Klatkę { $cage } zakrywa jeszcze Maszyna z rzędu Klatek Pustki.
refusal-cage-of-board = Klatka { $cage } należy do Planszy Dywizji, a nie do Usprawnienia.
refusal-must-take = Musisz wybrać kolor.
refusal-must-discard = Musisz odrzucić Qoam.
refusal-pay-colour = Tu możesz użyć tylko { colour-one } Qoam.
refusal-pay-brown = Tu możesz użyć tylko { colour-one } Qoam. Brązowe Qoam zastępuje inne tylko przy Wysłaniu i Odrestaurowaniu.
refusal-pay-loose = Najpierw użyj zamienionego { colour-one } Qoam: nie można go przechować.

## Deploy

refusal-deploy-none-left = Wszystkie twoje Maszyny są już wysłane.
refusal-deploy-cost = Masz za mało Qoam, by wysłać tu Maszynę.
refusal-deploy-nowhere = Żaden Region przy twoim Poszukiwaczu nie przyjmie żadnej z twoich kolejnych Maszyn.
refusal-row-empty = W tym rzędzie nie ma już Maszyn.
refusal-row-cost = Masz za mało Qoam, by wysłać tu { machine-gen }.
refusal-row-nowhere = Żaden Region przy twoim Poszukiwaczu nie przyjmie { machine-gen }.
refusal-region-far = Ten Region nie leży przy węźle twojego Poszukiwacza.
refusal-region-full = Stoją tam już trzy Maszyny.
refusal-region-own-machine = Masz tam już Maszynę.
refusal-region-same-type = Stoi tam już { $machine }.
refusal-region-own-wonder = Stoi tam odrestaurowane przez ciebie Cudo, więc nie możesz tam wysłać Maszyny.
refusal-region-cost =
    { $colour-id ->
        [brown] Koszt to { crystals-cost }, a masz za mało.
       *[other] Koszt to { crystals-cost }, a masz za mało, nawet z Brązowymi.
    }

## Eradicate and Investigate

refusal-eradicate-none = Wokół twojego Poszukiwacza nie ma Pasożytów.
refusal-eradicate-grey = Potrzeba co najmniej 1 Szarego Qoam.
refusal-remove-chosen = Pasożyty z Regionu { $region } są już wybrane.
refusal-remove-none = W Regionie { $region } nie ma Pasożytów.
refusal-remove-many = Twoje Szare Qoam i Siła wystarczą łącznie na tyle Pasożytów: { $most }.
refusal-investigate-place = Twój Poszukiwacz musi stać na krawędzi krateru, w którym jest Kolos.
refusal-investigate-empty = Kolos nie ma już Odłamków; nowe pojawią się w następnym Roku.
refusal-pink-short = Nie masz tylu Różowych Qoam: { $count }.
refusal-pink-value = Nie możesz wydać więcej Różowych Qoam, niż wynosi wartość Odłamka: { $value }.

## Retrieve and Install

refusal-retrieve-place = Twój Poszukiwacz musi stać przy jednej z pięciu Bram Miasta.
refusal-retrieve-again = W tym Roku masz już za sobą Odzyskanie Aparatury.
refusal-retrieve-slot = Najpierw zainstaluj Aparaturę ze swojego Pola Powrotu.
refusal-retrieve-none = W tym Roku nie ma już Aparatury, którą możesz wziąć.
refusal-apparatus-kind = Masz już zainstalowaną Aparaturę tego koloru.
refusal-apparatus-year = Tegorocznej Aparatury tego koloru już nie ma.
refusal-install-nothing = Nie masz Aparatury do zainstalowania; najpierw odzyskaj jakąś w Mieście.
refusal-install-place = Twój Poszukiwacz musi stać na krawędzi krateru w kolorze twojej Aparatury.

## Wonders

refusal-restore-none-left = Nie ma już żadnego Cuda.
refusal-restore-limit = Więcej Cudów nie możesz odrestaurować.
refusal-restore-nowhere = W każdym Regionie przy twoim Poszukiwaczu stoi Cudo albo twoja Maszyna.
refusal-restore-cost = Masz za mało Qoam, by odrestaurować tu Cudo.
refusal-wonder-taken = To Cudo ma już { $owner }.
refusal-wonder-absent = Tego Cuda nie ma w tej partii.
refusal-wonder-cost = Koszt w Qoam Regionu przy twoim Poszukiwaczu: { $cost }. Masz za mało, nawet z Brązowymi.
refusal-region-has-wonder = W tym Regionie stoi już Cudo.
refusal-wonder-order = To Cudo ma { $owner } i decyduje o nim w swojej kolejności.
refusal-altar-wounded = Zranionego Poszukiwacza nie można przesunąć w jego własnej turze.
refusal-altar-far = Living Altar przesuwa twojego Poszukiwacza tylko o jeden węzeł.
refusal-bell-parasites = Pasożyty przybywają, nawet jeśli Kolos zostaje na miejscu.
refusal-bell-stay = Pasożyty przybywają tylko wtedy, gdy Kolos się rusza; możesz zrezygnować z obu rzeczy.
