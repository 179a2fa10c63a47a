import type { Cost } from "@spellroom/card-language";
import {
  closeContext,
  contextOf,
  type Game,
  numberIn,
  openContext,
  pushFrame,
  replaceFrame,
} from "../core/game.ts";
import { canPayParts, manaIn } from "../costs/index.ts";
import { canPayMana, OTHER_PURPOSE, outlookOf } from "../mana/index.ts";
import { emptyContext } from "../state/context.ts";
import type { Frame } from "../state/frame.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";

export type CombatFrame = Extract<Frame, { kind: "combat" }>;

const PAID = "paid";

/** Whether a player could pay for attacking or blocking; the amounts of the cost are already found. */
export function canPayFor(state: GameState, seat: Seat, source: ObjectId, cost: readonly Cost[]): boolean {
  if (cost.length === 0) return true;
  const context = emptyContext(source, seat);
  if (canPayParts(state, seat, context, cost) !== null) return false;
  return canPayMana(outlookOf(state, seat), manaIn(state, context, cost), OTHER_PURPOSE);
}

/** Has a player pay for a declaration that was made (CR 508.1h-j, 509.1d-f); the frame goes to the stage and waits. */
export function payFor(
  g: Game,
  frame: CombatFrame,
  stage: "attackCosts" | "blockCosts",
  seat: Seat,
  source: ObjectId,
  cost: readonly Cost[],
): void {
  const context = openContext(g, emptyContext(source, seat));
  replaceFrame(g, { ...frame, stage, scratch: { ...frame.scratch, context } });
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat,
    context,
    cost,
    deliver: PAID,
    scratch: { ask: "ability" },
    rewind: null,
  });
}

/** Whether what was asked for by `payFor` has been paid; asked once, when the payment is over. */
export function wasPaid(g: Game, frame: CombatFrame): boolean {
  const context = numberIn(frame.scratch, "context");
  if (context === undefined) return false;
  const paid = contextOf(g.state, context).bindings[PAID]?.did === true;
  closeContext(g, context);
  return paid;
}
