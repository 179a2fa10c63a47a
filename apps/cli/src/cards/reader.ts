import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGE_VERSION } from "@spellroom/card-language";
import { readCard, type SourceCard } from "@spellroom/oracle";
import { definitionId, ENGINE_VERSION, whatLacks } from "@spellroom/rules";

/** What decides whether a card can be played: another one may come to another result. */
const SOURCES = ["card-language", "oracle", "rules"];
const PACKAGES = fileURLToPath(new URL("../../../../packages/", import.meta.url));

/** Reads a card's text as this version of Spellroom does. */
export function readSourceCard(card: SourceCard) {
  return readCard(card, { lacks: whatLacks, hash: definitionId });
}

let known: string | undefined;

/** Names what reads the texts: another one for every change of compiler, card language or engine. */
export function readerName(): string {
  known ??= `language ${LANGUAGE_VERSION}, engine ${ENGINE_VERSION}, sources ${digestOfSources()}`;
  return known;
}

function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const folder = path.join(PACKAGES, source, "src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
