import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { listOf } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** In the wording, 1: "you control a Swamp and a Forest". */
export const schema = variant("all", {
  of: some(condition),
});
export interface AllCondition extends Node<typeof schema> {}

export function english(condition: AllCondition, p: PrintContext): string {
  if (p.say(condition).variant === 1)
    return condition.of
      .map((one, index) => p.condition(one).replace(index === 0 ? "" : /^you control /, ""))
      .join(" and ");
  return listOf(
    condition.of.map((one) => p.condition(one)),
    "and",
  );
}

export function french(condition: AllCondition, p: fr.FrenchContext, denied: boolean): string {
  return fr.listOf(
    condition.of.map((one, index) => (index === 0 ? "" : "si ") + p.condition(one, denied)),
    denied ? "ou" : "et",
  );
}
