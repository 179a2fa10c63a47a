import type { ApiErrorCode } from "@spellroom/protocol/http";
import type { EntryRefusal } from "../match/match-service.ts";
import { ApiError } from "./api-error.ts";

const ENTRY_ERRORS: Readonly<Record<EntryRefusal["reason"], ApiErrorCode>> = {
  "not-found": "not-found",
  forbidden: "forbidden",
  finished: "gone",
  unavailable: "unavailable",
};

/** Why a client is not admitted, as an API error. */
export function entryError(refusal: EntryRefusal): ApiError {
  const retryAfterMs = refusal.reason === "unavailable" ? refusal.retryAfterMs : undefined;
  return new ApiError(ENTRY_ERRORS[refusal.reason], refusal.message, { retryAfterMs });
}
