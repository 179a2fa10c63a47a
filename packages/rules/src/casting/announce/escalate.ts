import type { Cost } from "@spellroom/card-language";
import type { Game } from "../../core/game.ts";
import { missingToPay } from "../../costs/can-pay.ts";
import { characteristics } from "../../layers/index.ts";
import { outlookOf } from "../../mana/outlook.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { announcementOf } from "../../targets/choosing.ts";
import { bodyOf } from "../spell-body.ts";
import { costOfCasting } from "../spell-cost.ts";
import { type AnnounceFrame, isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/** What each mode beyond the first costs (CR 702.120a). */
export function escalateCost(abilities: readonly CurrentAbility[]): readonly Cost[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === "escalate" ? ability.cost : [],
  );
}

/** How many modes of a spell with escalate could be paid for; any number where modes cost nothing. */
export function affordableModes(g: Game, frame: AnnounceFrame): number {
  const { state } = g;
  const id = frame.object;
  const body = bodyOf(state, id);
  if (!isSpell(frame) || body.kind === "plain") return Number.POSITIVE_INFINITY;
  const each = escalateCost(characteristics(state, id).abilities);
  if (each.length === 0) return Number.POSITIVE_INFINITY;
  const { context, paidOptions } = announcementOf(state, id);
  const chosen = chosenOptionCosts(state, frame.seat, id, paidOptions);
  const outlook = outlookOf(state, frame.seat);
  let modes = 1;
  for (; modes < body.modes.length; modes++) {
    const extra = [...chosen, ...new Array<readonly Cost[]>(modes).fill(each).flat()];
    const cost = costOfCasting(state, frame.seat, id, wayOfSpell(state, frame), {
      context,
      extra,
      hopeful: true,
    });
    if (!cost || missingToPay(outlook, context, cost, purposeOfSpell(state, frame), null)) break;
  }
  return modes;
}
