/**
 * The tables as Kysely sees them. Times are milliseconds since 1970, documents are JSON text (never jsonb:
 * the very bytes that were hashed come back), identifiers are random text.
 */
import type {
  AccountKind,
  DeckVisibility,
  MatchOrigin,
  MatchStatus,
  SeatOutcome,
  Visibility,
} from "@spellroom/protocol/http";
import type { Generated } from "kysely";
import type {
  AuditLogTable,
  DirectMessageTable,
  NotificationTable,
  ReportTable,
  SanctionTable,
} from "./moderation-tables.ts";

export const CHAT_CHANNELS = ["players", "watchers"] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

export interface AccountTable {
  id: string;
  kind: AccountKind;
  name: string;
  /** The name folded for comparison; unique together with the discriminator. */
  name_key: string;
  /** 0 for the first holder of a name, who is shown without a number. */
  discriminator: number;
  created_at: number;
  /** As it was typed. */
  email: string | null;
  /** The address folded for comparison; unique. */
  email_key: string | null;
  /** When a link that was sent to the address was followed. */
  email_confirmed_at: number | null;
  /** In the PHC string format, which names the algorithm and its parameters. */
  password_hash: string | null;
  /** The account's preferences, as JSON that only clients interpret; empty if there are none. */
  preferences: Generated<string>;
  /** 1 if a program plays with it. */
  bot: Generated<number>;
}

export type CodePurpose = "reset" | "confirm" | "recovery";

/** A code that opens an account once. */
export interface AccountCodeTable {
  /** SHA-256; the code itself is never stored. */
  code_hash: string;
  account_id: string;
  purpose: CodePurpose;
  /** The address that it was sent to; it works only while the account has it. */
  email_key: string | null;
  created_at: number;
  /** Null for codes on paper. */
  expires_at: number | null;
}

export interface BlockTable {
  account_id: string;
  blocked_id: string;
  created_at: number;
}

export interface FriendTable {
  account_id: string;
  /** The accounts that this one has added, whether or not that is mutual. */
  friend_id: string;
  created_at: number;
}

export interface SessionTable {
  id: string;
  account_id: string;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string;
  /** Which browser, or what the token is for. */
  label: Generated<string>;
  /** What a token of its owner's making may do, separated by spaces; null for a session, which may do everything. */
  scopes: string | null;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
}

export interface MatchTable {
  id: string;
  format: string;
  ruleset: string;
  engine_version: string;
  visibility: Visibility;
  origin: MatchOrigin;
  status: MatchStatus;
  /** Server process that writes this match's journal now. */
  owner: string;
  /** Counts the owners; a write with an older one is refused. */
  epoch: number;
  /** Entries in the journal; the next entry's number is one more. */
  journal_length: number;
  setup: string;
  rematch_of: string | null;
  time_control: Generated<string>;
  /** 1 if the result changes ratings. */
  rated: Generated<number>;
  /** When it did. */
  settled_at: number | null;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
  result: string | null;
  /** When its journal was deleted, together with its set-up and replay. */
  journal_cleared_at: number | null;
}

/** The address from which an account requested matches. */
export interface AccountAddressTable {
  /** A keyed hash: the address itself is not stored. */
  address_key: string;
  account_id: string;
  seen_at: number;
}

export interface MatchSeatTable {
  match_id: string;
  seat: number;
  account_id: string | null;
  bot: string | null;
  name: string;
  /** What was chosen to play with, as JSON; the cards themselves are in the set-up. */
  deck: string;
}

export interface JournalEntryTable {
  match_id: string;
  seq: number;
  epoch: number;
  input: string;
  state_hash: string;
  created_at: number;
}

export interface SnapshotTable {
  match_id: string;
  /** The state after this many entries. */
  seq: number;
  engine_version: string;
  state: string;
  created_at: number;
}

export interface DefinitionTable {
  /** Content hash of the document. */
  hash: string;
  document: string;
}

export interface MatchDefinitionTable {
  match_id: string;
  hash: string;
}

export interface ResultTable {
  match_id: string;
  seat: number;
  account_id: string | null;
  outcome: SeatOutcome;
  finished_at: number;
}

