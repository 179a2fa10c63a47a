import type { LANGUAGE_COOKIE } from "../i18n/languages.ts";
import type { MOTION_COOKIE, THEME_COOKIE } from "./preferences.ts";

type Preference = typeof LANGUAGE_COOKIE | typeof THEME_COOKIE | typeof MOTION_COOKIE;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps the display options in this browser for a year: the server renders the next page accordingly. The interface of
 * browsers for cookies that is not this one is missing where a server is reached without TLS, as in a network at home.
 */
export function keepPreference(name: Preference, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
