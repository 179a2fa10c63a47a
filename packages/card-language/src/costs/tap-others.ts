import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { bind, flag, record, stat, variant } from "../schema/basic.ts";
import { amount, costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("tapOthers", {
  what: costObjects,
  summoningSickAllowed: flag,
  bind,
  /** What the tapped ones must come to together ("with total power 3 or greater"). */
  totalAtLeast: record({ stat, value: amount }).exactOptional(),
});
export interface TapOthersCost extends Node<typeof schema> {}

export function english(cost: TapOthersCost, p: PrintContext): string {
  const host = cost.what === "this" ? undefined : cost.what.filter.of.at(-1);
  if (host?.kind === "oneOf" && host.ref.kind === "attached") return `tap ${p.object(host.ref)}`;
  return `tap ${objects(cost.what, p, { untapped: true })}${totalAtLeast(cost, p)}`;
}

function totalAtLeast({ totalAtLeast: total }: TapOthersCost, p: PrintContext): string {
  if (total === undefined) return "";
  return ` with total ${STAT_WORDS[total.stat]} ${p.value(total.value)} or greater`;
}

export function french(cost: TapOthersCost, p: fr.FrenchContext): fr.CostWords {
  const total =
    cost.totalAtLeast === undefined
      ? ""
      : `dont la ${fr.STATS[cost.totalAtLeast.stat].one} totale est ${fr.comparison(">=", cost.totalAtLeast.value, p)}`;
  return { verb: fr.vp("engager", frenchWhat(cost, p), total) };
}

/** « le terrain enchanté », « deux créatures dégagées que vous contrôlez ». */
function frenchWhat({ what }: TapOthersCost, p: fr.FrenchContext): fr.Nominal {
  if (what === "this") return fr.costObjects(what, p);
  const others = what.filter.of.filter((one) => one.kind !== "status" || one.status !== "untapped");
  const only = fr.definiteOf({ ...what.filter, of: others });
  return only === undefined ? fr.costObjects(fr.untapped(what), p) : p.object(only);
}
