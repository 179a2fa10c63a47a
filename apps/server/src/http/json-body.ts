/** The bodies of requests, of which everybody may send many at once. */
import express, { type RequestHandler } from "express";
import type { Turns } from "../limits/turns.ts";
import { ApiError } from "./api-error.ts";
import { withoutNul } from "./no-nul.ts";

export interface BodyOptions {
  /** The length from which a body is refused, such as `32kb`. */
  readonly limit: string;
  readonly turns: Pick<Turns, "take">;
  /** Whether texts may have the character NUL in them. */
  readonly allowsNul?: boolean;
}

/** A shorter body is read at once: that takes a few microseconds. */
const SHORT = 1_024;

/** Reads bodies of JSON, an object or a list each. Of long ones that arrive together each is read in a turn of its own. */
export function jsonBody({ limit, turns, allowsNul = false }: BodyOptions): readonly RequestHandler[] {
  return [
    express.text({ type: "application/json", limit }),
    async (request, _response, next) => {
      const text: unknown = request.body;
      if (typeof text === "string") {
        if (text.length > SHORT) await turns.take();
        request.body = readJson(text, allowsNul);
      }
      next();
    },
  ];
}

/** @throws ApiError for what is no JSON, or neither an object nor a list */
function readJson(text: string, allowsNul: boolean): unknown {
  if (text === "") return {};
  try {
    // In JSON there is a NUL only where it is written so. Looking at each text takes longer than all the rest.
    const mayHaveNul = !allowsNul && text.includes("\\u0000");
    const value: unknown = JSON.parse(text, mayHaveNul ? withoutNul : undefined);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ApiError("invalid", "The body is not valid JSON");
}
