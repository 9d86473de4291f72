# מילים משותפות לכל המשחקים והכלים.

sheet-total = סך הכול
sheet-place = מקום

# Said for a game that has no words of its own for it.

words-question = מה התשובה?
words-table = השולחן
