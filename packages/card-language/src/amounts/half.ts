import { z } from "zod";
import * as fr from "../french/phrases.ts";
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

export function french(amount: HalfAmount, p: fr.FrenchContext): string {
  return `la moitié de ${p.value(amount.of)}, arrondie ${fr.rounding(amount.round)}`;
}
