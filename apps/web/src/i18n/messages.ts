import { bots as englishBots } from "./en/bots.ts";
import { builder as englishBuilder } from "./en/builder.ts";
import { cards as englishCards } from "./en/cards.ts";
import { decisions as englishDecisions } from "./en/decisions.ts";
import { decks as englishDecks } from "./en/decks.ts";
import { games as englishGames } from "./en/games.ts";
import { log as englishLog } from "./en/log.ts";
import { pace as englishPace } from "./en/pace.ts";
import { people as englishPeople } from "./en/people.ts";
import { replay as englishReplay } from "./en/replay.ts";
import { site as englishSite } from "./en/site.ts";
import { table as englishTable } from "./en/table.ts";
import { talk as englishTalk } from "./en/talk.ts";
import { words as englishWords } from "./en/words.ts";
import { bots as frenchBots } from "./fr/bots.ts";
import { builder as frenchBuilder } from "./fr/builder.ts";
import { cards as frenchCards } from "./fr/cards.ts";
import { decisions as frenchDecisions } from "./fr/decisions.ts";
import { decks as frenchDecks } from "./fr/decks.ts";
import { games as frenchGames } from "./fr/games.ts";
import { log as frenchLog } from "./fr/log.ts";
import { pace as frenchPace } from "./fr/pace.ts";
import { people as frenchPeople } from "./fr/people.ts";
import { replay as frenchReplay } from "./fr/replay.ts";
import { site as frenchSite } from "./fr/site.ts";
import { table as frenchTable } from "./fr/table.ts";
import { talk as frenchTalk } from "./fr/talk.ts";
import { words as frenchWords } from "./fr/words.ts";

const english = {
  bots: englishBots,
  builder: englishBuilder,
  cards: englishCards,
  decisions: englishDecisions,
  decks: englishDecks,
  games: englishGames,
  log: englishLog,
  pace: englishPace,
  people: englishPeople,
  replay: englishReplay,
  site: englishSite,
  table: englishTable,
  talk: englishTalk,
  words: englishWords,
};

/** The same keys with other words behind them, and functions that take the same. */
type Translation<Message> = Message extends string
  ? string
  : Message extends (given: infer Given) => string
    ? (given: Given) => string
    : { readonly [Key in keyof Message]: Translation<Message[Key]> };

const french = {
  bots: frenchBots,
  builder: frenchBuilder,
  cards: frenchCards,
  decisions: frenchDecisions,
  decks: frenchDecks,
  games: frenchGames,
  log: frenchLog,
  pace: frenchPace,
  people: frenchPeople,
  replay: frenchReplay,
  site: frenchSite,
  table: frenchTable,
  talk: frenchTalk,
  words: frenchWords,
} satisfies Translation<typeof english>;

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Set when somebody chooses a language; without it the browser's own list decides. */
export const LANGUAGE_COOKIE = "spellroom-language";

/** All that the app says. A new language is one more entry here; the compiler asks for every key. */
export const MESSAGES = { en: english, fr: french } as const;
export type Messages = (typeof MESSAGES)[Language];

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
