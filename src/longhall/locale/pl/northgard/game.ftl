# Northgard: Uncharted Lands. All wording is our own.

game-name = Northgard: Niezbadane Ziemie

## Things

resource-food = żywność
resource-wood = drewno
resource-lore = wiedza

# In the accusative: they follow verbs.
amount-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
amount-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
amount-lore = { $n ->
    [one] { $n } wiedzę
   *[other] { $n } wiedzy
}
amount-points = { $n ->
    [one] { $n } punkt walki
    [few] { $n } punkty walki
   *[many] { $n } punktów walki
}
amount-casualties = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}

building-silo = Spichlerz
building-silo-text = Mała budowla. Podczas Zbiorów daje 1 żywność.
building-lodge = Chata Drwala
building-lodge-text = Mała budowla. Podczas Zbiorów daje 1 drewno.
building-tower = Wieża Obronna
building-tower-text = Mała budowla. W walce na tym terytorium obrońca zadaje 1 dodatkowe obrażenie.
building-camp = Obóz Szkoleniowy
building-camp-text = Mała budowla. Gdy tu rekrutujesz, umieść 1 dodatkową jednostkę.
building-stone = Menhir
building-stone-text = Mała budowla, tylko na miejsce z symbolem kamienia. Podczas Zbiorów daje 1 wiedzę.
building-fortress = Forteca
building-fortress-text = Duża budowla. W walce na tym terytorium obrońca ma 2 dodatkowe punkty walki.
building-forge = Kuźnia
building-forge-text = Duża budowla. Na początku każdego roku dobierasz 1 dodatkową kartę.
building-altar = Ołtarz Królów
building-altar-text = Duża budowla. Podczas Zbiorów daje 3 punkty chwały.

clan-bear = Klan Niedźwiedzia
clan-bear-text = Walczy dla ciebie Kaija, Pancerny Niedźwiedź: gdy rekrutujesz, może być jedną z jednostek. Jest warta 2 punkty walki i zimą nic nie je, ale nigdy nie wchodzi na wrogie terytorium.
clan-boar = Klan Dzika
clan-boar-text = Po Odkryciu, które nie zamyka żadnego terytorium, zyskujesz 1 wiedzę.
clan-goat = Klan Kozła
clan-goat-text = Po wzniesieniu budowli zyskujesz 1 żywność za małą, a 2 żywności za dużą.
clan-raven = Klan Kruka
clan-raven-text = Gdy Odkryciem zamykasz własne terytoria, od razu zbierasz ich zasoby.
clan-snake = Klan Węża
clan-snake-text = Przed rozpatrzeniem karty klanu możesz położyć Spaloną Ziemię na terytorium sąsiadującym z twoim. Masz tam 1 dodatkowy punkt walki, a podczas Zbiorów możesz zabrać stamtąd wrogowi 1 zasób.
clan-stag = Klan Jelenia
clan-stag-text = Zdobywasz 1 punkt chwały za każde terytorium zdobyte w walce i 1 dodatkowy punkt chwały za każde własne, które zamykasz Odkryciem.
clan-wolf = Klan Wilka
clan-wolf-text = Gdy wygrywasz walkę jako atakujący, zyskujesz 1 żywność.

creature-wolf-1 = Wilk (beżowy)
creature-wolf-2 = Wilk (brązowy)
creature-wolf-3 = Wilk (ciemnobrązowy)
creature-bear-1 = Niedźwiedź Brunatny (beżowy)
creature-bear-2 = Niedźwiedź Brunatny (brązowy)
creature-draugr-1 = Draugr (beżowy)
creature-draugr-2 = Draugr (brązowy)
creature-valkyrie-1 = Upadła Walkiria (beżowa)
creature-valkyrie-2 = Upadła Walkiria (brązowa)
creature-kind-wolf = Wilk
creature-kind-wolf-text = Podczas Zbiorów jego terytorium nie daje chwały, a zasoby dają tam tylko budowle.
creature-kind-bear = Niedźwiedź Brunatny
creature-kind-bear-text = Na jego terytorium nikt nie może budować ani rekrutować; nie można też stamtąd odkrywać ani wyprowadzać jednostek.
creature-kind-draugr = Draugr
creature-kind-draugr-text = Gdy trafia na terytorium gracza, właściciel usuwa stamtąd 1 jednostkę.
creature-kind-valkyrie = Upadła Walkiria
creature-kind-valkyrie-text = Z nikim nie dzieli się terytorium. Gdy trafia na terytorium gracza, atakuje jego właściciela.

