import { looseName, makePool } from "@spellroom/cards";
import { expect, it } from "vitest";
import { suggestNames } from "../src/suggest.ts";
import { card } from "./support.ts";

const SEED = 20_261_127;

/** Numbers from 0 below `most`, the same for the same seed. */
function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** The Levenshtein distance by its definition, the whole table. */
function distance(a: string, b: string): number {
  let row = Uint8Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = new Uint8Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

it(`the names suggested are the three nearest within three edits, whatever the name (seed ${SEED})`, () => {
  const random = randomFrom(SEED);
  const letters = "abcdefgz '";
  const word = (length: number) => Array.from({ length }, () => letters[random(letters.length)]).join("");
  const edited = (name: string): string => {
    const at = random(name.length + 1);
    const kind = random(3);
    return `${name.slice(0, at)}${kind === 0 ? "" : word(1)}${name.slice(kind === 1 ? at : at + 1)}`;
  };
  const names = [
    ...new Set(Array.from({ length: 400 }, () => `x${word(2 + random(random(3) === 0 ? 90 : 25))}x`)),
  ];
  const pool = makePool(
    names.map((name) => ({ provenance: "written", definition: card({ name, manaCost: [] }) })),
  );
  const candidates = pool.all.map(({ name }) => ({ name, loose: looseName(name) }));
  for (let count = 0; count < 1_500; count += 1) {
    let asked = names[random(names.length)] ?? "";
    for (let edits = random(5); edits > 0; edits -= 1) asked = edited(asked);
    const wanted = looseName(asked);
    const expected = candidates
      // Each edit changes the length by one at most.
      .filter(({ loose }) => Math.abs(loose.length - wanted.length) <= 3)
      .map(({ name, loose }) => ({ name, edits: distance(wanted, loose) }))
      .filter(({ edits }) => edits <= 3)
      .toSorted((one, other) => one.edits - other.edits || (one.name < other.name ? -1 : 1))
      .slice(0, 3);
    expect(suggestNames(asked, pool)).toEqual(expected.map(({ name }) => name));
  }
});
