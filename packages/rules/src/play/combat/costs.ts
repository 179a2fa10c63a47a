import type { Cost } from "@spellroom/card-language";
import { snapshotOf } from "../../change/costs/reversal.ts";
import { closeContext, openContext, pushFrame, replaceFrame } from "../../change/game/game.ts";
import { OTHER_PURPOSE, outlookOf } from "../../change/mana/index.ts";
import { missingToPay, withOneMana } from "../../query/casting/can-pay.ts";
import { inheritCache, noteChange } from "../../query/layers/index.ts";
import { contextOf, fork, type Game, numberIn, objectOf, writeObjects } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

const PAID = "paid";

/** Whether a player could pay for attacking or blocking; the amounts of the cost are already found. */
export function canPayFor(state: GameState, seat: Seat, source: ObjectId, cost: readonly Cost[]): boolean {
  if (cost.length === 0) return true;
  const context = emptyContext(source, seat);
  return missingToPay(outlookOf(state, seat), context, withOneMana(cost), OTHER_PURPOSE, null) === null;
}

/** The game as it will be once these permanents have been tapped. */
export function asTapped(state: GameState, permanents: readonly ObjectId[]): GameState {
  if (permanents.length === 0) return state;
  const view = fork(state);
  inheritCache(state, view);
  for (const id of permanents) {
    const object = objectOf(view, id);
    writeObjects(view)[id] = { ...object, status: { ...object.status, tapped: true } };
    noteChange(view, id);
  }
  return view;
}

/**
 * Has a player pay for a declaration that was made (CR 508.1h-j, 509.1d-f); the frame goes to the stage and waits. If it isn't
 * paid, everything from here on is taken back, such as that attackers were tapped.
 */
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
  const rewind = snapshotOf(g.state);
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat,
    context,
    cost,
    deliver: PAID,
    scratch: { ask: "ability", begun: true },
    rewind,
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
