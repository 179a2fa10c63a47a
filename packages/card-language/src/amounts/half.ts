import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("half", {
  of: signedAmount,
  round: z.enum(["up", "down"]),
});
export interface HalfAmount extends Node<typeof schema> {}

export function english(amount: HalfAmount, p: PrintContext): string {
  return `half ${p.value(amount.of)}, rounded ${amount.round}`;
}
