export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Set when the user chooses a language; without it the browser's own list decides. */
export const LANGUAGE_COOKIE = "spellroom-language";

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The best of our languages for an `Accept-Language` header or a browser's list; English where none fits. */
export function chooseLanguage(wanted: string): Language {
  const ranked = wanted
    .split(",")
    .map((entry) => {
      const [tag = "", ...options] = entry.trim().split(";");
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return {
        language: tag.toLowerCase().split("-")[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { language } of ranked) if (isLanguage(language)) return language;
  return "en";
}
