import { z } from "zod";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("chosenType", {
  what: z.enum(["creatureType", "landType"]),
  mode: z.enum(["set", "add"]),
});
export interface ChosenTypeModification extends Node<typeof schema> {}
