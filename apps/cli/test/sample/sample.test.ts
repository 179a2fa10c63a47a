import type { CorpusCard } from "@spellroom/oracle";
import { describe, expect, it } from "vitest";
import type { Ledger } from "../../src/ledger/entry.ts";
import { drawSample } from "../../src/sample/draw.ts";
import { outline } from "../../src/sample/outline.ts";

const UNREAD: CorpusCard = { name: "Unread", typeLine: "Sorcery", text: "Gibber at target moon." };
const CORPUS: readonly CorpusCard[] = [
  UNREAD,
  ...Array.from({ length: 30 }, (_, at) => ({
    name: `Draw ${at}`,
    typeLine: "Sorcery",
    text: `Draw ${at + 2} cards.`.replace(/\d+/, (number) => (Number(number) > 2 ? "three" : "two")),
  })),
];
const OLDER: Ledger = new Map(
  CORPUS.slice(0, 26).map(({ name }) => [name, { status: "complete", hash: "000000000000" }] as const),
);

function names(seed: number, count: number, since?: Ledger): string[] {
  const drawn = drawSample(CORPUS, { seed, count, ...(since === undefined ? {} : { since }) });
  return drawn.map(({ card }) => card.name);
}

describe("a sample of complete cards", () => {
  it("is the same for the same seed, another for another, and holds no card twice", () => {
    expect(names(1, 10)).toEqual(names(1, 10));
    expect(names(1, 10)).not.toEqual(names(2, 10));
    expect(new Set(names(1, 30)).size).toBe(30);
  });

  it("leaves out what can't be read", () => {
    expect(names(1, 100)).toHaveLength(30);
    expect(names(1, 100)).not.toContain(UNREAD.name);
  });

  it("takes half of the cards from those that weren't complete in an older ledger", () => {
    const drawn = names(1, 8, OLDER);
    expect(drawn).toHaveLength(8);
    expect(drawn.slice(0, 4).filter((name) => OLDER.has(name))).toEqual([]);
  });
});

describe("the outline of a definition", () => {
  it("names each node by its kind and puts what is short on one line", () => {
    expect(outline({ kind: "draw", who: { kind: "you" }, amount: 2 })).toBe("draw{who: you, amount: 2}");
  });

  it("puts what is long on lines of their own", () => {
    const word = "long ".repeat(30);
    expect(outline({ kind: "modal", first: word, more: [word, word] })).toBe(
      `modal\n  first: ${word}\n  more: \n    - ${word}\n    - ${word}`,
    );
  });
});
