import { FLAGS, RARITIES, type STATS, type Stat } from "../query/query.ts";
import type { CardRecord } from "../records/card-record.ts";
import { Haystack, looseText } from "./haystack.ts";

/** What searches look at, card by card in the order of names. */
export interface Columns {
  readonly size: number;
  /** Bits in the order of WUBRG. */
  readonly color: Uint8Array;
  readonly identity: Uint8Array;
  /** Not a number where a card has none. */
  readonly stats: Readonly<Record<Stat, Float64Array>>;
  /** Places among `costs`, -1 for none. */
  readonly cost: Int32Array;
  readonly costs: readonly string[];
  readonly flags: Uint32Array;
  readonly rarities: Uint8Array;
  readonly names: Haystack;
  readonly types: Haystack;
  readonly texts: Haystack;
}

/** Makes the columns of cards that are sorted by name. */
export function columnsOf(cards: readonly CardRecord[]): Columns {
  const costs = new Map<string, number>();
  const cost = Int32Array.from(cards, ({ faces: [{ manaCost }] }) => {
    if (manaCost === "") return -1;
    const known = costs.get(manaCost) ?? costs.size;
    costs.set(manaCost, known);
    return known;
  });
  const stat = (read: (card: CardRecord) => number): Float64Array => Float64Array.from(cards, read);
  return {
    size: cards.length,
    color: Uint8Array.from(cards, ({ colors }) => colorMask(colors)),
    identity: Uint8Array.from(cards, ({ identity }) => colorMask(identity)),
    stats: {
      manaValue: stat(({ manaValue }) => manaValue),
      power: stat(({ faces: [{ power }] }) => number(power)),
      toughness: stat(({ faces: [{ toughness }] }) => number(toughness)),
      loyalty: stat(({ faces: [{ loyalty }] }) => number(loyalty)),
      defense: stat(({ faces: [{ defense }] }) => number(defense)),
    } satisfies Record<(typeof STATS)[number], Float64Array>,
    cost,
    costs: [...costs.keys()],
    flags: Uint32Array.from(cards, ({ flags }) => bits(FLAGS, flags)),
    rarities: Uint8Array.from(cards, ({ rarities }) => bits(RARITIES, rarities)),
    names: new Haystack(cards.map(namesOf)),
    types: new Haystack(
      cards.map(({ faces }) => looseText(faces.map(({ typeLine }) => typeLine).join(" // "))),
    ),
    texts: new Haystack(cards.map(textOf)),
  };
}

/** Bits of colors, in the order of WUBRG. */
export function colorMask(colors: string): number {
  return [...colors].reduce((mask, color) => mask | (1 << "WUBRG".indexOf(color)), 0);
}

function namesOf({ name, translations }: CardRecord): string {
  return looseText([name, ...translations.map((one) => one.name)].join("\t"));
}

/** A text in which a card's own name is also found as `~`. */
function textOf({ name, faces, translations }: CardRecord): string {
  const printed = faces.map(({ text }) => text).join("\t");
  const said = faces.flatMap((face) => [name, face.name, face.name.split(",")[0] ?? face.name]);
  let own = printed;
  for (const one of said) if (one.length > 2) own = own.replaceAll(one, "~");
  const foreign = translations.flatMap(({ language, text }) =>
    language === "fr" && text !== null ? [text] : [],
  );
  const all = [printed, ...(own === printed ? [] : [own]), ...foreign];
  return looseText(all.join("\t")).replaceAll("\n", "\t");
}

/** CR 107.3: what isn't a number counts as 0. */
function number(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}

function bits<Name extends string>(all: readonly Name[], some: readonly Name[]): number {
  return all.reduce((mask, name, at) => (some.includes(name) ? mask | (1 << at) : mask), 0);
}
