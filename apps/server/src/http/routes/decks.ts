/** Decks: reading a list in any format. */
import { describeDeckError } from "@spellroom/decks";
import { z } from "zod";
import type { Catalogue } from "../../match-service.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

export interface DeckRouteParts {
  readonly catalogue: Pick<Catalogue, "readList">;
}

/** Lists in JSON hold whole cards, so that they are far larger than a deck of names. */
export const LARGEST_LIST_BODY = "5mb";
export const READ_PATH = "/decks/read";

const cards = z.array(z.strictObject({ count: z.number(), name: z.string() }));
const readAnswer = z.strictObject({
  main: cards,
  sideboard: cards,
  unread: z
    .array(
      z.strictObject({
        line: z.number().meta({ description: "From 1; 0 where the format has no lines" }),
        text: z.string(),
        count: z.number().meta({ description: "Copies that the line asks for; 0 if it doesn't say" }),
        why: z.string(),
        suggestions: z.array(z.string()),
      }),
    )
    .meta({ description: "What could not be read, or is not part of the deck; nothing is dropped silently" }),
  legal: z.record(z.string(), z.array(z.string())).meta({
    description: "By format: why the list may not be played in it; nothing if it may",
  }),
});

export function deckRoutes(endpoints: Endpoints, { catalogue }: DeckRouteParts): void {
  const document = {
    tag: "Decks",
    summary: "Read a deck list in any format",
    body: z.strictObject({ text: z.string() }),
    answer: readAnswer,
    errors: ["too-large"],
  } as const;
  endpoints.open("post", READ_PATH, document, async (call) => {
    const { text } = call.body(document.body);
    const outcome = catalogue.readList(text);
    if (outcome.ok) return { body: outcome.reading };
    const [first] = outcome.errors;
    throw new ApiError(
      first?.problem === "tooLarge" ? "too-large" : "invalid",
      outcome.errors.map(describeDeckError).join("; "),
      { reason: first?.problem },
    );
  });
}
