/** Inputs of a match as they are kept in the journal. */
import { type WireChoice, wireChoiceSchema } from "@spellroom/protocol";
import { LOSS_REASONS } from "@spellroom/rules";
import { z } from "zod";

/**
 * An answer is kept as it came, in indexes of the decision that it answers: the engine offers the same things again when the
 * journal is folded, so it means the same then.
 */
export const storedInputSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choose"), seat: z.int(), decision: z.int(), choice: wireChoiceSchema }),
  z.object({ kind: z.literal("concede"), seat: z.int(), reason: z.enum(LOSS_REASONS) }),
]);

export type StoredInput =
  | { readonly kind: "choose"; readonly seat: number; readonly decision: number; readonly choice: WireChoice }
  | { readonly kind: "concede"; readonly seat: number; readonly reason: (typeof LOSS_REASONS)[number] };
