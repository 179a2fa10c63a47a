import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("emptyingManaKept", {
  who: playerRef,
  color: label.exactOptional(),
});
export interface EmptyingManaKeptRule extends Node<typeof schema> {}

export function english(_rule: EmptyingManaKeptRule, _p: PrintContext): string {
  throw new NotPrintable(`rule emptyingManaKept`);
}
