/** The part of the HTTP API that is about people: accounts, sessions, blocks, profiles, ratings, challenges. */
import type { TimeControlId, WatchDelayMs } from "@spellroom/protocol";
import { z } from "zod";
import { type DeckWish, type InvitationView, invitationSchema } from "./api-types.ts";
import {
  type BlockedView,
  blockedSchema,
  type FoundPlayerView,
  foundPlayerSchema,
  type GatheringView,
  gatheringSchema,
  type OwnAccountView,
  ownAccountSchema,
  type ProfileView,
  profileSchema,
  type RatingChangeView,
  ratingChangeSchema,
  type SessionView,
  type SignedInView,
  type StandingView,
  sessionSchema,
  signedInSchema,
  standingSchema,
  type TokenScope,
} from "./people-types.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Asks the API, and parses what it answers. @throws ApiFailure */
export type Ask = <Schema extends z.ZodType>(
  method: Method,
  route: string,
  schema: Schema,
  body?: unknown,
) => Promise<z.infer<Schema>>;

export class PeopleApi {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Gives this guest's account an address and a password. */
  async claim(email: string, password: string): Promise<OwnAccountView> {
    return (await this.#ask("POST", "/me/claim", ownAnswer, { email, password })).account;
  }

  /** Opens a claimed account on this device; the token is to be kept. */
  async signIn(email: string, password: string): Promise<SignedInView> {
    return this.#ask("POST", "/session", signedInSchema, { email, password });
  }

  async signOut(): Promise<void> {
    await this.#ask("DELETE", "/session", z.null());
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.#ask("PUT", "/me/password", z.null(), { current, next });
  }

  /** Ends the account for good; a claimed one asks for its password. */
  async deleteAccount(password?: string): Promise<void> {
    await this.#ask("DELETE", "/me", z.null(), password === undefined ? {} : { password });
  }

  async sessions(): Promise<readonly SessionView[]> {
    return (await this.#ask("GET", "/sessions", z.object({ sessions: z.array(sessionSchema) }))).sessions;
  }

  async endSession(id: string): Promise<void> {
    await this.#ask("DELETE", path`/sessions/${id}`, z.null());
  }

  async endOtherSessions(): Promise<void> {
    await this.#ask("DELETE", "/sessions", z.unknown());
  }

  /** Makes a token for a program; it is shown this once. */
  async makeToken(label: string, scopes: readonly TokenScope[]): Promise<string> {
    return (await this.#ask("POST", "/tokens", z.object({ token: z.string() }), { label, scopes })).token;
  }

  async blocks(): Promise<readonly BlockedView[]> {
    return (await this.#ask("GET", "/blocks", z.object({ blocked: z.array(blockedSchema) }))).blocked;
  }

  async block(accountId: string): Promise<void> {
    await this.#ask("PUT", path`/blocks/${accountId}`, z.null());
  }

  async unblock(accountId: string): Promise<void> {
    await this.#ask("DELETE", path`/blocks/${accountId}`, z.null());
  }

  async findPlayers(name: string): Promise<readonly FoundPlayerView[]> {
    const route = `/players?${new URLSearchParams({ name })}`;
    return (await this.#ask("GET", route, z.object({ players: z.array(foundPlayerSchema) }))).players;
  }

  async profile(accountId: string): Promise<ProfileView> {
    return this.#ask("GET", path`/players/${accountId}`, profileSchema);
  }

  /** How a player's ratings changed, latest first. */
  async ratingChanges(accountId: string): Promise<readonly RatingChangeView[]> {
    const schema = z.object({ changes: z.array(ratingChangeSchema) });
    return (await this.#ask("GET", path`/players/${accountId}/ratings`, schema)).changes;
  }

  async leaderboard(format: string, timeControl: TimeControlId): Promise<readonly StandingView[]> {
    const route = `/ratings?${new URLSearchParams({ format, timeControl })}`;
    return (await this.#ask("GET", route, z.object({ standings: z.array(standingSchema) }))).standings;
  }

  /** Open challenges to oneself, newest first. */
  async challenges(): Promise<readonly InvitationView[]> {
    const schema = z.object({ challenges: z.array(invitationSchema) });
    return (await this.#ask("GET", "/challenges", schema)).challenges;
  }

  async declineChallenge(code: string): Promise<void> {
    await this.#ask("DELETE", path`/challenges/${code}`, z.null());
  }

  /** Tables that anybody may join, newest first. */
  async tables(): Promise<readonly GatheringView[]> {
    return (await this.#ask("GET", "/tables", z.object({ tables: z.array(gatheringSchema) }))).tables;
  }

  async table(code: string): Promise<GatheringView> {
    return (await this.#ask("GET", path`/tables/${code}`, tableAnswer)).table;
  }

  /** Sets a table up, with oneself at its first place. */
  async openTable(wish: {
    readonly format: string;
    readonly deck: DeckWish;
    readonly places: number;
    readonly timeControl: TimeControlId;
    readonly watchDelayMs?: WatchDelayMs;
    readonly visibility: "public" | "private";
    readonly password?: string;
  }): Promise<GatheringView> {
    return (await this.#ask("POST", "/tables", tableAnswer, wish)).table;
  }

  /** Takes a place, or changes the deck at one's own. */
  async sitDown(code: string, deck: DeckWish, password?: string): Promise<GatheringView> {
    const body = password === undefined ? { deck } : { deck, password };
    return (await this.#ask("PUT", path`/tables/${code}/seat`, tableAnswer, body)).table;
  }

  /** Gives one's place up; the host's leaving ends the table. */
  async leaveTable(code: string): Promise<GatheringView> {
    return (await this.#ask("DELETE", path`/tables/${code}/seat`, tableAnswer)).table;
  }

  async addBot(code: string, bot: string): Promise<GatheringView> {
    return (await this.#ask("POST", path`/tables/${code}/bots`, tableAnswer, { bot })).table;
  }

  async freePlace(code: string, seat: number): Promise<GatheringView> {
    return (await this.#ask("DELETE", path`/tables/${code}/seats/${`${seat}`}`, tableAnswer)).table;
  }

  /** Begins the match with whoever sits at the table. */
  async startTable(code: string): Promise<string> {
    const schema = z.object({ matchId: z.string() });
    return (await this.#ask("POST", path`/tables/${code}/start`, schema, {})).matchId;
  }
}

const ownAnswer = z.object({ account: ownAccountSchema });
const tableAnswer = z.object({ table: gatheringSchema });

/** A path with its parameters escaped. */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((whole, part, at) => `${whole}${encodeURIComponent(values[at - 1] ?? "")}${part}`);
}
