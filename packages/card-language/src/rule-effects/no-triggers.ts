import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("noTriggers", {
  of: filter.exactOptional(),
  on: z.enum(["enters", "dies"]),
  cause: filter,
});
export interface NoTriggersRule extends Node<typeof schema> {}

export function english(_rule: NoTriggersRule, _p: PrintContext): string {
  throw new NotPrintable(`rule noTriggers`);
}
