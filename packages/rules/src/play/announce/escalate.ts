import type { Cost } from "@spellroom/card-language";
import { announcementOf } from "../../change/targets/choosing.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { characteristics } from "../../query/layers/index.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import type { Game } from "../../state/access.ts";
import type { AnnounceFrame } from "../../state/game-state.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { isSpell } from "./frame.ts";
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
