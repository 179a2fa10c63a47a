import { ApiFailure } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";

/** What went wrong, in words for people. Mistakes of ours are thrown on. */
export function errorWords(error: unknown, { errors }: Messages): string {
  if (!(error instanceof ApiFailure)) throw error;
  return errors[error.code];
}
