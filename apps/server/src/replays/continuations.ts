/** Playing on from a moment of a finished match: a new private match whose journal begins with the inputs up to there. */
import { randomUUID } from "node:crypto";
import { ENGINE_VERSION } from "@spellroom/rules";
import type { OwnBots } from "../match/bots/own-bots.ts";
import { BOTS, findBot } from "../match/bots/site-bots.ts";
import type { Player } from "../matchmaking/invitations.ts";
import type { Journal, JournalSeat, StoredMatch } from "../storage/journal.ts";
import { type ContinueRefusal, GONE } from "./beginning.ts";
import type { BeginningJob, ReplayOutcome } from "./replay-jobs.ts";

export interface ContinueWish {
  /** After so many inputs. */
  readonly at: number;
  /** Where the player sits; a bot takes the other seats. */
  readonly seat: number;
  readonly bot: string;
}

export type ContinueOutcome = { readonly ok: true; readonly matchId: string } | ContinueRefusal;

export interface ContinuationParts {
  readonly journal: Pick<Journal, "create" | "append">;
  /** @throws ReplaysBusy when too many wait already */
  readonly replay: (job: BeginningJob) => Promise<ReplayOutcome>;
  readonly ownBots: Pick<OwnBots, "chosen">;
  /** The process that will have the new match. */
  readonly processId: string;
}

export class Continuations {
  readonly #parts: ContinuationParts;

  constructor(parts: ContinuationParts) {
    this.#parts = parts;
  }

  async begin(match: StoredMatch, wish: ContinueWish, player: Player): Promise<ContinueOutcome> {
    const { journal, replay, ownBots, processId } = this.#parts;
    const bot = findBot(BOTS, wish.bot) ?? (await ownBots.chosen(player.accountId, wish.bot));
    if (!bot || wish.seat >= match.seats.length)
      return { ok: false, reason: "invalid", message: "Unknown bot or seat" };
    const seats = match.seats.map(
      (seat): JournalSeat =>
        seat.seat === wish.seat
          ? { ...seat, accountId: player.accountId, bot: null, name: player.name }
          : { ...seat, accountId: null, bot: bot.id, name: bot.name },
    );
    const replayed = await replay({ kind: "beginning", match: match.id, seats, at: wish.at });
    if (replayed.kind !== "beginning") return GONE;
    const begun = replayed.beginning;
    if (!begun.ok) return begun;
    const id = randomUUID();
    const created = await journal.create({
      id,
      owner: processId,
      format: match.format,
      ruleset: match.ruleset,
      engineVersion: String(ENGINE_VERSION),
      visibility: "private",
      origin: "bot",
      rematchOf: null,
      seats,
      setup: begun.record.setup,
      definitions: begun.record.definitions,
    });
    if (created.outcome !== "created") return UNAVAILABLE;
    const { entries } = begun.record;
    if (entries.length === 0) return { ok: true, matchId: id };
    const appended = await journal.append(id, created.epoch, 1, entries);
    return appended.outcome === "durable" ? { ok: true, matchId: id } : UNAVAILABLE;
  }
}

const UNAVAILABLE: ContinueRefusal = {
  ok: false,
  reason: "unavailable",
  message: "The match could not be stored; try again",
};
