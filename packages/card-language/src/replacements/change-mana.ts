import { numberChange } from "../number-change.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { type Node, subject } from "../schema/nodes.ts";

export const schema = variant("changeMana", {
  source: subject,
  change: numberChange,
});
export interface ChangeManaReplacement extends Node<typeof schema> {}

export function english(_r: ChangeManaReplacement, _p: PrintContext): string {
  throw new NotPrintable(`replacement changeMana`);
}
