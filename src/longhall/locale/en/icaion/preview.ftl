# What a choice would bring: the names of facts on the plain table.

word-cards = Curio cards
word-colours = Colours
word-cost = Cost
word-crater = Crater
word-distance = Nodes to go
word-final = Final scoring
word-gives = Gives
word-icons = Icons
word-points = Reputation for it
word-steps = Step by step
word-targets = Where it is possible
