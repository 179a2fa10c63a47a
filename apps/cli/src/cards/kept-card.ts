import type { Reading, SourceCard } from "@spellroom/oracle";

/** A card of the database as it was imported. */
export interface KeptCard {
  readonly id: number;
  readonly source: SourceCard;
  readonly wasPlayable: boolean;
}

export interface NewReading {
  readonly id: number;
  readonly reading: Reading;
}
