"use server";

import { cookies } from "next/headers";
import { LANGUAGE_COOKIE } from "../i18n/languages.ts";
import { MOTION_COOKIE, THEME_COOKIE } from "./preferences.ts";

const KEPT: readonly string[] = [LANGUAGE_COOKIE, THEME_COOKIE, MOTION_COOKIE];
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps how somebody wants pages to look, for a year. Whatever else is asked to be kept is not. */
export async function keepPreference(name: string, value: string): Promise<void> {
  if (!KEPT.includes(name) || !/^[a-z]{0,12}$/.test(value)) return;
  (await cookies()).set(name, value, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" });
}
