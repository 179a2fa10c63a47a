/**
 * Private matches by link, and challenges, which are links for one person alone. An invitation is a code that can't be guessed, kept in the database, so that a link
 * sent in the evening still works in the morning, whatever was restarted meanwhile. Joining takes it
 * atomically and fixes the id of the match; if making the match is interrupted, whichever of the two comes
 * back next finishes it.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { type DeckChoice, deckChoiceSchema } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import { hashPassword, isPassword } from "../accounts/passwords.ts";
import type { Bus } from "../cluster/bus.ts";
import type { Person } from "../cluster/events.ts";
import type { MatchService, MatchSpec } from "../match/match-service.ts";
import type { Database } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";
import type { InvitationTable } from "../storage/tables.ts";
import { tellMatched } from "./tell-matched.ts";
import { readTerms, type Terms, USUAL_TERMS, writeTerms } from "./terms.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** A player who is online answers soon, or not at all. */
const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000;
/** Open invitations of one account; the oldest are withdrawn for newer ones. */
const MOST_OPEN = 10;

export interface Invitation extends Terms {
  readonly code: string;
  readonly format: string;
  readonly host: Player;
  readonly guest: Player | null;
  readonly status: "open" | "taken" | "cancelled" | "declined" | "expired";
  /** The challenged account; null for an invitation by link. */
  readonly to: string | null;
  readonly hasPassword: boolean;
  /** The match, once a player has joined. */
  readonly matchId: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What an invitation is for. */
export interface InvitationWish extends Partial<Terms> {
  readonly format: string;
  readonly deck: DeckChoice;
  /** The account that is challenged. */
  readonly to?: string;
  /** Without it the link alone opens the match. */
  readonly password?: string;
}

export interface Player {
  readonly accountId: string;
  readonly name: string;
}

export type JoinOutcome =
  | { readonly ok: true; readonly matchId: string }
  | {
      readonly ok: false;
      readonly reason:
        | "not-found"
        | "own"
        | "taken"
        | "closed"
        | "password"
        | "bad-deck"
        | "impossible"
        | "too-many"
        | "unavailable";
      readonly message: string;
    };

export interface InvitationParts {
  readonly database: Database;
  readonly matches: Pick<MatchService, "create">;
  readonly bus: Bus;
  readonly now?: () => number;
  /** A challenge was withdrawn before it was answered: notifies the challenged player later. */
  readonly onMissed?: (accountId: string, by: Person) => Promise<void>;
}

type Row = Selectable<InvitationTable>;

export class Invitations {
  readonly #parts: InvitationParts;
  readonly #now: () => number;

