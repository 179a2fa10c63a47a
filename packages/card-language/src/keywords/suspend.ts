import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, positive } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("suspend", {
  /** Absent, as the cost is: where a card that is exiled gains it. */
  time: z.union([z.literal("X"), positive]).exactOptional(),
  cost: costs.exactOptional(),
});
export interface SuspendKeyword extends Node<typeof schema> {}

export function english(ability: SuspendKeyword, p: PrintContext): string {
  const { time, cost } = ability;
  return time === undefined || cost === undefined ? "suspend" : `suspend ${time}—${p.phrases.cost(cost, p)}`;
}

export function french(ability: SuspendKeyword, p: fr.FrenchContext): string {
  const { time, cost } = ability;
  return time === undefined || cost === undefined
    ? "suspension"
    : `suspension ${time} — ${p.phrases.cost(cost, p)}`;
}
