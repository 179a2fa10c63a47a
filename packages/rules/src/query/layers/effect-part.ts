import type {
  Ability,
  Condition,
  Filter,
  Modification,
  StaticAbility,
  StaticEffect,
  Zone,
} from "@spellroom/card-language";
import { expandKeyword } from "../keywords/index.ts";
import { keywordNames } from "./keyword-names.ts";
import { setsBasicLandType } from "./land-types.ts";
import { ABILITY, ALL_TRAITS, type Layer, layerOf, TYPE } from "./layer.ts";
import {
  noReads,
  OTHER_OBJECTS,
  type Reads,
  readAmount,
  readCondition,
  readPlayers,
  readPredicates,
} from "./reads.ts";

/** What a continuous effect applies to: its own source, what that is attached to, a fixed set, or whatever fits a filter. */
export type Scope = "this" | "attached" | "fixed" | Filter;

/**
 * One continuous effect as its text gives it: its changes sorted by layer (CR 613.6), and what it depends on. Made once
 * for an ability, however many objects have it.
 */
export interface EffectPart {
  readonly scope: Scope;
  readonly condition: Condition | null;
  /** `null`: where abilities of its object usually function (CR 113.6). */
  readonly zone: Zone | null;
  readonly andBattlefield: boolean;
  /** By layer; sparse. */
  readonly changes: readonly (readonly Modification[] | undefined)[];
  readonly layers: readonly Layer[];
  /** CR 604.3. */
  readonly definesCharacteristics: boolean;
  readonly reads: Reads;
  /** Takes abilities away of whatever kind: in layer 6, or in layer 4 by setting a land's type (CR 305.7). */
  readonly removesAbilities: boolean;
  /** Keywords that it takes away, and those that it takes away or gives. */
  readonly removedKeywords: ReadonlySet<string>;
  readonly changedKeywords: ReadonlySet<string>;
  /** The keyword of which it is the meaning. */
  readonly keyword: string | null;
  /** Gives abilities that have continuous effects in their turn. */
  readonly grantsEffects: boolean;
}

interface PartText {
  readonly scope: Scope;
  readonly condition?: Condition | undefined;
  readonly zone?: Zone | undefined;
  readonly andBattlefield?: boolean | undefined;
  readonly modifications: readonly Modification[];
  readonly printed: boolean;
}

const parts = new WeakMap<
  Ability,
  { readonly printed: readonly EffectPart[]; readonly gained: readonly EffectPart[] }
>();
const NO_PARTS: readonly EffectPart[] = [];

/**
 * The continuous effects of an ability, static or keyword. Only a printed (or copied) ability defines characteristics,
 * not one that an effect has given (CR 604.3a).
 */
export function effectParts(ability: Ability, printed: boolean): readonly EffectPart[] {
  if (ability.kind !== "static" && ability.kind !== "keyword") return NO_PARTS;
  let known = parts.get(ability);
  if (!known) {
    known = { printed: partsOf(ability, true), gained: partsOf(ability, false) };
    parts.set(ability, known);
  }
  return printed ? known.printed : known.gained;
}

function partsOf(ability: Ability, printed: boolean): readonly EffectPart[] {
  if (ability.kind === "keyword")
    return expandKeyword(ability, { types: [] })
      .flatMap((expanded) => partsOf(expanded, printed))
      .map((part) => ({ ...part, keyword: ability.keyword }));
  if (ability.kind !== "static") return NO_PARTS;
  return ability.effects.flatMap((effect) => staticPart(ability, effect, printed));
}

function staticPart(ability: StaticAbility, effect: StaticEffect, printed: boolean): readonly EffectPart[] {
  const { condition, zone, andBattlefield } = ability;
  if (effect.kind === "modify") {
    const scope = typeof effect.what === "string" ? effect.what : effect.what.filter;
    return [
      effectPart({ scope, condition, zone, andBattlefield, modifications: effect.modifications, printed }),
    ];
  }
  if (effect.kind === "grantToCards") {
    const modifications = effect.abilities.map(
      (granted): Modification => ({
        kind: "gainAbility",
        ability: granted,
      }),
    );
    return [effectPart({ scope: effect.what, condition, zone, andBattlefield, modifications, printed })];
  }
  return NO_PARTS;
}

