import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantBeExiled");
export interface CantBeExiledRestriction extends Node<typeof schema> {}

export function english(_r: CantBeExiledRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't be exiled${during(time)}`;
}
