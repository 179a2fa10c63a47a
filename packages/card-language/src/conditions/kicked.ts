import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { timesWord } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { manaCost, positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("kicked", {
  times: positive.exactOptional(),
  /** With which of two kickers: the one of that cost (CR 702.33b, 702.33f). */
  cost: manaCost.exactOptional(),
  /** Another spell than the one whose text this is. */
  of: objectRef.exactOptional(),
});
export interface KickedCondition extends Node<typeof schema> {}

export function english(condition: KickedCondition, p: PrintContext): string {
  const spell =
    condition.of === undefined ? p.source(condition, "subject") : p.object(condition.of, "subject");
  if (condition.cost !== undefined) return `${spell} was kicked with its ${manaText(condition.cost)} kicker`;
  return condition.times === undefined
    ? `${spell} was kicked`
    : `${spell} was kicked ${timesWord(condition.times)}`;
}

export function french(condition: KickedCondition, p: fr.FrenchContext, denied: boolean): string {
  const spell = p.object(condition.of ?? { kind: "this" });
  const times = condition.times === undefined ? "" : ` ${fr.timesWord(condition.times)}`;
  const by = condition.cost === undefined ? "" : ` avec son kick ${manaText(condition.cost)}`;
  const done = `${fr.participle("kicker")(spell)}${by}${times}`;
  const verb = fr.vp("être", undefined, done);
  return fr.happened(spell, denied ? fr.not(verb) : verb);
}
