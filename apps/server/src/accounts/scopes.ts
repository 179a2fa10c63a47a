/** What a bearer of a token may do. A session of its owner's own device may do everything. */
import { SCOPES, type Scope } from "@spellroom/protocol/http";

/** What an act needs: a scope, or a session proper, which no token of the owner's making is. */
export type Need = Scope | "session";

export type Grant = "everything" | readonly Scope[];

export function isGranted(grant: Grant, need: Need): boolean {
  return grant === "everything" || (need !== "session" && grant.includes(need));
}

/** As the database keeps it. */
export function writeGrant(grant: Grant): string | null {
  return grant === "everything" ? null : grant.join(" ");
}

/** Words that are no scope any more grant nothing. */
export function readGrant(text: string | null): Grant {
  if (text === null) return "everything";
  const words = text.split(" ");
  return SCOPES.filter((scope) => words.includes(scope));
}
