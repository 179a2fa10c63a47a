import type { Amount } from "@spellroom/card-language";
import { either, map, type Parser } from "../parse/parser.ts";
import type { Scope, Sem } from "../scope.ts";
import { digits, letterX } from "./numbers.ts";

/** What X stands for here: the X of the cost, or what "where X is" says at the end of the sentence. */
export function amountX(c: Scope): Amount {
  if (c.x === undefined) return { kind: "x" };
  c.xUses++;
  const value = c.x();
  return typeof value === "number" ? value : c.say(value, { amount: "whereX" });
}

/** The number after a keyword action: "2", "X". */
export const actionNumber: Parser<Sem<Amount>> = either<Sem<Amount>>(
  map(digits, (n) => () => n),
  map(letterX, () => amountX),
);
