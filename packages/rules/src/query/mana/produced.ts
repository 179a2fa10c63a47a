import type { Body, Effect, Filter, ManaOutput, ManaSymbol, ManaType } from "@spellroom/card-language";
import { colorIdentity, MANA_TYPES } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import { commandersOf } from "../../state/commanders.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../layers/face.ts";
import { characteristics } from "../layers/index.ts";
import { amountOf, holds, objectsMatching } from "../selection/index.ts";
import { meaningOf } from "../symbols/cost-shape.ts";
import {
  ALL_COLORS,
  breadth,
  isManaType,
  type ManaMask,
  maskOf,
  maskOfAll,
  typesIn,
} from "../symbols/mask.ts";

/** One way an ability may produce mana: a mask for each mana, of whose types the producer picks one. */
export type Yield = readonly ManaMask[];

const COLORLESS = maskOf("C");
const NOTHING: readonly Yield[] = [];

/**
 * What carrying out these instructions now would add, as the different ways to choose (CR 605.1a, 106.7). Empty when it
 * would add nothing.
 */
export function yieldsOf(state: GameState, context: Context, effects: readonly Effect[]): readonly Yield[] {
  let ways: readonly Yield[] = [[]];
  for (const effect of effects) {
    const own = yieldsOfEffect(state, context, effect);
    if (own.length === 0) continue;
    ways = own.length === 1 && ways.length === 1 ? [joined(ways[0], own[0])] : crossed(ways, own);
  }
  return tidy(ways);
}

/** What a body without targets could add; each mode of a modal one is a way of its own. */
export function yieldsOfBody(state: GameState, context: Context, body: Body): readonly Yield[] {
  if (body.kind === "plain") return yieldsOf(state, context, body.effects);
  return tidy(body.modes.flatMap((mode) => yieldsOf(state, context, mode.effects)));
}

function joined(left: Yield = [], right: Yield = []): Yield {
  return left.length === 0 ? right : [...left, ...right];
}

function crossed(left: readonly Yield[], right: readonly Yield[]): Yield[] {
  return left.flatMap((way) => right.map((own) => joined(way, own)));
}

/** Ways of a single mana each are one way with a choice of type; empty ways are none. */
function tidy(ways: readonly Yield[]): readonly Yield[] {
  const [first] = ways;
  if (ways.length === 1) return first && first.length > 0 ? ways : NOTHING;
  let single = 0;
  const result: Yield[] = [];
  for (const way of ways) {
    if (way.length === 1) single |= way[0] ?? 0;
    else if (way.length > 1) result.push(way);
  }
  if (single !== 0) result.unshift([single]);
  return result;
}

function yieldsOfEffect(state: GameState, context: Context, effect: Effect): readonly Yield[] {
  switch (effect.kind) {
    case "addMana":
      return yieldsOfOutput(state, context, effect.output);
    case "if":
      return yieldsOf(
        state,
        context,
        holds(state, context, effect.condition) ? effect.then : (effect.otherwise ?? []),
      );
    case "may":
      return effect.cost ? NOTHING : yieldsOf(state, context, effect.effects);
    case "chooseOne":
      return effect.options.flatMap((option) => yieldsOf(state, context, option));
    case "repeat": {
      const times = amountOf(state, context, effect.times);
      return yieldsOf(state, context, Array.from({ length: times }, () => effect.effects).flat());
    }
    default:
      return NOTHING;
  }
}

/** The ways to choose what one "Add ..." adds. */
export function yieldsOfOutput(state: GameState, context: Context, output: ManaOutput): readonly Yield[] {
  switch (output.kind) {
    case "symbols":
      return tidy([fromSymbols(output.mana)]);
    case "oneOf":
      return tidy(output.of.map(fromSymbols));
    case "anyColor": {
      const among = output.among ? maskOfAll(output.among) : ALL_COLORS;
      return ofOneType(among, amountOf(state, context, output.amount), output.combination === true);
    }
    case "repeated": {
      const mask = fromSymbols([output.mana])[0] ?? 0;
      return tidy([repeated(mask, amountOf(state, context, output.amount))]);
    }
    case "chosenColor":
      return ofOneType(chosenColors(state, context), amountOf(state, context, output.amount), false);
    case "couldProduce":
      return ofOneType(couldProduce(state, context, output), 1, false);
    case "sameAsEvent":
      return ofOneType(eventTypes(context), 1, false);
    case "colorsAmong":
      return ofOneType(colorsAmong(state, context, output.among), 1, false);
    case "eachColorAmong":
      return tidy([typesIn(colorsAmong(state, context, output.among)).map((type) => maskOf(type))]);
    case "commanderColors":
      return ofOneType(commanderColors(state, context.controller), 1, false);
    default:
      return assertNever(output);
  }
}

function colorsAmong(state: GameState, context: Context, among: Filter): ManaMask {
  let mask = 0;
  for (const id of objectsMatching(state, context, among))
    mask |= maskOfAll(characteristics(state, id).colors);
  return mask;
}

