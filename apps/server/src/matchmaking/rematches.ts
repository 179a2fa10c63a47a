/**
 * Playing again by consent. Every person at the table has to agree within a while; bots always do. The new
 * match's id follows from the old one's, so that the last two to agree can't make two matches.
 *
 * A player who agrees expects the table as it was: format, clock, one game or the best of three, who may watch and
 * how late. What was one player's alone to allow is asked for again. A hand that its owner showed to watchers is
 * hidden until the owner shows it again: that was for all games of the match, and not for the next match. The
 * rematch changes no ratings, and each player takes the deck of last time as it was registered, or another one.
 */

import { createHash } from "node:crypto";
import { type DeckChoice, deckChoiceSchema } from "@spellroom/protocol/http";
import type { Blocks } from "../accounts/blocks.ts";
import type { Bus } from "../cluster/bus.ts";
import type { MatchService, MatchSpec, SeatSpec } from "../match/match-service.ts";
import type { Database } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";
import type { StoredMatch } from "../storage/journal.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { Player } from "./invitations.ts";
import { tellMatched } from "./tell-matched.ts";

const CONSENT_LIFETIME_MS = 15 * 60 * 1000;

export type RematchOutcome =
  | { readonly ok: true; readonly state: "made"; readonly matchId: string }
  /** Waiting for these accounts. */
  | { readonly ok: true; readonly state: "offered"; readonly missing: readonly string[] }
  | {
      readonly ok: false;
      readonly reason:
        | "not-found"
        | "not-seated"
        | "playing"
        | "bad-deck"
        | "impossible"
        | "too-many"
        | "unavailable";
      readonly message: string;
    };

export interface RematchParts {
  readonly database: Database;
  readonly store: MatchStore;
  readonly matches: Pick<MatchService, "create" | "termsOf">;
  readonly bus: Bus;
  readonly blocks: Pick<Blocks, "among">;
  readonly now?: () => number;
}

export class Rematches {
  readonly #parts: RematchParts;
  readonly #now: () => number;

  constructor(parts: RematchParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Agrees to play again, with the deck of last time or another one. */
  async agree(matchId: string, player: Player, deck?: DeckChoice): Promise<RematchOutcome> {
    const match = await this.#parts.store.find(matchId);
    if (match === undefined) return { ok: false, reason: "not-found", message: "There is no such match" };
    const seat = match.seats.find(({ accountId }) => accountId === player.accountId);
    if (seat === undefined)
      return { ok: false, reason: "not-seated", message: "You did not play in this match" };
    if (match.status === "playing")
      return { ok: false, reason: "playing", message: "This match is still in progress" };
    await this.#consent(matchId, player.accountId, deck ?? deckChoiceSchema.parse(seat.deck));
    return this.#settle(match, player);
  }

  /** Withdraws the player's consent, if the match doesn't exist yet. */
  async withdraw(matchId: string, accountId: string): Promise<void> {
    await this.#parts.database.query
      .deleteFrom("rematch_consents")
      .where("match_id", "=", matchId)
      .where("account_id", "=", accountId)
      .execute();
  }

  async #settle(match: StoredMatch, player: Player): Promise<RematchOutcome> {
    const decks = await this.#consents(match.id);
    const people = match.seats.flatMap(({ accountId }) => accountId ?? []);
    const missing = people.filter((accountId) => !decks.has(accountId));
    if (missing.length > 0) {
      await this.#offer(match.id, player, missing);
      return { ok: true, state: "offered", missing };
    }
    const matchId = rematchIdOf(match.id);
    const spec: MatchSpec = {
      matchId,
      format: match.format,
      seats: match.seats.map((seat) => seatSpec(seat, decks)),
      visibility: match.visibility,
      origin: "rematch",
      rematchOf: match.id,
      timeControl: match.timeControl,
      ...(await this.#parts.matches.termsOf(match.id)),
    };
    const outcome = await this.#parts.matches.create(spec);
    if (!outcome.ok) return { ok: false, reason: outcome.reason, message: outcome.message };
    if (outcome.created) {
      tellMatched(this.#parts.bus, spec);
      this.#parts.bus.publish("rematch", { of: match.id, matchId });
    }
    return { ok: true, state: "made", matchId };
  }

  /** An opponent who has blocked the player isn't notified, and the player isn't told why. */
  async #offer(matchId: string, { accountId, name }: Player, missing: readonly string[]): Promise<void> {
    const pairs = await this.#parts.blocks.among([accountId, ...missing]);
    const accountIds = missing.filter((id) => !pairs.has(id, accountId));
    const by = { id: accountId, name };
    this.#parts.bus.publish("meeting", { kind: "rematch-offered", accountIds, matchId, by });
  }

  async #consent(matchId: string, accountId: string, deck: DeckChoice): Promise<void> {
    const consent = { deck: encodeDocument(deck), created_at: this.#now() };
    await this.#parts.database.query
      .insertInto("rematch_consents")
      .values({ match_id: matchId, account_id: accountId, ...consent })
      .onConflict((conflict) => conflict.columns(["match_id", "account_id"]).doUpdateSet(consent))
      .execute();
  }

  async #consents(matchId: string): Promise<ReadonlyMap<string, DeckChoice>> {
    const rows = await this.#parts.database.query
      .selectFrom("rematch_consents")
      .select(["account_id", "deck"])
      .where("match_id", "=", matchId)
      .where("created_at", ">", this.#now() - CONSENT_LIFETIME_MS)
      .execute();
    return new Map(
      rows.map(({ account_id, deck }) => [account_id, deckChoiceSchema.parse(JSON.parse(deck))]),
    );
  }
}

function seatSpec(seat: StoredMatch["seats"][number], decks: ReadonlyMap<string, DeckChoice>): SeatSpec {
  const { accountId, bot, name } = seat;
  const formerly = deckChoiceSchema.parse(seat.deck);
  if (accountId !== null) return { kind: "human", accountId, name, deck: decks.get(accountId) ?? formerly };
  return { kind: "bot", bot: bot ?? "", name, deck: formerly };
}

/** A UUID (RFC 9562, version 8) that follows from the former match's id. */
export function rematchIdOf(matchId: string): string {
  const bytes = createHash("sha256").update(`rematch of ${matchId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
