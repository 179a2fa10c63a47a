import { lookUp } from "../base/look-up.ts";
import type { CrestName } from "./crests/crest-of.ts";
import { hashText } from "./paint/seed.ts";
import type { ArtKind, ArtSubject } from "./subject.ts";

type Rule = readonly [pattern: RegExp, motif: CrestName];

/** Words in a card's name that suggest a motif. */
const NAMED: readonly Rule[] = [
  [/bolt|lightning|shock|thunder|storm/, "bolt"],
  [/fire|flame|burn|blaze|ember|inferno|pyre|scorch/, "flame"],
  [/ice|frost|snow|winter|freez/, "ice"],
  [/skull|death|doom|murder|kill|dead|bone/, "skull"],
  [/grave|tomb|crypt/, "dead"],
  [/sword|blade|saber|edge|knife|dagger|glaive|lance|scythe/, "sword"],
  [/axe|cleaver/, "axe"],
  [/hammer|maul|forge/, "hammer"],
  [/shield|aegis|bulwark|armor|plate/, "shield"],
  [/helm|hood/, "helm"],
  [/bow|arrow/, "bow"],
  [/staff|rod|scepter|wand|spear/, "staff"],
  [/boots|greaves|sandals/, "boots"],
  [/ring|signet|band/, "ring"],
  [/crown|throne|king|queen/, "crown"],
  [/book|tome|grimoire|library|codex|lore/, "tome"],
  [/scroll|letter|edict|decree|insight|study/, "scroll"],
  [/lantern|lamp|candle/, "lantern"],
  [/chalice|cup|grail|cauldron/, "chalice"],
  [/hour|time|clock/, "hourglass"],
  [/mask|face/, "mask"],
  [/key|lock|gate/, "key"],
  [/crystal|prism|shard/, "crystal"],
  [/gem|jewel|amulet|pendant|talisman|mox|heart of/, "amulet"],
  [/treasure|gold|hoard|chest/, "treasure"],
  [/engine|gear|machine|mill/, "cog"],
  [/ship|skiff|barge|galleon|airship/, "airship"],
  [/growth|bloom|seed|harvest|spring/, "sprout"],
  [/claw|rampage|hunt|prey/, "claw"],
  [/banner|standard|rally|glory/, "banner"],
  [/chain|bind|prison|shackle/, "chain"],
  [/eye|sight|vision|glimpse/, "eye"],
  [/wind|wave|tide|vortex|whirl/, "vortex"],
];

/** Words in the rules text that suggest a motif, the most specific first. */
const WORDED: readonly Rule[] = [
  [/counter target/, "ward"],
  [/damage (to|divided)/, "flame"],
  [/destroy (target|all|each|up to)/, "skull"],
  [/from (your|a|their) graveyard/, "dead"],
  [/can't attack|can't block|doesn't untap|doesn.t untap|phases? out/, "chain"],
  [/search your library for .*land|additional land|add \{/, "sprout"],
  [/return target .* to (its|their) owner|owner's hand|exile target/, "vortex"],
  [/draws? .*cards?/, "scroll"],
  [/scry|surveil|look at the top/, "eye"],
  [/gains? .*life/, "heart"],
  [/create .* token/, "banner"],
  [/\+\d+\/\+\d+|trample|fights?/, "claw"],
  [/-\d+\/-\d+|discard|loses? .*life/, "skull"],
  [/protection|indestructible|hexproof|prevent/, "shield"],
];

const DEFAULTS: Record<Exclude<ArtKind, "creature" | "land">, readonly [CrestName, ...CrestName[]]> = {
  planeswalker: ["wizard", "human", "rogue", "noble", "warrior", "cleric", "druid", "archer", "monk"],
  battle: ["banner", "shield"],
  instant: ["star", "bolt", "vortex"],
  sorcery: ["star", "eye", "scroll"],
  saga: ["tome"],
  aura: ["star", "heart", "ward"],
  enchantment: ["star", "eye", "crystal"],
  equipment: ["sword", "shield", "helm", "axe"],
  vehicle: ["airship"],
  artifact: ["cog", "amulet", "lantern", "chalice", "hourglass", "key", "mask", "crystal"],
};

const SUBTYPED: Readonly<Record<string, CrestName>> = {
  treasure: "treasure",
  gold: "treasure",
  food: "apple",
  clue: "glass",
  map: "scroll",
  powerstone: "crystal",
  blood: "chalice",
  contraption: "cog",
  curse: "skull",
  fortification: "wall",
};

const first = (rules: readonly Rule[], text: string): CrestName | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** The centerpiece of the picture of a card that is neither a creature nor a land. */
export function motifOf(subject: ArtSubject, kind: Exclude<ArtKind, "creature" | "land">): CrestName {
  const choices = DEFAULTS[kind];
  const fallback = choices[hashText(subject.seed) % choices.length] ?? choices[0];
  if (kind === "planeswalker" || kind === "vehicle" || kind === "battle") return fallback;
  const typed = subject.subtypes
    .map((type) => lookUp(SUBTYPED, type.toLowerCase()))
    .find((found) => found !== undefined);
  const told =
    kind === "artifact" || kind === "equipment"
      ? undefined
      : first(WORDED, (subject.text ?? "").toLowerCase());
  return typed ?? first(NAMED, subject.name.toLowerCase()) ?? told ?? fallback;
}
