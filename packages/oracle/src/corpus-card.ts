/** One face of a card as a card database gives it: printed strings, nothing understood yet. */
export interface CorpusFace {
  readonly name: string;
  readonly manaCost?: string;
  readonly typeLine: string;
  readonly text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colorIndicator?: string;
}

/** A card as a card database gives it. With `faces`, the characteristics stand there. */
export interface CorpusCard {
  readonly name: string;
  readonly layout?: string;
  readonly faces?: readonly CorpusFace[];
  readonly manaCost?: string;
  readonly typeLine?: string;
  readonly text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colorIndicator?: string;
}
