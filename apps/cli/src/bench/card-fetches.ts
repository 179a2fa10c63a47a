import { brotliCompressSync, constants } from "node:zlib";
import type { CardView } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import { cardView } from "@spellroom/view";

/**
 * Headers of an answer with printed cards (590 bytes as text) over HTTP/2, which browsers speak with the proxy: those that came
 * before on the same connection are sent as numbers (RFC 7541), so that afterwards only length, date and tag are new.
 */
const FIRST_HEADERS = 600;
const OTHER_HEADERS = 100;
/** As many cards as one request may ask for. */
const AT_ONCE = 60;

/** The printed cards that a viewer fetches over HTTP: at first those of the own deck, then each that comes in sight. */
export class CardFetches {
  readonly #cards: ReadonlyMap<string, CardView>;
  readonly #here = new Set<string>();

  constructor(cards: ReadonlyMap<string, CardView>) {
    this.#cards = cards;
  }

  /** Bytes of the answers that bring the cards that a message or a table names, wherever in it they stand. */
  fetch(...shown: readonly unknown[]): number {
    const hashes = new Set<string>();
    for (const value of shown) addMentioned(value, hashes);
    return this.fetchAll([...hashes]);
  }

  fetchAll(hashes: readonly string[]): number {
    const missing = hashes.filter((hash) => !this.#here.has(hash) && this.#cards.has(hash));
    let bytes = 0;
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const some = missing.slice(at, at + AT_ONCE);
      const cards = Object.fromEntries(some.map((hash) => [hash, this.#cards.get(hash)]));
      bytes +=
        (this.#here.size === 0 ? FIRST_HEADERS : OTHER_HEADERS) +
        compressed(JSON.stringify({ cards })).length;
      for (const hash of some) this.#here.add(hash);
    }
    return bytes;
  }
}

/** The cards of a game as they are printed, by the hashes that messages name them by, and those of each player's deck. */
export function cardsOf({ definitions, players, objects }: GameState): {
  readonly printed: ReadonlyMap<string, CardView>;
  readonly decks: readonly (readonly string[])[];
} {
  const printed = new Map(
    Object.entries(definitions).map(([hash, definition]) => [hash, cardView(definition, "en")]),
  );
  const decks = players.map((_, seat) => {
    const own = objects.filter((object) => object?.owner === seat);
    return [...new Set(own.flatMap((object) => object?.definition ?? []))];
  });
  return { printed, decks };
}

/** As the server compresses for browsers on a secure connection. */
function compressed(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function addMentioned(value: unknown, hashes: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("definition" in value && typeof value.definition === "string") hashes.add(value.definition);
  else for (const inner of Object.values(value)) addMentioned(inner, hashes);
}
