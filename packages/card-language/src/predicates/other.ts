import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "other", "another": not the source itself. */
export const schema = variant("other");
export interface OtherPredicate extends Node<typeof schema> {}
