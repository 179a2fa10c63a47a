import type { Cost } from "@spellroom/card-language";
import { snapshotOf } from "../../change/costs/reversal.ts";
import { closeContext, openContext, pushFrame, replaceFrame } from "../../change/game/game.ts";
import { OTHER_PURPOSE, outlookOf } from "../../change/mana/index.ts";
import { missingToPay, withOneMana } from "../../query/casting/can-pay.ts";
import { inheritCache, noteChange } from "../../query/layers/index.ts";
import { contextOf, fork, type Game, numbersIn, objectOf, writeObjects } from "../../state/access.ts";
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

/** What one player pays for a declaration. */
export interface Payment {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly cost: readonly Cost[];
}

/**
 * Has players pay for a declaration that was made (CR 508.1h-j, 509.1d-f), one after another; the frame goes to the stage and waits.
 * If any of it isn't paid, everything from here on is taken back, such as that attackers were tapped.
 */
export function payFor(
  g: Game,
  frame: CombatFrame,
  stage: "attackCosts" | "blockCosts",
  payments: readonly Payment[],
): void {
  const opened = payments.map(({ seat, source, cost }) => {
    return { seat, cost, context: openContext(g, emptyContext(source, seat)) };
  });
  replaceFrame(g, {
    ...frame,
    stage,
    scratch: { ...frame.scratch, contexts: opened.map(({ context }) => context) },
  });
  const rewind = snapshotOf(g.state);
  for (const { seat, cost, context } of opened.toReversed())
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

/** Whether all that was asked for by `payFor` has been paid; asked once, when the payments are over. */
export function wasPaid(g: Game, frame: CombatFrame): boolean {
  const opened = numbersIn(frame.scratch, "contexts") ?? [];
  const paid = opened.map((one) => contextOf(g.state, one).bindings[PAID]?.did === true);
  for (const one of opened) closeContext(g, one);
  return paid.length > 0 && !paid.includes(false);
}
