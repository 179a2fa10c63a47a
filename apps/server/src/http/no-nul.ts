/** The character NUL, which no text means to have in it and which PostgreSQL can't keep. */
import type { RequestHandler } from "express";
import { ApiError } from "./api-error.ts";

export function hasNul(text: string): boolean {
  return text.includes("\0");
}

/** Refuses it in addresses. */
export const refuseNul: RequestHandler = (request, _response, next) => {
  next(request.url.includes("%00") ? new ApiError("invalid", "The address has a NUL in it") : undefined);
};

/** Refuses it in the texts of a body, as it is parsed. @throws SyntaxError */
export function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && hasNul(value)) throw new SyntaxError("a text has a NUL in it");
  return value;
}
