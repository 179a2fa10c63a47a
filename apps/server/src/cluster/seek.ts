import { termsFields } from "@spellroom/protocol/http";
import { z } from "zod";

/** An open seek as everyone may see it, without its deck. */
export const seekSchema = z.object({
  id: z.string(),
  format: z.string(),
  accountId: z.string(),
  name: z.string(),
  since: z.number(),
  ...termsFields,
  rating: z.number().default(1500),
});
export type Seek = z.infer<typeof seekSchema>;
