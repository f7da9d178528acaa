# Icaion: Regions, nodes and craters. A Region is named after its type and where it lies; a node after the Regions it touches.

region-RI1 = Inner River
region-RI2 = Inner Mountain
region-RI3 = Inner Forest
region-RI4 = Inner Land of Myst
region-RI5 = Inner Crystal Field
region-RC1 = Northern Forest
region-RC2 = Eastern Land of Myst
region-RC3 = Southern Crystal Field
region-RC4 = Southern River
region-RC5 = Western Mountain
region-RE1 = Northern Crystal Field
region-RE2 = Eastern River
region-RE3 = Southern Mountain
region-RE4 = Western Forest
region-RE5 = Northern Land of Myst

crater-K1 = Blue crater
crater-K2 = Brown crater
crater-K3 = Green crater
crater-K4 = Grey crater
crater-K5 = Pink crater

# In the City

node-C1 = River–Mountain Gate
node-C2 = Mountain–Forest Gate
node-C3 = Forest–Myst Gate
node-C4 = Myst–Crystal Gate
node-C5 = Crystal–River Gate

# Where three Regions meet

node-P1 = River–Mountain–Crystal Crossing
node-P2 = Mountain–Forest–River Crossing
node-P3 = Forest–Myst–Mountain Crossing
node-P4 = Myst–Crystal–Forest Crossing
node-P5 = Crystal–River–Myst Crossing
node-W1 = River–Myst–Forest Crossing (north)
node-W2 = Mountain–Crystal–Myst Crossing (east)
node-W3 = Forest–River–Crystal Crossing (east)
node-W4 = Myst–Mountain–River Crossing (south)
node-W5 = Crystal–Forest–Mountain Crossing (west)
node-X1 = River–Forest–Crystal Crossing (north)
node-X2 = Mountain–Myst–River Crossing (east)
node-X3 = Forest–Crystal–Mountain Crossing (south)
node-X4 = Myst–River–Forest Crossing (west)
node-X5 = Crystal–Mountain–Myst Crossing (west)

# On the rims of craters

node-L1 = Blue Rim (Forest)
node-M1 = Blue Rim (Forest–Crystal)
node-R1 = Blue Rim (Crystal)
node-L2 = Brown Rim (Myst)
node-M2 = Brown Rim (Myst–River)
node-R2 = Brown Rim (River)
node-L3 = Green Rim (Crystal)
node-M3 = Green Rim (Crystal–Mountain)
node-R3 = Green Rim (Mountain)
node-L4 = Grey Rim (River)
node-M4 = Grey Rim (River–Forest)
node-R4 = Grey Rim (Forest)
node-L5 = Pink Rim (Mountain)
node-M5 = Pink Rim (Mountain–Myst)
node-R5 = Pink Rim (Myst)

# At the edge of the board, where Seekers start

node-S1 = Crystal–Myst Outpost
node-S2 = River–Crystal Outpost
node-S3 = Mountain–River Outpost
node-S4 = Forest–Mountain Outpost
node-S5 = Myst–Forest Outpost
