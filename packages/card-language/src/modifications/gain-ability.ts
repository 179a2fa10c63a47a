import { variant } from "../schema/basic.ts";
import { ability, type Node } from "../schema/nodes.ts";

/** Layer 6. */
export const schema = variant("gainAbility", {
  ability,
});
export interface GainAbilityModification extends Node<typeof schema> {}
