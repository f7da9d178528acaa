# What the hall shows of the game before anybody sits down to it. Every page reads it.

web-game-icegarden = Володар Крижаного Саду
web-game-icegarden-text = Четверо вчених із божественною силою, кожен на шляху до іншої перемоги, грають за середньовічний світ, а Мертвого Снігу дедалі більше.
web-about-title-icegarden = Володар Крижаного Саду (Pan Lodowego Ogrodu)
web-about-after-icegarden = За романами Ярослава Ґжендовича.

# The characters that bots play as; the names are our own

character-icegarden-1 = Хварр
character-icegarden-2 = Ск’єльда
character-icegarden-3 = Омбрік
character-icegarden-4 = Тавена
character-icegarden-5 = Ірско
character-icegarden-6 = Морваель
character-icegarden-7 = Сунадаль
character-icegarden-8 = Ґаррік
character-icegarden-9 = Велунда
character-icegarden-10 = Ошін
character-icegarden-11 = Нірте
character-icegarden-12 = Брокар
character-icegarden-13 = Ільвасте
character-icegarden-14 = Кетмар
character-icegarden-15 = Зарин
character-icegarden-16 = Ескульде
