import type { Choice, Decision, DecisionBody } from "../../decisions/decision.ts";
import type { Prompt } from "../../decisions/parts/prompt.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { checkTogether } from "../../query/targets/together.ts";
import { EngineError, type Game, numbersIn, objectOf, remember } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { Frame, GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Announcement } from "../../state/object.ts";
import type { Reason } from "../../state/reason.ts";
import { ask, replaceFrame, updateObject } from "../game/game.ts";

/**
 * One stage of settling a spell or ability that is on the stack already: modes, targets, division. It is done, it has asked
 * and has to be run again with the answer in the scratch, or it can't be done. Announcing (CR 601.2b-d) and putting triggered
 * abilities on the stack (CR 603.3c-d) share these stages; each keeps the scratch in its own frame.
 */
export type Choosing =
  | { readonly kind: "done" }
  | { readonly kind: "asked"; readonly scratch: Scratch }
  | { readonly kind: "impossible"; readonly why: Reason };

export const DONE: Choosing = { kind: "done" };

/** Asks under a name; the choice is stored there as numbers. */
export function askUnder(
  g: Game,
  scratch: Scratch,
  name: string,
  seat: Seat,
  prompt: Prompt,
  body: DecisionBody,
): Choosing {
  ask(g, seat, prompt, body);
  return { kind: "asked", scratch: remember(scratch, "asking", name) };
}

/** The choice made under a name, `undefined` before it is made. */
export function answered(scratch: Scratch, name: string): readonly number[] | undefined {
  return numbersIn(scratch, name);
}

/** Stores the choice for a stage's decision in its frame, or returns why it is refused. */
export function keepAnswer(
  g: Game,
  frame: Extract<Frame, { kind: "announce" | "trigger" | "payment" }>,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const recorded = recordAnswer(g.state, frame.scratch, decision, choice);
  if (!recorded.ok) return recorded.refusal;
  replaceFrame(g, { ...frame, scratch: recorded.scratch });
  return null;
}

/** A choice stored as numbers under its name, or why it is refused. */
type Recorded =
  | { readonly ok: true; readonly scratch: Scratch }
  | { readonly ok: false; readonly refusal: Refusal };

function recordAnswer(state: GameState, scratch: Scratch, decision: Decision, choice: Choice): Recorded {
  const { asking, ...rest } = scratch;
  if (typeof asking !== "string") throw new EngineError("an answer to nothing that was asked");
  if (choice.kind === "pick" && decision.kind === "pick") {
    const picked = decision.options.filter((option) => choice.values.includes(option.value));
    const refusal = checkTogether(state, decision.together, picked);
    if (refusal) return { ok: false, refusal };
  }
  const numbers = numbersOf(choice);
  if (!numbers) return { ok: false, refusal: { kind: "wrongKind", expected: decision.kind } };
  return { ok: true, scratch: remember(rest, asking, numbers) };
}

function numbersOf(choice: Choice): readonly number[] | null {
  switch (choice.kind) {
    case "pick":
    case "modes":
    case "order":
      return choice.values;
    case "distribute":
      return choice.amounts;
    case "number":
      return [choice.number];
    case "confirm":
      return [choice.yes ? 1 : 0];
    default:
      return null;
  }
}

export function announcementOf(state: GameState, id: ObjectId): Announcement {
  const { announcement } = objectOf(state, id);
  if (!announcement) throw new EngineError(`object ${id} is not being announced`);
  return announcement;
}

export function updateAnnouncement(g: Game, id: ObjectId, change: Partial<Announcement>): Announcement {
  const announcement = { ...announcementOf(g.state, id), ...change };
  updateObject(g, id, { announcement });
  return announcement;
}
