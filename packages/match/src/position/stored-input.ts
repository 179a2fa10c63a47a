/** Inputs of a match as the journal keeps them. */
import { type WireChoice, wireChoiceSchema } from "@spellroom/protocol";
import { LOSS_REASONS } from "@spellroom/rules";
import { z } from "zod";

/** Who made a choice for a seat, if it was not the player. */
const ON_BEHALF = ["automation", "timeout", "shortcut"] as const;

/** Every player's time after an input, so that the process that resumes the match knows it. */
export const clocksSchema = z.object({ banks: z.array(z.int().nullable()), late: z.array(z.int()) });
export type StoredClocks = z.infer<typeof clocksSchema>;

const clocks = clocksSchema.optional();

/**
 * A choice is kept as it arrived, as indexes of its decision's options: the engine offers the same options again when the
 * journal is replayed, so it means the same then. A take-back returns the match to its position after a number of entries.
 */
export const storedInputSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("choose"),
    seat: z.int(),
    decision: z.int(),
    choice: wireChoiceSchema,
    by: z.enum(ON_BEHALF).optional(),
    clocks,
  }),
  z.object({ kind: z.literal("concede"), seat: z.int(), reason: z.enum(LOSS_REASONS), clocks }),
  z.object({ kind: z.literal("takeBack"), seat: z.int(), to: z.int().min(0), clocks }),
  z.object({ kind: z.literal("pause"), seat: z.int(), on: z.boolean(), clocks }),
  z.object({ kind: z.literal("showHand"), seat: z.int(), on: z.boolean(), clocks }),
  z.object({
    kind: z.literal("cast"),
    seat: z.int(),
    on: z.boolean(),
    seen: z.int().min(0).optional(),
    clocks,
  }),
  z.object({
    kind: z.literal("begin"),
    seat: z.literal(-1),
    entropy: z.array(
      z
        .string()
        .regex(/^[0-9a-f]{32,64}$/)
        .nullable(),
    ),
    decks: z.array(z.array(z.string()).nullable()).optional(),
    begins: z.int().min(0).nullable().optional(),
    clocks,
  }),
]);

export type StoredInput =
  | {
      readonly kind: "choose";
      readonly seat: number;
      readonly decision: number;
      readonly choice: WireChoice;
      readonly by?: (typeof ON_BEHALF)[number] | undefined;
      readonly clocks?: StoredClocks | undefined;
    }
  | {
      readonly kind: "concede";
      readonly seat: number;
      readonly reason: (typeof LOSS_REASONS)[number];
      readonly clocks?: StoredClocks | undefined;
    }
  | {
      readonly kind: "takeBack";
      readonly seat: number;
      /** The number of journal entries that still count. */
      readonly to: number;
      readonly clocks?: StoredClocks | undefined;
    }
  | {
      /** The players pause by consent, or one of them resumes; a seat shows its hand to watchers, or hides it again. */
      readonly kind: "pause" | "showHand";
      readonly seat: number;
      readonly on: boolean;
      readonly clocks?: StoredClocks | undefined;
    }
  | {
      /** Both players let watchers see both hands, or one of them doesn't any more. */
      readonly kind: "cast";
      readonly seat: number;
      readonly on: boolean;
      /** When it ends: how many inputs watchers had been shown. The hands after those were never shown. */
      readonly seen?: number | undefined;
      readonly clocks?: StoredClocks | undefined;
    }
  | {
      /** The match's next game starts: nobody's move. */
      readonly kind: "begin";
      readonly seat: -1;
      /** What each seat added to the game's entropy. */
      readonly entropy: readonly (string | null)[];
      /** Decks by content hashes, where they differ from the first ones. */
      readonly decks?: readonly (readonly string[] | null)[] | undefined;
      /** The starting player; random if absent. */
      readonly begins?: number | null | undefined;
      readonly clocks?: StoredClocks | undefined;
    };
