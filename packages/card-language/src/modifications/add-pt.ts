import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** Layer 7c. */
export const schema = variant("addPT", {
  power: signedAmount,
  toughness: signedAmount,
});
export interface AddPTModification extends Node<typeof schema> {}
