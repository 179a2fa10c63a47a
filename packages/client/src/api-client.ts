import { z } from "zod";
import { ApiFailure, failureOf } from "./api-error.ts";
import {
  type AccountView,
  accountSchema,
  type CatalogueView,
  catalogueSchema,
  type Deck,
  type DeckWish,
  deckSchema,
  type Guest,
  guestSchema,
  type InvitationView,
  invitationSchema,
  type ListingPageView,
  listingPageSchema,
  type MatchView,
  type Me,
  matchSchema,
  meSchema,
  type OnlineView,
  onlineSchema,
  type Preferences,
  preferencesAnswer,
  type RematchView,
  rematchSchema,
  seatEntrySchema,
  type TermsView,
  type TicketView,
  ticketSchema,
  watchEntrySchema,
} from "./api-types.ts";
import { CardsApi } from "./cards-api.ts";
import { DecksApi } from "./decks-api.ts";
import { type Ask, type Method, PeopleApi, path } from "./people-api.ts";
import { TalkApi } from "./talk-api.ts";

export interface ApiOptions {
  /** Where the server is, such as `https://play.example`; empty for the page's own. */
  readonly endpoint: string;
  /** The account's token at the moment of each request; `null` asks as nobody. */
  readonly token?: () => string | null;
  /** In place of the platform's own, for tests. */
  readonly fetch?: typeof fetch;
}

/** How a match is to be played, where it is not as usual. Only claimed accounts play rated matches. */
export type Terms = Partial<TermsView>;

export interface InviteTerms extends Terms {
  /** The account that is challenged. */
  readonly to?: string;
  readonly password?: string;
}

const TIMEOUT_MS = 10_000;
const matchIdSchema = z.object({ matchId: z.string() });

/** The HTTP API, in the browser and in Node. Every answer is parsed; everything that goes wrong is an `ApiFailure`. */
export class ApiClient {
  readonly #options: ApiOptions;

  /** Accounts, blocks, profiles, ratings, challenges, tables for several. */
  readonly people: PeopleApi;

  /** Messages, notifications, reports, moderation. */
  readonly talk: TalkApi;

  /** Reading lists of cards. */
  readonly decks: DecksApi;

  /** Searching cards. */
  readonly cards: CardsApi;

  constructor(options: ApiOptions) {
    this.#options = options;
    const ask: Ask = (method, route, schema, body) => this.#ask(method, route, schema, body);
    this.people = new PeopleApi(ask);
    this.talk = new TalkApi(ask);
    this.decks = new DecksApi(ask);
    this.cards = new CardsApi(ask);
  }

  /** Becomes a guest; without a name the server thinks of one. */
  async createGuest(name?: string): Promise<Guest> {
    return this.#ask("POST", "/guests", guestSchema, name === undefined ? {} : { name });
  }

  async me(): Promise<Me> {
    return this.#ask("GET", "/me", meSchema);
  }

