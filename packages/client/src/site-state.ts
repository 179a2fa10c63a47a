import type { GatheringView, ListingView, Person, SeekView, TicketView } from "@spellroom/protocol/http";
import type { ChatMessageView, ListChange, RoomMessageView } from "@spellroom/protocol/site";
import { applyChanges, replaceList, type VersionedList } from "./site-list.ts";

/** The current state of the lobby. */
export interface LobbyState {
  readonly matches: VersionedList<ListingView>;
  readonly seeks: VersionedList<SeekView>;
  /** Tables that anyone may join, by their codes. */
  readonly tables: VersionedList<GatheringView>;
  readonly people: ReadonlyMap<string, Person>;
  /** Accounts online in all, listed or not. */
  readonly count: number;
}

/** What is said at a table, oldest first. */
export interface TableTalk {
  readonly channel: "players" | "watchers";
  readonly messages: readonly ChatMessageView[];
}

/** Everything that the site channel has sent. */
export interface SiteState {
  /** `refused`: the token is not valid. */
  readonly status: "connecting" | "live" | "offline" | "refused";
  readonly account: Person | null;
  /** The result of the account's own search for a match. */
  readonly ticket: TicketView;
  /** `null` until the lobby was entered. */
  readonly lobby: LobbyState | null;
  readonly tables: ReadonlyMap<string, TableTalk>;
  /** Chat in the lobby and at tables that are being set up, oldest first. */
  readonly rooms: ReadonlyMap<string, readonly RoomMessageView[]>;
}

export const SITE_START: SiteState = {
  status: "connecting",
  account: null,
  ticket: { state: "none" },
  lobby: null,
  tables: new Map(),
  rooms: new Map(),
};

const TALK_LENGTH = 300;

/** Changes that arrived while the lobby was being entered. */
export interface LobbyChanges {
  readonly matches: readonly ListChange<ListingView>[];
  readonly seeks: readonly ListChange<SeekView>[];
  readonly tables: readonly ListChange<GatheringView>[];
}

export function enterLobby(
  answer: {
    readonly matches: { readonly listings: readonly ListingView[]; readonly version: number };
    readonly seeks: { readonly seeks: readonly SeekView[]; readonly version: number };
    readonly tables: { readonly tables: readonly GatheringView[]; readonly version: number };
    readonly online: { readonly people: readonly Person[]; readonly count: number };
  },
  meanwhile: LobbyChanges,
): LobbyState {
  return {
    matches: replaceList(
      answer.matches.listings,
      answer.matches.version,
      meanwhile.matches,
      ({ matchId }) => matchId,
    ),
    seeks: replaceList(answer.seeks.seeks, answer.seeks.version, meanwhile.seeks, ({ id }) => id),
    tables: replaceList(answer.tables.tables, answer.tables.version, meanwhile.tables, ({ code }) => code),
    people: new Map(answer.online.people.map((person) => [person.id, person])),
    count: answer.online.count,
  };
}

export function changeMatches(lobby: LobbyState, changes: readonly ListChange<ListingView>[]): LobbyState {
  return { ...lobby, matches: applyChanges(lobby.matches, changes, ({ matchId }) => matchId) };
}

export function changeSeeks(lobby: LobbyState, changes: readonly ListChange<SeekView>[]): LobbyState {
  return { ...lobby, seeks: applyChanges(lobby.seeks, changes, ({ id }) => id) };
}

export function changeTables(lobby: LobbyState, changes: readonly ListChange<GatheringView>[]): LobbyState {
  return { ...lobby, tables: applyChanges(lobby.tables, changes, ({ code }) => code) };
}

export function changePeople(
  lobby: LobbyState,
  change: { readonly count: number; readonly arrived: readonly Person[]; readonly left: readonly string[] },
): LobbyState {
  const people = new Map(lobby.people);
  for (const id of change.left) people.delete(id);
  for (const person of change.arrived) people.set(person.id, person);
  return { ...lobby, people, count: change.count };
}

/** Adds messages that are not there yet, in the order in which they were said. */
export function addTalk(talk: TableTalk, messages: readonly ChatMessageView[]): TableTalk {
  const all = addSaid(talk.messages, messages);
  return all === talk.messages ? talk : { ...talk, messages: all };
}

/** The same for a list of messages of any kind. */
export function addSaid<Message extends { readonly id: number }>(
  known: readonly Message[],
  messages: readonly Message[],
): readonly Message[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = messages.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.id - other.id).slice(-TALK_LENGTH);
}
