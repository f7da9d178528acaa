# Zkoušení pozice znovu: v bodech zlomu vlastní partie a v úlohách

try-title = Vaše volba
try-judge = Posoudit mou volbu
try-judge-text = Boti hrají dál od toho, co jste zvolili, a výsledek se porovná s jinými postupy.
try-judging = Boti odsud hrají dál…
try-over = Tady už není co volit: teď přijde na řadu náhoda nebo jiný hráč.
try-line = Vaše volba: { $line }
try-again = Zkusit znovu
try-show = Ukázat nejlepší postup
try-best = Nejlepší známý postup: { $line }
learn-title = Poučit se z této partie
learn-link = Poučit se z této partie
learn-text = Vaše volby, které tuto partii nejvíc změnily, čekají znovu, tak jak jste je tehdy viděli. Zvolte znovu a podívejte se, jak si to stojí proti partii. Kteroukoli můžete přeskočit; všechny dohromady zaberou asi pět minut.
learn-whose = Čí volby?
learn-none = Žádná z těchto voleb nevyniká: není co opakovat.
learn-begin = { $count ->
    [one] Začít: jedna volba
    [few] Začít: { $count } volby
    [many] Začít: { $count } volby
   *[other] Začít: { $count } voleb
}
learn-again = Ještě jednou
learn-place = { $number } z { $of }
learn-skip = Přeskočit
learn-leave = Ukončit
learn-next = Dál
learn-finish = Dokončit
learn-solved = Stejně dobré jako nejlepší známý postup.
learn-not-solved = Existuje lepší postup.
learn-same = Stejně jako v partii.
learn-better = Lepší než v partii.
learn-equal = Zhruba stejně dobré jako v partii.
learn-worse = Horší než v partii.
learn-chances = Šance na výhru: s touto volbou { $tried }, v partii { $played }, s nejlepším známým postupem { $best } (± { $error }).
learn-against-now = Ve srovnání s vaší volbou:
learn-against-then = Ve srovnání s partií:
learn-tried = Tentokrát: { $line }
learn-played = V partii: { $line }
learn-over = Stejně dobré jako nejlepší známý postup: { $solved } z { $count }.
learn-skipped = Přeskočeno.
puzzle-title = Úlohy
puzzle-of = Úlohy: { $title }
puzzle-text = Najděte nejlepší tah: v každé pozici je jeden postup jasně nejlepší, a není to ten, který se nabízí. Volte krok za krokem; stejně dobrý postup se počítá také.
puzzle-none = Pro tuto hru zatím žádné úlohy nejsou.
puzzle-daily = Úloha dne
puzzle-start = Vyřešit úlohu
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-number = Úloha { $number }
puzzle-grade = Obtížnost { $grade } z 5
puzzle-own = hrálo se tady
puzzle-done = vyřešeno
puzzle-tried = zkoušeno, zatím nevyřešeno
puzzle-unsolved = Jen zatím nevyřešené
puzzle-solved-count = Vyřešeno: { $solved } z { $count }.
puzzle-level = Hodí se pro vás obtížnost { $grade } z 5: takových vyřešíte asi polovinu.
puzzle-nameless = Dokud tu nemáte jméno, nepamatujeme si, co jste vyřešili.
puzzle-best = Vyřešeno: toto je nejlepší postup.
puzzle-equal = Vyřešeno: váš postup je stejně dobrý jako nejlepší.
puzzle-worse = Ještě ne: váš postup je zřetelně horší než nejlepší.
puzzle-chance = Šance na výhru: { $best }.
puzzle-chances = Šance na výhru: s touto volbou { $tried }, s nejlepším postupem { $best }.
puzzle-points = O kolik bodů hledání je váš postup horší: { $loss } ± { $error }.
puzzle-why = Lepší než postup, který se nabízí:
puzzle-rule = Pravidlo, o které se to opírá
puzzle-rated = Byl to váš první pokus, takže se počítá do vaší úrovně.
puzzle-not-rated = Do vaší úrovně se počítá jen první pokus.
puzzle-gives = Z mých partií mohou být úlohy
puzzle-gives-text = Z pozic vašich skončených partií se tu mohou stát úlohy, pokud souhlasí všichni u stolu. Nejsou v nich jména. Když to vypnete, úlohy z vašich partií zmizí.
