import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { plural } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("distinct", {
  what: z.enum(["color", "cardType", "name", "manaValue", "basicLandType", "creatureType", "counterKind"]),
  among: filter,
});
export interface DistinctAmount extends Node<typeof schema> {}

export function english(amount: DistinctAmount, p: PrintContext): string {
  return `the number of ${plural(DISTINCT[amount.what])} among ${manyOf(p.noun(amount.among))}`.replace(
    "kind of counters",
    "kinds of counters",
  );
}

const DISTINCT = {
  color: "color",
  cardType: "card type",
  name: "name",
  manaValue: "mana value",
  basicLandType: "basic land type",
  creatureType: "creature type",
  counterKind: "kind of counter",
} as const;

export function englishEach(amount: DistinctAmount, p: PrintContext): string {
  return `${DISTINCT[amount.what]} among ${manyOf(p.noun(amount.among))}`;
}
