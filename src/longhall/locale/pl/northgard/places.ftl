# Northgard: what the lands of the built-in pack are called. The names are our own and mean nothing in the game.

land-S0-a = Hrafnvik
land-S0-b = Elgmark
land-S0-c = Solheim
land-S0-d = Isnes

land-S5-a = Ulfdal
land-S5-b = Steinvoll
land-S5-c = Kaldbakk
land-S5-d = Birkerud

land-T01-a = Frostvang
land-T01-b = Ormstad
land-T01-c = Lyngmo
land-T01-d = Trollfoss

land-T02-a = Arnfell
land-T02-b = Sandey

land-T03-a = Grimskar
land-T03-b = Eikholt
land-T03-c = Naustby
land-T03-d = Vindhaug

land-T04-a = Raudnes
land-T04-b = Skipsund
land-T04-c = Myrland

land-T05-a = Falkborg
land-T05-b = Runebakk

land-T06-a = Svartlid
land-T06-b = Gullhamar
land-T06-c = Selholm
land-T06-d = Askeby

land-T07-a = Hvalsund
land-T07-b = Jarndal
land-T07-c = Nattmyr

land-T08-a = Dagstad
land-T08-b = Kolfjord
land-T08-c = Brynhult

land-T09-a = Eldvang
land-T09-b = Torvhus
land-T09-c = Snorvik

land-T10-a = Haukdal
land-T10-b = Rognlund
land-T10-c = Ketilsey

land-T11-a = Geitfell
land-T11-b = Lambholt

land-T12-a = Stormtun
land-T12-b = Refsnes
land-T12-c = Galtrud

land-T13-a = Kongsmo

land-T14-a = Hestvik
land-T14-b = Sildvag
land-T14-c = Almskog

land-T15-a = Brandhei
land-T15-b = Laksfoss
land-T15-c = Vargtun

land-T16-a = Hasselby
land-T16-b = Manborg
land-T16-c = Jutulmo

land-T17-a = Kvernlund
land-T17-b = Sverdey

land-T18-a = Tranmark
land-T18-b = Bogahus
land-T18-c = Furuhaug

land-T19-a = Ottermyr
land-T19-b = Gronvad
land-T19-c = Hellufoss

land-T20-a = Skaldnes
land-T20-b = Lundvoll

land-T21-a = Bekkheim
land-T21-b = Kopardal

land-T22-a = Vestrey
land-T22-b = Nordhult
land-T22-c = Smedrud
land-T22-d = Tindborg

land-T23-a = Klettvik
land-T23-b = Grasmo
land-T23-c = Havstein

land-T24-a = Rypelid
land-T24-b = Bersund
land-T24-c = Leirvad

land-T25-a = Ingerstad
land-T25-b = Fiskhei
land-T25-c = Holtnes

land-T26-a = Uglemyr
land-T26-b = Kraktun
land-T26-c = Jokuldal

land-T27-a = Stavland
land-T27-b = Hundvang
land-T27-c = Rokfell

land-T28-a = Gaupskog
land-T28-b = Tareholm

land-T29-a = Ostervik
land-T29-b = Dimmdal
land-T29-c = Hornbru

land-T30-a = Blaberg
land-T30-b = Moslund
land-T30-c = Trellhus
land-T30-d = Yngvoll

land-T31-a = Regnfjord
land-T31-b = Harbakk
land-T31-c = Skuldey

land-T32-a = Tyrifoss
land-T32-b = Sigrud
land-T32-c = Nesvang

land-T33-a = Gislavad
land-T33-b = Fagerhei
land-T33-c = Aurstein
