/** The bodies of requests, of which anyone may send many at once. */
import express, { type RequestHandler } from "express";
import type { Turns } from "../limits/turns.ts";
import { ApiError } from "./api-error.ts";
import { withoutNul } from "./no-nul.ts";

export interface BodyOptions {
  /** The length from which a body is refused, such as `32kb`. */
  readonly limit: string;
  readonly turns: Pick<Turns, "take">;
  /** Whether texts may contain the character NUL. */
  readonly allowsNul?: boolean;
}

/** A shorter body is parsed at once, which takes a few microseconds. */
const SHORT = 1_024;

/** Parses JSON bodies, each an object or a list. Long ones that arrive together take turns. */
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

/** @throws ApiError for invalid JSON, and for values other than objects and lists */
function readJson(text: string, allowsNul: boolean): unknown {
  if (text === "") return {};
  try {
    // JSON contains a NUL only as this escape. Checking each text would take longer than everything else.
    const mayHaveNul = !allowsNul && text.includes("\\u0000");
    const value: unknown = JSON.parse(text, mayHaveNul ? withoutNul : undefined);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ApiError("invalid", "The body is not valid JSON");
}
