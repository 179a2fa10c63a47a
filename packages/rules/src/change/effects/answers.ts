import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { keptOf } from "../../decisions/translate.ts";
import { checkTogether } from "../../query/targets/together.ts";
import { type Game, wordIn } from "../../state/access.ts";
import type { EffectsFrame } from "../../state/frame.ts";
import { replaceFrame } from "../game/game.ts";

/** The scratch key of the open decision's name. */
export const ASKING = "#asking";

/** Stores the choice for the frame's decision, under the name of the decision. */
export function answerEffects(
  g: Game,
  frame: EffectsFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const name = wordIn(frame.scratch, ASKING);
  const value = keptOf(decision, choice);
  if (name === undefined || value === null) return { kind: "wrongKind", expected: decision.kind };
  if (decision.kind === "pick" && choice.kind === "pick") {
    const picked = decision.options.filter((option) => choice.values.includes(option.value));
    const refusal = checkTogether(g.state, decision.together, picked);
    if (refusal) return refusal;
  }
  const { [ASKING]: _answered, ...scratch } = frame.scratch;
  replaceFrame(g, { ...frame, scratch: { ...scratch, [name]: value } });
  return null;
}
