import type { DeckLine } from "@spellroom/client";

/** Lines of a deck: a card may have several, one for each of its printings. */
export type Lines = readonly DeckLine[];

/** The copies of a card, whatever their printing. */
export function copiesIn(lines: Lines, name: string): number {
  return lines.reduce((sum, line) => sum + (line.name === name ? line.count : 0), 0);
}

/** Removes copies of a card, starting with the printing that was added last. */
export function takeOut(lines: Lines, name: string, count: number): { left: Lines; taken: Lines } {
  const left: DeckLine[] = [];
  const taken: DeckLine[] = [];
  let wanted = count;
  for (const line of lines.toReversed()) {
    const out = line.name === name ? Math.min(line.count, wanted) : 0;
    wanted -= out;
    if (out > 0) taken.unshift({ ...line, count: out });
    if (line.count > out) left.unshift({ ...line, count: line.count - out });
  }
  return { left, taken };
}

/** Puts cards in; those of the same printing are added to its line. */
export function putIn(lines: Lines, added: Lines): Lines {
  const all = [...lines];
  for (const line of added) {
    const at = all.findIndex((one) => isSamePrinting(one, line));
    const same = all[at];
    if (same === undefined) all.push(line);
    else all[at] = { ...same, count: same.count + line.count };
  }
  return all;
}

function isSamePrinting(one: DeckLine, other: DeckLine): boolean {
  return (
    one.name === other.name && one.set === other.set && one.number === other.number && one.foil === other.foil
  );
}

/** All lines of a card with other groups. */
export function retagged(lines: Lines, name: string, tags: readonly string[]): Lines {
  return lines.map((line) => {
    if (line.name !== name) return line;
    const { tags: _, ...rest } = line;
    return tags.length === 0 ? rest : { ...rest, tags: [...tags] };
  });
}

/** A card of a deck with all of its printings. */
export interface CardLines {
  readonly name: string;
  readonly count: number;
  readonly tags: readonly string[];
  /** Such as `M10 146`, with how many copies there are of it; empty where no line names a printing. */
  readonly printings: readonly { readonly printing: string; readonly count: number }[];
}

/** The cards of a section, each once, in the order in which they were added. */
export function cardsOf(lines: Lines): readonly CardLines[] {
  const byName = Map.groupBy(lines, ({ name }) => name);
  return [...byName].map(([name, own]) => ({
    name,
    count: copiesIn(own, name),
    tags: [...new Set(own.flatMap(({ tags = [] }) => tags))],
    printings: own.flatMap((line) => {
      const printing = printingOf(line);
      return printing === "" ? [] : [{ printing, count: line.count }];
    }),
  }));
}

function printingOf({ set, number, foil }: DeckLine): string {
  const named = [set?.toUpperCase(), number].filter((part) => part !== undefined).join(" ");
  return foil ? `${named} ★`.trim() : named;
}
