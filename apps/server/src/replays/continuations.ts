/** Playing on from a moment of a finished match: a new private match whose journal begins with the inputs up to there. */
import { randomUUID } from "node:crypto";
import { ENGINE_VERSION, StateHasher } from "@spellroom/rules";
import { BOTS, findBot } from "../match/bot-player.ts";
import { CorruptMatch } from "../match/stored-setup.ts";
import type { Player } from "../matchmaking/invitations.ts";
import type { Journal, JournalRecord, JournalSeat, StoredMatch } from "../storage/journal.ts";
import type { BeginningJob, FoldOutcome } from "./fold-jobs.ts";
import { withNamesOf } from "./names.ts";
import { foldSteps } from "./record-replay.ts";

export interface ContinueWish {
  /** After so many inputs. */
  readonly at: number;
  /** Where the player sits; a bot takes the other seats. */
  readonly seat: number;
  readonly bot: string;
}

export type ContinueOutcome =
  | { readonly ok: true; readonly matchId: string }
  | {
      readonly ok: false;
      readonly reason: "invalid" | "gone" | "conflict" | "unavailable";
      readonly message: string;
    };

type ContinueRefusal = Extract<ContinueOutcome, { readonly ok: false }>;

export interface ContinuationParts {
  readonly journal: Pick<Journal, "create" | "append">;
  /** @throws FoldsBusy when too many wait already */
  readonly fold: (job: BeginningJob) => Promise<FoldOutcome>;
  /** The process that will have the new match. */
  readonly processId: string;
}

export class Continuations {
  readonly #parts: ContinuationParts;

  constructor(parts: ContinuationParts) {
    this.#parts = parts;
  }

  async begin(match: StoredMatch, wish: ContinueWish, player: Player): Promise<ContinueOutcome> {
    const bot = findBot(BOTS, wish.bot);
    if (!bot || wish.seat >= match.seats.length)
      return { ok: false, reason: "invalid", message: "Unknown bot or seat" };
    const { journal, fold, processId } = this.#parts;
    const seats = match.seats.map(
      (seat): JournalSeat =>
        seat.seat === wish.seat
          ? { ...seat, accountId: player.accountId, bot: null, name: player.name }
          : { ...seat, accountId: null, bot: bot.id, name: bot.name },
    );
    const folded = await fold({ kind: "beginning", match: match.id, seats, at: wish.at });
    if (folded.kind !== "beginning") return GONE;
    const begun = folded.beginning;
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

const GONE: ContinueRefusal = {
  ok: false,
  reason: "gone",
  message: "This match was played by rules that this server no longer has",
};
const UNAVAILABLE: ContinueRefusal = {
  ok: false,
  reason: "unavailable",
  message: "The match could not be stored; try again",
};

export type Beginning = { readonly ok: true; readonly record: JournalRecord } | ContinueRefusal;

/** The journal up to a moment with other people at the table: names are part of the states, so they are hashed anew. */
export function beginning(record: JournalRecord, seats: readonly JournalSeat[], at: number): Beginning {
  const copy = { ...withNamesOf(seats, record), entries: record.entries.slice(0, at) };
  const hasher = new StateHasher();
  const hashes: string[] = [];
  try {
    let isOver = false;
    for (const step of foldSteps(copy, false)) {
      hashes.push(hasher.hash(step.state));
      isOver = step.state.result !== null;
    }
    if (isOver) return { ok: false, reason: "conflict", message: "The game is over at that point" };
  } catch (error) {
    if (error instanceof CorruptMatch) return GONE;
    throw error;
  }
  const entries = copy.entries.map((entry, index) => ({
    ...entry,
    stateHash: hashes[index + 1] ?? entry.stateHash,
  }));
  return { ok: true, record: { ...copy, entries } };
}
