# Icaion: remarks on single components, for the gallery. The English ones are those of the pack.

note-row-cage = По одній клітці під кожною машиною: так ми читаємо планшет.
note-players-5 = Для п’яти гравців шкали не надруковано; останнє місце додали ми.
