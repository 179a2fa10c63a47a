import type { WireErrorCode } from "@spellroom/protocol";
import type { Reservation } from "@spellroom/protocol/http";
import type { ApiClient } from "./api-client.ts";
import { ApiFailure, type ApiFailureCode, failureOf } from "./api-error.ts";
import type { Entry } from "./connection.ts";
import { type ApiOptions, readJson, send } from "./http-request.ts";

/** Where a match is entered: at the account's own seat, or among the watchers. */
export type Door = "seat" | "watch";

/** Asks for a reservation, in the shape that `connectTable` expects; temporary failures are told apart from final ones. */
export async function enterMatch(api: ApiClient, matchId: string, door: Door): Promise<Entry> {
  try {
    const { reservation } = await (door === "seat"
      ? api.matches.seat({ match: matchId })
      : api.matches.watch({ match: matchId }));
    return { ok: true, reservation };
  } catch (error) {
    if (error instanceof ApiFailure) return refusalOf(error);
    throw error;
  }
}

/** The same without the API client, for a page that shows a table before anything else. */
export async function enterMatchAs(options: ApiOptions, matchId: string, door: Door): Promise<Entry> {
  try {
    const response = await send(
      "POST",
      `/matches/${encodeURIComponent(matchId)}/${door}`,
      undefined,
      options,
    );
    const answer = await readJson(response);
    if (!response.ok) throw failureOf(response.status, answer, response.headers.get("Retry-After"));
    const reservation =
      typeof answer === "object" && answer !== null && "reservation" in answer ? answer.reservation : null;
    if (isReservation(reservation)) return { ok: true, reservation };
    throw new ApiFailure("unexpected", "the server answered without a reservation");
  } catch (error) {
    if (error instanceof ApiFailure) return refusalOf(error);
    throw error;
  }
}

function isReservation(value: unknown): value is Reservation {
  if (typeof value !== "object" || value === null) return false;
  return (["name", "roomId", "sessionId"] as const).every(
    (key) => typeof Reflect.get(value, key) === "string",
  );
}

/** Whether a retry may help, in the terms of `connectTable`. */
export function refusalOf(failure: ApiFailure): Extract<Entry, { ok: false }> {
  const { code, message, retryAfterMs } = failure;
  return {
    ok: false,
    error: { code: WIRE_CODES[code], message },
    retryAfterMs: PASSING.has(code) ? (retryAfterMs ?? 0) : null,
  };
}

const PASSING: ReadonlySet<ApiFailureCode> = new Set(["offline", "unavailable", "rate-limited", "internal"]);

const WIRE_CODES: Readonly<Record<ApiFailureCode, WireErrorCode>> = {
  invalid: "malformed",
  unauthenticated: "notASeat",
  forbidden: "notASeat",
  "not-found": "unavailable",
  "not-allowed": "malformed",
  conflict: "unavailable",
  gone: "gameOver",
  "too-large": "malformed",
  "not-json": "malformed",
  "bad-deck": "malformed",
  "too-many-matches": "unavailable",
  "rate-limited": "tooFast",
  internal: "internal",
  unavailable: "unavailable",
  offline: "unavailable",
  unexpected: "outdatedClient",
};
