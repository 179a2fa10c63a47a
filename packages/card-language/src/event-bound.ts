import { z } from "zod";
import { comparison } from "./schema/basic.ts";
import { type Node, named, signedAmount } from "./schema/nodes.ts";

const schema = z.strictObject({ compare: comparison, value: signedAmount });

/** A bound on the amount of an event, as in "3 or more damage". */
export interface EventBound extends Node<typeof schema> {}
export const eventBound: z.ZodType<EventBound> = named("EventBound", schema);
