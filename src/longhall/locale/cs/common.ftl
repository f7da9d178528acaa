# Slova, která potřebuje každá hra. Jak se z parametrů stávají slova, popisuje src/longhall/text.py.

seat-name = Hráč { $number }
nobody = nikdo
yes = ano
no = ne
quoted = „{ $text }“

# Na co může volba hráče narazit v kterékoli hře

error-invalid-option = Takovou volbu tato hra nezná.
error-match-over = Partie skončila.
error-not-offered = Tato volba se teď nenabízí.

# Co dělali ostatní od posledního tahu hráče

recap-title = Od vašeho posledního tahu
recap-own = Váš poslední tah
recap-line = { $seat }: { $deeds }

# Volby, které má většina her

option-done = Hotovo
option-pass = Přeskočit
option-count = { $count }
group-other = Ostatní
group-done = Hotovo
group-pass = Přeskočit
group-count = Kolik

# Příprava partie

setup-group-table = Stůl
setup-group-modules = Moduly a varianty
setup-group-rules = Varianty pravidel
setup-seats = Hráči
setup-seats-text = Kolik míst má stůl.

# Boti

bot-novice = Nováček
bot-novice-text = Dívá se jen kousek dopředu a často zvolí horší tah. Na první partie.
bot-casual = Amatér
bot-casual-text = Promýšlí svůj tah do konce, ale ne vždy zvolí to nejlepší, co vidí.
bot-greedy = Znalec
bot-greedy-text = Zvažuje každou volbu podle toho, co přinese jeho tah, a bere tu nejlepší; na to, co přijde potom, se neptá.
bot-expert = Expert
bot-expert-text = Rozehrává v duchu pokračování svých nejlepších tahů a zvolí ten, který dopadne nejlépe.
bot-master = Mistr
bot-master-text = Rozehrává v duchu pokračování svých nejlepších tahů mnoha způsoby; přemýšlí nejdéle.
bot-learned = Samouk
bot-learned-text = Hraje podle toho, co se naučil v partiích sám se sebou; vycvičil ho správce tohoto serveru.
bot-random = Tulák
bot-random-text = Volí náhodně. Hodí se k prvnímu seznámení se hrou.
bot-greedy-peaceful = Mírumilovný osadník
bot-greedy-peaceful-text = Hraje jako Znalec, ale nikdy neútočí na jiného hráče.

# Jak může skončit každá partie

end-agreed = Hráči se dohodli partii ukončit

# What the teacher of any guided match says

lesson-free = Teď jdete vlastní cestou: zvolte, co chcete, nebo stiskněte Nápověda.

# Nápověda
hint-best = Nejlepší
hint-runner-up = Druhé nejlepší
hint-equal = Obojí je zhruba stejně dobré.
hint-alone = Nic jiného se tomu neblíží.
hint-gain = Pro
hint-cost = Proti
hint-chance = Šance na výhru potom: asi { $percent }
event-hint-taken = Nápovědu si bere { $seat }.
