import type { DeckCollector } from "../parsed/collector.ts";
import { MAX_JSON_DEPTH } from "../parsed/limits.ts";
import { type DeckSection, shortened } from "../parsed/parsed-deck.ts";
import { readCardLine } from "./card-line.ts";
import { isBesideHeading, sectionHeading } from "./headings.ts";
import { decksIn, isCounts, isDeck } from "./json-documents.ts";
import {
  COUNTS,
  cardName,
  type Fields,
  fieldsOf,
  isBesideKey,
  isObject,
  sectionOfKey,
  textOf,
  WRAPPERS,
} from "./json-fields.ts";

/**
 * Reads JSON: MTGJSON's decks, the decks of several sites, decks as lists of names or of whole cards, alone or under their
 * name, and objects that count copies by name.
 */
export function readJsonDeck(text: string, collector: DeckCollector): void {
  if (isDeeperThan(text, MAX_JSON_DEPTH)) {
    collector.error(0, "badJson", `nested more than ${MAX_JSON_DEPTH} deep`);
    return;
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    collector.error(0, "badJson", error instanceof Error ? error.message : "");
    return;
  }
  new JsonDeckReader(text, collector).read(document);
}

/** Whether brackets outside strings are nested deeper than `most`: walking such a document could overflow the stack. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length && depth <= most; at += 1) {
    const letter = text[at];
    if (quoted && letter === "\\") at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === "[" || letter === "{")) depth += 1;
    else if (!quoted && (letter === "]" || letter === "}")) depth -= 1;
  }
  return depth > most;
}

class JsonDeckReader {
  readonly #text: string;
  readonly #collector: DeckCollector;
  /** The sections of the deck owner's custom categories, by name. */
  readonly #categories = new Map<string, DeckSection>();
  #at = 0;
  #line = 1;
  #misses = 0;

  constructor(text: string, collector: DeckCollector) {
    this.#text = text;
    this.#collector = collector;
  }

  read(document: unknown): void {
    const decks = decksIn(document);
    const [only] = decks;
    if (decks.length > 1) {
      this.#collector.error(0, "wrongDocument", `${decks.length} decks in one document`);
    } else if (only !== undefined) {
      if (only.name !== undefined) this.#collector.setName(only.name);
      this.#read(only.deck);
    } else this.#read(document);
  }

  #read(document: unknown): void {
    if (Array.isArray(document)) this.#list(document, "main");
    else if (isCounts(document)) this.#section(document, "main");
    else if (!this.#deck(fieldsOf(document), WRAPPERS.length)) {
      this.#collector.error(0, "wrongDocument", shortened(JSON.stringify(document)));
    }
  }

  /** Reads an object with sections, possibly nested; `false` if there are none. */
  #deck(fields: Fields, depth: number): boolean {
    const name = textOf(fields, ["name", "deckname", "title", "nom"]);
    if (name !== undefined) this.#collector.setName(name);
    this.#readCategories(fields.get("categories"));
    let found = false;
    for (const [key, value] of fields) {
      const section = sectionOfKey(key);
      if (section !== undefined && isObject(value)) {
        if (!(WRAPPERS.includes(key) && isDeck(value))) {
          found = true;
          this.#section(value, section);
        }
      } else if (isBesideKey(key) && isObject(value)) this.#section(value, undefined);
      else if (key === "sections" && Array.isArray(value)) found = this.#namedSections(value) || found;
    }
    if (found || depth === 0) return found;
    return WRAPPERS.some((key) => {
      const inner = fields.get(key);
      if (Array.isArray(inner)) {
        this.#list(inner, "main");
        return true;
      }
      return this.#deck(fieldsOf(inner), depth - 1);
    });
  }

  /** Reads a list of sections that have their names inside; groups of the main deck may be among them. */
  #namedSections(sections: readonly unknown[]): boolean {
    const named = sections.map(fieldsOf).filter((section) => section.has("cards"));
    for (const section of named) {
      const heading = textOf(section, ["name", "title"]) ?? "";
      this.#section(
        section.get("cards"),
        isBesideHeading(heading) ? undefined : (sectionHeading(heading) ?? "main"),
      );
    }
    return named.length > 0;
  }

  #readCategories(given: unknown): void {
    if (!Array.isArray(given)) return;
    for (const one of given) {
      const fields = fieldsOf(one);
      const name = textOf(fields, ["name"]);
      if (name === undefined) continue;
      const section = fields.get("includedindeck") === false ? "maybeboard" : undefined;
      const known = sectionHeading(name) ?? section;
      if (known !== undefined) this.#categories.set(name, known);
    }
  }

  #section(value: unknown, section: DeckSection | undefined): void {
    const list = Array.isArray(value) ? undefined : fieldsOf(value).get("cards");
    const cards = list ?? value;
    if (Array.isArray(cards)) {
      this.#list(cards, section);
      return;
    }
    for (const [name, held] of Object.entries(isObject(cards) ? cards : {})) {
      if (this.#collector.full) return;
      if (typeof held === "number" || typeof held === "string") this.#add(`${held}`, name, section, {});
      else this.#card(held, section, name);
    }
  }

  #list(cards: readonly unknown[], section: DeckSection | undefined): void {
    for (const card of cards) {
      if (this.#collector.full) return;
      this.#card(card, section, undefined);
    }
  }

  /** Reads a name, a line, a pair of number and name, or an object that is or contains a card. */
  #card(card: unknown, section: DeckSection | undefined, key: string | undefined): void {
    if (typeof card === "string") {
      const entry = readCardLine(card, section ?? "main", 0);
      if (entry === undefined) this.#add("1", card, section, {});
      else this.#add(entry.count, entry.name, section === undefined ? undefined : entry.section, entry);
      return;
    }
    if (Array.isArray(card)) {
      const [held, name] = typeof card[0] === "number" ? card : [card[1], card[0]];
      const count = isObject(held) ? countOf(fieldsOf(held)) : held;
      if (typeof name === "string" && (typeof count === "number" || typeof count === "string"))
        this.#add(`${count}`, name, section, isObject(held) ? printingOf(fieldsOf(held), new Map()) : {});
      else this.#unread(card);
      return;
    }
    const outer = fieldsOf(card);
    const inner = fieldsOf(outer.get("card") ?? outer.get("carddigest"));
    const name = cardName(outer, inner) ?? key;
    if (name === undefined) {
      this.#unread(card);
      return;
    }
    const printed = printingOf(outer, inner);
    this.#add(countOf(outer), name, section && (this.#sectionOf(outer) ?? section), printed);
  }

  /** The section named by the card itself. */
  #sectionOf(fields: Fields): DeckSection | undefined {
    if (fields.get("sideboard") === true) return "sideboard";
    const categories = fields.get("categories");
    const first: unknown = Array.isArray(categories) ? categories[0] : undefined;
    if (typeof first === "string") return this.#categories.get(first) ?? sectionHeading(first);
    const named = textOf(fields, ["board", "section", "zone"]);
    return named === undefined ? undefined : sectionHeading(named);
  }

  #add(count: string, name: string, section: DeckSection | undefined, printed: Printed): void {
    const line = this.#lineOf(name);
    if (section === undefined) {
      this.#collector.leaveOut(line, name, /^\d{1,4}$/.test(count) ? Number(count) : 0);
      return;
    }
    const { set, number, foil } = printed;
    this.#collector.add({
      count,
      name,
      section,
      line,
      ...(set === undefined ? {} : { set }),
      ...(number === undefined ? {} : { number }),
      ...(foil ? { foil: true } : {}),
    });
  }

  #unread(card: unknown): void {
    this.#collector.error(this.#line, "noCardLine", JSON.stringify(card) ?? "", 1);
  }

  /** The position of a name, searched for after the previous one; if it is spelled differently there, the previous position. */
  #lineOf(name: string): number {
    if (this.#misses > 20) return this.#line;
    const found = this.#text.indexOf(JSON.stringify(name), this.#at);
    if (found === -1) {
      this.#misses += 1;
      return this.#line;
    }
    for (; this.#at < found; this.#at += 1) if (this.#text[this.#at] === "\n") this.#line += 1;
    return this.#line;
  }
}

