/** The ticket office of a process that is alone. */
import { randomUUID } from "node:crypto";
import type { Bus } from "../cluster/bus.ts";
import type { Seek } from "../cluster/seek.ts";
import type { Timings } from "../cluster/timings.ts";
import {
  type Acceptance,
  type AcceptResult,
  acceptingWish,
  type CancelResult,
  type EnqueueResult,
  isSameQueue,
  type Pairing,
  type Release,
  type SeekList,
  seekOf,
  type Ticket,
  type TicketOffice,
  type TicketStatus,
  type Wish,
} from "./tickets.ts";

interface Held {
  ticket: Ticket;
  lease: number;
  /** The match for which it is claimed. */
  matchId: string | undefined;
}

interface Claim {
  readonly claim: string;
  readonly lease: number;
  readonly accountIds: readonly string[];
}

export class MemoryTicketOffice implements TicketOffice {
  readonly #bus: Bus;
  readonly #timings: Timings;
  readonly #now: () => number;
  /** By account. */
  readonly #held = new Map<string, Held>();
  readonly #claims = new Map<string, Claim>();
  readonly #matched = new Map<string, { readonly matchId: string; readonly until: number }>();
  #seeksVersion = 0;

  constructor(bus: Bus, timings: Timings, now: () => number = Date.now) {
    this.#bus = bus;
    this.#timings = timings;
    this.#now = now;
  }

