import { wireChoiceSchema } from "@spellroom/rules/decisions";
import { z } from "zod";

export const decisionId = z
  .int()
  .min(0)
  .max(2 ** 31);

/** Which decision a seat makes, and how. What was offered is checked afterwards. */
export const chooseRequestSchema = z.strictObject({
  decision: decisionId,
  choice: wireChoiceSchema,
});
