import { type Ability, type Amount, COLORS, type Color, type Modification } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { addedPT } from "../sight/added-pt.ts";
import type { Sight } from "../sight/sight.ts";
import { baseOf } from "./base.ts";
import { asCopyOf, isBeforeMerging } from "./copied-now.ts";
import { withAbility } from "./current-abilities.ts";
import { copiableValues, printedFace } from "./face.ts";
import type { Instance } from "./instance.ts";
import { setsBasicLandType } from "./land-types.ts";
import type { Layer } from "./layer.ts";
import { changedTypes, everyCreatureType, noCreatureType } from "./types.ts";
import type { Working } from "./working.ts";

/** Applies what an effect does in one layer to one object. Returns the abilities that it gave. */
export function applyChanges(
  sight: Sight,
  instance: Instance,
  layer: Layer,
  context: Context,
  work: Working,
): readonly CurrentAbility[] {
  const changes = instance.part.changes[layer];
  if (!changes) return NONE;
  work.touched = true;
  let given: CurrentAbility[] | null = null;
  for (const change of changes) {
    if (change.kind === "gainAbility") {
      const gained = gain(work, instance, change);
      if (gained) {
        given ??= [];
        given.push(gained);
      }
    } else {
      applyChange(sight, instance, context, work, change);
    }
  }
  return given ?? NONE;
}
const NONE: readonly CurrentAbility[] = [];

type Change = Exclude<Modification, { kind: "gainAbility" }>;

function applyChange(
  sight: Sight,
  instance: Instance,
  context: Context,
  work: Working,
  change: Change,
): void {
  switch (change.kind) {
    case "addPT": {
      const added = addedPT(change, (amount) => numberOf(sight, context, work, amount));
      work.power = (work.power ?? 0) + added.power;
      work.toughness = (work.toughness ?? 0) + added.toughness;
      return;
    }
    case "setPT":
      setPT(sight, context, work, change);
      return;
    case "switchPT": {
      const { power } = work;
      work.power = work.toughness;
      work.toughness = power;
      return;
    }
    case "restriction":
      work.restrict(change.restriction, context);
      return;
    case "controller": {
      const [seat] = sight.playersOf(context, change.player);
      if (seat !== undefined) work.controller = seat;
      return;
    }
    case "loseAllAbilities":
      work.abilities = NONE;
      return;
    case "loseKeyword":
      loseKeyword(work, change.keyword);
      return;
    case "cantHaveKeyword":
      work.barred = new Set([...(work.barred ?? []), change.keyword]);
      loseKeyword(work, change.keyword);
      return;
    case "setName":
      work.name = change.name;
      return;
    case "setLoyalty":
      work.loyalty = numberOf(sight, context, work, change.loyalty);
      return;
    case "copyOf":
      becomeCopy(sight, instance, context, work, change);
      return;
    case "colors":
      work.colors = changedColors(sight, context, work, change);
      return;
    case "noManaCost":
      work.manaCost = null;
      work.manaValue = 0;
      return;
    case "gainKeywordOfChoice":
    case "thisAbility":
      return;
    default:
      changeTypes(sight, context, work, change);
  }
}

/** `each` in an amount is the object that the effect is applied to: "equal to its mana value". */
function numberOf(sight: Sight, context: Context, work: Working, amount: Amount): number {
  if (typeof amount === "number") return amount;
  return sight.amountOf({ ...context, each: { object: work.object.id } }, amount);
}

function setPT(
  sight: Sight,
  context: Context,
  work: Working,
  change: Extract<Modification, { kind: "setPT" }>,
): void {
  const power = change.power === undefined ? null : numberOf(sight, context, work, change.power);
  const toughness = change.toughness === undefined ? null : numberOf(sight, context, work, change.toughness);
  if (power !== null) {
    work.power = power;
    work.basePower = power;
  }
  if (toughness !== null) {
    work.toughness = toughness;
    work.baseToughness = toughness;
  }
}

/** Gives an ability a name that stays the same while the effects on the object do. */
function gain(
  work: Working,
  instance: Instance,
  change: Extract<Modification, { kind: "gainAbility" }>,
): CurrentAbility | null {
  const { ability } = change;
  if (ability.kind === "keyword" && work.barred?.has(ability.keyword)) return null;
  const prefix = `g${instance.timestamp}.`;
  const number = work.abilities.reduce((count, { key }) => (key.startsWith(prefix) ? count + 1 : count), 0);
  const gained = namedAbility(instance, change, `${prefix}${number}`);
  work.abilities = withAbility(work.abilities, gained);
  return gained;
}

