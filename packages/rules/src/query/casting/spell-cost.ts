import type { Cost } from "@spellroom/card-language";
import { objectOf, playerOf } from "../../state/access.ts";
import { commanderCastMark } from "../../state/commanders.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { totalSpellCost } from "../costs/total-cost.ts";
import { characteristics, printedFace } from "../layers/index.ts";
import type { CastingWay } from "../rules/ways.ts";
import { NOT_REDUCED, reducingOf, reduction } from "./reducing-permanent.ts";

const NOTHING: readonly Cost[] = [];
const bases = new WeakMap<object, readonly Cost[]>();

/**
 * What is paid for a spell before additional costs, increases and reductions: its mana cost, or what the way of casting it requires
 * instead (CR 601.2f, 118.9). `null`: it has no mana cost, which can't be paid (CR 118.6).
 */
export function baseCost(
  state: GameState,
  id: ObjectId,
  instead: readonly Cost[] | null,
): readonly Cost[] | null {
  if (instead) return instead;
  const { manaCost } = printedFace(state, objectOf(state, id));
  if (!manaCost) return null;
  const known = bases.get(manaCost);
  if (known) return known;
  const base: readonly Cost[] = [{ kind: "mana", mana: manaCost }];
  bases.set(manaCost, base);
  return base;
}

const required = new WeakMap<readonly CurrentAbility[], readonly Cost[]>();

/** Additional costs that its own text makes the caster pay (CR 118.8). */
export function requiredCosts(abilities: readonly CurrentAbility[]): readonly Cost[] {
  const known = required.get(abilities);
  if (known) return known;
  const costs = abilities.flatMap(({ ability }) =>
    ability.kind === "additionalCost" && !ability.optional ? ability.cost : NOTHING,
  );
  const result = costs.length > 0 ? costs : NOTHING;
  required.set(abilities, result);
  return result;
}

/** Two generic mana more for each time it was cast from the command zone before (CR 903.8). */
function commanderTax(state: GameState, seat: Seat, id: ObjectId, via: string | null): number {
  if (via !== "command" && !via?.endsWith(":command")) return 0;
  const mark = commanderMark(state, id);
  return 2 * playerOf(state, seat).marks.filter((one) => one === mark).length;
}

export function commanderMark(state: GameState, id: ObjectId): string {
  return commanderCastMark(objectOf(state, id).card);
}

/** The total cost of casting it in a way, options, modes, X and targets as far as they are given (CR 601.2f). */
export function costOfCasting(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  way: CastingWay,
  chosen: { readonly context: Context; readonly extra: readonly Cost[]; readonly hopeful: boolean },
): readonly Cost[] | null {
  const base = baseCost(state, id, way.instead);
  if (!base) return null;
  const own = requiredCosts(characteristics(state, id).abilities);
  const reducing = reducingOf(way.via);
  const { change, additional } = reducing ? reduction(state, seat, chosen.context, reducing) : NOT_REDUCED;
  const lists = [own, way.additional, chosen.extra, additional].filter((list) => list.length > 0);
  return totalSpellCost(state, {
    seat,
    object: id,
    context: chosen.context,
    base,
    additional: lists.length === 1 ? (lists[0] ?? NOTHING) : lists.flat(),
    tax: commanderTax(state, seat, id, way.via),
    reduction: change,
    hopeful: chosen.hopeful,
  });
}
