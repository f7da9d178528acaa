# Icaion: Regions, nodes and craters. A Region is named after its type and where it lies; a node after the Regions it touches.

region-RI1 = Vnitřní řeka
region-RI2 = Vnitřní hory
region-RI3 = Vnitřní les
region-RI4 = Vnitřní mlžná země
region-RI5 = Vnitřní krystalové pole
region-RC1 = Severní les
region-RC2 = Východní mlžná země
region-RC3 = Jižní krystalové pole
region-RC4 = Jižní řeka
region-RC5 = Západní hory
region-RE1 = Severní krystalové pole
region-RE2 = Východní řeka
region-RE3 = Jižní hory
region-RE4 = Západní les
region-RE5 = Severní mlžná země

crater-K1 = modrý kráter
crater-K2 = hnědý kráter
crater-K3 = zelený kráter
crater-K4 = šedý kráter
crater-K5 = růžový kráter

# In the City

node-C1 = Brána řeka–hory
node-C2 = Brána hory–les
node-C3 = Brána les–mlhy
node-C4 = Brána mlhy–krystaly
node-C5 = Brána krystaly–řeka

# Where three Regions meet

node-P1 = Rozcestí řeka–hory–krystaly
node-P2 = Rozcestí hory–les–řeka
node-P3 = Rozcestí les–mlhy–hory
node-P4 = Rozcestí mlhy–krystaly–les
node-P5 = Rozcestí krystaly–řeka–mlhy
node-W1 = Rozcestí řeka–mlhy–les (sever)
node-W2 = Rozcestí hory–krystaly–mlhy (východ)
node-W3 = Rozcestí les–řeka–krystaly (východ)
node-W4 = Rozcestí mlhy–hory–řeka (jih)
node-W5 = Rozcestí krystaly–les–hory (západ)
node-X1 = Rozcestí řeka–les–krystaly (sever)
node-X2 = Rozcestí hory–mlhy–řeka (východ)
node-X3 = Rozcestí les–krystaly–hory (jih)
node-X4 = Rozcestí mlhy–řeka–les (západ)
node-X5 = Rozcestí krystaly–hory–mlhy (západ)

# On the rims of craters

node-L1 = Modrý okraj (les)
node-M1 = Modrý okraj (les–krystaly)
node-R1 = Modrý okraj (krystaly)
node-L2 = Hnědý okraj (mlhy)
node-M2 = Hnědý okraj (mlhy–řeka)
node-R2 = Hnědý okraj (řeka)
node-L3 = Zelený okraj (krystaly)
node-M3 = Zelený okraj (krystaly–hory)
node-R3 = Zelený okraj (hory)
node-L4 = Šedý okraj (řeka)
node-M4 = Šedý okraj (řeka–les)
node-R4 = Šedý okraj (les)
node-L5 = Růžový okraj (hory)
node-M5 = Růžový okraj (hory–mlhy)
node-R5 = Růžový okraj (mlhy)

# At the edge of the board, where Seekers start

node-S1 = Výspa krystaly–mlhy
node-S2 = Výspa řeka–krystaly
node-S3 = Výspa hory–řeka
node-S4 = Výspa les–hory
node-S5 = Výspa mlhy–les
