import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, positive } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("suspend", {
  time: z.union([z.literal("X"), positive]),
  cost: costs,
});
export interface SuspendKeyword extends Node<typeof schema> {}

export function english(ability: SuspendKeyword, p: PrintContext): string {
  return `suspend ${ability.time}—${p.phrases.cost(ability.cost, p)}`;
}

export function french(ability: SuspendKeyword, p: fr.FrenchContext): string {
  return `suspension ${ability.time} — ${p.phrases.cost(ability.cost, p)}`;
}