const gains = new WeakMap<Ability, Map<string, CurrentAbility>>();
/** Enough for a game; what is evicted is merely computed again. */
const MOST_NAMES = 500;

function namedAbility(
  instance: Instance,
  { ability }: Extract<Modification, { kind: "gainAbility" }>,
  key: string,
): CurrentAbility {
  let named = gains.get(ability);
  if (!named || named.size > MOST_NAMES) {
    named = new Map();
    gains.set(ability, named);
  }
  const name = `${instance.source}:${key}`;
  let current = named.get(name);
  if (!current) {
    current = { ability, key, from: instance.source };
    named.set(name, current);
  }
  return current;
}

/** "Bands with other" is lost with banding (CR 702.22b), "hexproof from" with hexproof (CR 702.11e). */
const LOST_WITH: ReadonlyMap<string, string> = new Map([
  ["banding", "bandsWithOther"],
  ["hexproof", "hexproofFrom"],
]);

function loseKeyword(work: Working, keyword: string): void {
  const also = LOST_WITH.get(keyword);
  const isIt = ({ ability }: CurrentAbility): boolean =>
    ability.kind === "keyword" && (ability.keyword === keyword || ability.keyword === also);
  if (work.abilities.some(isIt)) work.abilities = work.abilities.filter((ability) => !isIt(ability));
}

/** CR 707.2b: a resolved effect copies what it copied when it began; a static one whatever is there (CR 707.2c). */
function becomeCopy(
  sight: Sight,
  instance: Instance,
  context: Context,
  work: Working,
  change: Extract<Modification, { kind: "copyOf" }>,
): void {
  const [original] = sight.objectsOf(context, change.of);
  const from = original === undefined ? null : sight.object(original);
  const copied = instance.copied ?? (from ? copiableValues(sight.state, from, change.except) : null);
  if (!copied || work.object.status.faceDown !== null || isBeforeMerging(instance, work.object)) return;
  work.become(baseOf(printedFace(sight.state, { ...asCopyOf(work.object, copied), kind: "card" })));
}

function changedColors(
  sight: Sight,
  context: Context,
  work: Working,
  change: Extract<Modification, { kind: "colors" }>,
): readonly Color[] {
  const given =
    change.colors === "all"
      ? COLORS
      : change.colors === "chosen"
        ? chosenColors(sight, context)
        : change.colors === "ofChoice"
          ? work.colors
          : change.colors;
  if (change.mode === "set") return given;
  const added = given.filter((color) => !work.colors.includes(color));
  return added.length === 0
    ? work.colors
    : COLORS.filter((color) => work.colors.includes(color) || added.includes(color));
}

/** The color chosen in the same text, or as the source entered (CR 607.2d). */
function chosenColors(sight: Sight, context: Context): readonly Color[] {
  const words = [
    ...Object.values(context.bindings).map(({ word }) => word),
    sight.object(context.source)?.chosen.color,
  ];
  const word = words.find((one) => COLORS.some((color) => color === one));
  return COLORS.filter((color) => color === word);
}

type TypeChange = Extract<
  Modification,
  { kind: "types" | "everyCreatureType" | "loseCreatureTypes" | "chosenType" }
>;

function changeTypes(sight: Sight, context: Context, work: Working, change: TypeChange): void {
  switch (change.kind) {
    case "everyCreatureType":
      work.subtypes = everyCreatureType(work.subtypes);
      return;
    case "loseCreatureTypes":
      work.subtypes = noCreatureType(work.subtypes);
      return;
    case "types":
      Object.assign(work, changedTypes(work, change));
      break;
    case "chosenType": {
      const key = change.what === "creatureType" ? "creatureType" : "basicLandType";
      const chosen = sight.object(context.source)?.chosen[key] ?? boundWord(context);
      if (typeof chosen !== "string") return;
      Object.assign(work, changedTypes(work, { mode: change.mode, subtypes: [chosen] }));
      break;
    }
    default:
      assertNever(change);
  }
  if (setsBasicLandType(change) && work.types.includes("land")) work.abilities = NONE;
}

function boundWord(context: Context): string | undefined {
  return Object.values(context.bindings).find(({ word }) => word !== undefined)?.word;
}
