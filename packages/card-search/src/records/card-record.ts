import type { Flag, Rarity } from "../query/query.ts";

/** One face of a card as it is printed. */
export interface PrintedFace {
  readonly name: string;
  /** Such as `{1}{R}`; empty where there is none. */
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

export interface CardPrinting {
  readonly edition: string;
  readonly editionName: string | null;
  readonly number: string | null;
  readonly rarity: string | null;
  readonly language: string | null;
  readonly released: string | null;
  readonly artist: string | null;
  readonly flavor: string | null;
}

export interface Translation {
  readonly language: string;
  readonly name: string;
  readonly text: string | null;
}

export const STATUSES = ["legal", "banned", "restricted"] as const;
export type LegalStatus = (typeof STATUSES)[number];

/** What lists of cards show. */
export interface CardSummary {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly [PrintedFace, ...PrintedFace[]];
  /** Letters of WUBRG: its colors, and those that its text adds (CR 903.4). */
  readonly colors: string;
  readonly identity: string;
  readonly manaValue: number;
  readonly keywords: readonly string[];
  readonly flags: readonly Flag[];
  readonly rarities: readonly Rarity[];
  /** The hash of its definition, if it can be played; else the clause that stops it. */
  readonly hash: string | null;
  readonly stop: string | null;
}

/** Further data about a card. */
export interface CardDetails {
  /** By the id or the name of a format. */
  readonly legal: Readonly<Record<string, LegalStatus>>;
  readonly printings: readonly CardPrinting[];
  readonly translations: readonly Translation[];
  /** Ids of the ready-made decks it is in. */
  readonly decks: readonly string[];
}

/** Everything that is known about a card, from any source. */
export interface CardRecord extends CardSummary, CardDetails {}
