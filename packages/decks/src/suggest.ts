import { type CardPool, faceNames, looseName } from "@spellroom/cards";
import type { FurtherName, NameSource } from "./name-source.ts";

/** The most edits that still count as a typing error. */
const MOST_EDITS = 3;
const MOST_NAMES = 3;

const NO_NAMES: readonly FurtherName[] = [];

type Cards = CardPool["all"];

/** A name that can be suggested, with precomputed data that quickly rules out names too different from it. */
interface Candidate extends FurtherName {
  readonly traits: Traits;
}

/** What occurs in a name, as bit masks. */
interface Traits {
  /** Which of 32 classes of characters: one edit changes at most two of these bits. */
  readonly letters: number;
  /** Which of 64 classes of pairs of neighbors, in two words: one edit removes and adds at most two pairs each. */
  readonly pairs: readonly [number, number];
}

/** Candidates by the length of their normalized names; built once for each list of cards. */
type NameIndex = ReadonlyMap<number, readonly Candidate[]>;

const indexes = new WeakMap<Cards | readonly FurtherName[], NameIndex>();

/** Names of cards that differ from a name by a typing error, the closest first. */
export function suggestNames(
  name: string,
  { all, furtherNames = NO_NAMES }: Pick<NameSource, "all" | "furtherNames">,
): readonly string[] {
  const wanted = looseName(name);
  const traits = traitsOf(wanted);
  const found: { readonly name: string; readonly edits: number }[] = [];
  for (const index of [indexOf(all, () => namesOf(all)), indexOf(furtherNames, () => furtherNames)])
    for (let length = wanted.length - MOST_EDITS; length <= wanted.length + MOST_EDITS; length += 1) {
      for (const candidate of index.get(length) ?? []) {
        if (!isNear(traits, candidate.traits)) continue;
        const edits = editsBetween(wanted, candidate.loose);
        if (edits <= MOST_EDITS) found.push({ name: candidate.name, edits });
      }
    }
  const nearest = found.toSorted((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
  return [...new Set(nearest.map((near) => near.name))].slice(0, MOST_NAMES);
}

/** The index of a list, made of its names the first time. */
function indexOf(list: Cards | readonly FurtherName[], names: () => readonly FurtherName[]): NameIndex {
  const known = indexes.get(list);
  if (known) return known;
  const candidates = names().map(({ name, loose }) => ({ name, loose, traits: traitsOf(loose) }));
  const index = Map.groupBy(candidates, ({ loose }) => loose.length);
  indexes.set(list, index);
  return index;
}

function namesOf(cards: Cards): readonly FurtherName[] {
  return cards.flatMap((card) =>
    [card.name, ...faceNames(card)].map((called) => ({ name: card.name, loose: looseName(called) })),
  );
}

function traitsOf(text: string): Traits {
  let letters = 0;
  let low = 0;
  let high = 0;
  for (let at = 0, before = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    letters |= 1 << (letter & 31);
    const pair = before * 37 + letter;
    if (at > 0 && (pair & 32) === 0) low |= 1 << (pair & 31);
    else if (at > 0) high |= 1 << (pair & 31);
    before = letter;
  }
  return { letters, pairs: [low, high] };
}

/** Whether names may differ by few edits: most that differ by more are told by their traits. */
function isNear(one: Traits, other: Traits): boolean {
  if (countBits(one.letters ^ other.letters) > 2 * MOST_EDITS) return false;
  const pairs = countBits(one.pairs[0] ^ other.pairs[0]) + countBits(one.pairs[1] ^ other.pairs[1]);
  return pairs <= 4 * MOST_EDITS;
}

/** How many bits of a 32-bit word are set, counted in groups of two, four and eight at once. */
function countBits(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Two rows of distances, kept between calls. */
let above = new Uint8Array(64);
let current = new Uint8Array(64);

/**
 * The Levenshtein distance, or MOST_EDITS + 1 for any that is larger. Only the band of the table around its diagonal is filled:
 * whatever is farther from it than MOST_EDITS has more edits already.
 */
function editsBetween(a: string, b: string): number {
  const tooMany = MOST_EDITS + 1;
  if (Math.abs(a.length - b.length) > MOST_EDITS) return tooMany;
  if (above.length <= b.length) {
    above = new Uint8Array(2 * b.length);
    current = new Uint8Array(2 * b.length);
  }
  for (let j = 0; j <= Math.min(b.length, tooMany); j += 1) above[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const first = Math.max(1, i - MOST_EDITS);
    const last = Math.min(b.length, i + MOST_EDITS);
    const letter = a.charCodeAt(i - 1);
    current[first - 1] = first === 1 ? Math.min(i, tooMany) : tooMany;
    let least = current[first - 1] ?? tooMany;
    for (let j = first; j <= last; j += 1) {
      const change = (above[j - 1] ?? tooMany) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const edits = Math.min(change, (above[j] ?? tooMany) + 1, (current[j - 1] ?? tooMany) + 1, tooMany);
      current[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > MOST_EDITS) return tooMany;
    current[last + 1] = tooMany;
    [above, current] = [current, above];
  }
  return above[b.length] ?? tooMany;
}