  async rename(name: string): Promise<AccountView> {
    return (await this.#ask("PATCH", "/me", z.object({ account: accountSchema }), { name })).account;
  }

  /** How this account wants to play, as its clients kept it; empty if nothing was. */
  async preferences(): Promise<Preferences> {
    return (await this.#ask("GET", "/me/preferences", preferencesAnswer)).preferences;
  }

  /** Keeps that with the account, on every device; what was kept before is replaced. */
  async keepPreferences(preferences: Preferences): Promise<Preferences> {
    return (await this.#ask("PUT", "/me/preferences", preferencesAnswer, { preferences })).preferences;
  }

  async catalogue(): Promise<CatalogueView> {
    return this.#ask("GET", "/catalogue", catalogueSchema);
  }

  /** A preset deck with its cards. */
  async deck(id: string): Promise<Deck> {
    return (await this.#ask("GET", path`/decks/${id}`, z.object({ deck: deckSchema }))).deck;
  }

  async online(): Promise<OnlineView> {
    return this.#ask("GET", "/online", onlineSchema);
  }

  /** Live matches, newest first. */
  async matches(): Promise<ListingPageView> {
    return this.#ask("GET", "/matches", listingPageSchema);
  }

  async match(matchId: string): Promise<MatchView> {
    return (await this.#ask("GET", path`/matches/${matchId}`, z.object({ match: matchSchema }))).match;
  }

  /** Waits for an opponent; asked again it changes the wish. */
  async enqueue(format: string, deck: DeckWish, terms: Terms = {}): Promise<TicketView> {
    return (await this.#ask("POST", "/queue", ticketAnswer, { format, deck, ...terms })).ticket;
  }

  /** Opens a challenge in the lobby that anybody may take up. */
  async seek(format: string, deck: DeckWish, terms: Terms = {}): Promise<TicketView> {
    return (await this.#ask("POST", "/seeks", ticketAnswer, { format, deck, ...terms })).ticket;
  }

  async ticket(): Promise<TicketView> {
    return (await this.#ask("GET", "/queue", ticketAnswer)).ticket;
  }

  async leaveQueue(): Promise<TicketView> {
    return (await this.#ask("DELETE", "/queue", ticketAnswer)).ticket;
  }

  async acceptSeek(seekId: string, deck: DeckWish): Promise<string> {
    return (await this.#ask("POST", path`/seeks/${seekId}/accept`, matchIdSchema, { deck })).matchId;
  }

  async playBot(
    wish: Omit<Terms, "rated"> & {
      readonly format: string;
      readonly deck: DeckWish;
      readonly bot: string;
      readonly botDeck?: DeckWish;
    },
  ): Promise<string> {
    return (await this.#ask("POST", "/matches/bot", matchIdSchema, wish)).matchId;
  }

  /** Makes a private link, or with `to` a challenge to a player who is online. */
  async invite(format: string, deck: DeckWish, terms: InviteTerms = {}): Promise<InvitationView> {
    return (await this.#ask("POST", "/invitations", invitationAnswer, { format, deck, ...terms })).invitation;
  }

  async invitation(code: string): Promise<InvitationView> {
    return (await this.#ask("GET", path`/invitations/${code}`, invitationAnswer)).invitation;
  }

  async joinInvitation(code: string, deck: DeckWish, password?: string): Promise<string> {
    const body = password === undefined ? { deck } : { deck, password };
    return (await this.#ask("POST", path`/invitations/${code}/join`, matchIdSchema, body)).matchId;
  }

  async cancelInvitation(code: string): Promise<void> {
    await this.#ask("DELETE", path`/invitations/${code}`, z.null());
  }

  /** The way to the account's own seat of a match, wherever the match lives now. */
  async seat(matchId: string): Promise<z.infer<typeof seatEntrySchema>> {
    return this.#ask("POST", path`/matches/${matchId}/seat`, seatEntrySchema, {});
  }

  async watch(matchId: string): Promise<z.infer<typeof watchEntrySchema>> {
    return this.#ask("POST", path`/matches/${matchId}/watch`, watchEntrySchema, {});
  }

  /** Offers to play again, or accepts the offer. */
  async rematch(matchId: string): Promise<RematchView> {
    return this.#ask("POST", path`/matches/${matchId}/rematch`, rematchSchema, {});
  }

  /** Any other route of the API, for parts that have a file of their own. */
  request<Schema extends z.ZodType>(
    method: Method,
    route: string,
    schema: Schema,
    body?: unknown,
  ): Promise<z.infer<Schema>> {
    return this.#ask(method, route, schema, body);
  }

  async #ask<Schema extends z.ZodType>(
    method: Method,
    route: string,
    schema: Schema,
    body?: unknown,
  ): Promise<z.infer<Schema>> {
    const response = await this.#send(method, route, body);
    const answer = await readJson(response);
    if (!response.ok) throw failureOf(response.status, answer, response.headers.get("Retry-After"));
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new ApiFailure("unexpected", `${method} ${route}: ${z.prettifyError(parsed.error)}`);
  }

  async #send(method: Method, route: string, body: unknown): Promise<Response> {
    const token = this.#options.token?.() ?? null;
    const send = this.#options.fetch ?? fetch;
    try {
      return await send(`${this.#options.endpoint}/api${route}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new ApiFailure("offline", error instanceof Error ? error.message : String(error), {
        retryAfterMs: 1_000,
      });
    }
  }
}

const ticketAnswer = z.object({ ticket: ticketSchema });
const invitationAnswer = z.object({ invitation: invitationSchema });

/** An answer without a body, or with one that is not JSON, reads as `null`. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => "");
  if (text === "") return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
