import { z } from "zod";
import { playerRef } from "./reference.ts";
import { positive } from "./schema/basic.ts";
import { condition, type Node, named } from "./schema/nodes.ts";
import { during } from "./schema/turn-structure.ts";

const schema = z.strictObject({
  timing: z.enum(["sorcery", "instant"]).exactOptional(),
  during: during.exactOptional(),
  condition: condition.exactOptional(),
  timesEachTurn: positive.exactOptional(),
  timesEver: positive.exactOptional(),
  /** Who may activate it; absent: the controller. */
  who: playerRef.exactOptional(),
});
/** When an activated ability may be activated (CR 602.5). */
export interface ActivationLimits extends Node<typeof schema> {}
export const activationLimits: z.ZodType<ActivationLimits> = named("ActivationLimits", schema);
