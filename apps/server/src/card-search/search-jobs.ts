/** What the thread that searches cards is asked, and what it answers. */
import type { CardDetails, CardSearch, CardSummary, CardsFound, IndexContents } from "@spellroom/card-search";

export type SearchJob =
  | { readonly kind: "search"; readonly search: CardSearch }
  | { readonly kind: "find"; readonly name: string }
  | { readonly kind: "contents" };

export type SearchAnswer =
  | { readonly kind: "search"; readonly found: CardsFound }
  | { readonly kind: "find"; readonly card: (CardSummary & CardDetails) | undefined }
  | { readonly kind: "contents"; readonly contents: IndexContents };
