import type { CorpusCard, CorpusFace } from "../corpus-card.ts";
import { Fields, given } from "./fields.ts";
import { LONGEST_NAME, LONGEST_TEXT } from "./limits.ts";
import type { Pictures, Printing, SourceCard, SourceRecord, Translation } from "./source-card.ts";

/** Things that are printed like cards but can't be in a deck. */
const NO_CARDS: ReadonlySet<string> = new Set(["token", "double_faced_token", "emblem", "art_series"]);

/** Layouts that print one card in two parts; others have faces only where both sides are the same card. */
const REVERSIBLE = "reversible_card";

const PICTURE_SIZES: ReadonlySet<string> = new Set([
  ...["small", "normal", "large", "png"],
  ...["art_crop", "border_crop"],
]);

/**
 * Reads one record of Scryfall's bulk files (https://scryfall.com/docs/api/cards): a card and one printing of it. Nothing for
 * tokens, emblems and the like.
 * @throws ImportError for what is no such record
 */
export function parseScryfall(value: unknown): SourceRecord | null {
  const record = new Fields(value, "");
  const layout = record.text("layout");
  if (NO_CARDS.has(layout)) return null;
  const name = record.text("name", LONGEST_NAME);
  const faces = record.list("card_faces").map((face) => new Fields(face.value, face.path));
  const [front] = faces;
  const card =
    layout === REVERSIBLE && front !== undefined
      ? oneSide(front)
      : {
          name,
          layout,
          key: record.optionalText("oracle_id") ?? name,
          corpus: corpusOf(record, name, layout, faces),
        };
  return {
    card: { ...card, legalities: legalitiesOf(record) },
    printings: [printingOf(record, faces)],
    translations: translationOf(record, faces),
  };
}

/** Both sides of a reversible card are the same card with other pictures. */
function oneSide(front: Fields): Omit<SourceCard, "legalities"> {
  const name = front.text("name", LONGEST_NAME);
  return {
    name,
    layout: front.optionalText("layout") ?? "normal",
    key: front.optionalText("oracle_id") ?? name,
    corpus: corpusOf(front, name, "normal", []),
  };
}

function corpusOf(record: Fields, name: string, layout: string, faces: readonly Fields[]): CorpusCard {
  if (faces.length === 0) return { ...faceOf(record), name };
  return { name, layout, faces: faces.map(faceOf) };
}

function faceOf(from: Fields): CorpusFace {
  const colors = from.texts("color_indicator");
  return {
    name: from.text("name", LONGEST_NAME),
    typeLine: from.optionalText("type_line") ?? "",
    ...given("manaCost", from.optionalText("mana_cost")),
    ...given("text", from.optionalText("oracle_text", LONGEST_TEXT)),
    ...given("power", from.optionalText("power")),
    ...given("toughness", from.optionalText("toughness")),
    ...given("loyalty", from.optionalText("loyalty")),
    ...given("defense", from.optionalText("defense")),
    ...given("colorIndicator", colors.length === 0 ? undefined : colors.join("")),
  };
}

function legalitiesOf(record: Fields): SourceCard["legalities"] {
  return record.pairs("legalities").map(([format, status]) => [format.toLowerCase(), status.toLowerCase()]);
}

function printingOf(record: Fields, faces: readonly Fields[]): Printing {
  const pictures = [record, ...faces].map(picturesOf).filter((one) => one.length > 0);
  return {
    id: record.text("id"),
    edition: record.text("set").toUpperCase(),
    editionName: record.optionalText("set_name") ?? null,
    number: record.optionalText("collector_number") ?? null,
    rarity: record.optionalText("rarity") ?? null,
    language: record.optionalText("lang") ?? null,
    released: record.optionalText("released_at") ?? null,
    artist: record.optionalText("artist") ?? null,
    flavor: flavorOf(record, faces),
    pictures,
  };
}

function flavorOf(record: Fields, faces: readonly Fields[]): string | null {
  const said = [record, ...faces].flatMap((part) => part.optionalText("flavor_text", LONGEST_TEXT) ?? []);
  return said.length === 0 ? null : said.join("\n//\n");
}

/** Only addresses that a browser may safely be sent to. */
function picturesOf(from: Fields): Pictures {
  return from.pairs("image_uris").filter(([size, address]) => PICTURE_SIZES.has(size) && isSafe(address));
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

function translationOf(record: Fields, faces: readonly Fields[]): readonly Translation[] {
  const language = record.optionalText("lang");
  if (language === undefined || language === "en") return [];
  const parts = faces.length === 0 ? [record] : faces;
  const names = parts.flatMap((part) => part.optionalText("printed_name", LONGEST_NAME) ?? []);
  if (names.length !== parts.length) return [];
  const texts = parts.flatMap((part) => part.optionalText("printed_text", LONGEST_TEXT) ?? []);
  return [{ language, name: names.join(" // "), text: texts.length === 0 ? null : texts.join("\n//\n") }];
}
