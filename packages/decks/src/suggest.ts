import { type CardPool, looseName } from "@spellroom/cards";

/** The most edits that still count as a typing error. */
const MOST_EDITS = 3;
const MOST_NAMES = 3;

type Cards = CardPool["all"];

/** A name that can be suggested, with precomputed data that quickly rules out names too different from it. */
interface Candidate {
  readonly name: string;
  readonly loose: string;
  readonly letters: number;
}

/** Candidates by the length of their normalized names; built once for each list of cards. */
type NameIndex = ReadonlyMap<number, readonly Candidate[]>;

const indexes = new WeakMap<Cards, NameIndex>();

/** Names of the pool that differ from a name by a typing error, the closest first. */
export function suggestNames(name: string, pool: Pick<CardPool, "all">): readonly string[] {
  const wanted = looseName(name);
  const letters = lettersOf(wanted);
  const index = indexOf(pool.all);
  const found: { readonly name: string; readonly edits: number }[] = [];
  for (let length = wanted.length - MOST_EDITS; length <= wanted.length + MOST_EDITS; length += 1) {
    for (const candidate of index.get(length) ?? []) {
      if (countBits(candidate.letters ^ letters) > 2 * MOST_EDITS) continue;
      const edits = editsBetween(wanted, candidate.loose, MOST_EDITS);
      if (edits <= MOST_EDITS) found.push({ name: candidate.name, edits });
    }
  }
  const nearest = found.toSorted((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
  return [...new Set(nearest.map((near) => near.name))].slice(0, MOST_NAMES);
}

function indexOf(cards: Cards): NameIndex {
  const known = indexes.get(cards);
  if (known) return known;
  const index = Map.groupBy(
    cards.flatMap((card) => [card.name, ...card.faces.map((face) => face.name)].map(candidateFor(card.name))),
    ({ loose }) => loose.length,
  );
  indexes.set(cards, index);
  return index;
}

function candidateFor(name: string): (called: string) => Candidate {
  return (called) => {
    const loose = looseName(called);
    return { name, loose, letters: lettersOf(loose) };
  };
}

/** Which of 32 character classes occur, as a bit mask: one edit changes at most two of these bits. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function countBits(word: number): number {
  let left = word;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

/** The Levenshtein distance, or any number above `most` once it is known to exceed `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const edits = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
