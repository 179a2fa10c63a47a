import type * as fr from "../french/phrases.ts";
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

export function french(_amount: PartyAmount, _p: fr.FrenchContext): string {
  return "le nombre de créatures dans votre groupe";
}

export function frenchEach(_amount: PartyAmount, _p: fr.FrenchContext): string {
  return "créature dans votre groupe";
}
