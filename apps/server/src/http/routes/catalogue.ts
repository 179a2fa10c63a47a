/** What can be played: formats, ready-made decks, bots, cards. */
import type { CardView } from "@spellroom/protocol";
import type { HttpApi } from "@spellroom/protocol/http";
import { cardView } from "@spellroom/view";
import type { ServerConfig } from "../../config/config.ts";
import type { Catalogue } from "../../match/match-service.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";
import type { DefinitionSource } from "./definitions.ts";

export interface CatalogueRouteParts {
  readonly catalogue: Catalogue;
  readonly config: Pick<ServerConfig, "pictures">;
  readonly definitions: DefinitionSource;
}

export function catalogueHandlers({
  catalogue,
  definitions,
  config,
}: CatalogueRouteParts): Handlers<HttpApi["catalogue"]> {
  return {
    all: async () => {
      const { formats, decks, bots } = catalogue;
      const { address: pictures = null, printed: printedPictures = null } = config.pictures;
      return { formats, decks, bots, pictures, printedPictures };
    },
    decks: async () => ({ decks: catalogue.decks }),
    deck: async ({ params }) => {
      const deck = catalogue.decks.find(({ id }) => id === params.deck);
      const cards = catalogue.deckCards(params.deck);
      if (deck === undefined || cards === undefined)
        throw new ApiError("not-found", "There is no such ready-made deck");
      return { deck: { ...deck, cards } };
    },
    definition: async ({ params }) => {
      const definition = await definitions.find(params.hash);
      if (definition === undefined) throw new ApiError("not-found", "There is no such definition");
      return definition;
    },
    printed: async ({ query }) => {
      const cards: Record<string, CardView> = {};
      for (const hash of query.hashes.split(",")) {
        const definition = await definitions.card(hash);
        if (definition !== undefined) cards[hash] = cardView(definition, query.language);
      }
      return { cards };
    },
  };
}
