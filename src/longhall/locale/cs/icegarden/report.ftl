# What the balance report says of the Ice Garden only

report-order = { $number }. v pořadí prvního kola
report-end-dead-snow = Mrtvý sníh
report-end-goal = osobní cíl
report-end-points = body

report-axis-steps = Kroky k cíli, průměrně

report-hover-snow =
    { $count ->
        [one] Kolo { $turn }: { $value } ({ $count } partie)
        [few] Kolo { $turn }: { $value } ({ $count } partie)
       *[other] Kolo { $turn }: { $value } ({ $count } partií)
    }

report-head-character = Postava
report-head-order = Pořadí v prvním kole
report-head-reached = Dosažené cíle
report-head-turn = Kolo
report-head-snow = Mrtvý sníh na jeho konci, průměrně
report-head-least = Nejméně
report-head-most = Nejvíce
report-head-field = Pole akce
report-head-planned = Kostek akce celkem

report-characters-title = Podíl výher podle postavy
report-characters-reading = Podíl výher každé postavy s 95% intervalem; přerušovaná čára je rovný podíl ({ $share }). Pokud ho interval neobsahuje, postava vyhrává častěji nebo vzácněji než ostatní.
report-order-title = Podíl výher podle pořadí v prvním kole
report-order-reading = Kdo je v prvním kole první, začíná také s nejhorší pověstí. Přerušovaná čára je rovný podíl ({ $share }).
report-character-ends-title = Podíl výher podle postavy a důvodu konce
report-character-ends-reading = Každé políčko je podíl výher postavy v jejích partiích, které takto skončily: modře nad rovným podílem ({ $share }), oranžově pod ním. Při malém počtu partií jsou výkyvy velké; počty jsou v tabulce.
report-goals-title = Kroky k osobním cílům
report-goals-reading = Jak daleko byla každá postava ke svému cíli, když partie skončila, a kolik kroků cíl vyžaduje.
report-goal-steps = Udělané kroky
report-goal-needed = Potřebné kroky
report-points-title = Vítězné body podle postavy
report-points-reading = Odkud průměrně pocházejí body každé postavy. Body rozhodují jen ty partie, které skončí na body.
report-snow-title = Mrtvý sníh podle kol
report-snow-reading = Kde je Mrtvý sníh na konci každého kola v partiích, které trvaly tak dlouho. Partie, které ukončí, jsou kratší, takže poslední kola ukazují ty, ve kterých zůstal nízko.
report-fields-title = Kostky akce vítězů a ostatních
report-fields-reading = Kolik kostek akce hráč v partii průměrně umístí na každé pole. Pole, které vítězové používají častěji, za to stojí, nebo k vedení patří.
report-profile-title = Tvoření, jednotky, zabití a návštěvy podle postavy
report-profile-reading = Co každá postava v partii průměrně dělá a co se jí děje: ukazuje, jak se za ni hraje a proč ta, která vyhrává málokdy, zaostává.
report-measure-made = Pozvednutí, Vylepšení nebo Vyvolání
report-measure-summoned = Vyvolané jednotky
report-measure-upgrades = Koupená vylepšení
report-measure-kills = Zabité kostky a jednotky
report-measure-visits = Vukovy návštěvy
