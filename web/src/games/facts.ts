// Written by tools/facts.py from what is in the boxes; a test sees that it is up to date.

export const ECOSYSTEM = {
  letters: "MSDBFWTGHER",
  names: ["meadow","stream","deer","bear","fox","wolf","trout","dragonfly","bee","eagle","rabbit"],
  choose: 12,
  gapPoints: [12,12,12,7,3,0,-5],
} as const

export const EARTH = {
  bonus: [0,1,3,6,10,15,21,28,36,45],
} as const

export const PLANET = {
  letters: "OFDMI",
  names: ["ocean","forest","desert","mountain","ice"],
  neighbours: [[1,2,3,4,5],[0,5,10,6,2],[0,1,6,7,3],[0,2,7,8,4],[0,3,8,9,5],[0,4,9,10,1],[11,7,2,1,10],[11,8,3,2,6],[11,9,4,3,7],[11,10,5,4,8],[11,6,1,5,9],[6,10,9,8,7]],
  animals: {"seahorse":{"en":"Seahorse","pl":"konik morski","he":"סוסון ים"},"crocodile":{"en":"Crocodile","pl":"krokodyl","he":"תנין"},"sea_turtle":{"en":"Sea turtle","pl":"żółw morski","he":"צב ים"},"octopus":{"en":"Octopus","pl":"ośmiornica","he":"תמנון"},"whale":{"en":"Whale","pl":"wieloryb","he":"לווייתן"},"jellyfish":{"en":"Jellyfish","pl":"meduza","he":"מדוזה"},"shark":{"en":"Shark","pl":"rekin","he":"כריש"},"dolphin":{"en":"Dolphin","pl":"delfin","he":"דולפין"},"clownfish":{"en":"Clownfish","pl":"błazenek","he":"שושנון"},"panda":{"en":"Panda","pl":"panda","he":"פנדה"},"beaver":{"en":"Beaver","pl":"bóbr","he":"בונה"},"tiger":{"en":"Tiger","pl":"tygrys","he":"טיגריס"},"gorilla":{"en":"Gorilla","pl":"goryl","he":"גורילה"},"fox":{"en":"Fox","pl":"lis","he":"שועל"},"hedgehog":{"en":"Hedgehog","pl":"jeż","he":"קיפוד"},"tree_frog":{"en":"Tree frog","pl":"rzekotka","he":"אילנית"},"sloth":{"en":"Sloth","pl":"leniwiec","he":"עצלן"},"chimpanzee":{"en":"Chimpanzee","pl":"szympans","he":"שימפנזה"},"meerkat":{"en":"Meerkat","pl":"surykatka","he":"סוריקטה"},"flamingo":{"en":"Flamingo","pl":"flaming","he":"פלמינגו"},"giraffe":{"en":"Giraffe","pl":"żyrafa","he":"ג'ירפה"},"elephant":{"en":"Elephant","pl":"słoń","he":"פיל"},"bactrian_camel":{"en":"Bactrian camel","pl":"wielbłąd dwugarbny","he":"גמל דו-דבשתי"},"fennec":{"en":"Fennec","pl":"fenek","he":"פנק"},"dromedary":{"en":"Dromedary","pl":"dromader","he":"גמל חד-דבשתי"},"ostrich":{"en":"Ostrich","pl":"struś","he":"יען"},"scorpion":{"en":"Scorpion","pl":"skorpion","he":"עקרב"},"ibex":{"en":"Ibex","pl":"koziorożec","he":"יעל"},"condor":{"en":"Condor","pl":"kondor","he":"קונדור"},"brown_bear":{"en":"Brown bear","pl":"niedźwiedź brunatny","he":"דוב חום"},"cougar":{"en":"Cougar","pl":"puma","he":"פומה"},"snow_leopard":{"en":"Snow leopard","pl":"pantera śnieżna","he":"נמר השלג"},"yak":{"en":"Yak","pl":"jak","he":"יאק"},"golden_eagle":{"en":"Golden eagle","pl":"orzeł przedni","he":"עיט זהוב"},"marmot":{"en":"Marmot","pl":"świstak","he":"מרמיטה"},"llama":{"en":"Llama","pl":"lama","he":"למה"},"penguin":{"en":"Penguin","pl":"pingwin","he":"פינגווין"},"walrus":{"en":"Walrus","pl":"mors","he":"ניבתן"},"moose":{"en":"Moose","pl":"łoś","he":"אייל קורא"},"musk_ox":{"en":"Musk ox","pl":"piżmowół","he":"שור המושק"},"arctic_hare":{"en":"Arctic hare","pl":"zając polarny","he":"ארנבת ארקטית"},"arctic_wolf":{"en":"Arctic wolf","pl":"wilk polarny","he":"זאב ארקטי"},"polar_bear":{"en":"Polar bear","pl":"niedźwiedź polarny","he":"דוב קוטב"},"reindeer":{"en":"Reindeer","pl":"renifer","he":"אייל הצפון"},"seal":{"en":"Seal","pl":"foka","he":"כלב ים"}},
} as const

