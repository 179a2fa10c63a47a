import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("party");
export interface PartyAmount extends Node<typeof schema> {}

export function english(_amount: PartyAmount, _p: PrintContext): string {
  return "the number of creatures in your party";
}

export function englishEach(_amount: PartyAmount, _p: PrintContext): string {
  return "creature in your party";
}
