import type { Cost } from "@spellroom/card-language";
import {
  announcementOf,
  askUnder,
  type Choosing,
  DONE,
  updateAnnouncement,
} from "../../change/targets/choosing.ts";
import type { Option } from "../../decisions/parts/option.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { xChangesCost, xDecides } from "../../query/casting/chosen-x.ts";
import { timingReason } from "../../query/casting/may-cast.ts";
import { baseCost, costOfCasting, requiredCosts } from "../../query/casting/spell-cost.ts";
import { withTargets } from "../../query/casting/x-targets.ts";
import { totalActivationCost } from "../../query/costs/activation-cost.ts";
import { characteristics } from "../../query/layers/index.ts";
import { outlookIn, outlookOf } from "../../query/mana/outlook.ts";
import { grantCovers } from "../../query/rules/grants.ts";
import { castForbidden } from "../../query/rules/prohibitions.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { asCast, asSpellWithX, type CastingWay } from "../../query/rules/ways.ts";
import {
  choosesByX,
  eachPayableX,
  everyPayableX,
  mentionsX,
  type PayableX,
  payableX,
} from "../../query/rules/x-values.ts";
import { type Game, numbersIn } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { Missing } from "../../state/reason.ts";
import { isSpell, originOf } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { abilityBeingActivated, purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/**
 * Stage: the value of X is announced (CR 107.3a, 601.2b), among those that could be paid. A spell that is cast without paying a
 * cost with X has an X of 0 (CR 107.3b).
 */
export function chooseX(g: Game, frame: AnnounceFrame): Choosing {
  const { state } = g;
  const id = frame.object;
  const costs = costsOf(state, frame);
  if (!costs.some(mentionsX)) return DONE;
  const possible = possibleX(state, frame, costs);
  const values = possible.kind === "values" ? possible.values : null;
  const answer = numbersIn(frame.scratch, "x") ?? onlyX(possible);
  if (!answer) {
    const prompt = { key: "chooseX" as const, source: id };
    if (possible.kind === "upTo")
      return askUnder(g, frame.scratch, "x", frame.seat, prompt, {
        kind: "number",
        min: 0,
        max: possible.max,
      });
    const options = possible.values.map(
      (number): Option => ({ value: number, what: { kind: "number", number } }),
    );
    return askUnder(g, frame.scratch, "x", frame.seat, prompt, { kind: "pick", min: 1, max: 1, options });
  }
  if (values?.length === 0) return { kind: "impossible", why: { kind: "cantPay", missing: NOTHING_FITS } };
  const { context } = announcementOf(state, id);
  updateAnnouncement(g, id, { context: { ...context, x: answer[0] ?? 0 } });
  return DONE;
}

const NOTHING_FITS: Missing = { what: "objects", cost: "X", amount: 1, available: 0 };

function onlyX(possible: PayableX): readonly number[] | null {
  if (possible.kind === "upTo") return possible.max === 0 ? [0] : null;
  return possible.values.length <= 1 ? possible.values : null;
}

/** The costs in which X could stand. */
function costsOf(state: GameState, frame: AnnounceFrame): readonly Cost[] {
  if (!isSpell(frame)) return abilityBeingActivated(state, frame)?.ability.cost ?? [];
  const way = wayOfSpell(state, frame);
  const { abilities } = characteristics(state, frame.object);
  const { paidOptions } = announcementOf(state, frame.object);
  return [
    ...(baseCost(state, frame.object, way.instead) ?? []),
    ...requiredCosts(abilities),
    ...way.additional,
    ...chosenOptionCosts(state, frame.seat, frame.object, paidOptions),
  ];
}

/** Whether the spell may be cast with the X that it is shown with, which is part of its mana value (CR 601.2e, 202.3e). */
function isLegalWith(shown: GameState, frame: AnnounceFrame, way: CastingWay, x: number): boolean {
  const { seat, object } = frame;
  if (castForbidden(shown, seat, object) !== null) return false;
  if (way.grant !== null && !grantCovers(shown, way.grant, object)) return false;
  return isTimely(frame, way, x);
}

/** Whether the card could be cast with that X at the time at which its casting began (CR 601.3b), if an effect doesn't cast it. */
function isTimely(frame: AnnounceFrame, way: CastingWay, x: number): boolean {
  const { seat, rewind, scratch } = frame;
  const origin = originOf(frame);
  if (rewind === null || origin === null || scratch.deliverTo !== undefined) return true;
  const then = asSpellWithX(asCast(rewind, origin, way), seat, origin, x);
  return timingReason(then, seat, origin, way) === null;
}

/** The values of X that could be paid along with everything announced so far. */
function possibleX(state: GameState, frame: AnnounceFrame, costs: readonly Cost[]): PayableX {
  const outlook = outlookOf(state, frame.seat);
  const spell = isSpell(frame);
  const { context, paidOptions } = announcementOf(state, frame.object);
  const way = spell ? wayOfSpell(state, frame) : null;
  const ability = spell ? null : abilityBeingActivated(state, frame);
  const decides = way !== null && xDecides(state, frame.object, way, outlook);
  const costFor = (shown: GameState, chosen: Context): readonly Cost[] | null => {
    if (ability)
      return totalActivationCost(state, {
        seat: frame.seat,
        object: chosen.source,
        ability,
        context: chosen,
        isMana: false,
        hopeful: true,
      });
    if (!way) return null;
    const extra = chosenOptionCosts(state, frame.seat, frame.object, paidOptions);
    return costOfCasting(shown, frame.seat, frame.object, way, { context: chosen, extra, hopeful: true });
  };
  const purpose = spell
    ? purposeOfSpell(state, frame)
    : { kind: "activate" as const, object: context.source };
  const shownWith = (x: number): GameState => asSpellWithX(state, frame.seat, frame.object, x);
  const isPayable = (x: number, shown = state): boolean => {
    const chosen = { ...context, x };
    const cost = costFor(shown, chosen);
    return cost !== null && missingToPay(outlookIn(shown, outlook), chosen, cost, purpose, null) === null;
  };
  const payable: PayableX = decides
    ? {
        kind: "values",
        values: payableOneByOne(costs, xChangesCost(state, outlook), isPayable, shownWith).filter((x) =>
          isLegalWith(shownWith(x), frame, way, x),
        ),
      }
    : payableX(costs, (x) => isPayable(x));
  return withTargets(state, context, bodyOf(state, frame.object), frame.object, payable);
}

/** The values of X that could be paid where each is looked at by itself, shown with it only if that may change the cost. */
function payableOneByOne(
  costs: readonly Cost[],
  changesCost: boolean,
  isPayable: (x: number, shown?: GameState) => boolean,
  shownWith: (x: number) => GameState,
): readonly number[] {
  const isPayableShown = (x: number): boolean => isPayable(x, shownWith(x));
  if (costs.some(choosesByX)) {
    const possible = payableX(costs, isPayableShown);
    return possible.kind === "values" ? possible.values : [];
  }
  return changesCost ? eachPayableX(isPayableShown) : everyPayableX((x) => isPayable(x));
}
