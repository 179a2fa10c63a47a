import { z } from "zod";
import * as fr from "./french/phrases.ts";
import { natural, variant } from "./schema/basic.ts";
import { amount, type Node, named, signedAmount } from "./schema/nodes.ts";

const add = variant("add", { amount: signedAmount });
export interface AddChange extends Node<typeof add> {}
const times = variant("times", { factor: natural });
export interface TimesChange extends Node<typeof times> {}
const set = variant("set", { amount });
export interface SetChange extends Node<typeof set> {}
const half = variant("half", { round: z.enum(["up", "down"]) });
export interface HalfChange extends Node<typeof half> {}

/** How a replacement effect changes a number (CR 614). */
export type NumberChange = AddChange | TimesChange | SetChange | HalfChange;
export const numberChange: z.ZodType<NumberChange> = named(
  "NumberChange",
  z.discriminatedUnion("kind", [add, times, set, half]),
);

/** « deux fois autant de blessures », « autant de marqueurs plus un »: how a number is changed. */
export function frenchChange(by: NumberChange, what: string, p: fr.FrenchContext): string {
  const as = `autant de ${what}`;
  switch (by.kind) {
    case "add": {
      const { amount } = by;
      return typeof amount === "number" && amount < 0
        ? `${as} moins ${-amount}`
        : `${as} plus ${p.value(amount)}`;
    }
    case "times":
      return by.factor === 0 ? `zéro ${what}` : `${fr.timesWord(by.factor)} ${as}`;
    case "set":
      return `${p.value(by.amount)} ${what}`;
    case "half":
      return `la moitié de ces ${what}, arrondie ${fr.rounding(by.round)},`;
  }
}