tile-kind-start = kafel startowy
tile-kind-start5 = kafel startowy dla pięciu graczy
tile-kind-ordinary = kafel mapy
slot-kind-small = małe miejsce
slot-kind-stone = małe miejsce z kamieniem
slot-kind-large = duże miejsce
card-kind-starting = Karta startowa
card-kind-clan = Karta klanu
card-kind-early = Wczesny rozwój
card-kind-advanced = Zaawansowany rozwój
card-kind-achievement = Osiągnięcie
card-kind-unrest = Karta Niepokojów

slot-name = { $number } ({ $territory })
place-name = kolumna { $x }, wiersz { $y }, { place-turn }
place-turn = { $rotation ->
    [0] bez obrotu
    [1] ćwierć obrotu w prawo
    [2] pół obrotu
   *[3] ćwierć obrotu w lewo
}
place-beside = { $around }{ $which ->
    [none] {""}
   *[other] , { place-which }
}{ $nth ->
    [none] {""}
   *[other] {" "}({ $nth })
}
# Where an empty place for a tile lies.
place-from = { $direction ->
    [n] na północ od terytorium
    [ne] na północny wschód od terytorium
    [e] na wschód od terytorium
    [se] na południowy wschód od terytorium
    [s] na południe od terytorium
    [sw] na południowy zachód od terytorium
    [w] na zachód od terytorium
    [nw] na północny zachód od terytorium
   *[gap] w luce terytorium
} { $territory }
# Which of several places that are called alike.
place-which = { $which ->
    [n] dalej na północ
    [ne] dalej na północny wschód
    [e] dalej na wschód
    [se] dalej na południowy wschód
    [s] dalej na południe
    [sw] dalej na południowy zachód
    [w] dalej na zachód
    [nw] dalej na północny zachód
   *[middle] pośrodku
}

## Words about territories, zones and the course of the year

territory-open = otwarte
territory-closed = zamknięte
territory-neutral = neutralne
territory-size = { $size ->
    [one] { $size } kafel
    [few] { $size } kafle
   *[many] { $size } kafli
}
territory-units = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}
territory-lairs = { $lairs ->
    [one] { $lairs } legowisko
    [few] { $lairs } legowiska
   *[many] { $lairs } legowisk
}
border-rough = trudna granica

zone-hand = Ręka
zone-draw-pile = Stos dobierania
zone-active = Strefa aktywna
zone-discard = Stos kart odrzuconych
zone-upgrades = Ulepszenia klanu
zone-row = Wyłożony rząd
zone-removed = Poza grą
word-fame = Chwała
word-flash = Błysk
word-reserve = Jednostki w rezerwie
word-year = Rok { $year } z { $years }
word-first-player = Pierwszy gracz
word-passed = pas
word-unit = Jednostka
word-kaija = Kaija
word-scorched-earth = Spalona Ziemia

phase-start = Początek roku
phase-actions = Akcje
phase-creatures = Faza Stworów
phase-harvest = Zbiory
phase-winter = Zima
phase-end = Koniec roku


end-domination = Dominacja: dość zamkniętych terytoriów z dużą budowlą na każdym z nich
end-years = Minął ostatni rok; wygrywa największa chwała

score-explored = Terytoria zamknięte Odkryciem
score-closed = Zamknięte terytoria podczas Zbiorów
score-altars = Ołtarze Królów
score-unrest-penalty = Karty Niepokojów z pustego stosu
score-clan = Moce klanów
score-creatures = Pokonane Stwory
score-resources = Pozostałe zasoby
score-cards = Chwała na kartach
score-achievements = Osiągnięcia
score-unrest = Karty Niepokojów
score-total = Razem
