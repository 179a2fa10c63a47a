import { ask, openContext, popFrame, pushFrame, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { legalActs } from "../../query/legal-actions/index.ts";
import { fork, type Game, objectOf, playerOf, seatsInOrder } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { PriorityFrame } from "../../state/frame.ts";
import type { Seat } from "../../state/ids.ts";
import { actingOrder, takeTurnsTogether, teamInGame } from "../../state/teams.ts";
import { startAct } from "../casting/index.ts";

/**
 * Frame runner for priority (CR 117): settle what has to be settled, then ask the holder. Of a team that has priority together,
 * one after another is asked; the team passes when all on it have in succession (CR 805.5b).
 */
export function runPriority(g: Game, frame: PriorityFrame): void {
  if (!frame.checked) {
    replaceFrame(g, { ...frame, checked: true });
    pushFrame(g, { kind: "settle", stage: "stateBased", scratch: {}, rounds: 0 });
    return;
  }
  const holder = playerOf(g.state, frame.holder).lost === null ? frame.holder : nextAfter(g, frame.holder);
  if (holder !== frame.holder) {
    replaceFrame(g, { ...frame, holder });
    return;
  }
  ask(g, holder, { key: "priority", source: null }, { kind: "act", acts: legalActs(g.state, holder) });
}

function nextAfter(g: Game, seat: Seat): Seat {
  if (takeTurnsTogether(g.state)) return teamInGame(g.state, seat)[0] ?? nextInOrder(g, seat);
  return nextInOrder(g, seat);
}

function nextInOrder(g: Game, seat: Seat): Seat {
  const [next] = seatsInOrder(g.state, (seat + 1) % g.state.players.length);
  return next ?? seat;
}

/** Takes a pass or an act. When all have passed in succession, the top of the stack resolves or the step ends (CR 117.4). */
export function answerPriority(
  g: Game,
  frame: PriorityFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind !== "act" || decision.kind !== "act") return { kind: "wrongKind", expected: decision.kind };
  const act = decision.acts.find((one) => one.id === choice.act);
  if (!act) return { kind: "notOffered", detail: choice.act };
  if (act.kind === "pass") {
    pass(g, frame);
    return null;
  }
  if (g.state.manaUsed.length > 0) g.state.manaUsed = [];
  const rewind = fork(g.state);
  rewind.frames = [...rewind.frames.slice(0, -1), frame];
  replaceFrame(g, { ...frame, passed: [], checked: false });
  startAct(g, frame.holder, act, choice.autoPay ?? false, rewind);
  return null;
}

function pass(g: Game, frame: PriorityFrame): void {
  const passed = [...frame.passed, frame.holder];
  const next = actingOrder(g.state, frame.holder).find((seat) => !passed.includes(seat));
  if (next !== undefined) {
    replaceFrame(g, { ...frame, holder: next, passed, checked: true });
    return;
  }
  const top = g.state.stack[g.state.stack.length - 1];
  if (top === undefined) {
    popFrame(g);
    return;
  }
  replaceFrame(g, { ...frame, holder: g.state.turn.active, passed: [], checked: false });
  const object = objectOf(g.state, top);
  const context = object.announcement?.context ?? emptyContext(top, object.controller);
  pushFrame(g, {
    kind: "resolve",
    stage: "check",
    object: top,
    context: openContext(g, context),
    scratch: {},
  });
}
