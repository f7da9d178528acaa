# Words every game needs. How parameters become words is told in src/longhall/text.py.

seat-name = Player { $number }
nobody = no one
yes = yes
no = no
quoted = “{ $text }”

# What an act of a player can run into, whatever the game

error-invalid-option = This game has no such option.
error-match-over = The match is over.
error-not-offered = That is not one of the options right now.

# What others did since a player's last turn

recap-title = Since your last turn
recap-own = Your last turn
recap-line = { $seat }: { $deeds }

# Choices most games have

option-done = Done
option-pass = Skip
option-count = { $count }
group-other = Other
group-done = Done
group-pass = Skip
group-count = How many

# Setting a match up

setup-group-table = Table
setup-group-modules = Modules and variants
setup-group-rules = Rule variants
setup-seats = Players
setup-seats-text = How many seats the table has.

# Bots

bot-novice = Novice
bot-novice-text = Looks only a little ahead and often takes a worse move. For your first matches.
bot-casual = Casual
bot-casual-text = Looks ahead to the end of its turn, but does not always take the best move it sees.
bot-greedy = Skilled
bot-greedy-text = Weighs every move by what its turn brings, and takes the best; does not ask what comes after.
bot-expert = Expert
bot-expert-text = Plays its best moves on in its mind, and takes the one that turns out best.
bot-master = Master
bot-master-text = Plays its best moves on in its mind in many ways before it chooses; thinks the longest.
bot-learned = Learned
bot-learned-text = Plays by what it has learned from matches against itself, as the owner of this server has trained it.
bot-random = Wanderer
bot-random-text = Chooses at random. Good for a first look at the game.
bot-greedy-peaceful = Peaceful settler
bot-greedy-peaceful-text = Plays like Skilled but never attacks another player.

# How any match may end

end-agreed = The players agreed to end the match

# What the teacher of any guided match says

lesson-free = You are on your own way now: choose what you like, or press Hint.

# A hint
hint-best = Best
hint-runner-up = Next best
hint-equal = The two are about equal.
hint-alone = Nothing else comes close.
hint-gain = For it
hint-cost = Against it
hint-chance = Chance to win after that: about { $percent }
event-hint-taken = { $seat } took a hint.
