/** Decks: reading a list in any format, and those that players keep with their accounts. */
import { loadPresets } from "@spellroom/cards";
import { type DeckEntry, describeDeckError, writeDeck } from "@spellroom/decks";
import type { ApiErrorCode, DeckContent, HttpApi, WrittenFormat } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import type { CardSearches } from "../../card-search/card-search.ts";
import { DeckSiteError, type DeckSiteProblem, type DeckSites } from "../../decks/deck-sites.ts";
import { type KeptDecks, MOST_DECKS } from "../../decks/kept-decks.ts";
import { ApiError } from "../api-error.ts";
import { cantBeKept } from "../cant-be-kept.ts";
import type { Handlers } from "../endpoints.ts";

export interface DeckRouteParts {
  readonly cardSearches: Pick<CardSearches, "readList">;
  readonly keptDecks: KeptDecks;
  readonly deckSites: DeckSites;
  readonly accounts: Pick<Accounts, "find">;
}

/** Lists in JSON hold whole cards, so that they are far larger than a deck of names. */
export const LARGEST_LIST_BODY = "5mb";

export function deckHandlers(parts: DeckRouteParts): Handlers<HttpApi["decks"]> {
  const { cardSearches, keptDecks, deckSites, accounts } = parts;
  return {
    read: async ({ body }) => {
      const outcome = await cardSearches.readList(body.text, body.printings);
      if (outcome.ok) return outcome.reading;
      const [first] = outcome.errors;
      throw new ApiError(
        first?.problem === "tooLarge" ? "too-large" : "invalid",
        outcome.errors.map(describeDeckError).join("; "),
        { reason: first?.problem },
      );
    },
    write: async ({ body: { format, deck } }) => written(deck, format),
    fetch: async ({ body }) => {
      try {
        return { text: await deckSites.fetch(body.address) };
      } catch (error) {
        if (!(error instanceof DeckSiteError)) throw error;
        const { problem, message, hint } = error;
        throw new ApiError(SITE_CODES[problem], message, { reason: problem, hint });
      }
    },
    list: async ({ session }) => ({ decks: await keptDecks.list(session.account.id) }),
    save: async ({ session, params, body }) => {
      const result = await keptDecks.save(session.account.id, params.deck, body.base, body.content);
      if (result.ok) return { deck: result.deck };
      throw refusal(result.why);
    },
    get: async ({ session, params }) => ({
      deck: found(await keptDecks.get(session.account.id, params.deck)),
    }),
    remove: async ({ session, params }) => {
      if (!(await keptDecks.remove(session.account.id, params.deck))) throw noSuchDeck();
    },
    keepVersion: async ({ session, params }) => {
      if (!(await keptDecks.keepVersion(session.account.id, params.deck))) throw noSuchDeck();
    },
    versions: async ({ session, params }) => ({
      versions: found(await keptDecks.versions(session.account.id, params.deck)),
    }),
    shared: async ({ params }) => {
      const { deck, accountId } = found(await keptDecks.shared(params.deck));
      const owner = found(await accounts.find(accountId));
      return { deck, owner: { id: owner.id, name: owner.displayName } };
    },
    writeShared: async ({ params, query }) =>
      written(found(await keptDecks.shared(params.deck)).deck, query.format),
    writePreset: async ({ params, query }) => {
      const { name, main, commander } = found(loadPresets().find(({ id }) => id === params.deck));
      const leader = commander === undefined ? [] : [{ count: 1, name: commander }];
      return written({ name, notes: "", main, sideboard: [], commander: leader }, query.format);
    },
    sharedBy: async ({ params }) => {
      if (!(await accounts.find(params.player))) throw new ApiError("not-found", "There is no such player");
      return { decks: await keptDecks.publicDecks(params.player) };
    },
  };
}

const SITE_CODES: Readonly<Record<DeckSiteProblem, ApiErrorCode>> = {
  "unknown-site": "invalid",
  "no-deck": "invalid",
  "no-such-deck": "not-found",
  "site-away": "unavailable",
};

const ENDINGS: Readonly<Record<WrittenFormat, string>> = {
  text: "txt",
  arena: "txt",
  mtgo: "txt",
  mtgoXml: "dek",
  xmage: "dck",
  dec: "dec",
  cockatrice: "cod",
};

type Written = Pick<DeckContent, "name" | "notes" | "main" | "sideboard" | "commander">;

function written(deck: Written, format: WrittenFormat) {
  const text = writeDeck({ name: deck.name, notes: deck.notes, entries: entriesOf(deck) }, format);
  return { text, ending: ENDINGS[format] };
}

function entriesOf(deck: Written): readonly DeckEntry[] {
  return (["commander", "main", "sideboard"] as const).flatMap((section) =>
    deck[section].map(({ tags: _, ...card }) => ({ ...card, section })),
  );
}

function found<T>(what: T | null | undefined): T {
  if (what === null || what === undefined) throw noSuchDeck();
  return what;
}

function noSuchDeck(): ApiError {
  return new ApiError("not-found", "There is no such deck, or it is not shared");
}

function refusal(why: "changed" | "foreign" | "too-many"): ApiError {
  if (why !== "changed") return cantBeKept(why, "deck", MOST_DECKS);
  return new ApiError("conflict", "The deck has changed since the version that this one is based on", {
    reason: "changed",
    hint: "Fetch the deck, merge the changes, and save on its version.",
  });
}
