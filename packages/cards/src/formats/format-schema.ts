import { CARD_TYPES } from "@spellroom/card-language/lists";
import { z } from "zod";

const line = z.string().min(1).max(160);
const count = z.number().int().min(0).max(10_000);
const names = z.array(line).refine((all) => new Set(all).size === all.length, { error: "each card once" });

/** A format in another language. */
const translation = z.strictObject({ name: line, summary: line });

/** Which decks may be played, and by which rules. Basic lands are always free in number (CR 100.2a). */
export const formatSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9]*$/, "an id in camel case"),
  name: line,
  summary: line,
  /** Name and summary in other languages of the site, by language. */
  translations: z
    .record(z.string().regex(/^[a-z]{2}$/, "a language, such as fr"), translation)
    .exactOptional(),
  /** The id of a ruleset. */
  ruleset: line,
  /** Every known and playable card, or only the ready-made decks. */
  cards: z.enum(["pool", "presets"]),
  /** CR 100.2a-b; a maximum of `null` is none. */
  deck: z.strictObject({ minimum: count, maximum: count.nullable() }),
  /** CR 100.4a-b; `null`: any number. */
  sideboard: z.strictObject({ maximum: count.nullable() }),
  /** Of one name in deck and sideboard together; `null`: any number; 1: singleton. */
  copies: z.strictObject({ maximum: count.min(1).nullable() }),
  /**
   * Decks have a commander, a legendary creature or two that go together, which counts as a card of the deck (CR 903.3, 903.5a);
   * `colorIdentity`: no card may have a color outside its color identity (CR 903.5c). Absent: there are no commanders.
   */
  commander: z.strictObject({ colorIdentity: z.boolean() }).exactOptional(),
  /** Names of cards that may not be played. */
  banned: names,
  /** Names of cards of which one may be played. */
  restricted: names,
  /** Card types that may be played, where not all may. */
  cardTypes: z.array(z.enum(CARD_TYPES)).exactOptional(),
});

export type FormatDocument = z.output<typeof formatSchema>;
