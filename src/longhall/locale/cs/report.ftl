# The balance report of simulate

report-title = Zpráva o vyváženosti hry { $game }
report-contents = Části této zprávy
report-numbers = Čísla v tabulce
report-noscript = Grafy vyžadují JavaScript; všechna čísla jsou v tabulkách.
report-alt = { $title }. Čísla jsou v tabulce pod grafem.
report-alt-rates = { $title }. Nejvíce: { $high }, { $highest }. Nejméně: { $low }, { $lowest }. Všechna čísla jsou v tabulce pod grafem.
report-alt-length = { $title }. Rozhodnutí: { $least } až { $most }, průměrně { $mean }. Čísla jsou v tabulce pod grafem.

report-row-games = Partie
report-row-lawful = Průběh
report-row-bots = Boti podle hráčů
report-row-setup = Příprava
report-row-seed = Semínko
report-row-pack = Herní materiál
report-row-decisions = Rozhodnutí v partii
report-row-speed = Rychlost
report-row-error = Chyba
report-lawful =
    { $lawful ->
        [one] { $lawful } partie řádně dohrána
        [few] { $lawful } partie řádně dohrány
       *[other] { $lawful } partií řádně dohráno
    }, { $errors ->
        [0] bez chyb
        [one] { $errors } chyba
        [few] { $errors } chyby
       *[other] { $errors } chyb
    }
report-pack = sada { $hash }, verze pravidel { $version }
report-lengths = { $least } až { $most }, průměrně { $mean }
report-speed = rozhodnutí za sekundu: { $rate }; celkem { $seconds } s
report-option = { $name }: { $value }

report-findings-title = Co stojí za pozornost
report-findings-reading = Podíl výher je zde uveden, leží-li rovný podíl mimo jeho 95% interval. Asi v jednom případě z dvaceti se to stane pouhou náhodou, hledejte proto velké rozdíly a zkuste jiné semínko.
report-finding =
    { $what }: podíl výher { $share } je { $more ->
        [true] vyšší
       *[false] nižší
    } než rovný podíl (95% interval { $interval }).
report-no-findings = Nikdo nevyhrává zřetelně více ani méně, než odpovídá rovnému podílu.

report-rate = { $share } ({ $wins }/{ $count }; 95% interval { $interval })
report-interval = { $low } až { $high }
report-span = { $first } až { $last }
report-winner = Vítěz
report-winners = Vítězové
report-others = Ostatní
report-rank = { $rank }. místo

report-axis-win-rate = Podíl výher
report-axis-matches = Partie
report-axis-points = Body, průměrně
report-axis-decisions = Rozhodnutí v partii, od
report-axis-mean = Průměrně v partii

report-hover-value = { $what }: { $value }
report-hover-length = Rozhodnutí { $span }: { $count }
report-hover-mean = { $who }, { $what }: { $value }

report-head-seat = Hráč
report-head-bot = Bot
report-head-rank = Místo
report-head-seats = Hráči
report-head-wins = Výhry
report-head-wins-of = Výhry: { $seat }
report-head-place = Kolikrát { $rank }. místo
report-head-matches = Partie
report-head-played = Kolikrát hráno
report-head-rate = Podíl výher
report-head-share = Podíl
report-head-interval = 95% interval
report-head-reason = Důvod
report-head-decisions = Rozhodnutí

report-seats-title = Podíl výher podle hráče
report-seats-reading = Hráči se stejným botem by měli ležet blízko přerušované čáry rovného podílu ({ $share }).
report-bots-title = Podíl výher podle bota
report-bots-reading = Jak často vyhrává hráč s daným botem, s 95% intervalem; přerušovaná čára je rovný podíl ({ $share }).
report-ends-title = Kdy a proč partie končí
report-ends-reading = Každý sloupec je počet partií, které tehdy skončily; jeho části jsou důvody.
report-sources-title = Odkud pocházejí body
report-sources-reading = Průměrné body z každého zdroje, od vítěze po poslední místo; ztracené body jsou vlevo od nuly. Co od posledního místa k vítězi roste, to vyhrává partie.
report-length-title = Délka partie
report-length-reading = Každý sloupec udává počet partií s tolika rozhodnutími všech hráčů dohromady; průměr je { $mean }.

# What a game counts its course in (Game.period_unit)
report-period-count-year = Let v partii
report-period-head-year = Poslední rok
report-period-end-year = Rok { $period }, { $reason }
report-period-count-round = Kol v partii
report-period-head-round = Poslední kolo
report-period-end-round = Kolo { $period }, { $reason }
report-period-count-turn = Tahů v partii
report-period-head-turn = Poslední tah
report-period-end-turn = Tah { $period }, { $reason }

# The page of ladder

report-ladder-title = Žebříček botů: { $game }
report-ladder-date = Datum
report-ladder-until = Každá dvojice hrála
report-ladder-until-text = dokud se 95% interval nevešel do ±{ $points } %; nejvíce partií: { $most }
report-ladder-open = Nedokončeno
report-ladder-open-text = dvojice, které už tolik odehrály: { $done } / { $all }
report-ladder-bot = { $name } ({ $bot })
report-ladder-rating = { $rating } ± { $spread }
report-ladder-seconds = { $seconds } s
report-ladder-head-bot = Bot
report-ladder-head-rating = Hodnocení
report-ladder-head-mean = Přemýšlí průměrně
report-ladder-head-longest = Nejdelší přemýšlení
report-ladder-head-first = Jedno místo
report-ladder-head-others = Všechna ostatní místa
report-ladder-ratings-title = Hodnocení
report-ladder-ratings-reading = Podle modelu Plackett-Luce (openskill): každý začíná na 25,0 ± 8,3. Časy jsou časy procesoru u rozhodnutí, která vyžadují přemýšlení.
report-ladder-pairs-title = Dvojice
report-ladder-pairs-reading = Jak často bot na jednom místě porazí ty na všech ostatních, s 95% intervalem. Rovný podíl je { $share }; místa se střídají.
