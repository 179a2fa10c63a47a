import { announcementOf } from "../../change/targets/choosing.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { costOfCasting } from "../../query/casting/spell-cost.ts";
import { isReduction, targetAsked } from "../../query/costs/cost-change.ts";
import { characteristics } from "../../query/layers/index.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { rulesOfKind } from "../../query/rules/rules-in-force.ts";
import type { Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { AnnounceFrame, GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { isSpell } from "./frame.ts";
import { chosenOptionCosts } from "./optional-costs.ts";
import { purposeOfSpell, wayOfSpell } from "./way-of-spell.ts";

/** More targets than there could be to choose from. */
const MOST_TARGETS = 1_000;

/**
 * How many targets could be paid for by a spell that costs more for each target, or each beyond the first (CR 601.2c,
 * 601.2f); any number where targets cost nothing. More would only have the whole attempt taken back.
 */
export function affordableTargets(g: Game, frame: AnnounceFrame): number {
  const { state } = g;
  const id = frame.object;
  if (!isSpell(frame) || !costsByTargets(characteristics(state, id).abilities))
    return Number.POSITIVE_INFINITY;
  const { context, paidOptions } = announcementOf(state, id);
  const extra = chosenOptionCosts(state, frame.seat, id, paidOptions);
  const outlook = outlookOf(state, frame.seat);
  let targets = 0;
  for (; targets < MOST_TARGETS; targets++) {
    const chosen = withTargets(context, targets + 1);
    const cost = costOfCasting(state, frame.seat, id, wayOfSpell(state, frame), {
      context: chosen,
      extra,
      hopeful: true,
    });
    if (!cost || missingToPay(outlook, chosen, cost, purposeOfSpell(state, frame), null)) break;
  }
  return targets;
}

/**
 * Which targets a spell can be paid for with, where only a reduction for its target makes it payable (CR 601.2c, 601.2f); `null`
 * where it doesn't matter. Other targets would only have the whole attempt taken back.
 */
export function payableTargets(g: Game, frame: AnnounceFrame): ((target: Entity) => boolean) | null {
  const { state } = g;
  const id = frame.object;
  if (!isSpell(frame) || !isCheaperForTargets(state, id)) return null;
  const { context, paidOptions } = announcementOf(state, id);
  const extra = chosenOptionCosts(state, frame.seat, id, paidOptions);
  const outlook = outlookOf(state, frame.seat);
  const isPayable = (targets: readonly Entity[]): boolean => {
    const chosen = { ...context, targets: { ...context.targets, any: targets } };
    const way = wayOfSpell(state, frame);
    const cost = costOfCasting(state, frame.seat, id, way, { context: chosen, extra, hopeful: false });
    return cost !== null && !missingToPay(outlook, chosen, cost, purposeOfSpell(state, frame), null);
  };
  return isPayable([]) ? null : (target) => isPayable([target]);
}

/** Whether what a spell targets may make it cheaper, by its own text or by another's. */
function isCheaperForTargets(state: GameState, id: ObjectId): boolean {
  const isByItself = characteristics(state, id).abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.condition !== undefined &&
      targetAsked(ability.condition) !== null &&
      ability.effects.some((effect) => effect.kind === "ownCost" && isReduction(effect)),
  );
  return (
    isByItself ||
    rulesOfKind(state, "costChange").some(({ rule }) => rule.targeting !== undefined && isReduction(rule))
  );
}

function costsByTargets(abilities: readonly CurrentAbility[]): boolean {
  return abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.effects.some(
        (effect) => effect.kind === "ownCost" && (effect.moreEach ?? effect.lifeEach) !== undefined,
      ),
  );
}

/** That many targets, whichever they are. */
function withTargets(context: Context, count: number): Context {
  return { ...context, targets: { any: new Array<Entity>(count).fill({ player: context.controller }) } };
}
