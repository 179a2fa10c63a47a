import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { definiteOf } from "../print/definite.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { unlessPaid } from "../print/unless-paid.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantBlock", {
  what: filter.exactOptional(),
  alone: flag,
  unlessCost: costs.exactOptional(),
});
export interface CantBlockRestriction extends Node<typeof schema> {}

export function english(r: CantBlockRestriction, time: RestrictionTime, p: PrintContext): string {
  if (r.what !== undefined && p.say(r).join === "or")
    return `can't block or be blocked by ${manyOf(p.noun(r.what))}${during(time)}`;
  const definite = r.what === undefined ? undefined : definiteOf(r.what);
  const what =
    r.what === undefined ? "" : ` ${definite === undefined ? manyOf(p.noun(r.what)) : p.object(definite)}`;
  const paid = r.unlessCost === undefined ? "" : unlessPaid(r.unlessCost, time, p);
  return `can't block${what}${r.alone === true ? " alone" : ""}${during(time)}${paid}`;
}

export function french(
  r: CantBlockRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const definite = r.what === undefined ? undefined : fr.definiteOf(r.what);
  const what =
    r.what === undefined
      ? undefined
      : definite === undefined
        ? fr.theMany(p.noun(r.what))
        : p.object(definite);
  const alone = r.alone === true ? ` ${fr.adjective("seul")(style.who)}` : "";
  const paid = r.unlessCost === undefined ? "" : fr.unlessPaid(r.unlessCost, style, p);
  const block = fr.conjugate(fr.vp("bloquer", what), "infinitive", style.who);
  return fr.cant(`${block}${alone}${fr.during(style)}${paid}`);
}
