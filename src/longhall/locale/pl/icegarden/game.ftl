# The Lord of the Ice Garden. All wording is our own.
#
# Attributes are other forms of a name: a sentence says { $region-in } where it means "na Wybrzeżu Żagli". The message
# other-KIND says them of names from a pack of one's own.

game-name = Pan Lodowego Ogrodu

## Regions

other-region = { $name }
    .in = w regionie { $name }
    .to = do regionu { $name }
    .from = z regionu { $name }

region-isle = Wulkaniczna Wyspa
    .in = na Wulkanicznej Wyspie
    .to = na Wulkaniczną Wyspę
    .from = z Wulkanicznej Wyspy
region-sails = Wybrzeże Żagli
    .in = na Wybrzeżu Żagli
    .to = na Wybrzeże Żagli
    .from = z Wybrzeża Żagli
region-fjords = Trzy Fiordy
    .in = w Trzech Fiordach
    .to = do Trzech Fiordów
    .from = z Trzech Fiordów
region-fire = Ziemie Ludzi Ognia
    .in = na Ziemiach Ludzi Ognia
    .to = na Ziemie Ludzi Ognia
    .from = z Ziem Ludzi Ognia
region-valley = Ukryta Dolina
    .in = w Ukrytej Dolinie
    .to = do Ukrytej Doliny
    .from = z Ukrytej Doliny
region-empire = Wielkie Cesarstwo
    .in = w Wielkim Cesarstwie
    .to = do Wielkiego Cesarstwa
    .from = z Wielkiego Cesarstwa
region-snakes = Kraj Ludzi Węży
    .in = w Kraju Ludzi Węży
    .to = do Kraju Ludzi Węży
    .from = z Kraju Ludzi Węży
region-zym = Pustynia Nahel Zym
    .in = na Pustyni Nahel Zym
    .to = na Pustynię Nahel Zym
    .from = z Pustyni Nahel Zym

## Resources

other-resource = { $name }
    .acc = { $name }
    .gen = { $name }
    .counted = { $count } { $name }

resource-population = populacja
    .acc = żeton populacji
    .gen = populacji
    .counted =
        { $count ->
            [one] { $count } żeton populacji
            [few] { $count } żetony populacji
           *[many] { $count } żetonów populacji
        }
resource-gold = złoto
    .acc = złoto
    .gen = złota
    .counted =
        { $count ->
            [one] { $count } złoto
           *[other] { $count } złota
        }
resource-m = Czynnik M
    .acc = Czynnik M
    .gen = Czynnika M
    .counted = { $count } M

