/** Card definitions by content hash, immutable by their names: they may be kept for ever. */
import type { CardDefinition } from "@spellroom/card-language";
import type { RequestHandler } from "express";
import { FOR_EVER } from "../endpoints.ts";

export interface DefinitionSource {
  /** One that costs nothing to find. */
  known(hash: string): object | undefined;
  find(hash: string): Promise<unknown>;
  /** The same, as a card. */
  card(hash: string): Promise<CardDefinition | undefined>;
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
