/** Card definitions by content hash, immutable by their names: they may be kept for ever. */
import type { RequestHandler } from "express";
import { z } from "zod";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

export const DEFINITION_PATH = "/definitions/:hash";
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

export interface DefinitionSource {
  /** One that costs nothing to find. */
  known(hash: string): object | undefined;
  find(hash: string): Promise<unknown>;
}

/** Answers before anything is counted: everybody at a table asks for dozens at once. The others go on to the API. */
export function knownDefinitions(source: DefinitionSource): RequestHandler {
  return (request, response, next) => {
    const { hash } = request.params;
    const definition = typeof hash === "string" ? source.known(hash) : undefined;
    if (definition === undefined) next();
    else response.set(FOR_EVER).json(definition);
  };
}

export function definitionRoute(endpoints: Endpoints, source: DefinitionSource): void {
  const document = {
    tag: "Catalogue",
    summary: "What a card does, by the hash that tables name it by; the same for ever",
    answer: z.unknown().meta({ description: "The card in the card language (CardDefinition)" }),
    errors: ["not-found"],
  } as const;
  endpoints.open("get", DEFINITION_PATH, document, async (call) => {
    const definition = await source.find(call.parameter("hash"));
    if (definition === undefined) throw new ApiError("not-found", "There is no such definition");
    return { body: definition, headers: FOR_EVER };
  });
}
