import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** Layer 7b. */
export const schema = variant("setPT", {
  power: signedAmount.exactOptional(),
  toughness: signedAmount.exactOptional(),
});
export interface SetPTModification extends Node<typeof schema> {}
