"""The colours of Marine in a terminal."""

from habitable.earth.terminal.look import Look, Looks

ANIMALS = {
    "reptiles": Look("bold #ffffff on #5f00af", "🐢"),
    "cephalopods": Look("bold #000000 on #ff8700", "🐙"),
    "fishes": Look("bold #ffffff on #005fff", "🐠"),
    "crustaceans": Look("bold #ffffff on #875f00", "🦀"),
}
ELEMENTS = {
    "algae": Look("bold #000000 on #87d75f", "🌿"),
    "gastropods": Look("bold #000000 on #d7af87", "🐌"),
    "plankton": Look("bold #000000 on #5fd7ff", "🦐"),
    "sponges": Look("bold #000000 on #ff87af", "🧽"),
    "sun": Look("bold #000000 on #ffd75f", "🌞"),
    "worms": Look("bold #000000 on #d7875f", "🐛"),
}
TERRAINS = {
    "land": "#ffffff on #5f5f00",
    "kelp": "#ffffff on #005f00",
    "reef": "#000000 on #d7afaf",
    "seamount": "#ffffff on #585858",
    "meadow": "#000000 on #87af5f",
    "sand": "#000000 on #d7d7af",
    "ocean": "#ffffff on #005f87",
    "eruption": "#ffffff on #5f0000",
    "vent": "#ffffff on #5f0000",
    "geyser": "#000000 on #afd7d7",
}
LOOKS = Looks(ANIMALS, ELEMENTS, TERRAINS)
SYMBOLS = {"none": "", "bones": "💀", "fish": "🐟", "both": "💀🐟"}  # of the cards
LETTERS = {"none": "", "bones": "(-)", "fish": "(+)", "both": "(-+)"}


def symbol(name: str, symbols: bool) -> str:
    """What a card brings when it is laid out."""
    return (SYMBOLS if symbols else LETTERS)[name]
