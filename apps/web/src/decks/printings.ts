import { createStore } from "zustand/vanilla";

/** A printing of a card: the edition's code and the card's number in it. */
export interface Printing {
  readonly set: string;
  readonly number: string;
}

export type Printings = ReadonlyMap<string, Printing>;

const NONE: Printings = new Map();

/** Which printings the deck before the user names, by the cards' names: the one that is looked at, or played with. */
export const printingsStore = createStore<{ readonly printings: Printings }>(() => ({ printings: NONE }));

/** Takes over the printings of a deck until the returned function is called. */
export function showPrintings(printings: Printings): () => void {
  printingsStore.setState({ printings });
  return () => {
    if (printingsStore.getState().printings === printings) printingsStore.setState({ printings: NONE });
  };
}
