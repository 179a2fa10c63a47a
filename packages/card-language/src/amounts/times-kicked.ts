import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** How often it was kicked, or another keyword's optional cost was paid for it (replicate, squad). */
export const schema = variant("timesKicked", {
  keyword: z.enum(["replicate", "squad"]).exactOptional(),
});
export interface TimesKickedAmount extends Node<typeof schema> {}

export function english(amount: TimesKickedAmount, p: PrintContext): string {
  return `the number of times ${itself(amount, p)} was kicked`;
}

export function englishEach(amount: TimesKickedAmount, p: PrintContext): string {
  return `time ${itself(amount, p)} was kicked`;
}

function itself(amount: TimesKickedAmount, p: PrintContext): string {
  return p.say(amount).variant === 1 ? p.self : "it";
}

export function french(amount: TimesKickedAmount, p: fr.FrenchContext): string {
  return `le nombre de ${frenchEach(amount, p)}`;
}

export function frenchEach(amount: TimesKickedAmount, p: fr.FrenchContext): string {
  if (amount.keyword !== undefined)
    return `fois où son coût ${amount.keyword === "squad" ? "d'escouade" : "de duplication"} a été payé`;
  const self = p.object({ kind: "this" });
  return `fois où ${fr.subjectText(self)} a été ${fr.participle("kicker")(self)}`;
}
