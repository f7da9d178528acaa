# Próbowanie pozycji od nowa: w punktach zwrotnych własnej partii i w zadaniach

try-title = Twój wybór
try-judge = Oceń mój wybór
try-judge-text = Boty grają dalej od tego, co wybrano, a wynik porównuje się z innymi liniami.
try-judging = Boty grają dalej od tego miejsca…
try-over = Tu nie ma już nic do wybrania: teraz kolej na przypadek albo innego gracza.
try-line = Twój wybór: { $line }
try-again = Spróbuj jeszcze raz
try-show = Pokaż najlepszą linię
try-best = Najlepsza znana linia: { $line }
learn-title = Ucz się na tej partii
learn-link = Ucz się na tej partii
learn-text = Twoje wybory, które najbardziej odmieniły tę partię, czekają jeszcze raz, tak jak je wtedy było widać. Wybierz od nowa i zobacz, jak to wypada na tle partii. Każdy możesz pominąć; razem zajmują około pięciu minut.
learn-whose = Czyje wybory?
learn-none = Żaden z tych wyborów się nie wyróżnia: nie ma czego powtarzać.
learn-begin = { $count ->
    [one] Zacznij: jeden wybór
    [few] Zacznij: { $count } wybory
    [many] Zacznij: { $count } wyborów
   *[other] Zacznij: { $count } wyboru
}
learn-again = Jeszcze raz
learn-place = { $number } z { $of }
learn-skip = Pomiń
learn-leave = Przerwij
learn-next = Dalej
learn-finish = Zakończ
learn-solved = Równie dobrze jak w najlepszej znanej linii.
learn-not-solved = Jest lepsza linia.
learn-same = Tak samo jak w partii.
learn-better = Lepiej niż w partii.
learn-equal = Mniej więcej tak dobrze jak w partii.
learn-worse = Gorzej niż w partii.
learn-chances = Szansa na wygraną: po tym wyborze { $tried }, w partii { $played }, w najlepszej znanej linii { $best } (± { $error }).
learn-against-now = W porównaniu z twoim wyborem:
learn-against-then = W porównaniu z partią:
learn-tried = Tym razem: { $line }
learn-played = W partii: { $line }
learn-over = Równie dobre jak najlepsza znana linia: { $solved } z { $count }.
learn-skipped = Pominięto.
puzzle-title = Zadania
puzzle-of = Zadania: { $title }
puzzle-text = Znajdź najlepszą turę: w każdej pozycji jedna linia jest wyraźnie najlepsza, a nie jest to ta oczywista. Wybieraj krok po kroku; równie dobra linia też się liczy.
puzzle-none = Do tej gry nie ma jeszcze zadań.
puzzle-daily = Zadanie dnia
puzzle-start = Rozwiąż zadanie
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-number = Zadanie { $number }
puzzle-grade = Trudność { $grade } z 5
puzzle-own = rozegrane tutaj
puzzle-done = rozwiązane
puzzle-tried = próbowane, jeszcze nierozwiązane
puzzle-unsolved = Tylko jeszcze nierozwiązane
puzzle-solved-count = Rozwiązane: { $solved } z { $count }.
puzzle-level = Pasuje do ciebie trudność { $grade } z 5: takich rozwiązujesz mniej więcej połowę.
puzzle-nameless = Póki nie masz tu imienia, nie zapamiętujemy, co już jest rozwiązane.
puzzle-best = Rozwiązane: to najlepsza linia.
puzzle-equal = Rozwiązane: twoja linia jest tak samo dobra jak najlepsza.
puzzle-worse = Jeszcze nie: twoja linia jest wyraźnie gorsza od najlepszej.
puzzle-chance = Szansa na wygraną: { $best }.
puzzle-chances = Szansa na wygraną: po tym wyborze { $tried }, w najlepszej linii { $best }.
puzzle-points = Ile punktów wyszukiwania brakuje twojej linii: { $loss } ± { $error }.
puzzle-why = Lepiej niż w oczywistej linii:
puzzle-rule = Zasada, na której to się opiera
puzzle-rated = To była pierwsza próba, więc liczy się do twojego poziomu.
puzzle-not-rated = Do twojego poziomu liczy się tylko pierwsza próba.
puzzle-gives = Moje partie mogą dawać zadania
puzzle-gives-text = Pozycje z twoich zakończonych partii mogą stać się tu zadaniami, jeśli zgodzą się wszyscy przy stole. Nie ma w nich imion. Gdy to wyłączysz, zadania z twoich partii znikną.
