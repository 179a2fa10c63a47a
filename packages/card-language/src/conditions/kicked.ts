import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { timesWord } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { natural, positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("kicked", {
  times: positive.exactOptional(),
  cost: natural.exactOptional(),
  /** Another spell than the one whose text this is. */
  of: objectRef.exactOptional(),
});
export interface KickedCondition extends Node<typeof schema> {}

export function english(condition: KickedCondition, p: PrintContext): string {
  if (condition.cost !== undefined)
    throw new NotPrintable("condition kicked", "with one of two kicker costs");
  const spell =
    condition.of === undefined ? p.source(condition, "subject") : p.object(condition.of, "subject");
  return condition.times === undefined
    ? `${spell} was kicked`
    : `${spell} was kicked ${timesWord(condition.times)}`;
}

export function french(condition: KickedCondition, p: fr.FrenchContext, denied: boolean): string {
  const spell = condition.of === undefined ? undefined : p.object(condition.of);
  const self = spell ?? fr.pronounFor(p.self);
  const times = condition.times === undefined ? "" : ` ${fr.timesWord(condition.times)}`;
  const done = `${fr.participle("kicker")(spell ?? p.self)}${times}`;
  const verb = fr.vp("être", undefined, done);
  return fr.happened(self, denied ? fr.not(verb) : verb);
}
