# מילים משותפות לכל המשחקים והכלים.

sheet-total = סך הכול
sheet-place = מקום
