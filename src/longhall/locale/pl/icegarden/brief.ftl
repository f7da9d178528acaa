# Gra w kilku zdaniach, nad jej zasadami.

brief-aim = Każda postać ma własny cel: kto go osiągnie, kończy grę wraz z tą turą i wygrywa. Jeśli nikomu się to nie uda, wygrywa ten, kto ma najwięcej punktów po czwartym punktowaniu albo gdy ktoś zbierze ich 50. A jeśli Martwy Śnieg osiągnie limit, wszystko kończy się natychmiast i liczy się tylko najlepsza reputacja.
brief-turn = W turze skaczesz na torze inicjatywy, który mówi, ile masz znaczników akcji i kto zaczyna; potem planujesz, kładąc je na polach akcji. Pola działają po kolei, a na większości z nich znacznik położony ostatni działa pierwszy.
brief-mind = Potem przychodzi dominacja, region po regionie: kto ma tam największy wpływ, bierze zasoby, robi krok do celu, a w turach punktowanych zdobywa punkty. Czynienie daje jednostki, ale podnosi Martwy Śnieg i kosztuje reputację, a Vuko odwiedza tego, kto ma najgorszą.
