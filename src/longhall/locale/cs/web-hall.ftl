# Stránky síně: vstup, otevírání stolů, jejich hledání.

web-error-offline = Síň není dostupná. Nevypadlo spojení?
