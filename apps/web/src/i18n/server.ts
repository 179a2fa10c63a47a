import { cookies, headers } from "next/headers";
import { chooseLanguage, isLanguage, LANGUAGE_COOKIE, type Language } from "./languages.ts";
import { MESSAGES, type Messages } from "./messages.ts";

export async function pageLanguage(): Promise<Language> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  if (isLanguage(chosen)) return chosen;
  return chooseLanguage((await headers()).get("accept-language") ?? "");
}

export async function pageMessages(): Promise<Messages> {
  return MESSAGES[await pageLanguage()];
}