export const DOMINANT_SPECIES = {
  animals: ["mammals","reptiles","birds","amphibians","arachnids","insects"],
  elements: ["grass","grub","meat","seed","sun","water"],
  terrains: ["sea","wetland","savannah","jungle","forest","desert","mountain","tundra"],
  actions: ["initiative","adaptation","regression","abundance","wasteland","depletion","glaciation","speciation","wanderlust","migration","competition","domination"],
  cards: ["aquatic","biodiversity","biomass","blight","catastrophe","cold_snap","disease","ecodiversity","evolution","fecundity","fertile","habitat","hibernation","ice_age","ice_sheet","immigrants","instinct","intelligence","mass_exodus","metamorphosis","niche_biomes","nocturnal","omnivore","parasitism","predator","symbiotic"],
  spaces: ["initiative 1","adaptation 1","adaptation 2","adaptation 3","regression 1","regression 2","abundance 1","abundance 2","wasteland 1","depletion 1","glaciation 1","glaciation 2","glaciation 3","glaciation 4","speciation 1","speciation 2","speciation 3","speciation 4","speciation 5","speciation 6","wanderlust 1","wanderlust 2","wanderlust 3","migration 1","migration 2","migration 3","migration 4","migration 5","migration 6","competition 1","competition 2","competition 3","competition 4","competition 5","competition 6","competition 7","domination 1","domination 2","domination 3","domination 4","domination 5"],
  start: {"0,0":"tundra","0,-1":"wetland","1,-1":"savannah","1,0":"desert","0,1":"mountain","-1,1":"forest","-1,0":"jungle"},
  hexes: ["-3,0","-3,1","-3,2","-3,3","-2,-1","-2,0","-2,1","-2,2","-2,3","-1,-2","-1,-1","-1,0","-1,1","-1,2","-1,3","0,-2","0,-1","0,0","0,1","0,2","1,-3","1,-2","1,-1","1,0","1,1","1,2","2,-3","2,-2","2,-1","2,0","2,1","3,-3","3,-2","3,-1","3,0"],
  speciation: ["meat","sun","seed","water","grub","grass"],
  migration: [7,6,5,4,3,2],
  competition: [["jungle","wetland","tundra"],["wetland","desert","tundra"],["desert","forest","tundra"],["forest","savannah","tundra"],["savannah","mountain","tundra"],["mountain","sea","tundra"],["sea","jungle","tundra"]],
  actionOf: {"swap_or_keep":"initiative","go_on":"initiative","adapt":"adaptation","protect":"regression","take_abundance":"abundance","put_abundance":"abundance","remove":"wasteland","deplete":"depletion","glaciate":"glaciation","speciate":"speciation","spread":"speciation","swarm":"speciation","explore":"wanderlust","lay":"wanderlust","take_element":"wanderlust","put_element":"wanderlust","come":"wanderlust","migrate":"migration","compete":"competition","hunt":"competition","dominate":"domination","take_card":"domination"},
  cardsOf: {"aquatic_tile":["aquatic"],"aquatic_cubes":["aquatic"],"take_from_bag":["aquatic","habitat"],"put_from_bag":["aquatic","habitat"],"blight_tile":["blight"],"blight_leaves":["blight"],"give_up_element":["disease","immigrants"],"trade_in":["metamorphosis"],"trade_for":["metamorphosis"],"spread_ice":["ice_sheet"],"sacrifice":["immigrants"],"follow_instinct":["instinct"],"fertile_tile":["fertile"],"victim":["biomass","catastrophe","predator"],"catastrophe_tile":["catastrophe"],"survivor":["catastrophe"],"evolve":["evolution"],"multiply":["fecundity"],"wake_up":["hibernation"],"exodus_tile":["mass_exodus"],"exodus":["mass_exodus"]},
  chains: ["spread","come","migrate","compete","evolve","multiply","wake_up","aquatic_cubes"],
  victims: ["compete","hunt","evolve"],
} as const

