import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { each } from "../print/rule-words.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("handSize", {
  who: playerRef,
  set: z.union([z.literal("none"), natural]).exactOptional(),
  change: z.number().int().min(-1000).max(1000).exactOptional(),
});
export interface HandSizeRule extends Node<typeof schema> {}

export function english(rule: HandSizeRule, p: PrintContext): string {
  const you = rule.who.kind === "you";
  const who = each(rule.who, p);
  if (rule.set === "none" && rule.who.kind === "allPlayers") return "players have no maximum hand size";
  if (rule.set === "none") return `${who} ${you ? "have" : "has"} no maximum hand size`;
  const whose = p.player(rule.who, "possessive");
  if (rule.set !== undefined) return `${whose} maximum hand size is ${numberWord(rule.set)}`;
  if (rule.change === undefined) throw new NotPrintable("rule handSize", "unchanged");
  return `${whose} maximum hand size is ${rule.change < 0 ? "reduced" : "increased"} by ${numberWord(Math.abs(rule.change))}`;
}
