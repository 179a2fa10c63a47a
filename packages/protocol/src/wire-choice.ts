import { z } from "zod";

const index = z.int().min(0).max(9_999);
const indexes = z.array(index).max(1_000);

/** A seat's answer as it comes from the network. Bounds keep a hostile message small; what was offered is checked afterwards. */
export const wireChoiceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("act"), act: index, autoPay: z.boolean().optional() }),
  z.strictObject({ kind: z.literal("pick"), options: indexes }),
  z.strictObject({ kind: z.literal("order"), options: indexes }),
  z.strictObject({
    kind: z.literal("distribute"),
    amounts: z.array(z.int().min(0).max(1_000_000)).max(1_000),
  }),
  z.strictObject({ kind: z.literal("number"), number: z.int().min(-1_000_000).max(1_000_000) }),
  z.strictObject({ kind: z.literal("confirm"), yes: z.boolean() }),
  z.strictObject({ kind: z.literal("modes"), options: indexes }),
  z.strictObject({ kind: z.literal("attackers"), attacks: z.array(z.tuple([index, index])).max(1_000) }),
  z.strictObject({ kind: z.literal("blockers"), blocks: z.array(z.tuple([index, indexes])).max(1_000) }),
  z.strictObject({ kind: z.literal("pay"), how: z.union([z.enum(["auto", "cancel", "fromPool"]), index]) }),
  z.strictObject({ kind: z.literal("cancel") }),
  z.strictObject({ kind: z.literal("arrange"), piles: z.array(indexes).max(20) }),
  z.strictObject({ kind: z.literal("name"), name: z.string().min(1).max(150) }),
]);

export const chooseRequestSchema = z.strictObject({
  decision: z
    .int()
    .min(0)
    .max(2 ** 31),
  choice: wireChoiceSchema,
});
