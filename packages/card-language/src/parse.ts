import type { CardDefinition } from "./card.ts";
import { type CardError, describeValue, joinPath, MAX_ERRORS, type Report } from "./check/card-error.ts";
import { checkCounts } from "./check/counts.ts";
import { checkFace } from "./check/face.ts";
import { checkKeywords } from "./check/keywords.ts";
import { checkLayout } from "./check/layout.ts";
import { checkLinks } from "./check/links.ts";
import { checkMana } from "./check/mana.ts";
import { checkReferences } from "./check/references.ts";
import { shapeErrors } from "./check/shape-errors.ts";
import { sizeError } from "./check/size.ts";
import { cardSchema } from "./language.ts";
import { LANGUAGE_VERSION } from "./language-version.ts";
import { fail, ok, type Result } from "./result.ts";
import { isRecord } from "./schema/shape.ts";

/** Longest text of a card document that is read at all. */
export const MAX_CARD_TEXT = 512 * 1024;

/**
 * Reads a card document: its size, its version, its shape, then what it means. Of a document with the wrong shape only
 * the shape is complained about, since the rest would follow from it.
 */
export function parseCard(document: unknown): Result<CardDefinition, readonly CardError[]> {
  const read = readShape(document);
  return read.ok ? checked(read.value, checkCard(read.value)) : read;
}

/**
 * Reads the definition of any object of a game: of a card, or of an emblem, which no card can be like, since it has no type
 * (CR 114.3). An emblem's abilities are checked as those of an enchantment.
 */
export function parseDefinition(document: unknown): Result<CardDefinition, readonly CardError[]> {
  const read = readShape(document);
  return read.ok ? checked(read.value, checkCard(asCard(read.value))) : read;
}

/** What an emblem has; everything else makes it a card with its types missing. */
const OF_EMBLEMS: ReadonlySet<string> = new Set(["name", "manaCost", "types", "abilities"]);

function asCard(definition: CardDefinition): CardDefinition {
  const [face, ...others] = definition.faces;
  const isEmblem =
    others.length === 0 &&
    face.types.length === 0 &&
    face.manaCost === null &&
    Object.keys(face).every((key) => OF_EMBLEMS.has(key));
  if (!isEmblem) return definition;
  return { ...definition, faces: [{ ...face, types: ["enchantment"] }] };
}

function checked(
  definition: CardDefinition,
  errors: readonly CardError[],
): Result<CardDefinition, readonly CardError[]> {
  return errors.length > 0 ? fail(errors) : ok(definition);
}

function readShape(document: unknown): Result<CardDefinition, readonly CardError[]> {
  const tooLarge = sizeError(document);
  if (tooLarge !== undefined) return fail([tooLarge]);
  if (isRecord(document) && document.version !== LANGUAGE_VERSION) {
    const found = describeValue(document.version);
    return fail([{ path: "version", expected: `version ${LANGUAGE_VERSION} of the language`, found }]);
  }
  const shape = cardSchema.safeParse(document);
  if (!shape.success)
    return fail(shapeErrors(shape.error.issues.slice(0, MAX_ERRORS), document).slice(0, MAX_ERRORS));
  return ok(shape.data);
}

/** The same for the text of a JSON document. */
export function parseCardText(text: string): Result<CardDefinition, readonly CardError[]> {
  if (text.length > MAX_CARD_TEXT) {
    return fail([{ path: "", expected: `at most ${MAX_CARD_TEXT} characters`, found: `${text.length}` }]);
  }
  try {
    return parseCard(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail([{ path: "", expected: "a JSON document", found: error.message }]);
  }
}

/** What is wrong with the meaning of a card of the right shape; nothing if all is well. */
export function checkCard(card: CardDefinition): readonly CardError[] {
  const errors: CardError[] = [];
  const report: Report = (path, expected, found) => {
    if (errors.length < MAX_ERRORS) errors.push({ path: joinPath(path), expected, found });
  };
  checkLayout(card, report);
  for (const [index, face] of card.faces.entries()) checkFace(face, ["faces", index], report);
  checkMana(card, report);
  checkCounts(card, report);
  checkKeywords(card, report);
  checkReferences(card, report);
  checkLinks(card, report);
  return errors;
}
