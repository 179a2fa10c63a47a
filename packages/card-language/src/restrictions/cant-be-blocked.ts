import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { numberWord } from "../print/words.ts";
import { positive, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantBeBlocked", {
  by: filter.exactOptional(),
  exceptBy: filter.exactOptional(),
  byMoreThan: positive.exactOptional(),
  exceptByAtLeast: positive.exactOptional(),
});
export interface CantBeBlockedRestriction extends Node<typeof schema> {}

export function english(r: CantBeBlockedRestriction, time: RestrictionTime, p: PrintContext): string {
  if (r.exceptBy !== undefined && p.say(r).first === true)
    return `can't be blocked${during(time)} except by ${manyOf(p.noun(r.exceptBy))}`;
  return `${cantBeBlocked(r, p)}${during(time)}`;
}

function cantBeBlocked(r: CantBeBlockedRestriction, p: PrintContext): string {
  if (r.by !== undefined) return `can't be blocked by ${manyOf(p.noun(r.by))}`;
  if (r.exceptBy !== undefined) return `can't be blocked except by ${manyOf(p.noun(r.exceptBy))}`;
  if (r.byMoreThan !== undefined) {
    return `can't be blocked by more than ${numberWord(r.byMoreThan)} creature${r.byMoreThan === 1 ? "" : "s"}`;
  }
  if (r.exceptByAtLeast !== undefined) {
    return `can't be blocked except by ${numberWord(r.exceptByAtLeast)} or more creatures`;
  }
  return "can't be blocked";
}

export function french(
  r: CantBeBlockedRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const blocked = `être ${fr.participle("bloquer")(style.who)}`;
  const when = fr.during(style);
  if (r.by !== undefined) return fr.cant(`${blocked} par ${fr.theMany(p.noun(r.by)).text}${when}`);
  const only = (by: string): fr.VerbPhrase =>
    fr.not(fr.vp("pouvoir", undefined, `${blocked} que par ${by}${when}`), "alone");
  if (r.exceptBy !== undefined) return only(fr.phrase(p.noun(r.exceptBy), { many: true }).text);
  if (r.exceptByAtLeast !== undefined)
    return only(`au moins ${fr.numberWord(r.exceptByAtLeast, "f")} créatures`);
  if (r.byMoreThan !== undefined)
    return fr.cant(
      `${blocked} par plus de ${fr.numberWord(r.byMoreThan, "f")} créature${r.byMoreThan === 1 ? "" : "s"}${when}`,
    );
  return fr.cant(`${blocked}${when}`);
}
