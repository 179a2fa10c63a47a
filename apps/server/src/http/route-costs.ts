/**
 * What each endpoint costs the thread of the matches, and by that how often one address may ask for it. A test fails for an
 * endpoint that has no row here. Messages have their own tables: `rooms/request-costs.ts` and `EVENT_COSTS` of the site channel.
 */
import type { LimitName } from "../accounts/rate-limits.ts";

/**
 * - small: what this process knows, or a few rows by their keys
 * - list: many rows, read and put together
 * - write: rows written, others told
 * - deck: a deck list read and judged, a match perhaps begun
 * - deckList: a list read, without anything begun
 * - password: one hashed
 * - search: cards looked for, on a thread of its own
 * - fold: a whole match read and folded, on a thread of its own
 */
export type RouteCost = "small" | "list" | "write" | "deck" | "deckList" | "password" | "search" | "fold";

/** Of each address, besides the limit of all its requests together. Accounts are limited besides, in the routes. */
export const COST_LIMITS: Readonly<Record<RouteCost, LimitName>> = {
  small: "requests",
  list: "lists",
  write: "writes",
  deck: "decks",
  deckList: "deckLists",
  password: "passwords",
  search: "cardSearches",
  fold: "folds",
};

export const ROUTE_COSTS: Readonly<Record<string, RouteCost>> = {
  "post /guests": "write",
  "post /players": "list",
  "put /players/:player": "write",
  "delete /players/:player": "write",
  "get /me": "small",
  "patch /me": "write",
  "get /me/preferences": "small",
  "put /me/preferences": "write",
  "delete /me": "password",
  "delete /session": "write",
  "post /me/claim": "password",
  "post /session": "password",
  "put /me/password": "password",
  "get /sessions": "list",
  "delete /sessions": "write",
  "delete /sessions/:session": "write",
  "post /tokens": "write",
  "get /players": "list",
  "get /players/:player": "small",
  "get /blocks": "list",
  "put /blocks/:player": "write",
  "delete /blocks/:player": "write",
  "get /online": "small",
  "get /catalogue": "small",
  "get /decks": "small",
  "get /decks/:deck": "small",
  "get /cards": "search",
  "get /cards/facets": "search",
  "get /cards/:card": "search",
  "get /definitions/:hash": "small",
  "get /matches": "list",
  "get /matches/:match": "small",
  "post /matches/bot": "deck",
  "post /matches/:match/seat": "write",
  "post /matches/:match/watch": "write",
  "post /matches/:match/rematch": "write",
  "delete /matches/:match/rematch": "write",
  "get /matches/:match/table": "small",
  "get /matches/:match/commands": "small",
  "put /matches/:match/commands": "write",
  "delete /matches/:match/commands": "write",
  "post /matches/:match/ready": "write",
  "post /matches/:match/concede": "write",
  "post /queue": "deck",
  "get /queue": "small",
  "delete /queue": "write",
  "get /seeks": "list",
  "post /seeks": "deck",
  "post /seeks/:seek/accept": "deck",
  "post /decks/read": "deckList",
  "post /invitations": "deck",
  "get /challenges": "list",
  "delete /challenges/:code": "write",
  "get /invitations/:code": "small",
  "post /invitations/:code/join": "deck",
  "delete /invitations/:code": "write",
  "get /tables": "list",
  "post /tables": "deck",
  "get /tables/:code": "small",
  "put /tables/:code/seat": "deck",
  "delete /tables/:code/seat": "write",
  "post /tables/:code/bots": "write",
  "delete /tables/:code/seats/:seat": "write",
  "post /tables/:code/start": "deck",
  "get /messages": "list",
  "get /messages/:player": "list",
  "post /messages/:player": "write",
  "get /notifications": "list",
  "post /notifications/read": "write",
  "post /reports": "write",
  "get /moderation/log": "list",
  "get /moderation/reports": "list",
  "post /moderation/reports/:report": "write",
  "get /moderation/players/:player": "list",
  "post /moderation/players/:player/sanctions": "write",
  "delete /moderation/sanctions/:sanction": "write",
  "get /ratings": "list",
  "get /players/:player/ratings": "list",
  "get /replays": "list",
  "get /replays/:match": "small",
  "get /replays/:match/moments": "fold",
  "get /replays/:match/record": "fold",
  "get /replays/:match/chance": "fold",
  "post /replays/:match/consent": "write",
  "delete /replays/:match/consent": "write",
  "post /replays/:match/continue": "fold",
};

/** An endpoint without a row is taken for a dear one. */
export function limitFor(route: { readonly method: string; readonly path: string }): LimitName {
  return COST_LIMITS[ROUTE_COSTS[`${route.method} ${route.path}`] ?? "fold"];
}
