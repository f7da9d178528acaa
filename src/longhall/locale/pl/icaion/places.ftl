# Icaion: Regions, nodes and craters. A Region is named after its type and where it lies; a node after the Regions it touches.

region-RI1 = Rzeka Wewnętrzna
region-RI2 = Góry Wewnętrzne
region-RI3 = Las Wewnętrzny
region-RI4 = Zamglone Ziemie Wewnętrzne
region-RI5 = Pola Kryształowe Wewnętrzne
region-RC1 = Las Północny
region-RC2 = Zamglone Ziemie Wschodnie
region-RC3 = Pola Kryształowe Południowe
region-RC4 = Rzeka Południowa
region-RC5 = Góry Zachodnie
region-RE1 = Pola Kryształowe Północne
region-RE2 = Rzeka Wschodnia
region-RE3 = Góry Południowe
region-RE4 = Las Zachodni
region-RE5 = Zamglone Ziemie Północne

crater-K1 = niebieski krater
crater-K2 = brązowy krater
crater-K3 = zielony krater
crater-K4 = szary krater
crater-K5 = różowy krater

# In the City

node-C1 = Brama Rzeka–Góry
node-C2 = Brama Góry–Las
node-C3 = Brama Las–Mgły
node-C4 = Brama Mgły–Kryształy
node-C5 = Brama Kryształy–Rzeka

# Where three Regions meet

node-P1 = Rozdroże Rzeka–Góry–Kryształy
node-P2 = Rozdroże Góry–Las–Rzeka
node-P3 = Rozdroże Las–Mgły–Góry
node-P4 = Rozdroże Mgły–Kryształy–Las
node-P5 = Rozdroże Kryształy–Rzeka–Mgły
node-W1 = Rozdroże Rzeka–Mgły–Las (północ)
node-W2 = Rozdroże Góry–Kryształy–Mgły (wschód)
node-W3 = Rozdroże Las–Rzeka–Kryształy (wschód)
node-W4 = Rozdroże Mgły–Góry–Rzeka (południe)
node-W5 = Rozdroże Kryształy–Las–Góry (zachód)
node-X1 = Rozdroże Rzeka–Las–Kryształy (północ)
node-X2 = Rozdroże Góry–Mgły–Rzeka (wschód)
node-X3 = Rozdroże Las–Kryształy–Góry (południe)
node-X4 = Rozdroże Mgły–Rzeka–Las (zachód)
node-X5 = Rozdroże Kryształy–Góry–Mgły (zachód)

# On the rims of craters

node-L1 = Niebieska Krawędź (Las)
node-M1 = Niebieska Krawędź (Las–Kryształy)
node-R1 = Niebieska Krawędź (Kryształy)
node-L2 = Brązowa Krawędź (Mgły)
node-M2 = Brązowa Krawędź (Mgły–Rzeka)
node-R2 = Brązowa Krawędź (Rzeka)
node-L3 = Zielona Krawędź (Kryształy)
node-M3 = Zielona Krawędź (Kryształy–Góry)
node-R3 = Zielona Krawędź (Góry)
node-L4 = Szara Krawędź (Rzeka)
node-M4 = Szara Krawędź (Rzeka–Las)
node-R4 = Szara Krawędź (Las)
node-L5 = Różowa Krawędź (Góry)
node-M5 = Różowa Krawędź (Góry–Mgły)
node-R5 = Różowa Krawędź (Mgły)

# At the edge of the board, where Seekers start

node-S1 = Posterunek Kryształy–Mgły
node-S2 = Posterunek Rzeka–Kryształy
node-S3 = Posterunek Góry–Rzeka
node-S4 = Posterunek Las–Góry
node-S5 = Posterunek Mgły–Las
