# Co obie gry o dominujących gatunkach mówią tak samo: miejsca na Ziemi i części stołu.

earth-hex = { $at }
earth-tile = { $terrain } { $at }
earth-corner = { $corner } ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = Teraz
earth-stocks = Zapasy
earth-deck = Talia
