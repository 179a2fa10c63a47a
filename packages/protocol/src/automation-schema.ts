/** The schema of a seat's automation, as a client sends it. Separate from the table of steps, which pages need without it. */
import { z } from "zod";
import { STOP_KINDS, STOP_STEPS } from "./automation.ts";

const MOST_NAMES = 200;
const nameSchema = z.string().min(1).max(100);
const stopsSchema = z.partialRecord(z.enum(STOP_STEPS), z.enum(STOP_KINDS));

export const automationSchema = z.strictObject({
  fullControl: z.boolean(),
  skip: z.boolean(),
  holdPriority: z.boolean(),
  withoutMana: z.boolean(),
  orderTriggers: z.boolean(),
  /** Absent for programs that don't know it. */
  smart: z.boolean().default(false),
  stops: z.strictObject({ own: stopsSchema, other: stopsSchema }),
  yields: z.array(nameSchema).max(MOST_NAMES),
  answers: z
    .record(nameSchema, z.boolean())
    .refine((answers) => Object.keys(answers).length <= MOST_NAMES, "too many answers"),
});
