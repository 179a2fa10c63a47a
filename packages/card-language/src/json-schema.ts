import { z } from "zod";
import { cardSchema } from "./language.ts";
import { LANGUAGE_VERSION } from "./language-version.ts";
import { schemaIds } from "./schema/nodes.ts";

/**
 * The JSON Schema of a card document, for editors. It describes the shape; `parseCard` also checks what the document
 * means.
 */
export function jsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, $defs, ...card } = z.toJSONSchema(cardSchema, { metadata: schemaIds });
  return {
    $schema,
    title: "Spellroom card",
    description: `A card in version ${LANGUAGE_VERSION} of the card language.`,
    ...card,
    $defs,
  };
}
