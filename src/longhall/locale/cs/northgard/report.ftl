# What the balance report says of Northgard only

report-order =
    { $number ->
        [1] První hráč
       *[other] { $number }. hráč v pořadí
    }
report-end-domination = nadvláda
report-end-years = poslední rok

report-axis-taken = Kolikrát vzato
report-axis-won = Vyhrané souboje
report-axis-battles = Souboje
report-axis-difference = Rozdíl sil před hodem kostkou

report-hover-difference = Rozdíl { $difference }: { $rate }
report-hover-theory = Rozdíl { $difference }, podle kostek: { $share }

report-head-clan = Klan
report-head-order = Místo v pořadí
report-head-card = Karta
report-head-building = Stavba
report-head-taken = Kolikrát vzato
report-head-per-match = Vzato na partii
report-head-built = Postaveno celkem
report-head-difference = Rozdíl
report-head-won = Vyhráno
report-head-battles = Souboje
report-head-share-won = Podíl vyhraných
report-head-theory = Podle kostek

report-clans-title = Podíl výher podle klanu
report-clans-reading = Bod je podíl partií, které klan vyhrává, čára skrz něj je 95% interval; přerušovaná čára je rovný podíl ({ $share }). Klan, jehož celá čára leží na jedné straně od něj, je nejspíš příliš silný nebo příliš slabý.
report-order-title = Podíl výher podle pořadí v prvním roce
report-order-reading = O prvního hráče se hází kostkami; ostatní následují po směru hodinových ručiček. Body blízko přerušované čáry ({ $share }) znamenají, že počáteční zdroje vyvažují pozdější tah.
report-clan-ends-title = Podíl výher podle klanu, roku a důvodu konce
report-clan-ends-reading = Každé políčko je podíl výher klanu mezi jeho partiemi, které takto skončily: modrá nad rovným podílem ({ $share }), oranžová pod ním. Políčka s málo partiemi silně kolísají; počty jsou v tabulce.
report-cards-title = Vzaté karty a jak se s nimi daří
report-cards-reading = Vlevo je podíl výher těch, kdo si kartu vzali, s 95% intervalem a přerušovaným rovným podílem ({ $share }); vpravo je, kolikrát byla vzata. Šedé prázdné body patří kartám vzatým méně než { $least }krát. Karta může vyhrávat, protože je dobrá, nebo protože si ji berou vítězové.
report-battles-title = Vyhrané souboje podle rozdílu sil
report-battles-reading =
    { $count ->
        [one] { $count } souboj
        [few] { $count } souboje
       *[other] { $count } soubojů
    } mezi hráči z pohledu útočníka: rozdíl v bodech síly před hodem kostkou, včetně jídla a staveb. Přerušovaná čára je přesná šance v těchto soubojích, využijí-li oba své kostky dobře; šedé sloupce udávají počet soubojů.
report-creature-battles-title = Souboje s monstry podle rozdílu sil
report-creature-battles-reading =
    { $count ->
        [one] { $count } souboj
        [few] { $count } souboje
       *[other] { $count } soubojů
    } s monstry z pohledu hráče: rozdíl v bodech síly před hodem kostkou. Přerušovaná čára je přesná šance v těchto soubojích; šedé sloupce udávají jejich počet.
report-key-observed = vyhráno v těchto partiích, s 95% intervaly
report-key-theory = přesná šance
report-losses-title = Jednotky, karty nepokojů, území a stavby podle umístění
report-losses-reading = Co hráč v partii průměrně ztratí, utrpí, uzavře a postaví, od vítěze po poslední místo. Velké rozdíly mezi místy ukazují, co o partiích rozhoduje.
report-profile-title = Jednotky, karty nepokojů, území a stavby podle klanu
report-profile-reading = Stejné průměry pro každý klan: ukazují, jak klan hraje a proč ten, který vyhrává zřídka, zaostává.
report-measure-lost = Ztracené jednotky
report-measure-unrest = Karty nepokojů
report-measure-closed = Uzavřená území
report-measure-built = Postavené stavby
report-buildings-title = Stavby vítězů a ostatních
report-buildings-reading = Kolik staveb každého druhu hráč v partii průměrně postaví. Stavba, kterou vítězové stavějí častěji, za své dřevo stojí, nebo k vedení prostě patří.