  constructor(parts: InvitationParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  async create(host: Player, wish: InvitationWish): Promise<Invitation> {
    const now = this.#now();
    const { format, deck, to, password } = wish;
    const row: Row = {
      // 128 random bits.
      code: randomBytes(16).toString("base64url"),
      host_account_id: host.accountId,
      host_name: host.name,
      host_deck: encodeDocument(deck),
      format,
      status: "open",
      to_account_id: to ?? null,
      password_hash: password === undefined ? null : await hashPassword(password),
      ...writeTerms({ ...USUAL_TERMS, ...wish }),
      guest_account_id: null,
      guest_name: null,
      guest_deck: null,
      match_id: null,
      created_at: now,
      expires_at: now + (to === undefined ? LIFETIME_MS : CHALLENGE_LIFETIME_MS),
    };
    await this.#parts.database.query.insertInto("invitations").values(row).execute();
    if (to !== undefined) this.#tell("challenged", to, row);
    const surplus = (await this.#openOf(host.accountId)).slice(MOST_OPEN);
    for (const { code } of surplus) await this.cancel(code, host.accountId);
    return this.#toInvitation(row);
  }

  async find(code: string): Promise<Invitation | undefined> {
    const row = await this.#row(code);
    return row === undefined ? undefined : this.#toInvitation(row);
  }

  /** Withdraws the account's own open invitation. */
  async cancel(code: string, hostAccountId: string): Promise<boolean> {
    const row = await this.#close(code, "cancelled", "host_account_id", hostAccountId);
    if (row?.to_account_id) {
      this.#tell("challenge-withdrawn", row.to_account_id, row);
      await this.#parts.onMissed?.(row.to_account_id, { id: row.host_account_id, name: row.host_name });
    }
    return row !== undefined;
  }

  /** Withdraws all open invitations of an account. */
  async cancelAll(hostAccountId: string): Promise<void> {
    for (const { code } of await this.#openOf(hostAccountId)) await this.cancel(code, hostAccountId);
  }

  /** Declines a challenge; its host is notified. */
  async decline(code: string, accountId: string): Promise<boolean> {
    const row = await this.#close(code, "declined", "to_account_id", accountId);
    if (row !== undefined) this.#tell("challenge-declined", row.host_account_id, row);
    return row !== undefined;
  }

  /** Open challenges to an account, newest first. */
  async challengesTo(accountId: string): Promise<readonly Invitation[]> {
    const rows = await this.#parts.database.query
      .selectFrom("invitations")
      .selectAll()
      .where("to_account_id", "=", accountId)
      .where("status", "=", "open")
      .where("expires_at", ">", this.#now())
      .orderBy("created_at", "desc")
      .limit(MOST_OPEN)
      .execute();
    return rows.map((row) => this.#toInvitation(row));
  }

  async #close(
    code: string,
    status: "cancelled" | "declined",
    whose: "host_account_id" | "to_account_id",
    accountId: string,
  ): Promise<Row | undefined> {
    return this.#parts.database.query
      .updateTable("invitations")
      .set({ status })
      .where("code", "=", code)
      .where(whose, "=", accountId)
      .where("status", "=", "open")
      .returningAll()
      .executeTakeFirst();
  }

  /** Tells one player of a challenge how it ended. */
  #tell(
    kind: "challenged" | "challenge-declined" | "challenge-withdrawn",
    accountId: string,
    row: Row,
  ): void {
    const by = { id: row.host_account_id, name: row.host_name };
    this.#parts.bus.publish("meeting", { kind, accountIds: [accountId], code: row.code, by });
  }

  /** Joins by code; for the host or the guest of a taken invitation, the way to its match. */
  async join(code: string, guest: Player, deck: DeckChoice, password?: string): Promise<JoinOutcome> {
    const now = this.#now();
    const { password_hash: hash = null, status } = (await this.#row(code)) ?? {};
    if (hash !== null && status === "open" && !(await isPassword(password ?? "", hash))) {
      return refusal("password", "The password is wrong");
    }
    const taken = await this.#parts.database.query
      .updateTable("invitations")
      .set({
        status: "taken",
        guest_account_id: guest.accountId,
        guest_name: guest.name,
        guest_deck: encodeDocument(deck),
        match_id: randomUUID(),
      })
      .where("code", "=", code)
      .where("status", "=", "open")
      .where("expires_at", ">", now)
      .where("host_account_id", "<>", guest.accountId)
      .where((on) => on.or([on("to_account_id", "is", null), on("to_account_id", "=", guest.accountId)]))
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) return this.#make(taken);
    return this.resume(code, guest.accountId);
  }

  /** The match of a taken invitation, for its host or guest; made now if that was interrupted. */
  async resume(code: string, accountId: string): Promise<JoinOutcome> {
    const row = await this.#row(code);
    if (row === undefined) return refusal("not-found", "There is no such invitation");
    const concerned = accountId === row.host_account_id || accountId === row.guest_account_id;
    if (row.status === "taken") {
      return concerned ? this.#make(row) : refusal("taken", "Someone else has already joined");
    }
    if (row.status === "cancelled") return refusal("closed", "This invitation was cancelled");
    if (row.status === "declined") return refusal("closed", "This challenge was declined");
    const forOther = row.to_account_id !== null && row.to_account_id !== accountId;
    if (forOther && accountId !== row.host_account_id) {
      return refusal("not-found", "There is no such invitation");
    }
    if (row.expires_at <= this.#now()) return refusal("closed", "This invitation has expired");
    return refusal("own", "You can't join your own invitation");
  }

  async #make(row: Row): Promise<JoinOutcome> {
    const spec = specOf(row);
    const outcome = await this.#parts.matches.create(spec);
    if (outcome.ok) {
      if (outcome.created) tellMatched(this.#parts.bus, spec);
      return { ok: true, matchId: spec.matchId };
    }
    // The guest may try another deck; a host's deck that can't be played makes the invitation pointless.
    if (outcome.reason === "bad-deck") await this.#reopen(row, outcome.seat === 1 ? "open" : "cancelled");
    // A player with too many matches may end one and try again.
    if (outcome.reason === "too-many") await this.#reopen(row, "open");
    if (outcome.reason === "impossible") await this.#reopen(row, "cancelled");
    return { ok: false, reason: outcome.reason, message: outcome.message };
  }

  async #reopen(row: Row, status: "open" | "cancelled"): Promise<void> {
    await this.#parts.database.query
      .updateTable("invitations")
      .set({ status, guest_account_id: null, guest_name: null, guest_deck: null, match_id: null })
      .where("code", "=", row.code)
      .where("match_id", "=", row.match_id)
      .execute();
  }

  async #row(code: string): Promise<Row | undefined> {
    return this.#parts.database.query
      .selectFrom("invitations")
      .selectAll()
      .where("code", "=", code)
      .executeTakeFirst();
  }

  async #openOf(hostAccountId: string): Promise<readonly Row[]> {
    return this.#parts.database.query
      .selectFrom("invitations")
      .selectAll()
      .where("host_account_id", "=", hostAccountId)
      .where("status", "=", "open")
      .where("expires_at", ">", this.#now())
      .orderBy("created_at", "desc")
      .execute();
  }

  #toInvitation(row: Row): Invitation {
    const expired = row.status === "open" && row.expires_at <= this.#now();
    const guest =
      row.guest_account_id === null ? null : { accountId: row.guest_account_id, name: row.guest_name ?? "" };
    return {
      code: row.code,
      format: row.format,
      host: { accountId: row.host_account_id, name: row.host_name },
      guest,
      status: expired ? "expired" : row.status,
      to: row.to_account_id,
      hasPassword: row.password_hash !== null,
      ...readTerms(row),
      matchId: row.match_id,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    };
  }
}

/** @throws if the row is not a taken invitation. */
function specOf(row: Row): MatchSpec {
  const { match_id, guest_account_id, guest_name, guest_deck } = row;
  if (match_id === null || guest_account_id === null || guest_name === null || guest_deck === null) {
    throw new Error("An invitation that was taken has a guest and a match");
  }
  const human = (accountId: string, name: string, deck: string) =>
    ({ kind: "human", accountId, name, deck: deckChoiceSchema.parse(JSON.parse(deck)) }) as const;
  return {
    matchId: match_id,
    format: row.format,
    seats: [
      human(row.host_account_id, row.host_name, row.host_deck),
      human(guest_account_id, guest_name, guest_deck),
    ],
    // A challenge leads to a normal match; one by a link is private.
    visibility: row.to_account_id === null ? "private" : "public",
    origin: row.to_account_id === null ? "private" : "challenge",
    ...readTerms(row),
  };
}

function refusal(reason: Extract<JoinOutcome, { ok: false }>["reason"], message: string): JoinOutcome {
  return { ok: false, reason, message };
}
