import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("spendManaAsAnyColor", {
  who: playerRef,
  for: filter.exactOptional(),
});
export interface SpendManaAsAnyColorRule extends Node<typeof schema> {}

export function english(_rule: SpendManaAsAnyColorRule, _p: PrintContext): string {
  throw new NotPrintable(`rule spendManaAsAnyColor`);
}
