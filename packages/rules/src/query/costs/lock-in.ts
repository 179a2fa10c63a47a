import type { Amount, Cost, CostObjects } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { amountOf } from "../selection/index.ts";
import { concreteCost } from "../symbols/cost-shape.ts";
import { withBending } from "./cost-change.ts";
import { manaIn } from "./cost-parts.ts";

/**
 * The cost with every amount as a number and all mana in one part, in front, X replaced by its value: "the resulting total
 * cost becomes locked in" (CR 601.2f). Later changes of what the amounts depend on have no effect on it.
 */
export function lockIn(state: GameState, context: Context, written: readonly Cost[]): readonly Cost[] {
  const costs = written.some(({ kind }) => kind === "times") ? unfolded(state, context, written) : written;
  const mana = concreteCost(manaIn(state, context, costs), context.x);
  const parts = costs.flatMap((cost) => lockPart(state, context, cost));
  return withBending(state, context, mana, parts);
}

/** A cost to be paid several times is listed that many times. */
function unfolded(state: GameState, context: Context, costs: readonly Cost[]): readonly Cost[] {
  return costs.flatMap((cost) => {
    if (cost.kind !== "times") return [cost];
    const times = Math.max(0, amountOf(state, context, cost.times));
    return Array.from({ length: times }, () => cost.cost).flat();
  });
}

function lockPart(state: GameState, context: Context, cost: Cost): Cost[] {
  const fixed = (amount: Amount): number => Math.max(0, amountOf(state, context, amount));
  const objects = (what: CostObjects): CostObjects =>
    what === "this" || what.count === "any" ? what : { ...what, count: fixed(what.count) };
  switch (cost.kind) {
    case "mana":
    case "manaAmount":
    case "ownManaCost":
    case "times":
      return [];
    case "tap":
    case "untap":
      return [cost];
    case "payLife":
    case "energy":
    case "mill": {
      const amount = fixed(cost.amount);
      return amount > 0 ? [{ ...cost, amount }] : [];
    }
    case "unattach":
    case "tapOthers":
    case "untapOthers":
    case "sacrifice":
    case "exile":
    case "returnToHand":
    case "putOnLibrary":
    case "putIntoGraveyard":
    case "reveal":
      return [{ ...cost, what: objects(cost.what) }];
    case "discard":
      return [cost.what === "hand" ? cost : { ...cost, what: objects(cost.what) }];
    case "removeCounters":
      return [
        { ...cost, amount: cost.amount === "all" ? "all" : fixed(cost.amount), from: objects(cost.from) },
      ];
    case "addCounters":
      return [{ ...cost, amount: fixed(cost.amount), on: objects(cost.on) }];
    case "loyalty":
      return [cost.change === "-X" ? { kind: "loyalty", change: 0 - context.x } : cost];
    case "keywordAction":
      return [cost.amount === undefined ? cost : { ...cost, amount: fixed(cost.amount) }];
    case "either":
      return [{ kind: "either", of: cost.of.map((way) => lockIn(state, context, way)) }];
    default:
      return assertNever(cost);
  }
}
