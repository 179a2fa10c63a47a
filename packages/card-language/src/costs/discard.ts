import { z } from "zod";
import * as fr from "../french/phrases.ts";
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

export function french(cost: DiscardCost, p: fr.FrenchContext): fr.CostWords {
  const { what } = cost;
  const random = cost.random === true ? " au hasard" : "";
  const discard = (words: string): fr.CostWords => ({
    verb: fr.vp("se défausser", undefined, `de ${words}${random}`),
  });
  if (what === "hand") return discard(p.actor === undefined ? "votre main" : "sa main");
  if (what === "this") return discard("cette carte");
  return discard(fr.costObjects({ ...what, filter: { ...what.filter, zones: ["hand"] } }, p, "none").text);
}
