import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("extraTriggers", {
  who: playerRef,
  times: positive,
  of: filter,
  on: z.enum(["enters", "dies", "any", "attacks"]),
  cause: filter.exactOptional(),
});
export interface ExtraTriggersRule extends Node<typeof schema> {}

export function english(_rule: ExtraTriggersRule, _p: PrintContext): string {
  throw new NotPrintable(`rule extraTriggers`);
}
