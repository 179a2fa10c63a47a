import { wireChoiceSchema } from "@spellroom/rules/decisions";
import { z } from "zod";

/** Which decision a seat makes, and how. What was offered is checked afterwards. */
export const chooseRequestSchema = z.strictObject({
  decision: z
    .int()
    .min(0)
    .max(2 ** 31),
  choice: wireChoiceSchema,
});
