export type * from "@spellroom/protocol";
export { safeChoice } from "@spellroom/protocol";
export type * from "@spellroom/protocol/http";
export { RATED_KINDS, REPORT_REASONS, SCOPES } from "@spellroom/protocol/http";
export type { ChatMessageView, RoomMessageView, SiteReply } from "@spellroom/protocol/site";
export {
  type ApiClient,
  createApiClient,
  type Method,
} from "./api-client.ts";
export { type Door, enterMatch, enterMatchAs } from "./api-entry.ts";
export { API_FAILURES, ApiFailure, type ApiFailureCode } from "./api-error.ts";
export type { KeptChance } from "./chance.ts";
export { type ConnectOptions, connectTable, type Entry } from "./connection.ts";
export {
  afterSave,
  contentOf,
  type DeckOwner,
  planSync,
  type SyncInput,
  type SyncPlan,
} from "./deck-sync.ts";
export type { ApiOptions } from "./http-request.ts";
export { emptyKeptDeck, type KeptDeck, parseKeptDecks } from "./kept-deck.ts";
export { createLazyApiClient } from "./lazy-api-client.ts";
export { messagesSince } from "./messages-since.ts";
export { connectSite, type SiteClient, type SiteOptions } from "./site-client.ts";
export type { LobbyState, SiteState, TableTalk } from "./site-state.ts";
export * from "./table-client.ts";
export {
  NO_REQUESTS,
  NO_TABLE_STATUS,
  type ReadyWish,
  type SeatRequests,
  type TableStatus,
} from "./table-status.ts";
