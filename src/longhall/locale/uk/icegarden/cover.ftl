# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Pan Lodowego Ogrodu
web-game-icegarden-text = Четверо вчених із божественною силою, кожен на шляху до іншої перемоги, грають за середньовічний світ, а Мертвого снігу дедалі більше.
web-about-title-icegarden = Pan Lodowego Ogrodu
web-about-after-icegarden = За романами Ярослава Ґжендовича.
