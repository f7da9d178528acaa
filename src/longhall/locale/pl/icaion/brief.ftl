# Gra w kilku zdaniach, nad jej zasadami.

brief-aim = Trzy Lata w zamarzniętym świecie: wygrywa, kto po Roku III ma największą Reputację. Daje ją wysyłanie i praca Maszyn, polowanie na Pasożyty oraz Aparatura i Odłamki; bez ani jednego Odłamka tracisz na koniec 15.
brief-turn = W swojej turze najpierw wykonujesz Ruch albo Rozbijasz Obóz, potem możesz wykonać jedną Akcję Standardową i jedną Specjalną. Wydobyciem bierzesz Qoam z Regionów wokół swojego węzła, a twoje Maszyny dają tam więcej; Qoam płaci się prawie za wszystko inne.
brief-mind = Każda runda zaczyna się Wydarzeniem, które przynosi Qoam i Pasożyty albo rusza Kolosa. Gdy Pasożytów jest więcej niż Maszyn, blokują Region, a czwarty Pasożyt niszczy tam wszystko. Odłamki wyciąga się z Kolosa przy jego kraterze; Aparaturę bierze się w Mieście i instaluje przy kraterach.
