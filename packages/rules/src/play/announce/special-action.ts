import { tellAction } from "../../change/effects/keyword-event.ts";
import { propose } from "../../change/events/index.ts";
import { closeContext, openContext, popFrame, pushFrame, updateObject } from "../../change/game/game.ts";
import { doorOf, type SpecialAction } from "../../query/casting/special-actions.ts";
import { characteristics } from "../../query/layers/index.ts";
import { contextOf, type Game, numberIn, wordIn } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** Begins a special action: its cost is paid, then it happens. It doesn't use the stack (CR 116.1). */
export function startSpecialAction(
  g: Game,
  seat: Seat,
  id: ObjectId,
  { action, cost, by }: SpecialAction,
  autoPay: boolean,
): void {
  const context = openContext(g, emptyContext(id, seat));
  pushFrame(g, {
    kind: "announce",
    stage: "special",
    seat,
    object: id,
    autoPay,
    scratch: { kind: "special", action, payment: context, ...(by ? { by } : {}) },
    rewind: null,
  });
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat,
    context,
    cost,
    deliver: "paid",
    scratch: { ask: "ability", special: action, object: id, ...(autoPay ? { auto: true } : {}) },
    rewind: null,
  });
}

/** Stage: its cost has been paid, or not. */
export function afterPayment(g: Game, frame: AnnounceFrame): void {
  const payment = numberIn(frame.scratch, "payment") ?? 0;
  const { bindings, x } = contextOf(g.state, payment);
  closeContext(g, payment);
  popFrame(g);
  if (bindings.paid?.did === true) take(g, frame, x);
}

/** Stage: its card has been exiled, unless something else happened to it. */
export function afterExile(g: Game, frame: AnnounceFrame): void {
  const context = numberIn(frame.scratch, "payment") ?? 0;
  const [card] = contextOf(g.state, context).bindings.card?.objects ?? [];
  closeContext(g, context);
  popFrame(g);
  if (card !== undefined) markExiled(g, card, wordIn(frame.scratch, "action") ?? "");
}

function take(g: Game, frame: AnnounceFrame, x: number): void {
  const id = frame.object;
  const action = wordIn(frame.scratch, "action");
  if (action === "turnFaceUp") {
    turnUp(g, frame.seat, { id, x, mega: wordIn(frame.scratch, "by") === "megamorph" });
    return;
  }
  const door = doorOf(action ?? "");
  if (door !== null) {
    propose(g, [{ kind: "turnDoor", object: id, door, unlocked: true, by: frame.seat }]);
    return;
  }
  const context = openContext(g, emptyContext(id, frame.seat));
  const time = action === "suspend" ? suspendTime(g.state, id) : 0;
  pushFrame(g, { ...frame, stage: "exiled", scratch: { action: action ?? "", payment: context } });
  propose(
    g,
    [
      {
        kind: "move",
        object: id,
        to: { zone: "exile" },
        cause: "exile",
        by: frame.seat,
        source: id,
        ...(action === "foretell" ? { faceDown: "foretold" as const } : {}),
        ...(time > 0 ? { arriveWith: { counter: "time", amount: time } } : {}),
      },
    ],
    { context, name: "card" },
  );
}

function suspendTime(state: GameState, id: ObjectId): number {
  for (const { ability } of characteristics(state, id).abilities)
    if (ability.kind === "keyword" && ability.keyword === "suspend" && typeof ability.time === "number")
      return ability.time;
  return 0;
}

/** What is turned up for its megamorph cost gets a +1/+1 counter (CR 702.37b). */
function turnUp(
  g: Game,
  seat: Seat,
  { id, x, mega }: { readonly id: ObjectId; readonly x: number; readonly mega: boolean },
): void {
  propose(g, [
    { kind: "turnFaceUp", object: id, x },
    ...(mega
      ? [
          {
            kind: "addCounters" as const,
            on: { object: id },
            counter: "+1/+1",
            amount: 1,
            by: seat,
            source: id,
          },
        ]
      : []),
  ]);
}

function markExiled(g: Game, card: ObjectId, action: string): void {
  const mark = action === "plot" ? "plotted" : action === "foretell" ? "foretold" : "suspended";
  const object = g.state.objects[card];
  if (!object) return;
  updateObject(g, card, {
    marks: [...object.marks, mark],
    knownTo: action === "foretell" ? [object.owner] : object.knownTo,
  });
  if (action === "plot") tellAction(g, "becomePlotted", object.owner, card);
}