interface Printed {
  readonly set?: string | undefined;
  readonly number?: string | undefined;
  readonly foil?: boolean | undefined;
}

function printingOf(outer: Fields, inner: Fields): Printed {
  const edition = fieldsOf(inner.get("edition"));
  const setKeys = ["setcode", "set", "editioncode", "edition"];
  const set = textOf(outer, setKeys) ?? textOf(inner, setKeys) ?? textOf(edition, ["editioncode"]);
  const counted = COUNTS.some((key) => outer.has(key));
  const numberKeys = ["collectornumber", "cn", ...(counted ? ["number"] : [])];
  const number = textOf(outer, numberKeys) ?? textOf(inner, numberKeys);
  const foil =
    outer.get("isfoil") === true ||
    outer.get("foil") === true ||
    /^foil$/i.test(textOf(outer, ["finish", "modifier"]) ?? "");
  return {
    ...(set !== undefined && /^\w{2,8}$/.test(set) ? { set } : {}),
    ...(number !== undefined && /^[\w★†-]{1,10}$/u.test(number) ? { number } : {}),
    foil,
  };
}

function countOf(fields: Fields): string {
  for (const key of [...COUNTS, "number"]) {
    const value = fields.get(key);
    if (typeof value === "number" || typeof value === "string") return `${value}`.trim();
  }
  return "1";
}
