/** Requests to the thread that knows all cards, and its responses. */
import type { CardDetails, CardSearch, CardSummary, CardsFound, IndexContents } from "@spellroom/card-search";
import type { FormatDocument } from "@spellroom/cards";
import type { DeckChoice } from "@spellroom/protocol/http";
import type { DeckCheck } from "../decks/built-decks.ts";
import type { ListOutcome } from "../decks/deck-lists.ts";

/** The thread's start data: the path of the card database, and the formats of this site. */
export interface SearchThreadData {
  readonly directory: string;
  readonly formats: readonly FormatDocument[];
}

export type SearchJob =
  | { readonly kind: "search"; readonly search: CardSearch }
  | { readonly kind: "find"; readonly name: string }
  | { readonly kind: "contents" }
  | { readonly kind: "list"; readonly text: string; readonly printings: boolean }
  | { readonly kind: "deck"; readonly format: string; readonly deck: DeckChoice };

export type SearchAnswer =
  | { readonly kind: "search"; readonly found: CardsFound }
  | { readonly kind: "find"; readonly card: (CardSummary & CardDetails) | undefined }
  | { readonly kind: "contents"; readonly contents: IndexContents }
  | { readonly kind: "list"; readonly outcome: ListOutcome }
  | { readonly kind: "deck"; readonly check: DeckCheck };
