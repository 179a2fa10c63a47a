import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A player has protection, which for players is from everything (CR 702.16j). */
export const schema = variant("protectionPlayer", {
  who: playerRef,
  from: z.literal("everything"),
});
export interface ProtectionPlayerRule extends Node<typeof schema> {}

/** "you have protection from everything", or for a while "gain" (1). */
export function english(rule: ProtectionPlayerRule, p: PrintContext): string {
  return `${players(rule.who, p)} ${p.say(rule).variant === 1 ? "gain" : "have"} protection from everything`;
}

export function french(rule: ProtectionPlayerRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.vp("avoir", undefined, "la protection contre tout"));
}
