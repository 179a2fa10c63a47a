/** Files of the early systems' cards, read into the same records as those of a card database. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ImportError } from "@spellroom/oracle";
import type { EarlyCard } from "./early-card.ts";
import { isJsonCard, readJsonCard } from "./json-card.ts";
import { readXmlCard } from "./xml-card.ts";

const MOST_FILES = 20_000;
const LARGEST = 1024 * 1024;
/** The edition under which such cards are listed. */
const EDITION = "EARLY";

/** The cards of a file or of all files of a folder; `null` for anything else, which is read as a bulk file. */
export function readEarlyCards(from: string): readonly EarlyCard[] | null {
  const stat = statSync(from, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  if (stat.isDirectory()) return hasCards(from) ? readFolder(from) : null;
  if (stat.size > LARGEST && !/\.xml$/i.test(from)) return null;
  const card = readFile(from);
  return card === null ? null : [card];
}

function cardFilesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => /\.(?:xml|json)$/i.test(name));
}

function hasCards(folder: string): boolean {
  return cardFilesIn(folder).length > 0;
}

function readFolder(folder: string): readonly EarlyCard[] {
  const names = cardFilesIn(folder);
  if (names.length > MOST_FILES)
    throw new ImportError("tooLarge", `${folder} has more than ${MOST_FILES} files`);
  return names.toSorted().map((name) => {
    const card = readFile(path.join(folder, name));
    if (card === null) throw new ImportError("notACard", `${name} is not a card`);
    return card;
  });
}

function readFile(file: string): EarlyCard | null {
  const name = path.basename(file);
  if (statSync(file).size > LARGEST) throw new ImportError("tooLarge", `${name} is larger than any card`);
  const bytes = readFileSync(file);
  const text = decoded(bytes);
  if (/\.xml$/i.test(file) || /^\s*<[^!]*<card[\s>]|^\s*<card[\s>]/.test(text))
    return readXmlCard(text, name);
  return isJsonCard(text) ? readJsonCard(text, name) : null;
}

/** The encoding that the document names, if it is one of Latin letters; otherwise UTF-8. */
function decoded(bytes: Buffer): string {
  const start = bytes.subarray(0, 200).toString("latin1");
  const encoding = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1]?.toLowerCase();
  if (encoding === "iso-8859-1" || encoding === "windows-1252")
    return new TextDecoder(encoding).decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

/** The cards as records of a bulk file. @throws ImportError for two cards of one name */
export function recordsOf(cards: readonly EarlyCard[]): string {
  const names = new Set<string>();
  for (const { name } of cards) {
    if (names.has(name)) throw new ImportError("duplicate", `${name} is in it twice`);
    names.add(name);
  }
  return JSON.stringify(
    cards.map(({ name, manaCost, typeLine, text, power, toughness }) => ({
      id: `${EDITION}/${name}`,
      name,
      layout: "normal",
      mana_cost: manaCost,
      type_line: typeLine,
      oracle_text: text,
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
      set: EDITION,
    })),
  );
}
