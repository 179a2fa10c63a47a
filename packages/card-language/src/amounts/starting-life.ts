import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("startingLife");
export interface StartingLifeAmount extends Node<typeof schema> {}

export function english(_amount: StartingLifeAmount, _p: PrintContext): string {
  return "your starting life total";
}
