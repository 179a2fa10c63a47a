import { z } from "zod";
import * as fr from "../french/phrases.ts";
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

export function french(rule: HandSizeRule, p: fr.FrenchContext): string {
  const who = fr.players(rule.who, p);
  if (rule.set === "none") return fr.present(who, fr.not(fr.vp("avoir", "de taille de main maximale")));
  const size = fr.possessed(fr.noun("taille de main maximale", "f"), who).text;
  if (rule.set !== undefined) return `${size} est de ${fr.numberWord(rule.set, "f")} cartes`;
  const change = rule.change ?? 0;
  return `${size} est ${change < 0 ? "réduite" : "augmentée"} de ${fr.numberWord(Math.abs(change), "f")} carte${Math.abs(change) === 1 ? "" : "s"}`;
}
