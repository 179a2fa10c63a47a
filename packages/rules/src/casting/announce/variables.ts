import type { Amount, Cost, CostObjects } from "@spellroom/card-language";
import { type Game, numbersIn } from "../../core/game.ts";
import { missingToPay } from "../../costs/can-pay.ts";
import { totalActivationCost } from "../../costs/total-cost.ts";
import { characteristics } from "../../layers/index.ts";
import { outlookOf } from "../../mana/outlook.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { announcementOf, askUnder, type Choosing, DONE, updateAnnouncement } from "../../targets/choosing.ts";
import { baseCost, costOfCasting, requiredCosts } from "../spell-cost.ts";
import { type AnnounceFrame, isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { abilityBeingActivated, purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/** More than anybody can pay; bounds the search for the largest X. */
const MOST_X = 1_000;

/**
 * Stage: the value of X is announced (CR 107.3a, 601.2b), from 0 to the most that could be paid. A spell that is cast without
 * paying a cost with X has an X of 0 (CR 107.3b).
 */
export function chooseX(g: Game, frame: AnnounceFrame): Choosing {
  const { state } = g;
  const id = frame.object;
  if (!costsOf(state, frame).some(mentionsX)) return DONE;
  const max = largestX(state, frame);
  const answer = max === 0 ? [0] : numbersIn(frame.scratch, "x");
  if (!answer) {
    return askUnder(
      g,
      frame.scratch,
      "x",
      frame.seat,
      { key: "chooseX", source: id },
      { kind: "number", min: 0, max },
    );
  }
  const { context } = announcementOf(state, id);
  updateAnnouncement(g, id, { context: { ...context, x: answer[0] ?? 0 } });
  return DONE;
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
    ...chosenOptionCosts(abilities, paidOptions),
  ];
}

/** Whether a cost has X in it. */
function mentionsX(cost: Cost): boolean {
  switch (cost.kind) {
    case "mana":
      return cost.mana.includes("X");
    case "manaAmount":
    case "payLife":
    case "mill":
    case "energy":
      return isX(cost.amount);
    case "loyalty":
      return cost.change === "-X";
    case "sacrifice":
    case "tapOthers":
    case "untapOthers":
    case "exile":
    case "returnToHand":
    case "putOnLibrary":
    case "putIntoGraveyard":
    case "reveal":
      return hasXObjects(cost.what);
    case "discard":
      return cost.what !== "hand" && hasXObjects(cost.what);
    case "removeCounters":
      return cost.amount !== "all" && isX(cost.amount);
    case "addCounters":
      return isX(cost.amount);
    case "either":
      return cost.of.some((way) => way.some(mentionsX));
    default:
      return false;
  }
}

function hasXObjects(what: CostObjects): boolean {
  return what !== "this" && what.count !== "any" && isX(what.count);
}

function isX(amount: Amount): boolean {
  if (typeof amount === "number") return false;
  if (amount.kind === "x") return true;
  if (amount.kind === "times") return isX(amount.of) || isX(amount.factor);
  return amount.kind === "sum" && amount.of.some(isX);
}

/** The largest X that can be paid: what is payable for an X is payable for every smaller one. */
function largestX(state: GameState, frame: AnnounceFrame): number {
  const outlook = outlookOf(state, frame.seat);
  const spell = isSpell(frame);
  const { context, paidOptions } = announcementOf(state, frame.object);
  const { abilities } = characteristics(state, frame.object);
  const way = spell ? wayOfSpell(state, frame) : null;
  const ability = spell ? null : abilityBeingActivated(state, frame);
  const costFor = (chosen: Context): readonly Cost[] | null => {
    if (ability) return totalActivationCost(state, frame.seat, chosen.source, ability, chosen, false);
    if (!way) return null;
    const extra = chosenOptionCosts(abilities, paidOptions);
    return costOfCasting(state, frame.seat, frame.object, way, { context: chosen, extra, hopeful: true });
  };
  const purpose = spell
    ? purposeOfSpell(state, frame)
    : { kind: "activate" as const, object: context.source };
  const payable = (x: number): boolean => {
    const chosen = { ...context, x };
    const cost = costFor(chosen);
    return cost !== null && missingToPay(outlook, chosen, cost, purpose, null) === null;
  };
  let low = 0;
  let step = 1;
  while (low + step <= MOST_X && payable(low + step)) {
    low += step;
    step *= 2;
  }
  while (step >= 1) {
    if (low + step <= MOST_X && payable(low + step)) low += step;
    step = Math.floor(step / 2);
  }
  return low;
}
