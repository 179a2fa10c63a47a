import type { Cost } from "@spellroom/card-language";
import { announcementOf } from "../../change/targets/choosing.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { totalActivationCost } from "../../query/costs/activation-cost.ts";
import { characteristics } from "../../query/layers/index.ts";
import { costsOfModes } from "../../query/rules/mode-costs.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import type { Game } from "../../state/access.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import { isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { abilityBeingActivated, wayOfSpell } from "./way-of-spell.ts";

/** CR 601.2f, 602.2b: the total cost with everything that has been announced; `null` if it can't be paid at all. */
export function determineTotalCost(g: Game, frame: AnnounceFrame): readonly Cost[] | null {
  const { state } = g;
  const { context, paidOptions, source, modes } = announcementOf(state, frame.object);
  if (!isSpell(frame)) {
    const ability = abilityBeingActivated(state, frame);
    if (!ability || source === null) return null;
    return totalActivationCost(state, {
      seat: frame.seat,
      object: source,
      ability,
      context,
      isMana: false,
      hopeful: false,
    });
  }
  const extra = [
    ...chosenOptionCosts(state, frame.seat, frame.object, paidOptions),
    ...costsOfModes(characteristics(state, frame.object), bodyOf(state, frame.object), modes),
  ];
  return costOfCasting(state, frame.seat, frame.object, wayOfSpell(state, frame), {
    context,
    extra,
    hopeful: false,
  });
}
