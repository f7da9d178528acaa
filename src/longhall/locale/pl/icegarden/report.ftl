# What the balance report says of the Ice Garden only

report-order = Kolejność { $number } w pierwszej turze
report-end-dead-snow = Martwy Śnieg
report-end-goal = indywidualny cel
report-end-points = punkty

report-axis-steps = Kroki do celu, średnio

report-hover-snow =
    { $count ->
        [one] Tura { $turn }: { $value } ({ $count } partia)
        [few] Tura { $turn }: { $value } ({ $count } partie)
       *[many] Tura { $turn }: { $value } ({ $count } partii)
    }

report-head-character = Postać
report-head-order = Kolejność w pierwszej turze
report-head-reached = Osiągnięte cele
report-head-turn = Tura
report-head-snow = Martwy Śnieg na jej końcu, średnio
report-head-least = Najmniej
report-head-most = Najwięcej
report-head-field = Pole akcji
report-head-planned = Znaczniki akcji łącznie

report-characters-title = Odsetek wygranych według postaci
report-characters-reading = Odsetek wygranych każdej postaci z przedziałem 95%; linia przerywana to równy udział ({ $share }). Jeśli przedział go nie obejmuje, postać wygrywa częściej lub rzadziej niż inne.
report-order-title = Odsetek wygranych według kolejności w pierwszej turze
report-order-reading = Kto jest pierwszy w pierwszej turze, zaczyna też z najgorszą reputacją. Linia przerywana to równy udział ({ $share }).
report-character-ends-title = Odsetek wygranych według postaci i powodu zakończenia
report-character-ends-reading = Każde pole to odsetek wygranych postaci wśród jej partii zakończonych w ten sposób: niebieskie powyżej równego udziału ({ $share }), pomarańczowe poniżej. Pola z niewieloma partiami mocno się wahają; liczby podaje tabela.
report-goals-title = Kroki do indywidualnych celów
report-goals-reading = Jak daleko doszła każda postać do swojego celu, gdy partia się skończyła, i ilu kroków cel wymaga.
report-goal-steps = Wykonane kroki
report-goal-needed = Potrzebne kroki
report-points-title = Punkty zwycięstwa według postaci
report-points-reading = Skąd średnio pochodzą punkty każdej postaci. Punkty rozstrzygają tylko partie kończone punktami.
report-snow-title = Martwy Śnieg według tur
report-snow-reading = Gdzie jest Martwy Śnieg na końcu każdej tury, w partiach, które tak długo trwały. Partie, które on kończy, są krótsze, więc ostatnie tury pokazują te, w których pozostał nisko.
report-fields-title = Znaczniki akcji zwycięzców i pozostałych
report-fields-reading = Ile znaczników akcji gracz umieszcza w partii na każdym polu, średnio. Pole, z którego zwycięzcy korzystają częściej, jest tego warte albo bierze się z przewagi.
report-profile-title = Czynienie, jednostki, zabici i odwiedziny według postaci
report-profile-reading = Co każda postać robi i czego doznaje w partii, średnio: widać, jak się nią gra i dlaczego ta, która rzadko wygrywa, zostaje w tyle.
report-measure-made = Podniesienie, Ulepszenie lub Przywołanie
report-measure-summoned = Przywołane jednostki
report-measure-upgrades = Kupione ulepszenia
report-measure-kills = Zabite znaczniki i jednostki
report-measure-visits = Odwiedziny Vuko
