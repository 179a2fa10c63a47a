/** What the bearer of a token may do. A session of its owner's own device may do everything. */
import { SCOPES, type Scope } from "@spellroom/protocol/http";

/** What an action requires: a scope, or a real session, which a token made by the owner is not. */
export type Need = Scope | "session";

export type Grant = "everything" | readonly Scope[];

export function isGranted(grant: Grant, need: Need): boolean {
  return grant === "everything" || (need !== "session" && grant.includes(need));
}

/** As the database keeps it. */
export function writeGrant(grant: Grant): string | null {
  return grant === "everything" ? null : grant.join(" ");
}

/** Unknown words grant nothing. */
export function readGrant(text: string | null): Grant {
  if (text === null) return "everything";
  const words = text.split(" ");
  return SCOPES.filter((scope) => words.includes(scope));
}
