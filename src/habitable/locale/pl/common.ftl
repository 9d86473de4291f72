# Słowa wspólne dla wszystkich gier i narzędzi.

sheet-total = suma
sheet-place = miejsce

# Said for a game that has no words of its own for it.

words-question = Co odpowiadasz?
words-table = stół
