/** Which other sites the service fetches decks and card data from, and lets browsers fetch pictures from. */
import { z } from "zod";
import type { ConfigurationProblem } from "./configuration-error.ts";

/** A site whose decks can be fetched by the address of their pages. */
export interface DeckSite {
  /** Of the pages of its decks, without `www.`. */
  readonly host: string;
  /** Where it gives a deck out as JSON, with `{id}` for the deck's id. */
  readonly address: string;
}

/** Where card data come from. */
export interface CardDataSources {
  /** Of a bulk file. */
  readonly all: string;
  /** Of one edition, with `{code}`. */
  readonly edition: string;
  /** How old the card database may become before all of it is fetched again; 0 for ever. */
  readonly refreshMs: number;
}

/** Where browsers of players who want pictures get them. */
export interface PictureSources {
  /** The picture of a card, with `{name}` and `{size}` (`small` or `normal`); none if there is no such address. */
  readonly address: string | undefined;
  /** The picture of one printing, with `{set}`, `{number}` and `{size}`; none if there is no such address. */
  readonly printed: string | undefined;
  /** Origins that pages may show pictures of. */
  readonly origins: readonly string[];
}

const HOUR_MS = 3_600_000;
const DECK_SITES = [
  "archidekt.com=https://archidekt.com/api/decks/{id}/",
  "moxfield.com=https://api2.moxfield.com/v3/decks/all/{id}",
];
const CARD_DATA = "https://api.scryfall.com/bulk-data/default-cards";
const EDITIONS = "https://api.scryfall.com/cards/search?q=e%3A{code}&unique=prints&include_multilingual=true";
const PICTURES = "https://api.scryfall.com/cards/named?format=image&version={size}&exact={name}";
const PRINTED_PICTURES = "https://api.scryfall.com/cards/{set}/{number}?format=image&version={size}";
const PICTURE_SOURCES = ["https://api.scryfall.com", "https://cards.scryfall.io"];

/** `off` leaves a source out. */
const list = (otherwise: readonly string[]) =>
  z
    .string()
    .optional()
    .transform((text) => {
      if (text === undefined || text.trim() === "") return otherwise;
      return text.trim() === "off" ? [] : text.split(",").flatMap((part) => part.trim() || []);
    });

export const CARD_SOURCE_SETTINGS = {
  DECK_SITES: list(DECK_SITES),
  CARD_DATA: list([CARD_DATA]),
  CARD_EDITIONS: list([EDITIONS]),
  CARD_REFRESH_HOURS: z.coerce.number().min(0).max(100_000).default(0),
  PICTURES: list([PICTURES]),
  PRINTED_PICTURES: list([PRINTED_PICTURES]),
  PICTURE_SOURCES: list(PICTURE_SOURCES),
};

interface CardSourceSettings {
  readonly DECK_SITES: readonly string[];
  readonly CARD_DATA: readonly string[];
  readonly CARD_EDITIONS: readonly string[];
  readonly CARD_REFRESH_HOURS: number;
  readonly PICTURES: readonly string[];
  readonly PRINTED_PICTURES: readonly string[];
  readonly PICTURE_SOURCES: readonly string[];
}

export interface CardSources {
  readonly deckSites: readonly DeckSite[];
  readonly cardData: CardDataSources;
  readonly pictures: PictureSources;
}

export function readCardSources(settings: CardSourceSettings): {
  readonly sources: CardSources;
  readonly problems: readonly ConfigurationProblem[];
} {
  const problems: ConfigurationProblem[] = [];
  const wrong = (setting: string, reason: string): readonly [] => {
    problems.push({ setting, reason });
    return [];
  };
  const deckSites = settings.DECK_SITES.flatMap((text): readonly DeckSite[] => {
    const [, host, address] = /^([\w.-]+(?::\d+)?)=(\S+)$/.exec(text) ?? [];
    if (host !== undefined && address?.includes("{id}") && isWeb(address)) return [{ host, address }];
    return wrong("DECK_SITES", `"${text}" is not like decks.example=https://api.decks.example/{id}`);
  });
  const [picture] = settings.PICTURES;
  if (picture !== undefined && !(picture.includes("{name}") && isWeb(picture)))
    wrong("PICTURES", `"${picture}" is not an address with {name} in it`);
  const [printed] = settings.PRINTED_PICTURES;
  if (printed !== undefined && !(printed.includes("{set}") && printed.includes("{number}") && isWeb(printed)))
    wrong("PRINTED_PICTURES", `"${printed}" is not an address with {set} and {number} in it`);
  const origins = settings.PICTURE_SOURCES.flatMap((text) =>
    isWeb(text) ? [new URL(text).origin] : wrong("PICTURE_SOURCES", `"${text}" is not an address`),
  );
  const [all = CARD_DATA] = settings.CARD_DATA;
  const [edition = EDITIONS] = settings.CARD_EDITIONS;
  if (!isWeb(all)) wrong("CARD_DATA", `"${all}" is not an address`);
  if (!(isWeb(edition) && edition.includes("{code}")))
    wrong("CARD_EDITIONS", `"${edition}" is not an address with {code} in it`);
  const cardData = { all, edition, refreshMs: settings.CARD_REFRESH_HOURS * HOUR_MS };
  return { sources: { deckSites, cardData, pictures: { address: picture, printed, origins } }, problems };
}

function isWeb(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}
