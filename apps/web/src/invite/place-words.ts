import { ApiFailure } from "@spellroom/client";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";

/** Why joining was refused: most often the password; other refusals come with a hint. */
export function placeWords(error: unknown, messages: Messages): string {
  const isPassword = error instanceof ApiFailure && error.code === "forbidden" && error.hint === undefined;
  return isPassword ? messages.people.invite.wrong : errorWords(error, messages);
}
