// Written by tools/facts.py from what is in the box; a test sees that it is up to date.

export const DOMINANT_SPECIES = {
  animals: ["mammals","reptiles","birds","amphibians","arachnids","insects"],
  elements: ["grass","grub","meat","seed","sun","water"],
  terrains: ["sea","wetland","savannah","jungle","forest","desert","mountain","tundra"],
  actions: ["initiative","adaptation","regression","abundance","wasteland","depletion","glaciation","speciation","wanderlust","migration","competition","domination"],
  cards: ["aquatic","biodiversity","biomass","blight","catastrophe","cold_snap","disease","ecodiversity","evolution","fecundity","fertile","habitat","hibernation","ice_age","ice_sheet","immigrants","instinct","intelligence","mass_exodus","metamorphosis","niche_biomes","nocturnal","omnivore","parasitism","predator","symbiotic"],
  spaces: ["initiative 1","adaptation 1","adaptation 2","adaptation 3","regression 1","regression 2","abundance 1","abundance 2","wasteland 1","depletion 1","glaciation 1","glaciation 2","glaciation 3","glaciation 4","speciation 1","speciation 2","speciation 3","speciation 4","speciation 5","speciation 6","wanderlust 1","wanderlust 2","wanderlust 3","migration 1","migration 2","migration 3","migration 4","migration 5","migration 6","competition 1","competition 2","competition 3","competition 4","competition 5","competition 6","competition 7","domination 1","domination 2","domination 3","domination 4","domination 5"],
  hexes: ["-3,0","-3,1","-3,2","-3,3","-2,-1","-2,0","-2,1","-2,2","-2,3","-1,-2","-1,-1","-1,0","-1,1","-1,2","-1,3","0,-2","0,-1","0,0","0,1","0,2","1,-3","1,-2","1,-1","1,0","1,1","1,2","2,-3","2,-2","2,-1","2,0","2,1","3,-3","3,-2","3,-1","3,0"],
  speciation: ["meat","sun","seed","water","grub","grass"],
  migration: [7,6,5,4,3,2],
  competition: [["jungle","wetland","tundra"],["wetland","desert","tundra"],["desert","forest","tundra"],["forest","savannah","tundra"],["savannah","mountain","tundra"],["mountain","sea","tundra"],["sea","jungle","tundra"]],
  printed: {"mammals":2,"reptiles":2,"birds":2,"amphibians":3,"arachnids":2,"insects":2},
  display: 6,
} as const
