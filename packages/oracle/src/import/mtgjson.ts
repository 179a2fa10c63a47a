import type { CorpusCard, CorpusFace } from "../corpus-card.ts";
import { checkedText, Fields, listOf } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import { LONGEST_NAME, LONGEST_TEXT } from "./limits.ts";
import { given } from "./scryfall.ts";
import type { Printing, SourceCard, SourceRecord, Translation } from "./source-card.ts";

/** MTGJSON writes languages out; the codes are Scryfall's. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["Ancient Greek", "grc"],
  ["Arabic", "ar"],
  ["Chinese Simplified", "zhs"],
  ["Chinese Traditional", "zht"],
  ["English", "en"],
  ["French", "fr"],
  ["German", "de"],
  ["Hebrew", "he"],
  ["Italian", "it"],
  ["Japanese", "ja"],
  ["Korean", "ko"],
  ["Latin", "la"],
  ["Phyrexian", "ph"],
  ["Portuguese (Brazil)", "pt"],
  ["Russian", "ru"],
  ["Sanskrit", "sa"],
  ["Spanish", "es"],
]);

/** MTGJSON's own words for layouts that others call differently. */
const LAYOUTS: ReadonlyMap<string, string> = new Map([["aftermath", "split"]]);

/**
 * Reads one entry of MTGJSON's AtomicCards (https://mtgjson.com/data-models/card/card-atomic/): a name with the faces of the
 * card, or of several cards of that name.
 * @throws ImportError for what is no such entry
 */
export function parseMtgjson(name: string, value: unknown): readonly SourceRecord[] {
  checkedText(name, "the name", LONGEST_NAME);
  if (!Array.isArray(value)) {
    const says = `this is no card: ${JSON.stringify(name)} should be a list of faces; give AtomicCards of MTGJSON`;
    throw new ImportError("notACard", says);
  }
  const parts = listOf(value, "faces").map((part) => new Fields(part.value, part.path));
  if (parts.length === 0) throw new ImportError("notACard", `this is no card: ${name} has no faces`);
  const byId = new Map<string, Fields[]>();
  for (const part of parts) {
    const id = part.object("identifiers")?.optionalText("scryfallOracleId") ?? name;
    byId.set(id, [...(byId.get(id) ?? []), part]);
  }
  return [...byId].map(([key, faces]) => recordOf(key, name, faces));
}

function recordOf(key: string, name: string, unordered: readonly Fields[]): SourceRecord {
  const faces = [...unordered].sort((one, other) => side(one).localeCompare(side(other), "en"));
  const [front] = faces;
  if (front === undefined) throw new ImportError("notACard", `this is no card: ${name} has no faces`);
  const written = front.text("layout");
  const layout = LAYOUTS.get(written) ?? written;
  return {
    card: { key, name, layout, corpus: corpusOf(name, layout, faces, front), legalities: legalitiesOf(front) },
    printings: printingsOf(key, front),
    translations: translationsOf(faces),
  };
}

function side(face: Fields): string {
  return face.optionalText("side") ?? "";
}

function corpusOf(name: string, layout: string, faces: readonly Fields[], front: Fields): CorpusCard {
  if (faces.length === 1) return { ...faceOf(front, name), name };
  return {
    name,
    layout,
    faces: faces.map((face) => faceOf(face, face.text("faceName", LONGEST_NAME))),
  };
}

function faceOf(from: Fields, name: string): CorpusFace {
  const colors = from.texts("colorIndicator");
  return {
    name,
    typeLine: from.optionalText("type") ?? "",
    ...given("manaCost", from.optionalText("manaCost")),
    ...given("text", from.optionalText("text", LONGEST_TEXT)),
    ...given("power", from.optionalText("power")),
    ...given("toughness", from.optionalText("toughness")),
    ...given("loyalty", from.optionalText("loyalty")),
    ...given("defense", from.optionalText("defense")),
    ...given("colorIndicator", colors.length === 0 ? undefined : colors.join("")),
  };
}

function legalitiesOf(front: Fields): SourceCard["legalities"] {
  return front.pairs("legalities").map(([format, status]) => [format.toLowerCase(), status.toLowerCase()]);
}

/** AtomicCards only name the editions. */
function printingsOf(key: string, front: Fields): readonly Printing[] {
  return [...new Set(front.texts("printings"))].map((edition) => ({
    id: `${key}/${edition}`,
    edition,
    editionName: null,
    number: null,
    rarity: null,
    language: null,
    released: null,
    pictures: [],
  }));
}

function translationsOf(faces: readonly Fields[]): readonly Translation[] {
  const found = new Map<string, { readonly names: string[]; readonly texts: string[] }>();
  for (const face of faces) {
    for (const { value, path } of face.list("foreignData")) {
      const foreign = new Fields(value, path);
      const written = foreign.text("language");
      const language = LANGUAGES.get(written) ?? written;
      const name = foreign.optionalText("faceName", LONGEST_NAME) ?? foreign.optionalText("name", LONGEST_NAME);
      const text = foreign.optionalText("text", LONGEST_TEXT);
      if (name === undefined) continue;
      const known = found.get(language) ?? { names: [], texts: [] };
      known.names.push(name);
      if (text !== undefined) known.texts.push(text);
      found.set(language, known);
    }
  }
  return [...found].map(([language, { names, texts }]) => ({
    language,
    name: names.join(" // "),
    text: texts.length === 0 ? null : texts.join("\n//\n"),
  }));
}
