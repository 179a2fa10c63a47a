import { some, variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

export const schema = variant("all", {
  of: some(predicate),
});
export interface AllPredicate extends Node<typeof schema> {}
