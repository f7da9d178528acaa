# What the balance report says of the Ice Garden only

report-order = { $number }-й у порядку першого раунду
report-end-dead-snow = Мертвий Сніг
report-end-goal = особиста мета
report-end-points = очки

report-axis-steps = Кроки до мети, у середньому

report-hover-snow =
    { $count ->
        [one] Раунд { $turn }: { $value } ({ $count } партія)
        [few] Раунд { $turn }: { $value } ({ $count } партії)
       *[many] Раунд { $turn }: { $value } ({ $count } партій)
    }

report-head-character = Персонаж
report-head-order = Порядок у першому раунді
report-head-reached = Скільки разів досягнуто мети
report-head-turn = Раунд
report-head-snow = Мертвий Сніг наприкінці, у середньому
report-head-least = Найменше
report-head-most = Найбільше
report-head-field = Поле дії
report-head-planned = Маркерів дій усього

report-characters-title = Частка перемог за персонажами
report-characters-reading = Частка перемог кожного персонажа з 95-відсотковим інтервалом; пунктирна лінія — рівна частка ({ $share }). Якщо інтервал її не містить, персонаж перемагає частіше або рідше за інших.
report-order-title = Частка перемог за порядком у першому раунді
report-order-reading = Хто перший у першому раунді, той і починає з найгіршою репутацією. Пунктирна лінія — рівна частка ({ $share }).
report-character-ends-title = Частка перемог за персонажем і причиною завершення
report-character-ends-reading = Кожна клітинка — частка перемог персонажа в його партіях, що так закінчилися: синя вище рівної частки ({ $share }), помаранчева нижче. За малої кількості партій коливання великі; числа в таблиці.
report-goals-title = Кроки до особистої мети
report-goals-reading = Як близько кожен персонаж підійшов до своєї мети, коли партія скінчилася, і скількох кроків мета потребує.
report-goal-steps = Зроблені кроки
report-goal-needed = Потрібні кроки
report-points-title = Переможні очки за персонажами
report-points-reading = Звідки в середньому беруться очки кожного персонажа. Очки вирішують лише партії, що закінчуються за очками.
report-snow-title = Мертвий Сніг за раундами
report-snow-reading = На якому рівні Мертвий Сніг наприкінці кожного раунду в партіях, що тривали так довго. Партії, які він закінчує, коротші, тож останні раунди показують ті, де він лишався низьким.
report-fields-title = Маркери дій переможців і решти
report-fields-reading = Скільки маркерів дій гравець у середньому ставить за партію на кожне поле. Поле, яким переможці користуються частіше, того варте, або ним користуються ті, хто вже попереду.
report-profile-title = Творення, загони, убивства й відвідини за персонажами
report-profile-reading = Що кожен персонаж у середньому робить за партію і чого зазнає: видно, як ним грають і чому той, хто рідко перемагає, відстає.
report-measure-made = Підняття, Поліпшення чи Прикликання
report-measure-summoned = Прикликані загони
report-measure-upgrades = Куплені поліпшення
report-measure-kills = Знищені маркери та вбиті загони
report-measure-visits = Відвідини Вуко
