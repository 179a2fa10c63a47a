/** Variants of the operator: files that are read once, as the server starts. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { emblemDefinition } from "@spellroom/card-language";
import { addVariant, type GameDocuments, shippedDocuments } from "@spellroom/cards";
import { whatLacks } from "@spellroom/rules";
import { ConfigurationError } from "../config/configuration-error.ts";

const SETTING = "VARIANTS";
const ENDING = ".json";

/**
 * Every format and ruleset that can be played here: those that come with Spellroom, then those of the JSON files in a folder, in
 * the order of the files' names.
 * @param folder none where the operator has no variants
 * @throws ConfigurationError with everything that is wrong with the files, each with its place
 */
export function readVariants(folder: string | undefined): GameDocuments {
  let documents = shippedDocuments();
  if (folder === undefined) return documents;
  const problems: string[] = [];
  for (const file of filesIn(folder)) {
    const added = readVariant(documents, path.join(folder, file));
    if (added.ok) documents = added.value;
    else problems.push(...added.error.map((problem) => `${file}: ${problem}`));
  }
  if (problems.length > 0) refuse(problems);
  return documents;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .sort();
  } catch (error) {
    return refuse([`the folder can't be read: ${messageOf(error)}`]);
  }
}

type Added = ReturnType<typeof addVariant>;

function readVariant(known: GameDocuments, file: string): Added {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return { ok: false, error: [messageOf(error)] };
  }
  const added = addVariant(known, document);
  if (!added.ok) return added;
  const unplayed = [...added.value.rulesets.values()].flatMap(({ id, emblem }) =>
    emblem === undefined || known.rulesets.has(id)
      ? []
      : whatLacks(emblemDefinition(emblem.name, emblem.abilities)),
  );
  if (unplayed.length === 0) return added;
  return { ok: false, error: unplayed.map((lack) => `ruleset.emblem: the engine can't play ${lack}`) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refuse(reasons: readonly string[]): never {
  throw new ConfigurationError(reasons.map((reason) => ({ setting: SETTING, reason })));
}
