import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { numberWord } from "../print/words.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("discard", {
  what: z.union([z.literal("hand"), costObjects]),
  random: flag,
  bind,
});
export interface DiscardCost extends Node<typeof schema> {}

export function english(cost: DiscardCost, p: PrintContext): string {
  const { what } = cost;
  if (what === "hand") return p.actor === undefined ? "discard your hand" : "discard their hand";
  if (what === "this") return `discard ${p.object({ kind: "this" })}`;
  const np = p.noun(what.filter.zones === undefined ? { zones: ["hand"], of: what.filter.of } : what.filter);
  const random = cost.random === true ? " at random" : "";
  const { count } = what;
  if (count === 1) return `discard ${indefinite(np, "none")}${random}`;
  if (count === "any") return `discard any number of ${manyOf(np, "none")}${random}`;
  const number = typeof count === "number" ? numberWord(count) : "X";
  return `discard ${number} ${bare(np, { zone: "none", many: true })}${random}`;
}
