import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("canBlockOnly", {
  what: filter,
});
export interface CanBlockOnlyRestriction extends Node<typeof schema> {}

export function english(r: CanBlockOnlyRestriction, _time: RestrictionTime, p: PrintContext): string {
  return `can block only ${manyOf(p.noun(r.what))}`;
}