export const MARINE = {
  animals: ["reptiles","cephalopods","fishes","crustaceans"],
  elements: ["algae","gastropods","plankton","sponges","sun","worms"],
  terrains: ["land","kelp","reef","seamount","meadow","sand","ocean","eruption"],
  actions: ["abundance","autotrophs","depletion","adaptation","regression","speciation","wanderlust","tectonics","migration","competition","evolution","domination"],
  cards: ["asteroid","biomass","rich_habitat","disease","predator","ecodiversity","gene_expression","extremophiles","endosymbionts","divergent_evolution","semiaquatic","invasive_species","trophic_cascade","terrestrial","mollusks","metamorphosis","carbon_cycle","annelids","fecundity","fertile","population_doubling","niche_construction","producers","solar_radiation","adaptability","biodiversity","tectonic_movement","habitat","monotypic_habitat","symbiotic","marine_snow","mass_exodus","omnivore","volcanism","voracious_predator"],
  spaces: ["abundance 1","abundance 2","abundance 3","autotrophs 1","autotrophs 2","depletion 1","adaptation 1","adaptation 2","adaptation 3","regression 1","regression 2","speciation 1","speciation 2","speciation 3","speciation 4","speciation 5","wanderlust 1","wanderlust 2","wanderlust 3","tectonics 1","tectonics 2","migration 1","migration 2","migration 3","migration 4","competition 1","competition 2","competition 3","competition 4","evolution 1","evolution 2","evolution 3","evolution 4","evolution 5","domination 1","domination 2","domination 3","benthic"],
  traits: ["pack_hunters","exaptation","ram_feeding","hadal","camouflage","cannibal","flight","carnivore","migratory","ecological_niche","resilience","phenotypic_plasticity","sapience","solitary","gregarious","prey_switching","benthic","living_fossil"],
  sides: ["vent","geyser"],
  start: {"0,0":"reef","0,-1":"land","1,-1":"kelp","1,0":"sand","0,1":"ocean","-1,1":"seamount","-1,0":"meadow","0,-3":"land","0,-2":"land","1,-3":"land","-1,-2":"land","0,3":"ocean","0,2":"ocean","1,2":"ocean","-1,3":"ocean"},
  hexes: ["-3,0","-3,1","-3,2","-3,3","-2,-1","-2,0","-2,1","-2,2","-2,3","-1,-2","-1,-1","-1,0","-1,1","-1,2","-1,3","0,-3","0,-2","0,-1","0,0","0,1","0,2","0,3","1,-3","1,-2","1,-1","1,0","1,1","1,2","2,-3","2,-2","2,-1","2,0","2,1","3,-3","3,-2","3,-1","3,0"],
  special: ["adaptation 3","competition 4","migration 4","speciation 5","tectonics 2","wanderlust 3"],
  eruptions: [[0,-3],[0,3]],
  actionOf: {"take_abundance":"abundance","put_abundance":"abundance","lift_or_swap":"autotrophs","exchange":"autotrophs","deplete":"depletion","adapt":"adaptation","replace":"adaptation","guard":"regression","speciate":"speciation","spread":"speciation","explore":"wanderlust","lay":"wanderlust","take_element":"wanderlust","put_element":"wanderlust","come":"wanderlust","erupt":"tectonics","choose_side":"tectonics","settle":"tectonics","migrate":"migration","compete":"competition","evolve":"evolution","take_card":"evolution","dominate":"domination"},
  cardsOf: {"divergent_card":["divergent_evolution"],"terrestrial_element":["terrestrial"],"terrestrial_tile":["terrestrial"],"terrestrial_cubes":["terrestrial"],"habitat_loses":["habitat"],"habitat_gains":["habitat"],"put_from_bag":["habitat","terrestrial"],"cascade_tile":["trophic_cascade"],"remove_elements":["trophic_cascade","omnivore"],"niche_element":["niche_construction"],"niche_corner":["niche_construction"],"give_up_element":["disease"],"trade_in":["metamorphosis"],"trade_for":["metamorphosis"],"swap_out":["adaptability"],"swap_in":["adaptability"],"express_trait":["gene_expression"],"replace_trait":["gene_expression"],"victim":["asteroid","biomass","omnivore","predator"],"asteroid_tile":["asteroid"],"survivor":["asteroid"],"omnivore_tile":["omnivore"],"irradiate":["solar_radiation"],"devour":["voracious_predator"],"take_over":["voracious_predator"],"fertile_tile":["fertile"],"rich_terrain":["rich_habitat"],"multiply":["fecundity"],"doubling_tile":["population_doubling"],"exodus_tile":["mass_exodus"],"exodus":["mass_exodus"]},
  traitOf: {"copy":"exaptation","hide":"camouflage","make_room":"ram_feeding","claim":"pack_hunters","shelter":"phenotypic_plasticity","take_oldest":"living_fossil"},
  chains: ["spread","come","migrate","compete","terrestrial_cubes"],
  victims: ["compete","devour"],
} as const
