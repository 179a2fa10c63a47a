import type { Cost } from "@spellroom/card-language";
import { contextOfAbility } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import type { Missing, Reason } from "../../state/reason.ts";
import { totalActivationCost } from "../costs/activation-cost.ts";
import type { CurrentActivated } from "../kept/mana-holder.ts";
import { isManaAbility } from "../mana/abilities.ts";
import type { ManaOutlook } from "../mana/outlook.ts";
import { activationForbidden } from "../rules/activation-limits.ts";
import { splitSecond } from "../rules/prohibitions.ts";
import { isPayableForSomeX } from "../rules/x-values.ts";
import { missingToPay } from "./can-pay.ts";
import { choicesReason } from "./may-cast.ts";
import { someX } from "./x-targets.ts";

export function isActivated(current: CurrentAbility): current is CurrentActivated {
  return current.ability.kind === "activated";
}

export type MayActivate =
  | { readonly ok: true; readonly cost: readonly Cost[]; readonly mana: boolean }
  | { readonly ok: false; readonly why: Reason };

/** Whether a player with priority could activate an ability now: limits, prohibitions, targets and cost (CR 602.2, 602.5). */
export function mayActivate(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  current: CurrentActivated,
  outlook: ManaOutlook,
): MayActivate {
  const mana = isManaAbility(current.ability);
  const forbidden = activationForbidden(state, seat, id, current, mana) ?? (mana ? null : splitSecond(state));
  if (forbidden) return { ok: false, why: forbidden };
  const context = contextOfAbility(id, seat, current.from);
  const costWith = (x: number): readonly Cost[] =>
    totalActivationCost(state, {
      seat,
      object: id,
      ability: current,
      context: { ...context, x },
      isMana: mana,
      hopeful: true,
    });
  const missingWith = (x: number): Missing | null =>
    missingToPay(outlook, { ...context, x }, costWith(x), { kind: "activate", object: id }, null);
  const cost = costWith(0);
  const missing = missingToPay(outlook, context, cost, { kind: "activate", object: id }, null);
  if (missing && !isPayableForSomeX(current.ability.cost, (x) => missingWith(x) === null))
    return { ok: false, why: { kind: "cantPay", missing } };
  if (mana) return { ok: true, cost, mana };
  const { body } = current.ability;
  const why = choicesReason(state, context, body, NO_SELF);
  if (!why) return { ok: true, cost, mana };
  const possible = someX(body, cost, (x) => {
    if (missingWith(x)) return "unpayable";
    return choicesReason(state, { ...context, x }, body, NO_SELF) === null ? "possible" : "impossible";
  });
  return possible ? { ok: true, cost, mana } : { ok: false, why };
}

/** The ability isn't an object yet, so there is nothing that it couldn't target because it is itself. */
const NO_SELF: ObjectId = -1;