/** Sorts the changes of one effect by layer and works out what they depend on. */
export function effectPart(text: PartText): EffectPart {
  const { scope, condition = null, zone = null, modifications } = text;
  const definesCharacteristics =
    text.printed &&
    scope === "this" &&
    condition === null &&
    zone === null &&
    modifications.every(isDefining);
  const changes: (Modification[] | undefined)[] = [];
  for (const modification of modifications) {
    const layer = layerOf(modification, definesCharacteristics);
    const list = changes[layer];
    if (list) list.push(modification);
    else changes[layer] = [modification];
  }
  changes[ABILITY]?.sort((a, b) => Number(isGain(a)) - Number(isGain(b)));
  const layers = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).filter((layer) => changes[layer]);
  return {
    scope,
    condition,
    zone,
    andBattlefield: text.andBattlefield === true,
    changes,
    layers,
    definesCharacteristics,
    reads: readsOf(text),
    removesAbilities:
      changes[ABILITY]?.some((one) => !isGain(one) && removedKeyword(one) === null) === true ||
      changes[TYPE]?.some(setsBasicLandType) === true,
    ...keywordsOf(changes[ABILITY] ?? []),
    keyword: null,
    grantsEffects:
      changes[ABILITY]?.some(
        (one) => one.kind === "gainAbility" && effectParts(one.ability, false).length > 0,
      ) === true,
  };
}

function keywordsOf(
  changes: readonly Modification[],
): Pick<EffectPart, "removedKeywords" | "changedKeywords"> {
  const removed = changes.flatMap((one) => removedKeyword(one) ?? []);
  const given = changes.flatMap((one) =>
    one.kind === "gainAbility" ? [...keywordNames([{ ability: one.ability, key: "", from: null }])] : [],
  );
  return { removedKeywords: new Set(removed), changedKeywords: new Set([...removed, ...given]) };
}

function removedKeyword(change: Modification): string | null {
  return change.kind === "loseKeyword" || change.kind === "cantHaveKeyword" ? change.keyword : null;
}

/** "Loses all other abilities and has ..." loses before it gains, however the two are written. */
function isGain(modification: Modification): boolean {
  return modification.kind === "gainAbility";
}

/** CR 604.3a: colors, subtypes, power and toughness. */
function isDefining(modification: Modification): boolean {
  switch (modification.kind) {
    case "colors":
      return modification.colors !== "chosen" && modification.colors !== "ofChoice";
    case "types":
      return modification.types === undefined && modification.supertypes === undefined;
    case "everyCreatureType":
    case "setPT":
      return true;
    default:
      return false;
  }
}

function readsOf(text: PartText): Reads {
  const reads = noReads();
  if (text.condition) readCondition(reads, text.condition);
  if (typeof text.scope !== "string") readPredicates(reads, text.scope.of);
  for (const modification of text.modifications) readModification(reads, modification);
  return reads;
}

function readModification(reads: Reads, modification: Modification): void {
  switch (modification.kind) {
    case "copyOf":
      reads.others |= ALL_TRAITS;
      reads.parts |= OTHER_OBJECTS;
      return;
    case "controller":
      readPlayers(reads, modification.player);
      return;
    case "setPT":
      if (modification.power !== undefined) readAmount(reads, modification.power);
      if (modification.toughness !== undefined) readAmount(reads, modification.toughness);
      return;
    case "addPT":
      readAmount(reads, modification.power);
      readAmount(reads, modification.toughness);
      return;
    case "setLoyalty":
      readAmount(reads, modification.loyalty);
      return;
    default:
      return;
  }
}
