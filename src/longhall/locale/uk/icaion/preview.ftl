# What a choice would bring: the names of facts on the plain table.

word-cards = Карти раритетів
word-colours = Кольори
word-cost = Ціна
word-crater = Кратер
word-distance = Вузлів до мети
word-final = Кінцевий підрахунок
word-gives = Дає
word-icons = Символи
word-points = Репутація за це
word-steps = Крок за кроком
word-targets = Де це можливо
