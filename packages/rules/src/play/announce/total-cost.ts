import type { Cost } from "@spellroom/card-language";
import { announcementOf } from "../../change/targets/choosing.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { totalActivationCost } from "../../query/costs/total-cost.ts";
import { characteristics } from "../../query/layers/index.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import type { Game } from "../../state/access.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { escalateCost } from "./escalate.ts";
import { isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { abilityBeingActivated, wayOfSpell } from "./way-of-spell.ts";

/** CR 601.2f, 602.2b: the total cost with everything that has been announced; `null` if it can't be paid at all. */
export function determineTotalCost(g: Game, frame: AnnounceFrame): readonly Cost[] | null {
  const { state } = g;
  const { context, paidOptions, source } = announcementOf(state, frame.object);
  if (!isSpell(frame)) {
    const ability = abilityBeingActivated(state, frame);
    if (!ability || source === null) return null;
    return totalActivationCost(state, frame.seat, source, ability, context, false);
  }
  const { abilities } = characteristics(state, frame.object);
  const extra = [
    ...chosenOptionCosts(state, frame.seat, frame.object, paidOptions),
    ...modeCosts(state, frame, abilities),
  ];
  return costOfCasting(state, frame.seat, frame.object, wayOfSpell(state, frame), {
    context,
    extra,
    hopeful: false,
  });
}

/** Costs of the modes themselves, and of each mode beyond the first with escalate (CR 700.2h, 702.120a). */
function modeCosts(
  state: GameState,
  frame: AnnounceFrame,
  abilities: readonly CurrentAbility[],
): readonly Cost[] {
  const body = bodyOf(state, frame.object);
  if (body.kind === "plain") return [];
  const { modes } = announcementOf(state, frame.object);
  const own = modes.flatMap((mode) => body.modes[mode]?.cost ?? []);
  const beyond = Math.max(0, modes.length - 1);
  return [...own, ...new Array<readonly Cost[]>(beyond).fill(escalateCost(abilities)).flat()];
}
