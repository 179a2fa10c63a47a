import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A permanent card or permanent spell outside the battlefield (CR 110.4). */
export const schema = variant("permanent");
export interface PermanentPredicate extends Node<typeof schema> {}
