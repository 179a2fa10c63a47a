import { z } from "zod";

const count = z.int().min(0).max(1_000);

const RANGE = z
  .strictObject({ atLeast: count.optional(), atMost: count.optional() })
  .describe("A number with a lower bound, an upper bound, or both.");

const OF_SOMEBODY = RANGE.extend({ of: z.enum(["me", "opponent"]) }).describe(
  "A number of mine, or of the opponent who has most of it.",
);

const CONDITION = z
  .strictObject({
    turn: z.enum(["mine", "theirs"]).optional(),
    steps: z
      .array(
        z.enum([
          "upkeep",
          "draw",
          "precombatMain",
          "beginningOfCombat",
          "declareAttackers",
          "declareBlockers",
          "combatDamage",
          "endOfCombat",
          "postcombatMain",
          "end",
        ]),
      )
      .max(12)
      .optional(),
    turnNumber: RANGE.optional(),
    life: OF_SOMEBODY.optional(),
    creatures: OF_SOMEBODY.optional(),
    lands: OF_SOMEBODY.optional(),
    hand: OF_SOMEBODY.optional(),
    stack: z.enum(["empty", "mine", "theirs"]).describe("Whose the top of the stack is.").optional(),
  })
  .describe("Holds where everything that is named holds.");

const CARD = z
  .strictObject({
    names: z.array(z.string().min(1).max(200)).max(60).optional(),
    types: z
      .array(
        z.enum([
          "artifact",
          "battle",
          "creature",
          "enchantment",
          "instant",
          "land",
          "planeswalker",
          "sorcery",
        ]),
      )
      .max(8)
      .optional(),
    keywords: z.array(z.string().min(1).max(40)).max(20).optional(),
    manaValue: RANGE.optional(),
    power: RANGE.optional(),
    purpose: z
      .enum(["harm", "help", "counter", "neutral"])
      .describe("What it does to its target.")
      .optional(),
  })
  .describe("Fits a card that has one of the names, one of the types, one of the keywords, and the numbers.");

const GUARDED = { when: CONDITION.optional(), unless: CONDITION.optional() };

const PLAY = z.strictObject({
  ...GUARDED,
  do: z.enum(["playLand", "cast", "activate", "pass"]),
  card: CARD.optional(),
  prefer: z.enum(["costliest", "cheapest", "strongest", "first"]).optional(),
});

const ATTACK = z.strictObject({
  ...GUARDED,
  with: z.enum(["everything", "nothing", "profitable"]),
  card: CARD.optional(),
});

const BLOCK = z.strictObject({ ...GUARDED, how: z.enum(["everything", "nothing", "profitable"]) });

/** A bot as a document: rules with conditions, without code. The first rule whose conditions hold applies. */
export const BOT_DOCUMENT = z
  .strictObject({
    $schema: z.string().max(300).optional(),
    format: z.literal("spellroom-bot/1"),
    name: z.string().trim().min(1).max(40),
    description: z.string().max(300).optional(),
    mulligan: z
      .strictObject({ keep: RANGE.describe("Lands in a hand that is kept."), most: z.int().min(0).max(7) })
      .optional(),
    play: z.array(PLAY).max(100),
    attack: z.array(ATTACK).max(40).optional(),
    block: z.array(BLOCK).max(40).optional(),
    otherwise: z
      .enum(["greedy", "random", "pass"])
      .describe("Who answers what no rule says anything of, such as targets."),
  })
  .describe("A bot of Spellroom as data.");

export type BotDocument = z.infer<typeof BOT_DOCUMENT>;
export type Condition = z.infer<typeof CONDITION>;
export type CardPattern = z.infer<typeof CARD>;
export type Range = z.infer<typeof RANGE>;

/** The JSON Schema of bots as documents, for editors. */
export function botDocumentSchema(): unknown {
  return z.toJSONSchema(BOT_DOCUMENT);
}
