import { ApiFailure } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";

/** What is wrong with an address or a password. */
export function credentialWords(error: unknown, messages: Messages): string {
  const { problems } = messages.people.account;
  if (!(error instanceof ApiFailure)) return errorWords(error, messages);
  switch (error.code) {
    case "forbidden":
      return problems.wrong;
    case "conflict":
      return problems.taken;
    case "invalid":
      return error.message.startsWith("email") ? problems.email : problems.password;
    default:
      return errorWords(error, messages);
  }
}
