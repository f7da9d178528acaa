# Gra w kilku zdaniach, nad jej zasadami.

brief-aim = Każda postać ma własny cel: kto go zrealizuje, kończy grę z tą turą i ją wygrywa. Jeśli nikt tego nie zrobi, wygrywa najwięcej punktów, po czwartym punktowaniu albo gdy ktoś ma ich 50. A jeśli Martwy Śnieg osiągnie swoją granicę, wszystko kończy się natychmiast i liczy się tylko najlepsza reputacja.
brief-turn = W turze skaczesz na torze inicjatywy, który mówi, ile masz znaczników akcji i kto zaczyna; potem planujesz, kładąc je na polach akcji. Pola działają po kolei, a na większości z nich znacznik położony ostatni działa pierwszy.
brief-mind = Potem przychodzi dominacja, region po regionie: kto ma tam największe wpływy, bierze surowce, robi krok do celu, a w turach punktowanych zdobywa punkty. Czynienie daje jednostki, ale podnosi Martwy Śnieg i kosztuje reputację, a Vuko odwiedza tego, kto ma najgorszą.
