# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Володар Крижаного Саду
web-game-icegarden-text = Четверо вчених із божественною силою, кожен на шляху до іншої перемоги, грають за середньовічний світ, а Мертвого Снігу дедалі більше.
web-about-title-icegarden = Володар Крижаного Саду (Pan Lodowego Ogrodu)
web-about-after-icegarden = За романами Ярослава Ґжендовича.
