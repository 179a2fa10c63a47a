import type { Filter, PlayerRef, Predicate, RuleEffect, Zone } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { areOpponents } from "../../state/teams.ts";
import { activeRules } from "../layers/index.ts";
import { playersOf, satisfies } from "../selection/index.ts";

export interface RuleInForce<K extends RuleEffect["kind"]> {
  readonly rule: Extract<RuleEffect, { kind: K }>;
  readonly context: Context;
  readonly timestamp: number;
}

type AnyRule = ReturnType<typeof activeRules>[number];
type ByKind = ReadonlyMap<RuleEffect["kind"], readonly AnyRule[]>;

const NONE: readonly never[] = [];
const sorted = new WeakMap<readonly AnyRule[], ByKind>();

/** The rule effects of one kind that apply now (CR 604, 611, 613.11), oldest first. */
export function rulesOfKind<K extends RuleEffect["kind"]>(
  state: GameState,
  kind: K,
): readonly RuleInForce<K>[] {
  const all = activeRules(state);
  if (all.length === 0) return NONE;
  const found = kindsOf(all).get(kind);
  return found && areOfKind(found, kind) ? found : NONE;
}

let lastSorted: { readonly all: readonly AnyRule[]; readonly byKind: ByKind } | null = null;

/** Mostly the same rules are asked for another kind. */
function kindsOf(all: readonly AnyRule[]): ByKind {
  if (lastSorted?.all !== all) {
    const byKind = sorted.get(all) ?? sortByKind(all);
    sorted.set(all, byKind);
    lastSorted = { all, byKind };
  }
  return lastSorted.byKind;
}

/** Lists are sorted by kind, so the first one speaks for all. */
function areOfKind<K extends RuleEffect["kind"]>(
  rules: readonly AnyRule[],
  kind: K,
): rules is readonly RuleInForce<K>[] {
  return rules[0]?.rule.kind === kind;
}

function sortByKind(all: readonly AnyRule[]): ByKind {
  const lists = new Map<RuleEffect["kind"], AnyRule[]>();
  for (const one of all) {
    const list = lists.get(one.rule.kind);
    if (list) list.push(one);
    else lists.set(one.rule.kind, [one]);
  }
  return lists;
}

/** Whether a rule's "you", "opponents" or "each player" means that seat. */
export function concerns(state: GameState, context: Context, who: PlayerRef, seat: Seat): boolean {
  switch (who.kind) {
    case "you":
      return context.controller === seat;
    case "allPlayers":
      return true;
    case "opponents":
      return areOpponents(state, context.controller, seat);
    default:
      return playersOf(state, context, who).includes(seat);
  }
}

/** Whether an object is one that a rule speaks of, in whichever zone it is: "creature spells" also means such cards in hand. */
export function isOneOf(state: GameState, context: Context, filter: Filter, id: ObjectId): boolean {
  return filter.of.length === 0 || satisfies(state, context, filter.of, id);
}

/**
 * Whether a card that is about to be cast, or a spell, is one that a rule about spells speaks of: the card counts as the spell
 * it will be, cast from where it is.
 */
export function isSpellOf(state: GameState, context: Context, filter: Filter, id: ObjectId): boolean {
  const own = spellFilter(filter);
  if (own.from && !own.from.includes(castFromOf(state, id))) return false;
  return own.of.length === 0 || satisfies(state, context, own.of, id);
}

interface SpellFilter {
  readonly of: readonly Predicate[];
  readonly from: readonly (Zone | null)[] | null;
}

const spellFilters = new WeakMap<Filter, SpellFilter>();

function spellFilter(filter: Filter): SpellFilter {
  const known = spellFilters.get(filter);
  if (known) return known;
  const zones = filter.of.flatMap((one) => (one.kind === "castFrom" ? [one.zone] : []));
  const made: SpellFilter = {
    of: filter.of.filter((one) => one.kind !== "stackObject" && one.kind !== "castFrom"),
    from: zones.length > 0 ? zones : null,
  };
  spellFilters.set(filter, made);
  return made;
}

/** The zone a spell was or would be cast from. */
export function castFromOf(state: GameState, id: ObjectId): Zone | null {
  const object = state.objects[id];
  if (!object) return null;
  return object.zone === "stack" ? (object.announcement?.castFrom ?? null) : object.zone;
}
