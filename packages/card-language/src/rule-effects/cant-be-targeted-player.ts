import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantBeTargetedPlayer", {
  who: playerRef,
  by: z.enum(["opponents", "anyone"]),
});
export interface CantBeTargetedPlayerRule extends Node<typeof schema> {}

export function english(rule: CantBeTargetedPlayerRule, _p: PrintContext): string {
  return rule.by === "anyone" ? "you have shroud" : "you have hexproof";
}

export function french(rule: CantBeTargetedPlayerRule, p: fr.FrenchContext): string {
  const ability = fr.keywordArticle(rule.by === "anyone" ? "shroud" : "hexproof");
  return fr.present(fr.players(rule.who, p), fr.vp("avoir", ability));
}
