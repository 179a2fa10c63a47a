import { flag, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** Layer 7c. */
export const schema = variant("addPT", {
  power: signedAmount,
  toughness: signedAmount,
  /** "Double its power": of less than zero, it gets as much less (CR 107.1b). */
  doubles: flag,
});
export interface AddPTModification extends Node<typeof schema> {}
