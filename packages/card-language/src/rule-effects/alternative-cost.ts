import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { condition, costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("alternativeCost", {
  who: playerRef,
  what: filter,
  cost: z.union([z.literal("withoutPaying"), costs]),
  condition: condition.exactOptional(),
});
export interface AlternativeCostRule extends Node<typeof schema> {}

export function english(_rule: AlternativeCostRule, _p: PrintContext): string {
  throw new NotPrintable(`rule alternativeCost`);
}
