import { ApiError } from "./api-error.ts";

/** Why a deck or bot was not saved: its id belongs to another account, or the account has reached its limit. */
export function cantBeKept(why: "foreign" | "too-many", what: "bot" | "deck", most: number): ApiError {
  if (why === "foreign")
    return new ApiError("conflict", `Another ${what} has this id`, {
      reason: "taken",
      hint: "Choose another id.",
    });
  return new ApiError("conflict", `An account keeps at most ${most} ${what}s`, {
    reason: "too-many",
    hint: "Delete one that you no longer need.",
  });
}
