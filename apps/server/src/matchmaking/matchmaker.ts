/**
 * Makes matches of claimed tickets. Every process runs one; the office's claims decide which of them makes
 * which match, and a claim that its process did not finish is finished by another.
 */
import { randomUUID } from "node:crypto";
import { longestDelay } from "@spellroom/protocol";
import type { BlockedPairs, Blocks } from "../accounts/blocks.ts";
import type { Bus } from "../cluster/bus.ts";
import type { Logger } from "../logging/logger.ts";
import type { CreateMatchOutcome, MatchService, MatchSpec } from "../match/match-service.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { chooseGroups } from "./pairing-policy.ts";
import { queueTermsOf } from "./queue-demand.ts";
import { termsOf, USUAL_TERMS } from "./terms.ts";
import type { Acceptance, Pairing, Ticket, TicketOffice } from "./tickets.ts";

/** How often the queue is checked without a notification. */
const INTERVAL_MS = 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

export interface MatchmakerParts {
  readonly tickets: TicketOffice;
  readonly bus: Bus;
  readonly matches: Pick<MatchService, "create">;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Players of a match of this format; undefined if there is no such quick match. */
  readonly seatsOf: (format: string) => number | undefined;
  readonly blocks: Pick<Blocks, "among">;
}

export type SeekOutcome =
  | { readonly ok: true; readonly matchId: string }
  | {
      readonly ok: false;
      readonly reason: "gone" | "own" | "bad-deck" | "impossible" | "too-many" | "unavailable";
      readonly message: string;
    };

const GONE = { ok: false, reason: "gone", message: "This seek is not open any more" } as const;

type Failure = Extract<CreateMatchOutcome, { readonly ok: false }>;

export class Matchmaker {
  readonly #parts: MatchmakerParts;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: (() => void) | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = true;
  #pause = 0;
  /** By the monotonic clock, so that changes of the time of day don't prolong a pause. */
  #notBefore = 0;

