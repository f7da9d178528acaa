# Words every game needs. How parameters become words is told in src/longhall/text.py.

seat-name = Gracz { $number }
nobody = nikt
yes = tak
no = nie
quoted = „{ $text }”

# What an act of a player can run into, whatever the game

error-invalid-option = Ta gra nie zna takiego wyboru.
error-match-over = Ta partia jest już zakończona.
error-not-offered = Tego nie możesz teraz wybrać.

# What others did since a player's last turn

recap-title = Od twojej ostatniej tury
recap-own = Twoja ostatnia tura
recap-line = { $seat }: { $deeds }

# Choices most games have

option-done = Gotowe
option-pass = Zrezygnuj
option-count = { $count }
group-other = Inne
group-done = Gotowe
group-pass = Rezygnacja
group-count = Ile

# Setting a match up

setup-group-table = Stół
setup-group-modules = Moduły i warianty
setup-group-rules = Warianty zasad
setup-seats = Gracze
setup-seats-text = Ile miejsc jest przy stole.

# Bots

bot-novice = Nowicjusz
bot-novice-text = Patrzy tylko trochę naprzód i często wybiera gorszy ruch. Na pierwsze partie.
bot-casual = Amator
bot-casual-text = Przewiduje do końca swojej tury, ale nie zawsze wybiera najlepszy ruch, jaki widzi.
bot-greedy = Znawca
bot-greedy-text = Ocenia każdy ruch po tym, co przyniesie jego tura, i wybiera najlepszy; nie pyta, co będzie potem.
bot-expert = Ekspert
bot-expert-text = Rozgrywa w myślach dalszy ciąg swoich najlepszych ruchów i wybiera ten, z którego wychodzi najwięcej.
bot-master = Mistrz
bot-master-text = Rozgrywa w myślach dalszy ciąg swoich najlepszych ruchów na wiele sposobów; zastanawia się najdłużej.
bot-learned = Samouk
bot-learned-text = Gra tak, jak nauczył się w partiach z samym sobą; wyszkolił go gospodarz tego serwera.
bot-random = Włóczęga
bot-random-text = Wybiera losowo. Dobry, żeby poznać grę.
bot-greedy-peaceful = Pokojowy osadnik
bot-greedy-peaceful-text = Gra jak Znawca, ale nigdy nie atakuje innego gracza.

# How any match may end

end-agreed = Gracze zgodnie zakończyli partię

# What the teacher of any guided match says

lesson-free = Idziesz teraz własną drogą: wybierz, co chcesz, albo naciśnij Podpowiedź.

# Podpowiedź
hint-best = Najlepsze
hint-runner-up = Drugie w kolejności
hint-equal = Oba są mniej więcej równie dobre.
hint-alone = Nic innego się nie zbliża.
hint-gain = Za
hint-cost = Przeciw
hint-chance = Szansa na wygraną potem: około { $percent }
event-hint-taken = Podpowiedź bierze { $seat }.
