/** Checks time controls and timings, as requests name them and as matches keep them. */
import { z } from "zod";
import { customClockOf, TIME_CONTROL_IDS } from "./time-control.ts";

const MINUTE = 60_000;

const customSchema = z
  .templateLiteral(["custom-", z.int(), "-", z.int()])
  .refine((id) => customClockOf(id) !== null)
  .meta({ description: "Minutes for a game and seconds for each turn: custom-10-5" });

export const timeControlIdSchema = z.union([z.enum(TIME_CONTROL_IDS), customSchema]);

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
