import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** An exception of a copy (CR 707.9b): "it has no mana cost". */
export const schema = variant("noManaCost");
export interface NoManaCostModification extends Node<typeof schema> {}
