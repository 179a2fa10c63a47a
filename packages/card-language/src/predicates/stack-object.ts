import { z } from "zod";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** On the stack: whether it is a spell, an activated or a triggered ability (CR 112, 113.3). */
export const schema = variant("stackObject", {
  is: z.enum(["spell", "activatedAbility", "triggeredAbility"]),
});
export interface StackObjectPredicate extends Node<typeof schema> {}
