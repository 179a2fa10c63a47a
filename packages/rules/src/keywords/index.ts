import type { Ability, CardType, Cost, KeywordAbility, KeywordName } from "@spellroom/card-language";
import * as combat from "./combat.ts";
import * as comingAndGoing from "./coming-and-going.ts";
import * as equipment from "./equipment.ts";
import * as fromOtherZones from "./from-other-zones.ts";
import * as further from "./further.ts";
import * as growing from "./growing.ts";
import * as upkeep from "./upkeep.ts";
import * as vehicles from "./vehicles.ts";

export { KEYWORD_ROOMS, KEYWORDS, type KeywordRoom } from "./table.ts";

const NONE: readonly Ability[] = [];
const expansions = new WeakMap<
  KeywordAbility,
  { creature?: readonly Ability[]; spell?: readonly Ability[]; other?: readonly Ability[] }
>();

/**
 * The ordinary abilities that a keyword ability stands for (CR 702), on an object of those card types; none where a room
 * of the engine gives it its meaning directly. The same abilities each time, so that others can keep what they know of them.
 */
export function expandKeyword(
  ability: KeywordAbility,
  of: { readonly types: readonly CardType[] },
): readonly Ability[] {
  let known = expansions.get(ability);
  if (!known) {
    known = {};
    expansions.set(ability, known);
  }
  const isCreature = of.types.includes("creature");
  const isSpell = of.types.includes("instant") || of.types.includes("sorcery");
  const which = isCreature ? "creature" : isSpell ? "spell" : "other";
  let expanded = known[which];
  if (!expanded) {
    expanded = which === "spell" ? spellExpansionOf(ability) : expansionOf(ability, isCreature);
    known[which] = expanded;
  }
  return expanded;
}

/** On an instant or sorcery some keywords stand for a part of its text. */
function spellExpansionOf(ability: KeywordAbility): readonly Ability[] {
  if (ability.keyword === "ascend") return growing.ascendOfSpell;
  return expansionOf(ability, false);
}

function expansionOf(ability: KeywordAbility, isCreature: boolean): readonly Ability[] {
  if ("amount" in ability && !("cost" in ability)) return withNumber(ability.keyword, ability.amount);
  if (ability.keyword === "champion") return comingAndGoing.champion(ability.what);
  if (ability.keyword === "sunburst") return comingAndGoing.sunburst(isCreature);
  if ("cost" in ability) return withCost(ability);
  return SIMPLE[ability.keyword] ?? NONE;
}

const SIMPLE: { readonly [K in KeywordName]?: readonly Ability[] } = {
  battleCry: combat.battleCry,
  cascade: further.cascade,
  changeling: further.changeling,
  conspire: further.conspire,
  decayed: combat.decayed,
  dethrone: growing.dethrone,
  devoid: further.devoid,
  evolve: comingAndGoing.evolve,
  exalted: combat.exalted,
  exploit: comingAndGoing.exploit,
  extort: further.extort,
  flanking: combat.flanking,
  forMirrodin: equipment.forMirrodin,
  ingest: combat.ingest,
  jobSelect: equipment.jobSelect,
  livingMetal: further.livingMetal,
  livingWeapon: equipment.livingWeapon,
  melee: combat.melee,
  mentor: combat.mentor,
  persist: comingAndGoing.persist,
  myriad: combat.myriad,
  provoke: combat.provoke,
  prowess: further.prowess,
  storm: further.storm,
  totemArmor: equipment.umbraArmor,
  training: combat.training,
  umbraArmor: equipment.umbraArmor,
  undying: comingAndGoing.undying,
  unleash: growing.unleash,
};

type Numbered = Extract<KeywordAbility, { amount: unknown; cost?: never }>;

function withNumber(keyword: Numbered["keyword"], amount: Numbered["amount"]): readonly Ability[] {
  switch (keyword) {
    case "absorb":
      return growing.absorb(amount);
    case "amplify":
      return growing.amplify(amount);
    case "devour":
      return growing.devour(amount);
    case "firebending":
      return combat.firebending(amount);
    case "ripple":
      return further.ripple(amount);
    case "afflict":
      return combat.afflict(amount);
    case "afterlife":
      return comingAndGoing.afterlife(amount);
    case "annihilator":
      return combat.annihilator(amount);
    case "bloodthirst":
      return comingAndGoing.bloodthirst(amount);
    case "bushido":
      return combat.bushido(amount);
    case "casualty":
      return further.casualty;
    case "crew":
      return vehicles.crew(amount);
    case "dredge":
      return fromOtherZones.dredge(amount);
    case "fabricate":
      return comingAndGoing.fabricate(amount);
    case "fading":
      return comingAndGoing.fading(amount);
    case "frenzy":
      return combat.frenzy(amount);
    case "graft":
      return comingAndGoing.graft(amount);
    case "mobilize":
      return combat.mobilize(amount);
    case "modular":
      return comingAndGoing.modular(amount);
    case "poisonous":
      return growing.poisonous(amount);
    case "rampage":
      return combat.rampage(amount);
    case "renown":
      return growing.renown(amount);
    case "saddle":
      return vehicles.saddle(amount);
    case "soulshift":
      return comingAndGoing.soulshift(amount);
    case "vanishing":
      return comingAndGoing.vanishing(amount);
    default:
      return NONE;
  }
}

type Priced = Extract<KeywordAbility, { cost: unknown }>;

function withCost(ability: Priced): readonly Ability[] {
  const { cost } = ability;
  switch (ability.keyword) {
    case "typecycling":
      return fromOtherZones.typecycling(cost, ability.what);
    case "equip":
      return equipment.equip(cost, null);
    case "equipQuality":
      return equipment.equip(cost, ability.what);
    case "reinforce":
      return fromOtherZones.reinforce(cost, ability.amount);
    case "craft":
      return comingAndGoing.craft(ability);
    default:
      return FROM_COST[ability.keyword]?.(cost) ?? NONE;
  }
}

/** Keywords of which nothing but the cost has to be known. */
const FROM_COST: { readonly [K in KeywordName]?: (cost: readonly Cost[]) => readonly Ability[] } = {
  blitz: () => comingAndGoing.blitz,
  cumulativeUpkeep: upkeep.cumulativeUpkeep,
  cycling: fromOtherZones.cycling,
  dash: () => comingAndGoing.dash,
  echo: upkeep.echo,
  embalm: fromOtherZones.embalm,
  eternalize: fromOtherZones.eternalize,
  evoke: () => comingAndGoing.evoke,
  fortify: equipment.fortify,
  levelUp: further.levelUp,
  madness: further.madness,
  ninjutsu: fromOtherZones.ninjutsu,
  offspring: () => comingAndGoing.offspring,
  outlast: further.outlast,
  recover: fromOtherZones.recover,
  replicate: () => further.replicate,
  scavenge: fromOtherZones.scavenge,
  squad: () => comingAndGoing.squad,
  suspend: () => further.suspend,
  transfigure: fromOtherZones.transfigure,
  transmute: fromOtherZones.transmute,
  unearth: fromOtherZones.unearth,
  ward: further.ward,
  warp: () => comingAndGoing.warp,
};
