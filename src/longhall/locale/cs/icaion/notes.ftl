# Icaion: remarks on single components, for the gallery. The English ones are those of the pack.

note-row-cage = Jedna klec pod každým strojem: tak čteme herní desku.
note-players-5 = Pro pět hráčů není pořadí vytištěno; poslední místo jsme doplnili.