export interface ChatMessageTable {
  id: Generated<number>;
  match_id: string;
  channel: ChatChannel;
  account_id: string;
  name: string;
  text: string;
  created_at: number;
}

/** Something said in the lobby or at a table that gathers. */
export interface RoomMessageTable {
  id: Generated<number>;
  /** `lobby`, or `gathering:` and the code of the table. */
  room: string;
  account_id: string;
  name: string;
  text: string;
  created_at: number;
}

export interface InvitationTable {
  code: string;
  host_account_id: string;
  host_name: string;
  host_deck: string;
  format: string;
  status: "open" | "taken" | "cancelled" | "declined";
  /** The challenged account; null for an invitation by link. */
  to_account_id: string | null;
  password_hash: string | null;
  time_control: Generated<string>;
  rated: Generated<number>;
  /** Games: 1, or 3 for the best of three. */
  best_of: Generated<number>;
  watch_delay_ms: Generated<number>;
  guest_account_id: string | null;
  guest_name: string | null;
  guest_deck: string | null;
  /** Chosen when the guest joins, so that making the match can be retried. */
  match_id: string | null;
  created_at: number;
  expires_at: number;
}

/** An account's rating in one pool: a format with a time control. */
export interface RatingTable {
  account_id: string;
  format: string;
  time_control: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  wins: number;
  updated_at: number;
}

export interface RatingChangeTable {
  match_id: string;
  account_id: string;
  format: string;
  time_control: string;
  before: number;
  after: number;
  deviation: number;
  created_at: number;
}

/** A table that is set up before a match. */
export interface GatheringTable {
  code: string;
  host_account_id: string;
  format: string;
  time_control: string;
  watch_delay_ms: Generated<number>;
  /** Places, taken or not. */
  seats: number;
  visibility: Visibility;
  password_hash: string | null;
  status: "open" | "started" | "closed";
  /** Chosen when the match is begun, so that making it can be retried. */
  match_id: string | null;
  created_at: number;
  expires_at: number;
}

export interface GatheringSeatTable {
  code: string;
  seat: number;
  account_id: string | null;
  bot: string | null;
  name: string;
  deck: string;
}

export interface RematchConsentTable {
  match_id: string;
  account_id: string;
  deck: string;
  created_at: number;
}

export interface ReplayConsentTable {
  match_id: string;
  account_id: string;
  created_at: number;
}

export interface DeckTable {
  /** Chosen by the client that made it. */
  id: string;
  account_id: string;
  /** Grows by one with each save. */
  version: number;
  /** Also in the content; here to find public decks by. */
  visibility: DeckVisibility;
  /** A `DeckContent` as JSON. */
  content: string;
  created_at: number;
  changed_at: number;
}

export interface DeckVersionTable {
  deck_id: string;
  version: number;
  content: string;
  saved_at: number;
}

/** A bot that its owner wrote. */
export interface OwnBotTable {
  id: string;
  account_id: string;
  name: string;
  /** The document as it was typed. */
  document: string;
  created_at: number;
  changed_at: number;
}

export interface SiteTable {
  key: string;
  value: string;
}

export interface Tables {
  accounts: AccountTable;
  account_codes: AccountCodeTable;
  sessions: SessionTable;
  blocks: BlockTable;
  friends: FriendTable;
  account_addresses: AccountAddressTable;
  reports: ReportTable;
  sanctions: SanctionTable;
  audit_log: AuditLogTable;
  direct_messages: DirectMessageTable;
  notifications: NotificationTable;
  matches: MatchTable;
  match_seats: MatchSeatTable;
  journal_entries: JournalEntryTable;
  snapshots: SnapshotTable;
  definitions: DefinitionTable;
  match_definitions: MatchDefinitionTable;
  results: ResultTable;
  chat_messages: ChatMessageTable;
  room_messages: RoomMessageTable;
  invitations: InvitationTable;
  rematch_consents: RematchConsentTable;
  ratings: RatingTable;
  rating_changes: RatingChangeTable;
  gatherings: GatheringTable;
  gathering_seats: GatheringSeatTable;
  replay_consents: ReplayConsentTable;
  decks: DeckTable;
  deck_versions: DeckVersionTable;
  own_bots: OwnBotTable;
  site: SiteTable;
}
