import { z } from "zod";
import { cardTypes, subtypes, supertypes, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/**
 * Layer 4. `set` replaces, `add` is "in addition to its other types"; with `addTypes` card types are kept and subtypes of the
 * same set replaced (CR 205.1b).
 */
export const schema = variant("types", {
  mode: z.enum(["set", "add", "addTypes", "remove"]),
  supertypes: supertypes.exactOptional(),
  types: cardTypes.exactOptional(),
  subtypes: subtypes.exactOptional(),
});
export interface TypesModification extends Node<typeof schema> {}
