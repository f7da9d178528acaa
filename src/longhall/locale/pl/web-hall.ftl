# Strony sali: wejście, otwieranie stołów, szukanie ich.

web-error-offline = Nie można połączyć się z salą. Czy połączenie zostało przerwane?
