import { type CardPool, looseName } from "@spellroom/cards";

/** Edits that still make a slip of the pen. */
const MOST_EDITS = 3;
const MOST_NAMES = 3;

/** Names of the pool that differ from a name by a slip of the pen, the nearest first. */
export function suggestNames(name: string, pool: Pick<CardPool, "all">): readonly string[] {
  const wanted = looseName(name);
  const found: { readonly name: string; readonly edits: number }[] = [];
  for (const card of pool.all) {
    for (const candidate of [card.name, ...card.faces.map((face) => face.name)]) {
      const edits = editsBetween(wanted, looseName(candidate), MOST_EDITS);
      if (edits <= MOST_EDITS) found.push({ name: card.name, edits });
    }
  }
  const nearest = found.toSorted((a, b) => a.edits - b.edits).map((near) => near.name);
  return [...new Set(nearest)].slice(0, MOST_NAMES);
}

/** Levenshtein's distance, or anything above `most` as soon as it is known to be more. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
