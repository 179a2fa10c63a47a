/** Malformed URLs are refused before anything is looked up, whether a page, a file or an endpoint. */
import type { RequestHandler } from "express";
import { ApiError } from "./api-error.ts";
import { hasNul } from "./no-nul.ts";

export const refuseUnreadable: RequestHandler = (request, response, next) => {
  const problem = problemOf(request.url);
  if (problem === undefined) {
    next();
    return;
  }
  const error = new ApiError("invalid", problem);
  response.status(error.status).set("Cache-Control", "no-store").json(error.body);
};

function problemOf(url: string): string | undefined {
  const [path = ""] = url.split("?", 1);
  try {
    // A query may contain anything but NUL: undecodable parts are left unchanged.
    if (hasNul(decodeURIComponent(path)) || url.includes("%00")) return "The address has a NUL in it";
  } catch {
    return "The address can't be decoded";
  }
  return undefined;
}
