import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("assignsDamageByToughness");
export interface AssignsDamageByToughnessRestriction extends Node<typeof schema> {}

export function english(
  _r: AssignsDamageByToughnessRestriction,
  time: RestrictionTime,
  _p: PrintContext,
): string {
  const whose = time.many ? "their" : "its";
  return `assign combat damage equal to ${whose} toughness rather than ${whose} power${during(time)}`;
}
