import { fail, ok, type Result } from "@spellroom/card-language";
import { z } from "zod";
import { formatSchema } from "../formats/format-schema.ts";
import { rulesetSchema } from "../rulesets/ruleset-schema.ts";
import type { GameDocuments } from "./game-documents.ts";

const draft = z.record(z.string(), z.unknown());
type Draft = z.output<typeof draft>;

/** A ruleset of its own, if the variant needs one, and the formats that are played by it. */
const variantSchema = z.strictObject({ ruleset: draft.exactOptional(), formats: z.array(draft).min(1) });

/** The field by which a draft takes everything that it doesn't say itself from another document, named by its id. */
const BASE = "basedOn";

/**
 * Reads a variant, the document of one file, and adds it to those that are known.
 * @returns the documents with the variant among them, or everything that is wrong with it, each with the place in the file
 */
export function addVariant(
  known: GameDocuments,
  document: unknown,
): Result<GameDocuments, readonly string[]> {
  const parsed = variantSchema.safeParse(document);
  if (!parsed.success) return fail(problemsAt("", parsed.error));
  const rulesets = new Map(known.rulesets);
  const formats = new Map(known.formats);
  const problems: string[] = [];
  if (parsed.data.ruleset !== undefined)
    problems.push(...addTo(rulesets, "ruleset", parsed.data.ruleset, rulesetSchema));
  for (const [index, format] of parsed.data.formats.entries()) {
    const place = `formats.${index}`;
    problems.push(...addTo(formats, place, format, formatSchema));
    const { id, ruleset } = format;
    const named = formats.get(String(id))?.ruleset ?? ruleset;
    if (problems.length === 0 && !rulesets.has(String(named)))
      problems.push(`${place}.ruleset: there is no ruleset ${JSON.stringify(named)}`);
  }
  return problems.length > 0 ? fail(problems) : ok({ rulesets, formats });
}

/** Adds a document to those of its kind, or says what is wrong with it. */
function addTo<D extends { readonly id: string }>(
  known: Map<string, D>,
  place: string,
  { [BASE]: base, ...own }: Draft,
  schema: z.ZodType<D>,
): readonly string[] {
  const based = base === undefined ? {} : known.get(String(base));
  if (based === undefined) return [`${place}.${BASE}: there is none with the id ${JSON.stringify(base)}`];
  const parsed = schema.safeParse({ ...based, ...own });
  if (!parsed.success) return problemsAt(place, parsed.error);
  if (known.has(parsed.data.id)) return [`${place}.id: ${parsed.data.id} is taken`];
  known.set(parsed.data.id, parsed.data);
  return [];
}

function problemsAt(place: string, error: z.ZodError): readonly string[] {
  return error.issues.map(({ path, message }) => {
    const at = [...(place === "" ? [] : [place]), ...path.map(String)].join(".");
    return at === "" ? message : `${at}: ${message}`;
  });
}
