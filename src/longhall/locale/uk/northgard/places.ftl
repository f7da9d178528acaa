# Northgard: what the lands of the built-in pack are called. The names are our own and mean nothing in the game.

land-S0-a = Храфнвік
land-S0-b = Ельгмарк
land-S0-c = Сольгейм
land-S0-d = Існес

land-S5-a = Ульфдаль
land-S5-b = Стейнволь
land-S5-c = Кальдбак
land-S5-d = Біркеруд

land-T01-a = Фростванг
land-T01-b = Ормстад
land-T01-c = Люнгмо
land-T01-d = Трольфосс

land-T02-a = Арнфель
land-T02-b = Сандей

land-T03-a = Грімскар
land-T03-b = Ейкгольт
land-T03-c = Наустбю
land-T03-d = Віндгауг

land-T04-a = Рауднес
land-T04-b = Скіпсунд
land-T04-c = Мюрланд

land-T05-a = Фалькборг
land-T05-b = Рунебак

land-T06-a = Свартлід
land-T06-b = Гульгамар
land-T06-c = Сельгольм
land-T06-d = Аскебю

land-T07-a = Хвальсунд
land-T07-b = Ярндаль
land-T07-c = Наттмюр

land-T08-a = Дагстад
land-T08-b = Кольфйорд
land-T08-c = Брюнгульт

land-T09-a = Ельдванг
land-T09-b = Торвгус
land-T09-c = Снорвік

land-T10-a = Гаукдаль
land-T10-b = Рогнлунд
land-T10-c = Кетільсей

land-T11-a = Гейтфель
land-T11-b = Ламбгольт

land-T12-a = Стормтун
land-T12-b = Рефснес
land-T12-c = Гальтруд

land-T13-a = Конгсмо

land-T14-a = Гествік
land-T14-b = Сільдваг
land-T14-c = Альмског

land-T15-a = Брандгей
land-T15-b = Лаксфосс
land-T15-c = Варгтун

land-T16-a = Гассельбю
land-T16-b = Манборг
land-T16-c = Ютульмо

land-T17-a = Квернлунд
land-T17-b = Свердей

land-T18-a = Транмарк
land-T18-b = Богагус
land-T18-c = Фуругауг

land-T19-a = Оттермюр
land-T19-b = Гронвад
land-T19-c = Геллуфосс

land-T20-a = Скальднес
land-T20-b = Лундволь

land-T21-a = Беккгейм
land-T21-b = Копардаль

land-T22-a = Вестрей
land-T22-b = Нордгульт
land-T22-c = Смедруд
land-T22-d = Тіндборг

land-T23-a = Клеттвік
land-T23-b = Грасмо
land-T23-c = Гавстейн

land-T24-a = Рюпелід
land-T24-b = Берсунд
land-T24-c = Лейрвад

land-T25-a = Інгерстад
land-T25-b = Фіскгей
land-T25-c = Гольтнес

land-T26-a = Углемюр
land-T26-b = Крактун
land-T26-c = Йокульдаль

land-T27-a = Ставланд
land-T27-b = Гундванг
land-T27-c = Рокфель

land-T28-a = Гаупског
land-T28-b = Тарегольм

land-T29-a = Остервік
land-T29-b = Діммдаль
land-T29-c = Горнбру

land-T30-a = Блаберг
land-T30-b = Мослунд
land-T30-c = Треллгус
land-T30-d = Інгволь

land-T31-a = Регнфйорд
land-T31-b = Гарбак
land-T31-c = Скульдей

land-T32-a = Тюріфосс
land-T32-b = Сігруд
land-T32-c = Несванг

land-T33-a = Гіславад
land-T33-b = Фагергей
land-T33-c = Аурстейн
