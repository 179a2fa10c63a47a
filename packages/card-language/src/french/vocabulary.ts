import type { CardType, Supertype } from "../card-type.ts";
import type { Color } from "../mana.ts";
import type { ObjectStatus } from "../object-status.ts";
import type { Stat } from "../stat.ts";
import type { PhaseName, StepName } from "../turn-structure.ts";
import type { Zone } from "../zone.ts";
import { type Adjective, adjective, invariable, type Noun, noun } from "./grammar.ts";
import { participle } from "./verbs.ts";

/** The words of the game as French cards print them. */

export const COLORS: Readonly<Record<Color, Adjective>> = {
  W: adjective("blanc", "blanche"),
  U: adjective("bleu"),
  B: adjective("noir"),
  R: adjective("rouge"),
  G: adjective("vert"),
};
export const COLOR_NOUNS: Readonly<Record<Color, string>> = {
  W: "le blanc",
  U: "le bleu",
  B: "le noir",
  R: "le rouge",
  G: "le vert",
};

export const TYPES: Readonly<Record<CardType, Noun>> = {
  artifact: noun("artefact", "m"),
  battle: noun("bataille", "f"),
  creature: noun("créature", "f"),
  enchantment: noun("enchantement", "m"),
  instant: noun("éphémère", "m"),
  kindred: noun("tribal", "m", "tribaux"),
  land: noun("terrain", "m"),
  planeswalker: noun("planeswalker", "m"),
  sorcery: noun("rituel", "m"),
};

export const SUPERTYPES: Readonly<Record<Supertype, Adjective>> = {
  basic: invariable("de base"),
  legendary: adjective("légendaire"),
  snow: adjective("neigeux", "neigeuse"),
  world: invariable("du monde"),
};

export const STATS: Readonly<Record<Stat, Noun>> = {
  power: noun("force", "f"),
  toughness: noun("endurance", "f"),
  manaValue: noun("valeur de mana", "f", "valeurs de mana"),
  loyalty: noun("loyauté", "f"),
  basePower: noun("force de base", "f", "forces de base"),
  baseToughness: noun("endurance de base", "f", "endurances de base"),
};

export const ZONES: Readonly<Record<Zone, Noun>> = {
  battlefield: noun("champ de bataille", "m", "champs de bataille"),
  graveyard: noun("cimetière", "m"),
  hand: noun("main", "f"),
  library: noun("bibliothèque", "f"),
  exile: noun("exil", "m"),
  stack: noun("pile", "f"),
  command: noun("zone de commandement", "f", "zones de commandement"),
};

export const STATUSES: Partial<Readonly<Record<ObjectStatus, Adjective>>> = {
  tapped: participle("engager"),
  untapped: participle("dégager"),
  attacking: adjective("attaquant"),
  blocking: adjective("bloqueur", "bloqueuse"),
  blocked: participle("bloquer"),
  unblocked: (of) => `non ${participle("bloquer")(of)}`,
  faceDown: invariable("face cachée"),
  enchanted: participle("enchanter"),
  equipped: participle("équiper"),
  modified: participle("modifier"),
  goaded: participle("inciter"),
  suspected: participle("suspecter"),
  saddled: participle("seller"),
  renowned: adjective("réputé"),
  monstrous: adjective("monstrueux", "monstrueuse"),
  prepared: participle("préparer"),
  suspended: adjective("suspendu"),
};

export const STEPS: Readonly<Record<StepName | PhaseName, Noun>> = {
  beginning: noun("phase de début", "f", "phases de début"),
  combat: noun("phase de combat", "f", "phases de combat"),
  ending: noun("phase de fin", "f", "phases de fin"),
  untap: noun("étape de dégagement", "f", "étapes de dégagement"),
  upkeep: noun("entretien", "m"),
  draw: noun("étape de pioche", "f", "étapes de pioche"),
  precombatMain: noun("première phase principale", "f", "premières phases principales"),
  beginningOfCombat: noun("combat", "m"),
  declareAttackers: noun("étape de déclaration des attaquants", "f", "étapes de déclaration des attaquants"),
  declareBlockers: noun("étape de déclaration des bloqueurs", "f", "étapes de déclaration des bloqueurs"),
  firstStrikeDamage: noun("première étape des blessures de combat", "f"),
  combatDamage: noun("étape des blessures de combat", "f", "étapes des blessures de combat"),
  endOfCombat: noun("étape de fin de combat", "f", "étapes de fin de combat"),
  postcombatMain: noun("seconde phase principale", "f", "secondes phases principales"),
  end: noun("étape de fin", "f", "étapes de fin"),
  cleanup: noun("étape de nettoyage", "f", "étapes de nettoyage"),
};

