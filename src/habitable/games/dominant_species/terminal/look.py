"""The colours of Dominant Species in a terminal."""

from habitable.earth.terminal.look import Look, Looks

ANIMALS = {
    "mammals": Look("bold #000000 on #eeeeee", "🐺"),
    "reptiles": Look("bold #ffffff on #444444", "🦎"),
    "birds": Look("bold #000000 on #ffd75f", "🐦"),
    "amphibians": Look("bold #ffffff on #005fd7", "🐸"),
    "arachnids": Look("bold #ffffff on #af0000", "🦂"),
    "insects": Look("bold #000000 on #5fd75f", "🐜"),
}
ELEMENTS = {
    "grass": Look("bold #000000 on #87af5f", "🌾"),
    "grub": Look("bold #000000 on #d7af87", "🐛"),
    "meat": Look("bold #000000 on #ff8787", "🍖"),
    "seed": Look("bold #ffffff on #875f00", "🌰"),
    "sun": Look("bold #000000 on #ffaf00", "🌞"),
    "water": Look("bold #000000 on #5fd7ff", "💧"),
}
TERRAINS = {
    "sea": "#ffffff on #005f87",
    "wetland": "#ffffff on #005f5f",
    "savannah": "#ffffff on #878700",
    "jungle": "#ffffff on #005f00",
    "forest": "#ffffff on #5f875f",
    "desert": "#000000 on #d7af5f",
    "mountain": "#ffffff on #585858",
    "tundra": "#000000 on #afd7d7",
}
LOOKS = Looks(ANIMALS, ELEMENTS, TERRAINS)
