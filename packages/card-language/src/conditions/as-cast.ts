import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** What was so as the spell was cast: this spell, or the one that this permanent was (CR 601.2i). */
export const schema = variant("asCast", {
  of: condition,
});
export interface AsCastCondition extends Node<typeof schema> {}

export function english(condition: AsCastCondition, p: PrintContext): string {
  return `${p.condition(condition.of).replace(/^you control /, "you controlled ")} as you cast ${p.self}`;
}

export function french(condition: AsCastCondition, p: fr.FrenchContext, denied: boolean): string {
  const { lookingBack } = p;
  p.lookingBack = true;
  const said = `, au moment où vous avez lancé ${p.self.text}, ${p.condition(condition.of, denied)}`;
  p.lookingBack = lookingBack;
  return said;
}
