# Hra v několika větách, nad jejími pravidly.

brief-aim = Tři roky v zamrzlém světě: vítězí, kdo má po roce III nejvyšší reputaci. Přináší ji nasazování a práce strojů, lov parazitů a také aparatury a úlomky; bez jediného úlomku na konci ztratíte 15.
brief-turn = Ve svém tahu se nejprve přesunete, nebo utáboříte, pak smíte provést jednu standardní a jednu speciální akci. Těžba bere qoamy z oblastí kolem vašeho uzlu a vaše stroje tam přidávají další; qoamy se platí skoro za všechno ostatní.
brief-mind = Každé kolo začíná událostí, která přinese qoamy a parazity, nebo pohne Kolosem. Je-li parazitů víc než strojů, oblast blokují, a čtvrtý parazit tam zničí všechno. Úlomky se berou z Kolosu u jeho kráteru; aparatury se vyzvedávají ve městě a instalují u kráterů.
