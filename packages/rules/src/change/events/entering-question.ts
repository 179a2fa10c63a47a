import type { DecisionBody } from "../../decisions/decision.ts";
import type { Prompt } from "../../decisions/parts/prompt.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** A choice that has to be made before a permanent enters, and who makes it (CR 614.12). */
export interface Question {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly body: DecisionBody;
}

export function question(seat: Seat, source: ObjectId, detail: string, body: DecisionBody): Question {
  return { seat, prompt: { key: "enterChoice", source, detail }, body };
}
