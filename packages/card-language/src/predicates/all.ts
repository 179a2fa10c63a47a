import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { some, variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

export const schema = variant("all", {
  of: some(predicate),
});
export interface AllPredicate extends Node<typeof schema> {}

/** "1/1": both numbers as one word in front of the noun. Anything else is said part by part. */
export function englishAdjective(predicate: AllPredicate, _p: PrintContext): Adjective | undefined {
  const [power, toughness, ...more] = predicate.of;
  const isSize =
    power?.kind === "stat" &&
    toughness?.kind === "stat" &&
    power.stat === "power" &&
    toughness.stat === "toughness" &&
    [power, toughness].every(({ compare, value }) => compare === "=" && typeof value === "number");
  if (!isSize || more.length > 0) return undefined;
  return { rank: 1, word: `${String(power.value)}/${String(toughness.value)}`, negative: false };
}
