import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("everyCreatureType");
export interface EveryCreatureTypeModification extends Node<typeof schema> {}
