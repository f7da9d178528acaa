# Стіл

web-table-players = Гравці
web-table-chronicle = Літопис
web-table-market = Ринок
web-table-side = Поруч із полем
web-table-sheet = Під полем
web-table-sheet-open = Показати більше
web-table-sheet-close = Показати поле
web-table-decision = Рішення
web-table-decides = вирішує
web-table-to-hall = Назад до зали
web-table-your-turn = Ваша черга
web-table-turn-of = Вирішує { $seat }
web-table-none = Тут немає столу
web-table-none-text = Можливо, посилання неповне або стіл давно прибрали.
web-table-unreachable = До столу не дістатися
web-table-again = Спробувати ще раз
web-table-start = Почати

## Огляд поля

web-board-closer = Наблизити
web-board-farther = Віддалити
web-board-fit = Усе поле
