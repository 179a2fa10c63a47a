import {
  CardIndex,
  type CardRecord,
  type LegalStatus,
  RARITIES,
  recordOfDefinition,
} from "@spellroom/card-search";
import { loadPool } from "@spellroom/cards";
import { microseconds } from "./clock.ts";
import { type Figure, median, quantile } from "./figure.ts";
import { SEARCH_QUERIES } from "./search-queries.ts";

const CARDS = 30_000;
const PAGE = 60;
const TIMES = 5;
const FORMATS = ["standard", "modern", "legacy", "commander"];

/** How long a search over as many cards as there are takes until its first page is there. */
export function searchFigures(): readonly Figure[] {
  const cards = manyCards();
  let made: CardIndex | undefined;
  const filled = microseconds(() => {
    made = new CardIndex(cards);
  });
  if (made === undefined) throw new Error("there is no index");
  const index = made;
  const search = (query: string): number => {
    return microseconds(() => {
      index.search({ query, from: 0, count: PAGE });
    });
  };
  for (const query of SEARCH_QUERIES) search(query);
  const times = SEARCH_QUERIES.map((query) => quickest(() => search(query)) / 1_000);
  index.close();
  return [
    { name: "card search p95 ms", value: quantile(times, 0.95), unit: "ms" },
    { name: "card search median ms", value: median(times), unit: "ms" },
    { name: "card search slowest ms", value: Math.max(...times), unit: "ms" },
    { name: "card search cards", value: index.contents.cards, unit: "cards" },
    { name: "card search queries", value: times.length, unit: "queries" },
    { name: "card search index ms", value: filled / 1_000, unit: "ms" },
  ];
}

/** The pool's cards over and over, each time with another one's text and a name of its own. */
function manyCards(): readonly CardRecord[] {
  const pool = loadPool().all.map((card) => recordOfDefinition(card, "0".repeat(32)));
  return Array.from({ length: CARDS }, (_, at): CardRecord => {
    const round = Math.floor(at / pool.length);
    const one = cardAt(pool, at);
    if (round === 0) return withPrint(one, at);
    const other = cardAt(pool, at * 7 + round * 131);
    const [front] = one.faces;
    const [name = one.name] = other.name.split(/[ ,]/);
    const called = `${name} ${front.name} ${round}`;
    const text = round % 2 === 0 ? other.faces[0].text : front.text;
    return withPrint({ ...one, name: called, faces: [{ ...front, name: called, text }] }, at);
  });
}

function withPrint(card: CardRecord, at: number): CardRecord {
  const edition = `aa${String.fromCharCode(97 + (at % 26))}`;
  const rarity = RARITIES[at % RARITIES.length] ?? "common";
  const printing = {
    edition,
    editionName: edition,
    number: String(at),
    rarity,
    language: "en",
    released: null,
    artist: null,
    flavor: null,
  };
  const status: LegalStatus = at % 97 === 0 ? "banned" : "legal";
  const legal = Object.fromEntries(
    FORMATS.filter((_, index) => (at + index) % 3 > 0).map((one) => [one, status]),
  );
  return { ...card, rarities: [rarity], printings: [printing], legal };
}

function cardAt(cards: readonly CardRecord[], at: number): CardRecord {
  const card = cards[at % cards.length];
  if (card === undefined) throw new Error("the pool has no cards");
  return card;
}

/** Of several times, so that what else the machine does meanwhile is not measured. */
function quickest(measure: () => number): number {
  return Math.min(...Array.from({ length: TIMES }, measure));
}
