# מה ששני המשחקים אומרים באותן מילים: מקומות על כדור הארץ, וחלקי השולחן.

# סביב הקואורדינטות סימני כיוון משמאל לימין, כדי שסדרן יישמר בתוך שורה בעברית.
earth-hex = ‎{ $at }‎
earth-tile = { $terrain } ‎{ $at }‎
earth-corner = ‎{ $corner }‎ ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = כרגע
earth-stocks = מלאי
earth-deck = חפיסה
