# Próbowanie pozycji od nowa: w punktach zwrotnych własnej partii i w zagadkach

try-title = Twój wybór
try-judge = Oceń mój wybór
try-judge-text = Boty grają dalej od tego, co wybrano, i porównują to z innymi wariantami.
try-judging = Boty grają dalej od tego miejsca…
try-over = Tu nie ma już nic do wybrania: teraz kolej na przypadek albo innego gracza.
try-line = Twój wybór: { $line }
try-again = Spróbuj jeszcze raz
try-show = Pokaż najlepszy wariant
try-best = Najlepszy znany wariant: { $line }
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
learn-solved = Równie dobrze jak w najlepszym znanym wariancie.
learn-not-solved = Jest lepszy wariant.
learn-same = Tak samo jak w partii.
learn-better = Lepiej niż w partii.
learn-equal = Mniej więcej tak dobrze jak w partii.
learn-worse = Gorzej niż w partii.
learn-chances = Szansa na wygraną: po tym wyborze { $tried }, w partii { $played }, w najlepszym znanym wariancie { $best } (± { $error }).
learn-against-now = W porównaniu z twoim wyborem:
learn-against-then = W porównaniu z partią:
learn-tried = Tym razem: { $line }
learn-played = W partii: { $line }
learn-over = Równie dobre jak najlepszy znany wariant: { $solved } z { $count }.
learn-skipped = Pominięto.
