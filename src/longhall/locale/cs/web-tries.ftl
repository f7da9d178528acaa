# Zkoušení pozice znovu: v bodech zlomu vlastní partie a v úlohách

try-title = Vaše volba
try-judge = Posoudit mou volbu
try-judge-text = Boti hrají dál od toho, co jste zvolili, a porovnají to s jinými variantami.
try-judging = Boti odsud hrají dál…
try-over = Tady už není co volit: teď přijde na řadu náhoda nebo jiný hráč.
try-line = Vaše volba: { $line }
try-again = Zkusit znovu
try-show = Ukázat nejlepší variantu
try-best = Nejlepší známá varianta: { $line }
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
learn-solved = Stejně dobré jako nejlepší známá varianta.
learn-not-solved = Existuje lepší varianta.
learn-same = Stejně jako v partii.
learn-better = Lepší než v partii.
learn-equal = Zhruba stejně dobré jako v partii.
learn-worse = Horší než v partii.
learn-chances = Šance na výhru: s touto volbou { $tried }, v partii { $played }, s nejlepší známou variantou { $best } (± { $error }).
learn-against-now = Ve srovnání s vaší volbou:
learn-against-then = Ve srovnání s partií:
learn-tried = Tentokrát: { $line }
learn-played = V partii: { $line }
learn-over = Stejně dobré jako nejlepší známá varianta: { $solved } z { $count }.
learn-skipped = Přeskočeno.
