/** Stands in for the layer that plays matches: makes them idempotently in a journal, and plays nothing. */
import type { CreateMatchOutcome, MatchSpec, MatchTerms } from "../../src/match/match-service.ts";
import type { Journal } from "../../src/storage/journal.ts";
import { newMatch } from "./matches.ts";

export class RecordedMatches {
  readonly made = new Map<string, MatchSpec>();
  /** Answers to give instead of making the match, in this order. */
  readonly refusals: CreateMatchOutcome[] = [];
  asked = 0;
  readonly #journal: Journal | undefined;

  constructor(journal?: Journal) {
    this.#journal = journal;
  }

  termsOf(matchId: string): Promise<MatchTerms | undefined> {
    const spec = this.made.get(matchId);
    return Promise.resolve(spec && { watchDelayMs: spec.watchDelayMs ?? 0, bestOf: spec.bestOf ?? 1 });
  }

  async create(spec: MatchSpec): Promise<CreateMatchOutcome> {
    this.asked++;
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return refusal;
    const known = this.made.get(spec.matchId);
    if (known === undefined) this.made.set(spec.matchId, spec);
    else if (JSON.stringify(known) !== JSON.stringify(spec)) throw new Error("the same id for another match");
    if (known === undefined) await this.#journal?.create(toMatch(spec));
    return { ok: true, matchId: spec.matchId, created: known === undefined };
  }
}

function toMatch(spec: MatchSpec) {
  return newMatch({
    id: spec.matchId,
    format: spec.format,
    visibility: spec.visibility,
    origin: spec.origin,
    rematchOf: spec.rematchOf ?? null,
    timeControl: spec.timeControl ?? "casual",
    rated: spec.rated ?? false,
    seats: spec.seats.map((seat, index) => ({
      seat: index,
      accountId: seat.kind === "human" ? seat.accountId : null,
      bot: seat.kind === "bot" ? seat.bot : null,
      name: seat.name,
      deck: seat.deck,
    })),
  });
}
