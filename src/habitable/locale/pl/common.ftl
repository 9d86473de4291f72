# Słowa wspólne dla wszystkich gier i narzędzi.

sheet-total = suma
sheet-place = miejsce