export const CARD = noun("carte", "f");
export const SPELL = noun("sort", "m");
export const TOKEN = noun("jeton", "m");
export const PERMANENT = noun("permanent", "m");
export const CREATURE = noun("créature", "f");
export const PLAYER = noun("joueur", "m");
export const OPPONENT = noun("adversaire", "m");
export const ABILITY = noun("capacité", "f");

/** Kinds of counters that have a French name; others keep theirs. */
const COUNTERS: Readonly<Record<string, string>> = {
  age: "âge",
  bounty: "prime",
  burden: "fardeau",
  charge: "charge",
  corruption: "corruption",
  credit: "crédit",
  crystal: "cristal",
  death: "mort",
  depletion: "épuisement",
  divinity: "divinité",
  doom: "condamnation",
  dream: "rêve",
  egg: "œuf",
  energy: "énergie",
  eon: "éon",
  experience: "expérience",
  fade: "effacement",
  fate: "destin",
  feather: "plume",
  fetch: "fétiche",
  filibuster: "obstruction",
  finality: "finalité",
  flood: "inondation",
  fungus: "fongus",
  fuse: "mèche",
  gem: "gemme",
  gold: "or",
  growth: "croissance",
  hatchling: "nouveau-né",
  healing: "guérison",
  hit: "contrat",
  hope: "espoir",
  hour: "heure",
  ice: "glace",
  incarnation: "incarnation",
  infection: "infection",
  intervention: "intervention",
  ki: "ki",
  knowledge: "connaissance",
  level: "niveau",
  lore: "sapience",
  loyalty: "loyauté",
  luck: "chance",
  mine: "mine",
  mining: "minage",
  mire: "bourbier",
  music: "musique",
  muster: "rassemblement",
  net: "filet",
  oil: "huile",
  omen: "présage",
  ore: "minerai",
  page: "page",
  pain: "douleur",
  petal: "pétale",
  phylactery: "phylactère",
  plague: "peste",
  plan: "plan",
  poison: "poison",
  polyp: "polype",
  pressure: "pression",
  pupa: "pupe",
  quest: "quête",
  rad: "radiation",
  scream: "cri",
  shield: "bouclier",
  silver: "argent",
  slime: "vase",
  soot: "suie",
  soul: "âme",
  spore: "spore",
  storage: "stockage",
  strife: "querelle",
  study: "étude",
  stun: "étourdissement",
  task: "tâche",
  theft: "vol",
  tide: "marée",
  time: "temps",
  tower: "tour",
  training: "entraînement",
  trap: "piège",
  treasure: "trésor",
  unity: "unité",
  velocity: "vélocité",
  verse: "verset",
  vitality: "vitalité",
  void: "vide",
  vow: "vœu",
  wage: "salaire",
  wind: "vent",
  wish: "souhait",
  blood: "sang",
  flying: "vol",
  "first strike": "initiative",
  "double strike": "double initiative",
  deathtouch: "contact mortel",
  haste: "célérité",
  hexproof: "défense talismanique",
  indestructible: "indestructible",
  lifelink: "lien de vie",
  menace: "menace",
  reach: "portée",
  trample: "piétinement",
  vigilance: "vigilance",
  shadow: "distorsion",
  decayed: "putréfaction",
};

/** « marqueur +1/+1 », « marqueur « charge » »; `any` is a counter of whatever kind. */
export function counterNoun(counter: string): Noun {
  if (counter === "any") return noun("marqueur", "m");
  const kind = /^[+-]/.test(counter) ? counter : `« ${COUNTERS[counter] ?? counter} »`;
  return noun(`marqueur ${kind}`, "m", `marqueurs ${kind}`);
}

export const STATIC_ADJECTIVES = {
  colorless: adjective("incolore"),
  monocolored: adjective("monocolore"),
  multicolored: adjective("multicolore"),
  colored: adjective("coloré"),
  historic: adjective("historique"),
} as const;
