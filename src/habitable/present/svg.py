"""A few words of SVG: shapes that nest, and text that is safe whatever is in it."""

from collections.abc import Iterable
from xml.etree import ElementTree as ET

Point = tuple[float, float]


class Picture:
    """An SVG with a title for screen readers. Shapes are added to it, or to a group of it."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.root = ET.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {number(width)} {number(height)}",
                "width": number(width),
                "height": number(height),
                "role": "img",
                "font-family": "Rubik, 'DejaVu Sans', 'Noto Sans', sans-serif",
            },
        )
        ET.SubElement(self.root, "title").text = title
        self.defs = ET.SubElement(self.root, "defs")

    def __str__(self) -> str:
        return ET.tostring(self.root, encoding="unicode") + "\n"


def number(x: float) -> str:
    return f"{x:.2f}".rstrip("0").rstrip(".")


def add(parent: ET.Element, tag: str, text: str | None = None, **attributes: str | float) -> ET.Element:
    """A shape; an underscore in an attribute's name is a hyphen."""
    values = {key.replace("_", "-"): v if isinstance(v, str) else number(v) for key, v in attributes.items()}
    shape = ET.SubElement(parent, tag, values)
    shape.text = text
    return shape


def group(parent: ET.Element, x: float = 0, y: float = 0, cls: str = "") -> ET.Element:
    out = add(parent, "g")
    if x or y:
        out.set("transform", f"translate({number(x)} {number(y)})")
    if cls:
        out.set("class", cls)
    return out


def polygon(parent: ET.Element, points: Iterable[Point], **attributes: str | float) -> ET.Element:
    out = add(parent, "polygon", None, **attributes)
    out.set("points", " ".join(f"{number(x)},{number(y)}" for x, y in points))
    return out


def label(parent: ET.Element, x: float, y: float, text: str, size: float, **attributes: str | float) -> ET.Element:
    """Text centred on a point."""
    out = add(parent, "text", text, x=x, y=y, font_size=size, text_anchor="middle", dy="0.35em")
    for key, value in attributes.items():
        out.set(key.replace("_", "-"), value if isinstance(value, str) else number(value))
    return out
