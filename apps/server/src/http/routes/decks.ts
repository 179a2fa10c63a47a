/** Decks: reading a list in any format. */
import { describeDeckError } from "@spellroom/decks";
import type { HttpApi } from "@spellroom/protocol/http";
import type { Catalogue } from "../../match-service.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";

export interface DeckRouteParts {
  readonly catalogue: Pick<Catalogue, "readList">;
}

/** Lists in JSON hold whole cards, so that they are far larger than a deck of names. */
export const LARGEST_LIST_BODY = "5mb";

export function deckHandlers({ catalogue }: DeckRouteParts): Handlers<HttpApi["decks"]> {
  return {
    read: async ({ body }) => {
      const outcome = catalogue.readList(body.text);
      if (outcome.ok) return outcome.reading;
      const [first] = outcome.errors;
      throw new ApiError(
        first?.problem === "tooLarge" ? "too-large" : "invalid",
        outcome.errors.map(describeDeckError).join("; "),
        { reason: first?.problem },
      );
    },
  };
}
