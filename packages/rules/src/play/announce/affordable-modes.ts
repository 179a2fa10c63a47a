import { announcementOf } from "../../change/targets/choosing.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { characteristics } from "../../query/layers/index.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { costsOfModes, hasCostlyModes } from "../../query/rules/mode-costs.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import type { Game } from "../../state/access.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import { isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/** Whether modes of a spell that cost something could be paid for together; `null` where modes cost nothing. */
export function affordableModes(
  g: Game,
  frame: AnnounceFrame,
): ((modes: readonly number[]) => boolean) | null {
  const { state } = g;
  const id = frame.object;
  const body = bodyOf(state, id);
  const values = characteristics(state, id);
  if (!isSpell(frame) || !hasCostlyModes(values, body)) return null;
  const { context, paidOptions } = announcementOf(state, id);
  const chosen = chosenOptionCosts(state, frame.seat, id, paidOptions);
  const outlook = outlookOf(state, frame.seat);
  return (modes) => {
    const cost = costOfCasting(state, frame.seat, id, wayOfSpell(state, frame), {
      context,
      extra: [...chosen, ...costsOfModes(values, body, modes)],
      hopeful: true,
    });
    return cost !== null && !missingToPay(outlook, context, cost, purposeOfSpell(state, frame), null);
  };
}
