export { ApiClient, type ApiOptions, type InviteTerms, type Terms } from "./api-client.ts";
export { enterMatch } from "./api-entry.ts";
export { API_ERROR_CODES, type ApiErrorCode, ApiFailure } from "./api-error.ts";
export type {
  AccountView,
  BotView,
  CatalogueView,
  ChatMessageView,
  Deck,
  DeckEntry,
  DeckSummary,
  DeckWish,
  FormatView,
  Guest,
  InvitationView,
  ListingPageView,
  ListingView,
  MatchView,
  Me,
  OnlineView,
  Person,
  RematchView,
  SeekView,
  TermsView,
  TicketView,
} from "./api-types.ts";
export {
  type Beside,
  NO_REQUESTS,
  NOTHING_BESIDE,
  type ReadyWish,
  type SeatRequests,
} from "./beside.ts";
export {
  type CardFacetsView,
  type CardOrder,
  type CardPageView,
  type CardSummaryView,
  CardsApi,
  type CardsFoundView,
  type CardWish,
  type PrintedFaceView,
} from "./cards-api.ts";
export type { KeptChance } from "./chance.ts";
export { type ConnectOptions, connectTable, type Entry, TAKEN_OVER } from "./connection.ts";
export { type DeckLine, DecksApi, type ReadDeck, type UnreadLine } from "./decks-api.ts";
export { type KeptDeck, parseKeptDecks } from "./kept-deck.ts";
export { PeopleApi } from "./people-api.ts";
export {
  type BlockedView,
  type FoundPlayerView,
  type GatheringView,
  type OwnAccountView,
  type ProfileView,
  type RatingChangeView,
  type RatingView,
  type SessionView,
  type StandingView,
  TOKEN_SCOPES,
  type TokenScope,
} from "./people-types.ts";
export {
  consentToReplay,
  continueReplay,
  listReplays,
  type ReplayConsent,
  type ReplayInfo,
  replayChance,
  replayInfo,
  replayMoments,
  replayRecord,
} from "./replay-api.ts";
export { connectSite, type SiteClient, type SiteOptions } from "./site-client.ts";
export type { LobbyState, SiteState, TableTalk } from "./site-state.ts";
export type { SiteReply } from "./site-types.ts";
export {
  beReady,
  commandsSince,
  concedeGame,
  lookAtTable,
  putCommand,
  undoCommand,
} from "./table-api.ts";
export * from "./table-client.ts";
export {
  type ConversationView,
  type DirectMessageView,
  type LogEntryView,
  type ModeratedView,
  type NotificationView,
  REPORT_REASONS,
  type ReportReason,
  type ReportView,
  type SanctionView,
} from "./talk-api.ts";