  async enqueue(wish: Wish): Promise<EnqueueResult> {
    const held = this.#held.get(wish.accountId);
    if (held?.matchId !== undefined) return { ok: false, reason: "pairing", matchId: held.matchId };
    const same = held !== undefined && isSameQueue(held.ticket, wish);
    const place = same ? held.ticket : { id: randomUUID(), since: this.#now() };
    if (!same) this.#drop(wish.accountId);
    const ticket = { ...wish, id: place.id, since: place.since };
    this.#hold(ticket, undefined);
    if (wish.kind === "seek") this.#tellSeek(seekOf(ticket));
    this.#bus.publish("queue", { kind: "changed" });
    return { ok: true, ticket };
  }

  async cancel(accountId: string): Promise<CancelResult> {
    const held = this.#held.get(accountId);
    if (held === undefined) return { outcome: "none" };
    if (held.matchId !== undefined) return { outcome: "pairing", matchId: held.matchId };
    this.#drop(accountId);
    return { outcome: "cancelled" };
  }

  async status(accountId: string): Promise<TicketStatus> {
    const held = this.#held.get(accountId);
    if (held?.matchId !== undefined) return { state: "pairing", matchId: held.matchId };
    if (held !== undefined) return { state: "waiting", ticket: held.ticket };
    const matched = this.#matched.get(accountId);
    if (matched === undefined || matched.until <= this.#now()) return { state: "none" };
    return { state: "matched", matchId: matched.matchId };
  }

  async confirm(accountIds: readonly string[]): Promise<void> {
    for (const accountId of accountIds) {
      const held = this.#held.get(accountId);
      if (held !== undefined) held.lease = this.#now() + this.#timings.ticketLease;
    }
  }

  async sweep(): Promise<void> {
    const now = this.#now();
    const expired = [...this.#held.values()].filter(
      (held) => held.matchId === undefined && held.lease <= now,
    );
    for (const { ticket } of expired) {
      this.#drop(ticket.accountId);
      this.#tellLost(ticket.accountId, "expired");
    }
    for (const [accountId, { until }] of this.#matched) if (until <= now) this.#matched.delete(accountId);
  }

  async waiting(): Promise<readonly Ticket[]> {
    return this.#waitingOf("queue");
  }

  async seeks(): Promise<SeekList> {
    return { seeks: this.#waitingOf("seek").map(seekOf), version: this.#seeksVersion };
  }

  async claim(matchId: string, ticketIds: readonly string[]): Promise<Pairing | undefined> {
    const tickets = ticketIds.map((id) => this.#waiting(id));
    if (this.#claims.has(matchId) || tickets.some((ticket) => ticket === undefined)) return undefined;
    return this.#claim(
      matchId,
      tickets.flatMap((ticket) => ticket ?? []),
    );
  }

  async accept(matchId: string, seekId: string, wish: Acceptance): Promise<AcceptResult> {
    const seek = this.#waiting(seekId);
    if (seek?.kind !== "seek") return { ok: false, reason: "gone" };
    if (seek.accountId === wish.accountId) return { ok: false, reason: "own" };
    const held = this.#held.get(wish.accountId);
    if (held?.matchId !== undefined) return { ok: false, reason: "pairing", matchId: held.matchId };
    this.#drop(wish.accountId);
    const ticket: Ticket = { ...acceptingWish(seek, wish), id: randomUUID(), since: this.#now() };
    this.#hold(ticket, undefined);
    return { ok: true, pairing: this.#claim(matchId, [seek, ticket]) };
  }

  async claimAbandoned(): Promise<Pairing | undefined> {
    for (const [matchId, claim] of this.#claims) {
      if (claim.lease > this.#now()) continue;
      const tickets = claim.accountIds.flatMap((accountId) => this.#held.get(accountId)?.ticket ?? []);
      return this.#claim(matchId, tickets);
    }
    return undefined;
  }

  async complete(pairing: Pairing, origin: string): Promise<boolean> {
    if (!this.#endClaim(pairing)) return false;
    const accountIds = pairing.tickets.map(({ accountId }) => accountId);
    const until = this.#now() + this.#timings.matchedMemory;
    for (const accountId of accountIds) {
      this.#held.delete(accountId);
      this.#matched.set(accountId, { matchId: pairing.matchId, until });
    }
    this.#bus.publish("meeting", { kind: "matched", accountIds, matchId: pairing.matchId, origin });
    return true;
  }

  async release(pairing: Pairing, { drop }: Release): Promise<boolean> {
    if (!this.#endClaim(pairing)) return false;
    for (const ticket of pairing.tickets) {
      const reason = drop.get(ticket.accountId);
      if (reason === undefined) {
        this.#hold(ticket, undefined);
        if (ticket.kind === "seek") this.#tellSeek(seekOf(ticket));
      } else {
        this.#held.delete(ticket.accountId);
        this.#tellLost(ticket.accountId, reason);
      }
    }
    this.#bus.publish("queue", { kind: "changed" });
    return true;
  }

  #waitingOf(kind: Ticket["kind"]): Ticket[] {
    const held = [...this.#held.values()].filter(
      ({ ticket, matchId }) => matchId === undefined && ticket.kind === kind,
    );
    return held.map(({ ticket }) => ticket).toSorted((left, right) => left.since - right.since);
  }

  #waiting(ticketId: string): Ticket | undefined {
    for (const { ticket, matchId, lease } of this.#held.values()) {
      if (ticket.id === ticketId) return matchId === undefined && lease > this.#now() ? ticket : undefined;
    }
    return undefined;
  }

  #hold(ticket: Ticket, matchId: string | undefined): void {
    this.#held.set(ticket.accountId, { ticket, lease: this.#now() + this.#timings.ticketLease, matchId });
    this.#matched.delete(ticket.accountId);
  }

  #claim(matchId: string, tickets: readonly Ticket[]): Pairing {
    const claim = randomUUID();
    const accountIds = tickets.map(({ accountId }) => accountId);
    this.#claims.set(matchId, { claim, lease: this.#now() + this.#timings.pairingLease, accountIds });
    for (const ticket of tickets) {
      this.#hold(ticket, matchId);
      this.#tellSeekGone(ticket);
    }
    return { matchId, claim, tickets };
  }

  #endClaim({ matchId, claim }: Pairing): boolean {
    if (this.#claims.get(matchId)?.claim !== claim) return false;
    return this.#claims.delete(matchId);
  }

  #drop(accountId: string): void {
    const held = this.#held.get(accountId);
    if (held === undefined) return;
    this.#held.delete(accountId);
    this.#tellSeekGone(held.ticket);
  }

  #tellSeek(seek: Seek): void {
    this.#bus.publish("seeks", { version: ++this.#seeksVersion, change: { kind: "put", seek } });
  }

  #tellSeekGone(ticket: Ticket): void {
    if (ticket.kind !== "seek") return;
    this.#bus.publish("seeks", { version: ++this.#seeksVersion, change: { kind: "removed", id: ticket.id } });
  }

  #tellLost(accountId: string, reason: string): void {
    this.#bus.publish("meeting", { kind: "ticket-lost", accountIds: [accountId], reason });
  }
}
