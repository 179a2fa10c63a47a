import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { numberWord } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("canBlockAdditional", {
  count: z.union([z.literal("any"), amount]),
});
export interface CanBlockAdditionalRestriction extends Node<typeof schema> {}

export function english(r: CanBlockAdditionalRestriction, time: RestrictionTime, _p: PrintContext): string {
  return canBlockAdditional(r.count, time);
}

function canBlockAdditional(count: CanBlockAdditionalRestriction["count"], time: RestrictionTime): string {
  const when = time.when === "" ? " each combat" : ` ${time.when}`;
  if (count === "any") return `can block any number of creatures${time.when === "" ? "" : when}`;
  if (typeof count !== "number") throw new NotPrintable("restriction canBlockAdditional", "with an amount");
  const creatures = count === 1 ? "an additional creature" : `an additional ${numberWord(count)} creatures`;
  return `can block ${creatures}${when}`;
}

export function french(
  r: CanBlockAdditionalRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  if (r.count === "any")
    return fr.vp("pouvoir", undefined, `bloquer n'importe quel nombre de créatures${fr.during(style)}`);
  const creatures = `${fr.countWord(r.count, p)} créature${r.count === 1 ? "" : "s"} supplémentaire${r.count === 1 ? "" : "s"}`;
  return fr.vp("pouvoir", undefined, `bloquer ${creatures} ${fr.eachCombat(style)}`);
}
