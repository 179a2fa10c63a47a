/** The display options: kept in cookies, so that the server renders the first page correctly. */
export const THEMES = ["dark", "light", "contrast", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "spellroom-theme";
export const MOTION_COOKIE = "spellroom-motion";

export function isTheme(text: string | undefined): text is Theme {
  return THEMES.some((theme) => theme === text);
}
