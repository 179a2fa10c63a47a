import type { Amount } from "@spellroom/card-language";
import type { Scope } from "../scope.ts";

/** What X stands for here: the X of the cost, or what "where X is" says at the end of the sentence. */
export function amountX(c: Scope): Amount {
  if (c.x === undefined) return { kind: "x" };
  c.xUses++;
  const value = c.x(c);
  return typeof value === "number" ? value : c.say(value, { amount: "whereX" });
}
