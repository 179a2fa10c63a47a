/** The ticket office that processes share through Redis. */

import { randomUUID } from "node:crypto";
import type { TicketKind } from "@spellroom/protocol/http";
import { z } from "zod";
import type { RedisStore } from "../cluster/redis-store.ts";
import type { Timings } from "../cluster/timings.ts";
import {
  ACCEPT,
  CANCEL,
  CLAIM,
  CLAIM_ABANDONED,
  COMPLETE,
  CONFIRM,
  ENQUEUE,
  RELEASE,
  STATUS,
  SWEEP,
  TICKET_KEYS,
  WAITING,
} from "./ticket-scripts.ts";
import {
  type Acceptance,
  type AcceptResult,
  acceptingWish,
  type CancelResult,
  type EnqueueResult,
  longestFirst,
  MOST_TICKETS,
  type Pairing,
  queueOf,
  type Release,
  type SeekList,
  seekOf,
  type Ticket,
  type TicketOffice,
  type TicketStatus,
  type Wish,
  wishSchema,
} from "./tickets.ts";

/** {id, wish, since} as the scripts describe a ticket. Scores are numbers or their text. */
const descriptionSchema = z.tuple([z.string(), z.string(), z.coerce.number()]);
type Description = z.infer<typeof descriptionSchema>;

const enqueuedSchema = z.union([
  z.tuple([z.literal("full")]),
  z.tuple([z.literal("pairing"), z.string()]),
  z.tuple([z.literal("ok"), z.string(), z.coerce.number()]),
]);
const cancelledSchema = z.union([
  z.tuple([z.literal("pairing"), z.string()]),
  z.tuple([z.enum(["none", "cancelled"])]),
]);
const statusSchema = z.union([
  z.tuple([z.literal("none")]),
  z.tuple([z.enum(["matched", "pairing"]), z.string()]),
  z.tuple([z.literal("waiting"), z.array(descriptionSchema)]),
]);
const acceptedSchema = z.union([
  z.tuple([z.enum(["gone", "own"])]),
  z.tuple([z.literal("pairing"), z.string()]),
  z.tuple([z.literal("ok"), z.array(descriptionSchema)]),
]);
const waitingSchema = z.tuple([z.number(), z.array(descriptionSchema)]);
const claimedSchema = z.array(descriptionSchema);
const abandonedSchema = z.union([z.tuple([]), z.tuple([z.string(), z.array(descriptionSchema)])]);

export class RedisTicketOffice implements TicketOffice {
  readonly #store: RedisStore;
  readonly #timings: Timings;

  constructor(store: RedisStore, timings: Timings) {
    this.#store = store;
    this.#timings = timings;
  }

  async enqueue(wish: Wish): Promise<EnqueueResult> {
    const values = [
      randomUUID(),
      wish.accountId,
      queueOf(wish),
      JSON.stringify(wish),
      this.#timings.ticketLease,
      MOST_TICKETS,
    ];
    const answer = enqueuedSchema.parse(await this.#run(ENQUEUE, values));
    switch (answer[0]) {
      case "ok":
        return { ok: true, ticket: { ...wish, id: answer[1], since: answer[2] } };
      case "pairing":
        return { ok: false, reason: "pairing", matchId: answer[1] };
      case "full":
        return { ok: false, reason: "full" };
    }
  }

  async cancel(accountId: string, ticketId?: string): Promise<CancelResult> {
    const values = ticketId === undefined ? [accountId] : [accountId, ticketId];
    const answer = cancelledSchema.parse(await this.#run(CANCEL, values));
    return answer[0] === "pairing" ? { outcome: "pairing", matchId: answer[1] } : { outcome: answer[0] };
  }

  async status(accountId: string): Promise<TicketStatus> {
    const answer = statusSchema.parse(await this.#run(STATUS, [accountId]));
    switch (answer[0]) {
      case "none":
        return { state: "none" };
      case "waiting":
        return { state: "waiting", tickets: longestFirst(answer[1].map(toTicket)) };
      case "matched":
      case "pairing":
        return { state: answer[0], matchId: answer[1] };
    }
  }

  async confirm(accountIds: readonly string[]): Promise<void> {
    if (accountIds.length > 0) await this.#run(CONFIRM, [this.#timings.ticketLease, ...accountIds]);
  }

  async sweep(): Promise<void> {
    await this.#run(SWEEP, []);
  }

  async waiting(): Promise<readonly Ticket[]> {
    return (await this.#waiting("queue")).tickets;
  }

  async seeks(): Promise<SeekList> {
    const { tickets, version } = await this.#waiting("seek");
    return { seeks: tickets.map(seekOf), version };
  }

  async claim(matchId: string, ticketIds: readonly string[]): Promise<Pairing | undefined> {
    const claim = randomUUID();
    const values = [matchId, claim, this.#timings.pairingLease, ...ticketIds];
    const tickets = claimedSchema.parse(await this.#run(CLAIM, values)).map(toTicket);
    return tickets.length === 0 ? undefined : { matchId, claim, tickets };
  }

  async accept(matchId: string, seekId: string, acceptance: Acceptance): Promise<AcceptResult> {
    const { tickets } = await this.#waiting("seek");
    const seek = tickets.find(({ id }) => id === seekId);
    if (seek === undefined) return { ok: false, reason: "gone" };
    const claim = randomUUID();
    const wish = acceptingWish(seek, acceptance);
    const acceptor = [randomUUID(), wish.accountId, JSON.stringify(wish)];
    const values = [matchId, claim, this.#timings.pairingLease, seekId, ...acceptor];
    const answer = acceptedSchema.parse(await this.#run(ACCEPT, values));
    switch (answer[0]) {
      case "ok":
        return { ok: true, pairing: { matchId, claim, tickets: answer[1].map(toTicket) } };
      case "pairing":
        return { ok: false, reason: "pairing", matchId: answer[1] };
      case "gone":
      case "own":
        return { ok: false, reason: answer[0] };
    }
  }

  async claimAbandoned(): Promise<Pairing | undefined> {
    const claim = randomUUID();
    const answer = abandonedSchema.parse(
      await this.#run(CLAIM_ABANDONED, [claim, this.#timings.pairingLease]),
    );
    if (answer.length === 0) return undefined;
    return { matchId: answer[0], claim, tickets: answer[1].map(toTicket) };
  }

  async complete({ matchId, claim }: Pairing, origin: string): Promise<boolean> {
    const values = [matchId, claim, origin, this.#timings.matchedMemory];
    return (await this.#run(COMPLETE, values)) === 1;
  }

  async release({ matchId, claim }: Pairing, { drop }: Release): Promise<boolean> {
    const values = [matchId, claim, this.#timings.ticketLease, ...[...drop].flat()];
    return (await this.#run(RELEASE, values)) === 1;
  }

  async #waiting(
    kind: TicketKind,
  ): Promise<{ readonly version: number; readonly tickets: readonly Ticket[] }> {
    const [version, descriptions] = waitingSchema.parse(await this.#run(WAITING, [kind]));
    return { version, tickets: descriptions.map(toTicket) };
  }

  async #run(script: typeof ENQUEUE, values: readonly (string | number)[]): Promise<unknown> {
    return this.#store.run(script, TICKET_KEYS, values);
  }
}

function toTicket([id, wish, since]: Description): Ticket {
  return { ...wishSchema.parse(JSON.parse(wish)), id, since };
}
