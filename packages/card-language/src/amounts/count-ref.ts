import type { PrintContext } from "../print/context.ts";
import type { Unit } from "../print/measure.ts";
import { plural } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("countRef", {
  ref: objectRef,
});
export interface CountRefAmount extends Node<typeof schema> {}

export function english(amount: CountRefAmount, p: PrintContext): string {
  return `the number of ${refThing(amount, p).many}`;
}

function refThing(amount: CountRefAmount, p: PrintContext): Unit {
  const { noun } = p.say(amount);
  if (noun !== undefined && amount.ref.kind === "bound") {
    const way = `${amount.ref.name.replace(/\d+$/, "")} this way`;
    return { one: `${noun} ${way}`, many: `${noun}s ${way}` };
  }
  const known = amount.ref.kind === "bound" ? p.mentioned(`way:${amount.ref.name}`) : undefined;
  if (known !== undefined)
    return { one: known.noun, many: known.noun.replace(/^\S+/, (head) => plural(head)) };
  return { one: `of ${p.object(amount.ref)}`, many: `of ${p.object(amount.ref)}` };
}

export function englishEach(amount: CountRefAmount, p: PrintContext): string {
  return refThing(amount, p).one;
}
