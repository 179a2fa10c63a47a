import { ApiFailure } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";

/** An error in words for the user. Our own bugs are rethrown. */
export function errorWords(error: unknown, { site }: Messages): string {
  if (!(error instanceof ApiFailure)) throw error;
  const { errors } = site;
  switch (error.code) {
    case "bad-deck":
      return `${errors["bad-deck"]} ${error.message}`;
    case "offline":
    case "too-many-matches":
    case "rate-limited":
    case "unavailable":
    case "not-found":
    case "gone":
    case "conflict":
    case "forbidden":
    case "invalid":
      return errors[error.code];
    default:
      return errors.other;
  }
}
