// A picture for each animal that has one; About names the authors.
import type { Component } from 'svelte'
import BearHead from '~icons/game-icons/bear-head'
import Beaver from '~icons/game-icons/beaver'
import Bison from '~icons/game-icons/bison'
import BuffaloHead from '~icons/game-icons/buffalo-head'
import Camel from '~icons/game-icons/camel'
import CamelHead from '~icons/game-icons/camel-head'
import Clownfish from '~icons/game-icons/clownfish'
import CrocJaws from '~icons/game-icons/croc-jaws'
import Dolphin from '~icons/game-icons/dolphin'
import EagleHead from '~icons/game-icons/eagle-head'
import Elephant from '~icons/game-icons/elephant'
import Flamingo from '~icons/game-icons/flamingo'
import Fox from '~icons/game-icons/fox'
import Frog from '~icons/game-icons/frog'
import Gorilla from '~icons/game-icons/gorilla'
import Hedgehog from '~icons/game-icons/hedgehog'
import Jellyfish from '~icons/game-icons/jellyfish'
import JugglingSeal from '~icons/game-icons/juggling-seal'
import Monkey from '~icons/game-icons/monkey'
import Octopus from '~icons/game-icons/octopus'
import Ostrich from '~icons/game-icons/ostrich'
import Panda from '~icons/game-icons/panda'
import Penguin from '~icons/game-icons/penguin'
import Rabbit from '~icons/game-icons/rabbit'
import Scorpion from '~icons/game-icons/scorpion'
import SeaTurtle from '~icons/game-icons/sea-turtle'
import Seahorse from '~icons/game-icons/seahorse'
import SharkJaws from '~icons/game-icons/shark-jaws'
import Sloth from '~icons/game-icons/sloth'
import SpermWhale from '~icons/game-icons/sperm-whale'
import StagHead from '~icons/game-icons/stag-head'
import TigerHead from '~icons/game-icons/tiger-head'
import Vulture from '~icons/game-icons/vulture'
import WalrusHead from '~icons/game-icons/walrus-head'
import WolfHead from '~icons/game-icons/wolf-head'

export const PICTURES: Record<string, Component> = {
  seahorse: Seahorse,
  crocodile: CrocJaws,
  sea_turtle: SeaTurtle,
  octopus: Octopus,
  whale: SpermWhale,
  jellyfish: Jellyfish,
  shark: SharkJaws,
  dolphin: Dolphin,
  clownfish: Clownfish,
  panda: Panda,
  beaver: Beaver,
  tiger: TigerHead,
  gorilla: Gorilla,
  fox: Fox,
  hedgehog: Hedgehog,
  tree_frog: Frog,
  sloth: Sloth,
  chimpanzee: Monkey,
  flamingo: Flamingo,
  elephant: Elephant,
  bactrian_camel: Camel,
  dromedary: CamelHead,
  ostrich: Ostrich,
  scorpion: Scorpion,
  condor: Vulture,
  brown_bear: BearHead,
  yak: Bison,
  golden_eagle: EagleHead,
  penguin: Penguin,
  walrus: WalrusHead,
  musk_ox: BuffaloHead,
  arctic_hare: Rabbit,
  arctic_wolf: WolfHead,
  polar_bear: BearHead,
  reindeer: StagHead,
  seal: JugglingSeal,
}
