"""The balance report of a series: ``write.py`` makes the page, the other modules its parts."""
