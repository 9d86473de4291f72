// Written by tools/facts.py from what is in the box; a test sees that it is up to date.

export const MARINE = {
  animals: ["reptiles","cephalopods","fishes","crustaceans"],
  elements: ["algae","gastropods","plankton","sponges","sun","worms"],
  terrains: ["land","kelp","reef","seamount","meadow","sand","ocean","eruption"],
  actions: ["abundance","autotrophs","depletion","adaptation","regression","speciation","wanderlust","tectonics","migration","competition","evolution","domination"],
  cards: ["asteroid","biomass","rich_habitat","disease","predator","ecodiversity","gene_expression","extremophiles","endosymbionts","divergent_evolution","semiaquatic","invasive_species","trophic_cascade","terrestrial","mollusks","metamorphosis","carbon_cycle","annelids","fecundity","fertile","population_doubling","niche_construction","producers","solar_radiation","adaptability","biodiversity","tectonic_movement","habitat","monotypic_habitat","symbiotic","marine_snow","mass_exodus","omnivore","volcanism","voracious_predator"],
  spaces: ["abundance 1","abundance 2","abundance 3","autotrophs 1","autotrophs 2","depletion 1","adaptation 1","adaptation 2","adaptation 3","regression 1","regression 2","speciation 1","speciation 2","speciation 3","speciation 4","speciation 5","wanderlust 1","wanderlust 2","wanderlust 3","tectonics 1","tectonics 2","migration 1","migration 2","migration 3","migration 4","competition 1","competition 2","competition 3","competition 4","evolution 1","evolution 2","evolution 3","evolution 4","evolution 5","domination 1","domination 2","domination 3","benthic"],
  traits: ["pack_hunters","exaptation","ram_feeding","hadal","camouflage","cannibal","flight","carnivore","migratory","ecological_niche","resilience","phenotypic_plasticity","sapience","solitary","gregarious","prey_switching","benthic","living_fossil"],
  sides: ["vent","geyser"],
  hexes: ["-3,0","-3,1","-3,2","-3,3","-2,-1","-2,0","-2,1","-2,2","-2,3","-1,-2","-1,-1","-1,0","-1,1","-1,2","-1,3","0,-3","0,-2","0,-1","0,0","0,1","0,2","0,3","1,-3","1,-2","1,-1","1,0","1,1","1,2","2,-3","2,-2","2,-1","2,0","2,1","3,-3","3,-2","3,-1","3,0"],
  special: ["adaptation 3","competition 4","migration 4","speciation 5","tectonics 2","wanderlust 3"],
  display: 6,
} as const
