# "W skrócie": jedna strona o tym, o co chodzi w grze. Każda część to brief-CZĘŚĆ-title i brief-CZĘŚĆ.

brief-about-title = O co chodzi
brief-about = Prowadzisz Poszukiwacza przez zamarznięty świat kryształów. Wydobywasz Qoam, wysyłasz Maszyny do pracy i odważasz się zbliżyć do kroczącego Kolosa.
brief-win-title = Jak wygrać
brief-win = Po trzech Latach wygrywa największa Reputacja. Dają ją wysyłane Maszyny, polowanie na Pasożyty, Aparatury z Miasta i Odłamki Kolosa, a na koniec jeszcze raz to, co udało się zainstalować.
brief-table-title = Co leży na stole
brief-table = Piętnaście Regionów w pięciu kolorach, w każdym kryształy jego koloru. Węzły na styku Regionów: na jednym stoi twój Poszukiwacz i pracuje w Regionach dookoła. Pięć kraterów na krawędzi oraz Miasto z pięcioma stosami Aparatur. Przed tobą leży Plansza Dywizji: dziewięć Maszyn w trzech rzędach i Klatki Pustki, które mieszczą twoje Qoam.
brief-qoam-title = Co się kupuje za Qoam
brief-qoam = Każdym kolorem płaci się też za Maszyny w Regionach tego koloru.
brief-qoam-blue = Obóz, a później dłuższy Ruch
brief-qoam-brown = dowolny kolor przy Wysyłaniu Maszyn
brief-qoam-green = Karty Kuriozów
brief-qoam-grey = zwalczanie Pasożytów
brief-qoam-pink = badanie Kolosa
brief-turn-title = Czym jest tura
brief-turn = Rusz się o najwyżej dwa węzły albo rozbij Obóz za 1 Niebieskie Qoam. Potem możesz wykonać, w dowolnej kolejności, jedną Akcję Standardową (Wydobycie, wysłanie Maszyny, zwalczanie Pasożytów, badanie Kolosa, odzyskanie albo instalacja Aparatury) i jedną Specjalną (zagranie Karty Kuriozów albo użycie Zasilania Awaryjnego).
brief-year-title = Rok
brief-year = Każdą rundę otwiera Wydarzenie: nowe kryształy i Pasożyty albo krok Kolosa. Gdy wyjdzie wszystkich pięć Kart Regionów, Rok kończy się z tą rundą, a najlepszy łowca Pasożytów dostaje nagrodę.
brief-wrong-1 = Wydobycie do pełnej Klatki. Nowe Qoam zastępuje to, co w niej leży: bierz pustą i wydawaj, zanim wydobędziesz.
brief-wrong-2 = Omijanie Kolosa. Bez ani jednego Odłamka tracisz na koniec 15; wystarczy jeden, by tego uniknąć.
brief-wrong-3 = Aparatura wzięta i zapomniana. Daje punkty, gdy ją bierzesz, a jeszcze raz tylko wtedy, gdy zainstalujesz ją przy kraterze jej koloru.