/** The color identity of a player's commanders together (CR 903.4, 702.124c). */
function commanderColors(state: GameState, seat: Seat): ManaMask {
  let mask = 0;
  for (const { owner, definition } of commandersOf(state))
    if (owner === seat) mask |= maskOfAll(colorIdentity(definitionOf(state, definition)));
  return mask;
}

function fromSymbols(symbols: readonly ManaSymbol[]): Yield {
  const known = symbolYields.get(symbols);
  if (known) return known;
  const masks: ManaMask[] = [];
  for (const symbol of symbols) {
    const meaning = meaningOf(symbol);
    if (meaning.kind === "generic") masks.push(...repeated(COLORLESS, meaning.amount));
    else if (meaning.kind === "two") masks.push(meaning.mask | COLORLESS);
    else if (meaning.kind !== "x") masks.push(meaning.mask & 63 || COLORLESS);
  }
  symbolYields.set(symbols, masks);
  return masks;
}
const symbolYields = new WeakMap<readonly ManaSymbol[], Yield>();

function repeated(mask: ManaMask, amount: number): Yield {
  return new Array<ManaMask>(Math.max(0, amount)).fill(mask);
}

/** An amount of one type of those in the mask, or of each mana's own. Mana of no type is no mana (CR 106.5). */
function ofOneType(mask: ManaMask, amount: number, each: boolean): readonly Yield[] {
  if (mask === 0 || amount <= 0) return NOTHING;
  if (each || amount === 1) return [repeated(mask, amount)];
  return MANA_TYPES.filter((type) => (maskOf(type) & mask) !== 0).map((type) =>
    repeated(maskOf(type), amount),
  );
}

/** The color chosen for the source as it entered; where the text itself has one chosen, any color. */
function chosenColors(state: GameState, context: Context): ManaMask {
  const bound = context.bindings.color?.word;
  const chosen = bound ?? state.objects[context.source]?.chosen.color;
  return typeof chosen === "string" && isManaType(chosen) ? maskOf(chosen) : ALL_COLORS;
}

function eventTypes(context: Context): ManaMask {
  const word = context.bindings.producedMana?.word ?? "";
  let mask = 0;
  for (const letter of word) if (isManaType(letter)) mask |= maskOf(letter);
  return mask;
}

/** CR 106.7: types that abilities of those permanents would produce, costs ignored; two that ask each other add nothing. */
function couldProduce(
  state: GameState,
  context: Context,
  output: Extract<ManaOutput, { kind: "couldProduce" }>,
): ManaMask {
  const asked = askedAlready.get(state) ?? new Set<ObjectId>();
  if (asked.has(context.source)) return 0;
  asked.add(context.source);
  askedAlready.set(state, asked);
  let mask = 0;
  for (const id of objectsMatching(state, context, output.sources)) {
    const { abilities, controller } = characteristics(state, id);
    for (const { ability } of abilities) {
      if (ability.kind !== "activated" || !isManaBody(ability.body)) continue;
      const own: Context = { ...context, source: id, controller };
      for (const way of yieldsOfBody(state, own, ability.body)) for (const unit of way) mask |= unit;
    }
  }
  asked.delete(context.source);
  return output.colorsOnly ? mask & ALL_COLORS : mask & 63;
}
const askedAlready = new WeakMap<GameState, Set<ObjectId>>();

/** Whether a body could add mana and needs no target (CR 605.1a-b). */
export function isManaBody(body: Body): boolean {
  const known = manaBodies.get(body);
  if (known !== undefined) return known;
  const parts = body.kind === "plain" ? [body] : body.modes;
  const answer =
    parts.every((part) => (part.targets ?? []).length === 0) && parts.some((part) => addsMana(part.effects));
  manaBodies.set(body, answer);
  return answer;
}
const manaBodies = new WeakMap<Body, boolean>();

function addsMana(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.kind) {
      case "addMana":
        return true;
      case "if":
        return addsMana(effect.then) || addsMana(effect.otherwise ?? []);
      case "may":
        return addsMana(effect.effects) || addsMana(effect.then ?? []);
      case "chooseOne":
        return effect.options.some(addsMana);
      case "forEach":
      case "forEachPlayer":
      case "anyPlayerMay":
      case "repeat":
      case "unless":
        return addsMana(effect.effects);
      default:
        return false;
    }
  });
}

/** The types wanted, if one of the ways can give exactly them; the first ones of a longer list where several follow. */
export function wantedTypes(ways: readonly Yield[], wanted: readonly ManaType[]): readonly ManaType[] | null {
  for (const way of ways) {
    const types = wanted.slice(0, way.length);
    if (types.length === way.length && types.every((type, at) => ((way[at] ?? 0) & maskOf(type)) !== 0))
      return types;
  }
  return null;
}

/** The types that are produced once settled: as required, or because there is no choice. */
export function settledTypes(
  ways: readonly Yield[],
  wanted: readonly ManaType[],
): readonly ManaType[] | null {
  if (ways.length === 0) return [];
  const [way] = ways;
  if (wanted.length > 0) return wantedTypes(ways, wanted);
  if (ways.length > 1 || !way?.every((mask) => breadth(mask) === 1)) return null;
  return way.flatMap((mask) => typesIn(mask));
}
