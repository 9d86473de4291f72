"""Planet: lay continents on a dodecahedron, win animals by the areas they form. Law: rules/planet.md."""
