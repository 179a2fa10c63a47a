import { createStore } from "zustand/vanilla";
import { isLanguage, LANGUAGE_COOKIE, type Language } from "../i18n/languages.ts";
import { keepPreference } from "./keep-preference.ts";
import { isTheme, MOTION_COOKIE, THEME_COOKIE, type Theme } from "./preferences.ts";

/** How pages look to somebody, as far as it was ever chosen. */
export interface Look {
  readonly theme?: Theme;
  readonly motion?: Motion;
  readonly language?: Language;
}
/** Less of it than the system asks for, or as much. */
export type Motion = "off" | "system";

export const lookStore = createStore<Look>(() => ({}));

/** Shows pages as chosen from now on and keeps that. Resolves when pages can be asked for in another language. */
export async function changeLook(look: Look): Promise<void> {
  lookStore.setState(look);
  await show(look);
}

/** Takes over what was kept elsewhere. Resolves with whether the page has to be asked for in another language. */
export async function takeLook(stored: unknown): Promise<boolean> {
  const look = readLook(stored);
  lookStore.setState(look);
  const { dataset, lang } = document.documentElement;
  const motion = dataset.motion === "off" ? "off" : "system";
  const isOther = look.language !== undefined && look.language !== lang;
  await show({
    ...(look.theme === undefined || look.theme === dataset.theme ? {} : { theme: look.theme }),
    ...(look.motion === undefined || look.motion === motion ? {} : { motion: look.motion }),
    ...(isOther ? { language: look.language } : {}),
  });
  return isOther;
}

async function show({ theme, motion, language }: Look): Promise<void> {
  const { dataset } = document.documentElement;
  if (theme !== undefined) dataset.theme = theme;
  if (motion === "off") dataset.motion = "off";
  else if (motion === "system") delete dataset.motion;
  if (theme !== undefined) await keepPreference(THEME_COOKIE, theme);
  if (motion !== undefined) await keepPreference(MOTION_COOKIE, motion === "off" ? "off" : "");
  if (language !== undefined) await keepPreference(LANGUAGE_COOKIE, language);
}

/** What can't be read is left out. */
function readLook(stored: unknown): Look {
  if (typeof stored !== "object" || stored === null) return {};
  const texts = new Map(Object.entries(stored).filter((entry) => typeof entry[1] === "string"));
  const [theme, motion, language] = [texts.get("theme"), texts.get("motion"), texts.get("language")];
  return {
    ...(isTheme(theme) ? { theme } : {}),
    ...(motion === "off" || motion === "system" ? { motion } : {}),
    ...(isLanguage(language) ? { language } : {}),
  };
}
