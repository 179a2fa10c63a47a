/** By which limit each address's calls of an endpoint are counted. A limit refuses politely and never disconnects anyone. */
import type { RouteCost } from "@spellroom/protocol/http";
import type { LimitName } from "../limits/rate-limits.ts";

/** Per address, in addition to the limit on all its requests together. Accounts are limited by what endpoints declare. */
export const COST_LIMITS: Readonly<Record<RouteCost, LimitName>> = {
  small: "requests",
  list: "lists",
  write: "writes",
  deck: "decks",
  deckList: "deckLists",
  password: "passwords",
  search: "cardSearches",
  replay: "replays",
};
