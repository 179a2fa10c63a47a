import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attacksAsThoughHaste");
export interface AttacksAsThoughHasteRestriction extends Node<typeof schema> {}

export function english(
  _r: AttacksAsThoughHasteRestriction,
  time: RestrictionTime,
  _p: PrintContext,
): string {
  return `can attack${during(time)} as though ${time.many ? "they" : "it"} had haste`;
}

export function french(
  _r: AttacksAsThoughHasteRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const had = `${fr.subjectText(fr.pronounFor(style.who))} ${fr.conjugate(fr.vp("avoir", "la célérité"), "imperfect", style.who)}`;
  return fr.vp("pouvoir", undefined, `attaquer${fr.during(style)} comme si ${had}`);
}
