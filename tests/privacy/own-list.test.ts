import { describe, expect, it } from "vitest";
import { withoutOwnList } from "./support/check-secrets.ts";

const hash = (digit: string): string => digit.repeat(32);
/** As the libraries lie: not in the order of the hashes. */
const OWN = [hash("c"), hash("a"), hash("b"), hash("a")];
const OTHERS = [hash("f"), hash("d"), hash("e")];
const DECKS = [OWN, OTHERS].map((deck) => deck.map((one) => ({ hash: one })));

const sorted = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();

function entryAnswer(seat: number, cards: readonly string[]): string {
  const reservation = { name: "match", sessionId: "s1", roomId: "r1", processId: "p1" };
  return JSON.stringify({ seat, reservation, cards });
}

/** Hashes that are still looked at. */
const left = (text: string, viewer: number | null): string[] =>
  withoutOwnList(text, viewer, DECKS).match(/[0-9a-f]{32}/g) ?? [];

describe("a seat's own list", () => {
  it("is no secret in the answer with which the seat enters, each card once and in order of their hashes", () => {
    expect(left(entryAnswer(0, sorted(OWN)), 0)).toEqual([]);
    expect(left(entryAnswer(1, sorted(OTHERS)), 1)).toEqual([]);
  });

  it("leaves every other byte where it was", () => {
    const text = `HTTP/1.1 200 OK ${entryAnswer(0, sorted(OWN))} ${hash("d")}`;
    const blanked = withoutOwnList(text, 0, DECKS);
    expect(blanked).toHaveLength(text.length);
    expect(blanked.indexOf(hash("d"))).toBe(text.indexOf(hash("d")));
  });

  it("is checked like everything else in the order of the library, or with each copy", () => {
    expect(left(entryAnswer(0, [...new Set(OWN)]), 0)).toEqual([hash("c"), hash("a"), hash("b")]);
    expect(left(entryAnswer(0, OWN.toSorted()), 0)).toHaveLength(OWN.length);
  });

  it("is checked like everything else with a card too many or too few", () => {
    expect(left(entryAnswer(0, sorted([...OWN, hash("d")])), 0)).toHaveLength(4);
    expect(left(entryAnswer(0, sorted(OWN).slice(1)), 0)).toHaveLength(2);
  });

  it("is checked like everything else when it is the other's, or a watcher is told it", () => {
    expect(left(entryAnswer(0, sorted(OTHERS)), 0)).toEqual(sorted(OTHERS));
    expect(left(entryAnswer(1, sorted(OTHERS)), 0)).toEqual(sorted(OTHERS));
    expect(left(entryAnswer(0, sorted(OWN)), null)).toEqual(sorted(OWN));
  });

  it("is checked like everything else anywhere else", () => {
    expect(left(JSON.stringify({ seat: 0, cards: sorted(OWN) }), 0)).toEqual(sorted(OWN));
    expect(left(JSON.stringify({ cards: sorted(OWN) }), 0)).toEqual(sorted(OWN));
  });
});
