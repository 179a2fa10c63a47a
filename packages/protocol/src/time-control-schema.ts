/** Checks time controls and timings, as requests name them and as matches keep them. */
import { z } from "zod";
import { TIME_CONTROL_IDS } from "./time-control.ts";

const MINUTE = 60_000;

export const timeControlIdSchema = z.enum(TIME_CONTROL_IDS);

const duration = z
  .int()
  .min(0)
  .max(24 * 60 * MINUTE);

/** A timing as it is kept with a match, so that a later change of the table of time controls changes no match in play. */
export const timingSchema = z.strictObject({
  bankMs: duration,
  allowanceMs: duration,
  incrementMs: duration,
  longestMs: duration.min(1),
  timeouts: z.int().min(1).max(100),
  graceMs: duration,
  warningMs: duration,
});
