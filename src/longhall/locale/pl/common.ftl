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

bot-random = Włóczęga
bot-random-text = Wybiera losowo. Dobry, żeby poznać grę.
bot-greedy = Wódz
bot-greedy-text = Rozważa każdy wybór i gra o zwycięstwo.
bot-greedy-peaceful = Pokojowy osadnik
bot-greedy-peaceful-text = Gra jak Wódz, ale nigdy nie atakuje innego gracza.

# How any match may end

end-agreed = Gracze zgodnie zakończyli partię