  constructor(parts: MatchmakerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stopped = false;
    this.#unsubscribe = this.#parts.bus.subscribe("queue", ({ kind }) => {
      if (kind === "changed") this.#wake();
    });
    this.#timer = setInterval(() => this.#wake(), INTERVAL_MS);
    this.#timer.unref();
  }

  /** Claims nothing more, and finishes what it has claimed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#unsubscribe?.();
    await this.#round;
  }

  /** Accepts an open seek and makes the match. */
  async acceptSeek(seekId: string, wish: Acceptance): Promise<SeekOutcome> {
    if (await this.#isBlockedFrom(seekId, wish.accountId)) return GONE;
    const accepted = await this.#parts.tickets.accept(randomUUID(), seekId, wish);
    if (accepted.ok) return this.#carryOut(accepted.pairing);
    switch (accepted.reason) {
      case "pairing":
        return { ok: true, matchId: accepted.matchId };
      case "own":
        return { ok: false, reason: "own", message: "This is your own challenge" };
      case "gone":
        return GONE;
    }
  }

  /** To a player who is blocked by the seeker, or has blocked them, the seek appears not to exist. */
  async #isBlockedFrom(seekId: string, accountId: string): Promise<boolean> {
    const { tickets, blocks } = this.#parts;
    const { seeks } = await tickets.seeks();
    const seeker = seeks.find(({ id }) => id === seekId)?.accountId;
    return seeker !== undefined && (await blocks.among([seeker, accountId])).has(seeker, accountId);
  }

  #wake(): void {
    if (this.#stopped || performance.now() < this.#notBefore) return;
    this.#again = true;
    this.#round ??= this.#run().finally(() => {
      this.#round = undefined;
    });
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#finishAbandoned();
        await this.#pairWaiting();
      } catch (error) {
        this.#parts.logger.warn({ error }, "Could not pair players");
        this.#slowDown();
      }
    }
  }

  async #finishAbandoned(): Promise<void> {
    while (!this.#stopped && performance.now() >= this.#notBefore) {
      const pairing = await this.#parts.tickets.claimAbandoned();
      if (pairing === undefined) return;
      this.#parts.logger.info({ matchId: pairing.matchId }, "Completing a pairing left by another process");
      await this.#carryOut(pairing);
    }
  }

  async #pairWaiting(): Promise<void> {
    const { tickets, seatsOf } = this.#parts;
    const waiting = await tickets.waiting();
    const blocked = await this.#blockedAmong(waiting);
    for (const group of chooseGroups(waiting, { seatsOf, blocked, now: Date.now() })) {
      if (this.#stopped || performance.now() < this.#notBefore) return;
      const ids = group.map(({ id }) => id);
      const pairing = await tickets.claim(randomUUID(), ids);
      if (pairing !== undefined) await this.#carryOut(pairing);
    }
  }

  async #blockedAmong(waiting: readonly Ticket[]): Promise<BlockedPairs> {
    return this.#parts.blocks.among(waiting.map(({ accountId }) => accountId));
  }

  async #carryOut(pairing: Pairing): Promise<SeekOutcome> {
    const { tickets, metrics, logger } = this.#parts;
    const { matchId } = pairing;
    const origin = originOf(pairing);
    const outcome = await this.#create(pairing);
    metrics.matchesCreated.inc({ origin, result: outcome.ok ? "made" : outcome.reason });
    if (!outcome.ok) {
      await this.#giveUp(pairing, outcome);
      return outcome;
    }
    this.#pause = 0;
    const completed = await tickets.complete(pairing, origin);
    metrics.pairings.inc({ result: completed ? "completed" : "lost" });
    if (completed) this.#observeWaits(pairing);
    logger.info({ matchId, origin, completed }, "Paired");
    return { ok: true, matchId };
  }

  async #create(pairing: Pairing): Promise<CreateMatchOutcome> {
    if (pairing.tickets.length < 2) {
      return { ok: false, reason: "impossible", message: "The other player has left the queue" };
    }
    try {
      return await this.#parts.matches.create(specOf(pairing));
    } catch (error) {
      this.#parts.logger.error({ error, matchId: pairing.matchId }, "Could not create a match");
      return { ok: false, reason: "unavailable", message: "The match could not be created" };
    }
  }

  async #giveUp(pairing: Pairing, failure: Failure): Promise<void> {
    this.#parts.logger.warn({ matchId: pairing.matchId, reason: failure.reason }, "A pairing failed");
    if (failure.reason === "unavailable") this.#slowDown();
    const drop = droppedBy(pairing, failure);
    // A player with too many matches has too many for every queue; the others would only be kept waiting.
    const over = failure.reason === "too-many" ? pairing.tickets[failure.seat]?.accountId : undefined;
    const released = await this.#parts.tickets.release(pairing, { drop });
    if (released && over !== undefined) await this.#parts.tickets.cancel(over);
    this.#parts.metrics.pairings.inc({ result: failure.reason });
  }

  #slowDown(): void {
    this.#pause = Math.min(Math.max(FIRST_PAUSE_MS, this.#pause * 2), LONGEST_PAUSE_MS);
    this.#notBefore = performance.now() + this.#pause;
  }

  #observeWaits({ tickets }: Pairing): void {
    const at = Date.now();
    const waits = tickets
      .filter(({ kind }) => kind === "queue")
      .map((ticket) => ({ queue: queueTermsOf(ticket), waitedMs: Math.max(0, at - ticket.since), at }));
    for (const { queue, waitedMs } of waits)
      this.#parts.metrics.queueWaitSeconds.observe({ format: queue.format }, waitedMs / 1000);
    if (waits.length > 0) this.#parts.bus.publish("queue", { kind: "paired", waits });
  }
}

function originOf({ tickets }: Pairing): "quick" | "seek" {
  return tickets[0]?.kind === "seek" ? "seek" : "quick";
}

function specOf(pairing: Pairing): MatchSpec {
  return {
    matchId: pairing.matchId,
    format: pairing.tickets[0]?.format ?? "",
    seats: pairing.tickets.map(({ accountId, name, deck }) => ({ kind: "human", accountId, name, deck })),
    visibility: "public",
    origin: originOf(pairing),
    ...termsOf(pairing.tickets[0] ?? USUAL_TERMS),
    rated: isRated(pairing),
    watchDelayMs: longestDelay(pairing.tickets.map(({ watchDelayMs }) => watchDelayMs)),
  };
}

/** People and bots are rated apart, so a match between them changes no rating. */
function isRated({ tickets }: Pairing): boolean {
  const kinds = new Set(tickets.map(({ bot }) => bot));
  return tickets.length === 2 && kinds.size === 1 && tickets.every(({ rated }) => rated);
}

/** Whose tickets end with a failed pairing. A player who accepted a seek had no ticket. */
function droppedBy(pairing: Pairing, failure: Failure): ReadonlyMap<string, string> {
  const culprits = pairing.tickets.filter((_, seat) => {
    if (failure.reason === "impossible") return true;
    if ((failure.reason === "bad-deck" || failure.reason === "too-many") && seat === failure.seat)
      return true;
    return originOf(pairing) === "seek" && seat > 0;
  });
  return new Map(culprits.map(({ accountId }) => [accountId, failure.reason]));
}
