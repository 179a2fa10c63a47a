import { ApiFailure } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";

/** Why a list could not be read at all. A server that knows no lists is one that can't read any now. */
export function readErrorWords(error: unknown, messages: Messages): string {
  if (!(error instanceof ApiFailure)) return errorWords(error, messages);
  const { address } = messages.builder;
  switch (error.reason) {
    case "unknown-site":
      return address.unknown;
    case "no-such-deck":
      return address.none;
    case "no-deck":
    case "site-away":
      return address.away;
  }
  switch (error.code) {
    case "not-found":
    case "not-allowed":
      return messages.site.errors.unavailable;
    case "too-large":
      return messages.decks.list.tooLarge;
    case "invalid":
      return messages.decks.list.empty;
    default:
      return errorWords(error, messages);
  }
}
