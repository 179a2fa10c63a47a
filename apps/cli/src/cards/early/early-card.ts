/** A card of one of the early systems, as it is printed. */
export interface EarlyCard {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
}
