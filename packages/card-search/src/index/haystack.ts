import { BitSet } from "./bit-set.ts";

/**
 * The texts of all cards, one after the other in one string: looking through all of them for a word takes a few
 * milliseconds, however long or short the word is.
 */
export class Haystack {
  readonly #text: string;
  /** Where each card's text begins, and one past the end. */
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    // By way of bytes, so that the string is one piece with a byte for each letter.
    this.#text = Buffer.from(texts.map((text) => `${text}\n`).join(""), "latin1").toString("latin1");
    this.#starts = new Uint32Array(texts.length + 1);
    let at = 0;
    for (const [id, text] of texts.entries()) {
      this.#starts[id] = at;
      at += text.length + 1;
    }
    this.#starts[texts.length] = at;
  }

  /** The cards in whose texts the words stand. */
  holding(words: string): BitSet {
    const found = new BitSet(this.#starts.length - 1);
    let id = 0;
    let at = this.#text.indexOf(words);
    while (at >= 0 && at < this.#text.length) {
      while ((this.#starts[id + 1] ?? Number.POSITIVE_INFINITY) <= at) id += 1;
      found.add(id);
      at = this.#text.indexOf(words, this.#starts[id + 1] ?? this.#text.length);
    }
    return found;
  }

  /** Whether a card's text begins with the words. */
  begins(id: number, words: string): boolean {
    return this.#text.startsWith(words, this.#starts[id] ?? 0);
  }
}

const WRITTEN: Readonly<Record<string, string>> = {
  "—": "-",
  "–": "-",
  "−": "-",
  "•": "*",
  œ: "oe",
  Œ: "oe",
};

/** Text as it is looked for: lower case, without accents, with a byte for each letter. */
export function looseText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\0-\xff]/gu, (letter) => WRITTEN[letter] ?? "\x7f")
    .toLowerCase();
}
