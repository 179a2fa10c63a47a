import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("enchant", {
  what: z.union([z.enum(["player", "opponent"]), filter]),
});
export interface EnchantKeyword extends Node<typeof schema> {}

export function english(ability: EnchantKeyword, p: PrintContext): string {
  return `enchant ${typeof ability.what === "string" ? ability.what : bare(p.noun(ability.what))}`;
}

export function french(ability: EnchantKeyword, p: fr.FrenchContext): string {
  const what =
    ability.what === "player"
      ? "joueur"
      : ability.what === "opponent"
        ? "adversaire"
        : fr.bare(p.noun(ability.what));
  return `enchanter : ${what}`;
}
