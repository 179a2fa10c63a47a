import { createStore } from "zustand/vanilla";
import { isLanguage, LANGUAGE_COOKIE, type Language } from "../i18n/languages.ts";
import { keepPreference } from "./keep-preference.ts";
import { isTheme, MOTION_COOKIE, THEME_COOKIE, type Theme } from "./preferences.ts";

/** The display options, as far as they were ever chosen. */
export interface Look {
  readonly theme?: Theme;
  readonly motion?: Motion;
  readonly language?: Language;
}
/** Less of it than the system asks for, or as much. */
export type Motion = "off" | "system";

export const lookStore = createStore<Look>(() => ({}));

/** Shows pages as chosen from now on and keeps that; in another language they have to be reloaded. */
export function changeLook(look: Look): void {
  lookStore.setState(look);
  show(look);
}

/** Takes over what was kept elsewhere. Returns whether the page has to be asked for in another language. */
export function takeLook(stored: unknown): boolean {
  const look = readLook(stored);
  lookStore.setState(look);
  const { dataset, lang } = document.documentElement;
  const motion = dataset.motion === "off" ? "off" : "system";
  const isOther = look.language !== undefined && look.language !== lang;
  show({
    ...(look.theme === undefined || look.theme === dataset.theme ? {} : { theme: look.theme }),
    ...(look.motion === undefined || look.motion === motion ? {} : { motion: look.motion }),
    ...(isOther ? { language: look.language } : {}),
  });
  return isOther;
}

function show({ theme, motion, language }: Look): void {
  const { dataset } = document.documentElement;
  if (theme !== undefined) dataset.theme = theme;
  if (motion === "off") dataset.motion = "off";
  else if (motion === "system") delete dataset.motion;
  if (theme !== undefined) keepPreference(THEME_COOKIE, theme);
  if (motion !== undefined) keepPreference(MOTION_COOKIE, motion === "off" ? "off" : "");
  if (language !== undefined) keepPreference(LANGUAGE_COOKIE, language);
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