# In the accusative: they follow verbs.
amount-population =
    { $n ->
        [one] { $n } żeton populacji
        [few] { $n } żetony populacji
       *[many] { $n } żetonów populacji
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-m = { $n } M
amount-markers =
    { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
amount-levels =
    { $n ->
        [one] { $n } poziom jednostek
        [few] { $n } poziomy jednostek
       *[many] { $n } poziomów jednostek
    }
amount-domination = { $n } za Dominację

## Characters

character-fjollsfinn = Olaf Fjollsfinn
character-fjollsfinn-text = Cel: 6 znaczników wpływu innych graczy w Lodowym Ogrodzie. Lodowy Drakkar zabiera po jednym z każdego regionu, w którym Fjollsfinn dominuje.
character-dyken = Pier van Dyken
character-dyken-text = Cel: 4 uroczyska wchłonięte przez Cierń. Szczurzy Grajek przesuwa do Ciernia uroczysko z regionu, w którym van Dyken dominuje, a Cierń może je wchłonąć od następnej tury, jeśli van Dyken dominuje także w jego regionie.
character-freihoff = Ulrike Freihoff
character-freihoff-text = Cel: Czerwone Wieże w 6 różnych regionach. Oświecona Istota buduje wieżę w regionie, w którym Freihoff dominuje.
character-callo = Passionaria Callo
character-callo-text = Cel: 2 zamknięte regiony. Koszmar umieszcza żetony koszmaru w regionach, w których Callo dominuje; gdzie leżą dwa, Faun może zamknąć region.

## Pieces

other-piece = { $name }
    .counted = { $name } ×{ $count }
    .listed = { $name } ×{ $count }
    .one = { $name }
    .acc = { $name }
    .gen = { $name }
    .many = { $name }

piece-marker = Znacznik wpływu
    .counted =
        { $count ->
            [one] { $count } znacznik wpływu
            [few] { $count } znaczniki wpływu
           *[many] { $count } znaczników wpływu
        }
    .listed =
        { $count ->
            [one] { $count } znacznik wpływu
            [few] { $count } znaczniki wpływu
           *[many] { $count } znaczników wpływu
        }
    .one = znacznik wpływu
    .acc = znacznik wpływu
    .gen = znacznika wpływu
    .many = znaczników wpływu
piece-volcano-man = Człowiek Wulkanu
    .counted =
        { $count ->
            [one] { $count } Człowieka Wulkanu
           *[other] { $count } Ludzi Wulkanu
        }
    .listed =
        { $count ->
            [one] { $count } Człowiek Wulkanu
           *[other] { $count } Ludzi Wulkanu
        }
    .one = Człowiek Wulkanu
    .acc = Człowieka Wulkanu
    .gen = Człowieka Wulkanu
    .many = Ludzi Wulkanu
piece-volcano-man-text = Jednostka Fjollsfinna 1 poziomu. Potrafi grabić.
piece-drakkar = Lodowy Drakkar
    .counted =
        { $count ->
            [one] { $count } Lodowy Drakkar
            [few] { $count } Lodowe Drakkary
           *[many] { $count } Lodowych Drakkarów
        }
    .listed =
        { $count ->
            [one] { $count } Lodowy Drakkar
            [few] { $count } Lodowe Drakkary
           *[many] { $count } Lodowych Drakkarów
        }
    .one = Lodowy Drakkar
    .acc = Lodowy Drakkar
    .gen = Lodowego Drakkara
    .many = Lodowych Drakkarów
piece-drakkar-text = Jednostka Fjollsfinna 2 poziomu. Dwa Drakkary przewożą innych między swoimi regionami, a każdy werbuje znacznik innego gracza do Lodowego Ogrodu.
piece-tree-brothers = Bracia Drzewa
    .counted =
        { $count ->
            [one] Braci Drzewa
           *[other] { $count } Braci Drzewa
        }
    .listed =
        { $count ->
            [one] Bracia Drzewa
           *[other] { $count } Braci Drzewa
        }
    .one = Bracia Drzewa
    .acc = Braci Drzewa
    .gen = Braci Drzewa
    .many = Braci Drzewa
piece-tree-brothers-text = Jednostka Fjollsfinna 3 poziomu, z dwoma atakami.
piece-crab = Krab
    .counted =
        { $count ->
            [one] { $count } Kraba
            [few] { $count } Kraby
           *[many] { $count } Krabów
        }
    .listed =
        { $count ->
            [one] { $count } Krab
            [few] { $count } Kraby
           *[many] { $count } Krabów
        }
    .one = Krab
    .acc = Kraba
    .gen = Kraba
    .many = Krabów
piece-crab-text = Jednostka van Dykena 1 poziomu, z atakiem i tarczą. Przywołanie Krabów kosztuje dodatkową reputację.
piece-piper = Szczurzy Grajek
    .counted =
        { $count ->
            [one] { $count } Szczurzego Grajka
           *[other] { $count } Szczurzych Grajków
        }
    .listed =
        { $count ->
            [one] { $count } Szczurzy Grajek
           *[other] { $count } Szczurzych Grajków
        }
    .one = Szczurzy Grajek
    .acc = Szczurzego Grajka
    .gen = Szczurzego Grajka
    .many = Szczurzych Grajków
piece-piper-text = Jednostka van Dykena 2 poziomu. Daje populację i przesuwa uroczyska do Ciernia.
piece-wyvern = Wywerna
    .counted =
        { $count ->
            [one] { $count } Wywernę
            [few] { $count } Wywerny
           *[many] { $count } Wywern
        }
    .listed =
        { $count ->
            [one] { $count } Wywerna
            [few] { $count } Wywerny
           *[many] { $count } Wywern
        }
    .one = Wywerna
    .acc = Wywernę
    .gen = Wywerny
    .many = Wywern
piece-wyvern-text = Jednostka van Dykena 3 poziomu. Jest szybka i atakuje.
piece-moon-brother = Księżycowy Brat
    .counted =
        { $count ->
            [one] { $count } Księżycowego Brata
           *[other] { $count } Księżycowych Braci
        }
    .listed =
        { $count ->
            [one] { $count } Księżycowy Brat
           *[other] { $count } Księżycowych Braci
        }
    .one = Księżycowy Brat
    .acc = Księżycowego Brata
    .gen = Księżycowego Brata
    .many = Księżycowych Braci
piece-moon-brother-text = Jednostka Freihoff 1 poziomu, z tarczą.
piece-enlightened = Oświecona Istota
    .counted =
        { $count ->
            [one] { $count } Oświeconą Istotę
            [few] { $count } Oświecone Istoty
           *[many] { $count } Oświeconych Istot
        }
    .listed =
        { $count ->
            [one] { $count } Oświecona Istota
            [few] { $count } Oświecone Istoty
           *[many] { $count } Oświeconych Istot
        }
    .one = Oświecona Istota
    .acc = Oświeconą Istotę
    .gen = Oświeconej Istoty
    .many = Oświeconych Istot
piece-enlightened-text = Jednostka Freihoff 2 poziomu. Buduje Czerwone Wieże.
piece-harrasim = Harrasim
    .counted = Harrasima
    .listed = Harrasim
    .one = Harrasim
    .acc = Harrasima
    .gen = Harrasima
    .many = Harrasima
piece-harrasim-text = Jednostka Freihoff 3 poziomu. Jako Czyniący Szpieg w każdej Aktywacji ma dwie wybrane zdolności.
piece-wild-child = Dzikie Dziecko
    .counted =
        { $count ->
            [one] { $count } Dzikie Dziecko
           *[other] { $count } Dzikich Dzieci
        }
    .listed =
        { $count ->
            [one] { $count } Dzikie Dziecko
           *[other] { $count } Dzikich Dzieci
        }
    .one = Dzikie Dziecko
    .acc = Dzikie Dziecko
    .gen = Dzikiego Dziecka
    .many = Dzikich Dzieci
piece-wild-child-text = Jednostka Callo 1 poziomu, z atakiem.
piece-faun = Faun
    .counted =
        { $count ->
            [one] { $count } Fauna
            [few] { $count } Fauny
           *[many] { $count } Faunów
        }
    .listed =
        { $count ->
            [one] { $count } Faun
            [few] { $count } Fauny
           *[many] { $count } Faunów
        }
    .one = Faun
    .acc = Fauna
    .gen = Fauna
    .many = Faunów
piece-faun-text = Jednostka Callo 2 poziomu. Zamienia znaczniki innych graczy na jej własne i zamyka regiony.
piece-nightmare = Koszmar
    .counted =
        { $count ->
            [one] { $count } Koszmar
            [few] { $count } Koszmary
           *[many] { $count } Koszmarów
        }
    .listed =
        { $count ->
            [one] { $count } Koszmar
            [few] { $count } Koszmary
           *[many] { $count } Koszmarów
        }
    .one = Koszmar
    .acc = Koszmar
    .gen = Koszmaru
    .many = Koszmarów
piece-nightmare-text = Jednostka Callo 3 poziomu, z tarczą. Umieszcza żetony koszmaru.

piece-there = { $piece } { $region-in }
target-there = { $piece } { $region-in } – { $player }
target-nation = Znacznik niezależnej nacji { $region-in }
target-companion = Towarzysz Vuko { $region-in }

## Abilities

ability-speed = Szybkość
ability-speed-text = W Aktywacji jednostka może przejść do sąsiedniego regionu.
ability-attack = Atak
ability-attack-text = W Aktywacji jednostka daje jeden atak w swoim regionie. Wszystkie twoje ataki w turze kosztują razem 2 złota.
ability-shield = Tarcza
ability-shield-text = Zabicie jednostki wymaga jednego ataku więcej.
ability-domination = Dominacja
ability-domination-text = Tam, gdzie jest jednostka, masz o 1 wpływ więcej.
ability-plunder = Grabież
ability-plunder-text = Gdzie dominujesz, zabierz 1 żeton zasobu innemu graczowi, który tam jest.
ability-spy = Czyniący Szpieg
ability-spy-text = Na początku Aktywacji Harrasim bierze za darmo z planszy dwie różne zdolności i później może je zmienić.
ability-drakkar = Lodowy Drakkar
ability-drakkar-text = W Aktywacji, gdy oba Lodowe Drakkary są w różnych regionach, możesz przenieść między nimi dowolne swoje znaczniki i inne jednostki.
ability-recruit = Werbunek
ability-recruit-text = Gdzie dominujesz, zabierz znacznik wpływu innego gracza do Lodowego Ogrodu. Liczy się do twojego celu.
ability-piper = Grajek
ability-piper-text = Gdzie dominujesz, weź 1 żeton populacji.
ability-move-charm = Przesunięcie uroczyska do Ciernia
ability-move-charm-text = Gdzie dominujesz, przesuń uroczysko z regionu do Ciernia, rewersem do góry aż do następnej tury.
ability-tower = Budowa wieży
ability-tower-text = Gdzie dominujesz, postaw Czerwoną Wieżę; po jednej w regionie.
ability-nightmare = Koszmar
ability-nightmare-text = Gdzie dominujesz, umieść żeton koszmaru.
ability-faun = Faun
ability-faun-text = Gdzie dominujesz, zamień znacznik wpływu innego gracza na swój.
ability-close-region = Zamknięcie regionu
ability-close-region-text = Gdzie dominujesz i leżą dwa żetony koszmaru, zamknij region do końca gry.
ability-absorb = Wchłonięcie uroczyska
ability-absorb-text = W regionie Ciernia, jeśli tam dominujesz, wchłoń uroczysko przesunięte we wcześniejszej turze.

## Action fields

field-throat = Żmijowe Gardło
field-throat-text = Weź 1 wybrany żeton zasobu i wymień dowolne 2 żetony na 1, ile razy chcesz. Każdy znacznik akcji wymaga tu także znacznika wpływu, który już zostaje; kto ma ich najwięcej, dostaje na koniec 5 punktów.
field-influence = Wpływy
field-influence-text = Umieść do 2 znaczników wpływu, po 1 żetonie populacji za każdy, w regionach, w których masz wpływ.
field-move = Ruch
field-move-text = Wykonaj do 2 ruchów po 1 złocie; ruch przenosi jeden znacznik lub jednostkę do sąsiedniego regionu.
field-mountain = Żarłoczna Góra
field-mountain-text = Za 2 żetony populacji przenieś dowolne swoje znaczniki i jednostki z jednego regionu do dowolnego innego.
field-raven = Kruczy Cień
field-raven-text = Za 1 żeton Czynnika M z poziomu 0 odrzuć żeton Vuko albo podnieś reputację o 2 pola.
field-making = Czynienie
field-making-text = Podnieś Czynnik M, kup ulepszenie i przywołaj jednostki, każde najwyżej raz. Każde z nich podnosi Martwy Śnieg o 1 i kosztuje reputację.
field-activation = Aktywacja
field-activation-text = Wykonuje się sama po polach akcji: Czyniący Szpieg, Lodowe Drakkary, Szybkość, potem Atak.
field-vuko = Vuko
field-vuko-text = Wykonuje się samo na końcu: Vuko odwiedza gracza o najgorszej reputacji w innym regionie, tam, gdzie ten gracz ma największy wpływ. Gracz bierze żeton Vuko i traci tam jednostkę. W fazie dominacji Vuko zatrzymuje w swoim regionie jeden jego znacznik za każdy żeton, a zatrzymane znaczniki się nie liczą.

## Vuko tiles

tile-fire-people = Ludzie Ognia
tile-fire-people-text = Gdy Vuko opuszcza region, idzie z nim znacznik niezależnej nacji i liczy się tam, gdzie jest Vuko. Działa do końca gry.
tile-whisperers = Szepczący do Cieni
tile-whisperers-text = Żarłoczna Góra kosztuje 3 żetony populacji. Działa do końca gry.
tile-night-wanderers = Nocni Wędrowcy
tile-night-wanderers-text = W regionie Vuko każdy traci znacznik wpływu za każdy swój żeton Vuko, a razem z nim ten żeton. Działa tylko, gdy najdalszy znacznik inicjatywy jest w tym etapie.
tile-both-bears = Oba Niedźwiedzie
tile-both-bears-text = Vuko podnosi Martwy Śnieg o 1. Działa tylko, gdy najdalszy znacznik inicjatywy jest w tym etapie.

## The count of a region, and what its token shows

count-pieces = { $piece-listed }
count-attacks =
    { $count ->
        [one] { $count } atak { $region-in }
        [few] { $count } ataki { $region-in }
       *[many] { $count } ataków { $region-in }
    }
count-place =
    { $seat } na miejscu { $place }, wpływ { $influence } ({ $amounts }{ $units-count ->
        [0] {""}
       *[other] ; { $units }
    }{ $held ->
        [0] {""}
       *[other] ; zatrzymane przez Vuko: { $held }
    }){ $neighbours ->
        [untied] {""}
       *[other] , w sąsiednich regionach { $neighbours }
    }{ $by ->
        [neighbours] , co rozstrzyga remis
        [reputation] , wyżej dzięki lepszej reputacji
       *[other] {""}
    }{ $receives ->
        [true] {""}
       *[false] , nic nie otrzymuje
    }
count-held = { $seat } ma tylko znaczniki zatrzymane przez Vuko ({ $held })
token-shown = { $number }. { $region } (punkty za miejsca: { $points }; daje { $amounts })

## Scores and endings

score-regions = Regiony
score-kills = Zabici
score-throat = Żmijowe Gardło
score-total = Razem
end-points = Punkty zwycięstwa
end-goal = Osiągnięty indywidualny cel
end-dead-snow = Martwy Śnieg pokrył świat
