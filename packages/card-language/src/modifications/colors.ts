import { z } from "zod";
import { colors, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Layer 5. An empty list with `set` is colorless; "ofChoice" is one color or several, chosen on resolution. */
export const schema = variant("colors", {
  mode: z.enum(["set", "add"]),
  colors: z.union([z.enum(["chosen", "all", "ofChoice"]), colors]),
});
export interface ColorsModification extends Node<typeof schema> {}
