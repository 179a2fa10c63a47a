import type { CorpusFace } from "../corpus-card.ts";
import { checkedText, Fields, given, listOf } from "./fields.ts";
import { ImportError } from "./import-error.ts";
import { LONGEST_NAME, LONGEST_TEXT } from "./limits.ts";
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

const REVERSIBLE = "reversible_card";

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
  return {
    card: {
      key,
      ...(written === REVERSIBLE ? oneSide(front, name) : wholeCard(name, written, faces, front)),
      legalities: legalitiesOf(front),
    },
    printings: printingsOf(key, front),
    translations: translationsOf(written === REVERSIBLE ? [front] : faces),
  };
}

type Described = Pick<SourceCard, "name" | "layout" | "corpus">;

/** Both sides of a reversible card are the same card with other pictures. */
function oneSide(front: Fields, whole: string): Described {
  const name = front.optionalText("faceName", LONGEST_NAME) ?? whole;
  return { name, layout: "normal", corpus: faceOf(front, name) };
}

function wholeCard(name: string, written: string, faces: readonly Fields[], front: Fields): Described {
  const layout = LAYOUTS.get(written) ?? written;
  if (faces.length === 1) return { name, layout, corpus: faceOf(front, name) };
  const named = faces.map((face) => faceOf(face, face.text("faceName", LONGEST_NAME)));
  return { name, layout, corpus: { name, layout, faces: named } };
}

function side(face: Fields): string {
  return face.optionalText("side") ?? "";
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
    artist: null,
    flavor: null,
    pictures: [],
  }));
}

function translationsOf(faces: readonly Fields[]): readonly Translation[] {
  const found = new Map<string, Translation[]>();
  for (const face of faces) {
    for (const one of new Map(foreignOf(face).map((said) => [said.language, said])).values()) {
      found.set(one.language, [...(found.get(one.language) ?? []), one]);
    }
  }
  return [...found].map(([language, said]) => {
    const texts = said.flatMap(({ text }) => text ?? []);
    const name = said.map((one) => one.name).join(" // ");
    return { language, name, text: texts.length === 0 ? null : texts.join("\n//\n") };
  });
}

function foreignOf(face: Fields): readonly Translation[] {
  return face.list("foreignData").flatMap(({ value, path }) => {
    const foreign = new Fields(value, path);
    const written = foreign.text("language");
    const name = foreign.optionalText("faceName", LONGEST_NAME) ?? foreign.optionalText("name", LONGEST_NAME);
    const text = foreign.optionalText("text", LONGEST_TEXT) ?? null;
    return name === undefined ? [] : [{ language: LANGUAGES.get(written) ?? written, name, text }];
  });
}
