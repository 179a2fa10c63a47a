import { lookUp } from "../../base/look-up.ts";
import { ANIMALS } from "./animals.ts";
import { ARMS } from "./arms.ts";
import { CREEPERS } from "./creepers.ts";
import type { Crest, Shape } from "./crest.ts";
import { FABLED } from "./fabled.ts";
import { FOLK } from "./folk.ts";
import { type Calling, GEAR } from "./gear.ts";
import { MADE } from "./made.ts";
import { PEOPLE } from "./people.ts";
import { RELICS } from "./relics.ts";
import { sigilOf } from "./sigil.ts";
import { SPELLS } from "./spells.ts";
import { UNDYING } from "./undying.ts";

/** All hand-drawn shapes that can be the centerpiece of a picture. */
export const CRESTS = {
  ...PEOPLE,
  ...FOLK,
  ...UNDYING,
  ...ANIMALS,
  ...CREEPERS,
  ...FABLED,
  ...MADE,
  ...RELICS,
  ...ARMS,
  ...SPELLS,
} as const;
export type CrestName = keyof typeof CRESTS;

/** The crest of each creature type that has its own or resembles one that has. */
const CREST_BY_TYPE: Readonly<Record<string, CrestName>> = {
  human: "human",
  elf: "elf",
  goblin: "goblin",
  orc: "ogre",
  ogre: "ogre",
  troll: "ogre",
  cyclops: "ogre",
  dwarf: "dwarf",
  giant: "giant",
  merfolk: "merfolk",
  siren: "merfolk",
  faerie: "faerie",
  minotaur: "minotaur",
  ox: "minotaur",
  centaur: "centaur",
  satyr: "deer",
  zombie: "zombie",
  skeleton: "skeleton",
  vampire: "vampire",
  spirit: "spirit",
  specter: "spirit",
  shade: "spirit",
  wraith: "spirit",
  illusion: "spirit",
  angel: "angel",
  archon: "angel",
  demon: "demon",
  devil: "demon",
  imp: "demon",
  efreet: "djinn",
  djinn: "djinn",
  genie: "djinn",
  horror: "horror",
  nightmare: "horror",
  eldrazi: "horror",
  beholder: "horror",
  eye: "eye",
  cat: "cat",
  leonin: "cat",
  nightstalker: "cat",
  wolf: "wolf",
  werewolf: "wolf",
  dog: "wolf",
  hound: "wolf",
  fox: "wolf",
  coyote: "wolf",
  bear: "bear",
  badger: "bear",
  wolverine: "bear",
  bird: "bird",
  aven: "bird",
  rat: "rat",
  mouse: "rat",
  bat: "bat",
  horse: "horse",
  pegasus: "horse",
  unicorn: "unicorn",
  boar: "boar",
  pig: "boar",
  elephant: "elephant",
  mammoth: "elephant",
  loxodon: "elephant",
  rhino: "beast",
  ape: "ape",
  monkey: "ape",
  deer: "deer",
  elk: "deer",
  antelope: "deer",
  goat: "deer",
  sheep: "deer",
  rabbit: "rabbit",
  squirrel: "rabbit",
  snake: "snake",
  naga: "snake",
  gorgon: "snake",
  spider: "spider",
  insect: "insect",
  scorpion: "scorpion",
  crab: "crab",
  turtle: "turtle",
  frog: "frog",
  lizard: "lizard",
  salamander: "lizard",
  crocodile: "dinosaur",
  dinosaur: "dinosaur",
  fish: "fish",
  shark: "fish",
  whale: "fish",
  octopus: "octopus",
  squid: "octopus",
  kraken: "octopus",
  cephalid: "octopus",
  ooze: "ooze",
  dragon: "dragon",
  drake: "drake",
  wyvern: "drake",
  sphinx: "sphinx",
  hydra: "hydra",
  griffin: "griffin",
  hippogriff: "griffin",
  phoenix: "phoenix",
  wurm: "wurm",
  worm: "wurm",
  serpent: "serpent",
  leviathan: "serpent",
  beast: "beast",
  kavu: "beast",
  baloth: "beast",
  chimera: "beast",
  elemental: "elemental",
  incarnation: "elemental",
  avatar: "mask",
  god: "star",
  golem: "golem",
  construct: "construct",
  robot: "construct",
  myr: "construct",
  assemblyworker: "construct",
  thopter: "thopter",
  wall: "wall",
  scarecrow: "scarecrow",
  gargoyle: "gargoyle",
  treefolk: "treefolk",
  dryad: "treefolk",
  fungus: "fungus",
  saproling: "fungus",
  plant: "plant",
};

/** Occupations, as opposed to peoples: shown only if the creature's people has no crest. */
const CALLING_BY_TYPE: Readonly<Record<string, CrestName>> = {
  soldier: "soldier",
  guard: "soldier",
  rebel: "soldier",
  mercenary: "soldier",
  knight: "knight",
  samurai: "knight",
  wizard: "wizard",
  warlock: "wizard",
  sorcerer: "wizard",
  cleric: "cleric",
  priest: "cleric",
  warrior: "warrior",
  berserker: "warrior",
  barbarian: "warrior",
  gladiator: "warrior",
  shaman: "shaman",
  rogue: "rogue",
  assassin: "rogue",
  ninja: "rogue",
  mercenaries: "rogue",
  druid: "druid",
  archer: "archer",
  scout: "archer",
  ranger: "archer",
  monk: "monk",
  mystic: "monk",
  pirate: "pirate",
  noble: "noble",
  advisor: "noble",
  lord: "noble",
  artificer: "artificer",
  pilot: "artificer",
  citizen: "human",
  peasant: "human",
  ally: "human",
  bard: "human",
};

const plain = (type: string): string => type.toLowerCase().replace(/[^a-z]/g, "");
const isCalling = (name: string): name is Calling => Object.hasOwn(GEAR, name);

export interface CreatureCrest {
  crest: Crest;
  /** what is carried, drawn behind the crest */
  gear: readonly Shape[];
}

/** The crest of a creature with these types, in their printed order. */
export function crestOfCreature(subtypes: readonly string[], name: string): CreatureCrest {
  const types = subtypes.map(plain);
  const people = types.map((type) => lookUp(CREST_BY_TYPE, type)).find((found) => found !== undefined);
  const calling = types.map((type) => lookUp(CALLING_BY_TYPE, type)).find((found) => found !== undefined);
  if (people === undefined || people === "human") {
    const own = calling ?? people;
    return { crest: own === undefined ? sigilOf(types[0] ?? name) : CRESTS[own], gear: [] };
  }
  return { crest: CRESTS[people], gear: calling !== undefined && isCalling(calling) ? GEAR[calling] : [] };
}

/** True where a crest was drawn for this creature type, so that no sigil is needed. */
export const hasCrest = (type: string): boolean =>
  (lookUp(CREST_BY_TYPE, plain(type)) ?? lookUp(CALLING_BY_TYPE, plain(type))) !== undefined;
