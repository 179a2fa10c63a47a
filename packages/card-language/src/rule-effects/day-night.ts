import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("dayNight");
export interface DayNightRule extends Node<typeof schema> {}

export function english(_rule: DayNightRule, _p: PrintContext): string {
  throw new NotPrintable(`rule dayNight`);
}

export function french(_rule: DayNightRule, _p: fr.FrenchContext): string {
  return "il fait jour ou il fait nuit";
}
