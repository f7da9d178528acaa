# Words every game needs. How parameters become words is told in src/longhall/text.py.

seat-name = Гравець { $number }
nobody = ніхто
yes = так
no = ні
quoted = «{ $text }»

# What an act of a player can run into, whatever the game

error-invalid-option = Такого варіанта в цій грі немає.
error-match-over = Цю партію вже завершено.
error-not-offered = Зараз цього немає серед варіантів.

# Що робили інші від останнього ходу гравця

recap-title = Від вашого останнього ходу
recap-own = Ваш останній хід
recap-line = { $seat }: { $deeds }

# Choices most games have

option-done = Готово
option-pass = Пропустити
option-count = { $count }
group-other = Інше
group-done = Готово
group-pass = Пропуск
group-count = Скільки

# Setting a match up

setup-group-table = Стіл
setup-group-modules = Модулі та варіанти
setup-group-rules = Варіанти правил
setup-seats = Гравці
setup-seats-text = Скільки місць за столом.

# Bots

bot-novice = Новачок
bot-novice-text = Дивиться лише трохи вперед і часто вибирає гірший хід. Для перших партій.
bot-casual = Аматор
bot-casual-text = Продумує свій хід до кінця, але не завжди вибирає найкраще з того, що бачить.
bot-greedy = Знавець
bot-greedy-text = Зважує кожне рішення за тим, що принесе його хід, і бере найкраще; що буде далі, не питає.
bot-expert = Експерт
bot-expert-text = Подумки розігрує продовження своїх найкращих ходів і вибирає той, з якого виходить найбільше.
bot-master = Майстер
bot-master-text = Подумки розігрує продовження своїх найкращих ходів багатьма способами; думає найдовше.
bot-learned = Самоук
bot-learned-text = Грає так, як навчився в партіях із самим собою; його навчив власник цього сервера.
bot-random = Мандрівник
bot-random-text = Вибирає навмання. Підходить для першого знайомства з грою.
bot-greedy-peaceful = Мирний поселенець
bot-greedy-peaceful-text = Грає як Знавець, але ніколи не нападає на іншого гравця.

# How any match may end

end-agreed = Гравці домовилися завершити партію

# What the teacher of any guided match says

lesson-free = Тепер ви йдете своїм шляхом: вибирайте, що хочете, або натисніть «Підказка».

# Підказка
hint-best = Найкраще
hint-runner-up = Друге за якістю
hint-equal = Обидва приблизно рівноцінні.
hint-alone = Ніщо інше не зрівняється.
hint-gain = За
hint-cost = Проти
hint-chance = Шанс на перемогу після цього: приблизно { $percent }
event-hint-taken = Підказку бере { $seat }.
