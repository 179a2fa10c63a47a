/** The ticket office of a single process. */
import { randomUUID } from "node:crypto";
import type { Bus } from "../cluster/bus.ts";
import type { Timings } from "../cluster/timings.ts";
import {
  type Acceptance,
  type AcceptResult,
  acceptingWish,
  type CancelResult,
  type EnqueueResult,
  isSameQueue,
  longestFirst,
  MOST_TICKETS,
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
  readonly ticket: Ticket;
  lease: number;
}

interface Claim {
  readonly claim: string;
  readonly lease: number;
  readonly tickets: readonly Ticket[];
}

export class MemoryTicketOffice implements TicketOffice {
  readonly #bus: Bus;
  readonly #timings: Timings;
  readonly #now: () => number;
  /** By account, then by ticket. */
  readonly #held = new Map<string, Map<string, Held>>();
  /** By account: the match for which one of its tickets is claimed. The others are held back meanwhile. */
  readonly #pairings = new Map<string, string>();
  readonly #claims = new Map<string, Claim>();
  readonly #matched = new Map<string, { readonly matchId: string; readonly until: number }>();
  #seeksVersion = 0;

  constructor(bus: Bus, timings: Timings, now: () => number = Date.now) {
    this.#bus = bus;
    this.#timings = timings;
    this.#now = now;
  }

  async enqueue(wish: Wish): Promise<EnqueueResult> {
    const { accountId } = wish;
    const matchId = this.#pairings.get(accountId);
    if (matchId !== undefined) return { ok: false, reason: "pairing", matchId };
    const tickets = this.#ticketsOf(accountId);
    const same = tickets.find((ticket) => isSameQueue(ticket, wish));
    if (same === undefined && tickets.length >= MOST_TICKETS) return { ok: false, reason: "full" };
    const { id, since } = same ?? { id: randomUUID(), since: this.#now() };
    const ticket = { ...wish, id, since };
    this.#hold(ticket);
    this.#tellSeek(ticket);
    this.#bus.publish("queue", { kind: "changed" });
    this.#bus.publish("queue", { kind: "ticket", accountId });
    return { ok: true, ticket };
  }

  async cancel(accountId: string, ticketId?: string): Promise<CancelResult> {
    const matchId = this.#pairings.get(accountId);
    if (matchId !== undefined) return { outcome: "pairing", matchId };
    const tickets = this.#ticketsOf(accountId).filter(({ id }) => ticketId === undefined || id === ticketId);
    if (tickets.length === 0) return { outcome: "none" };
    for (const ticket of tickets) {
      this.#tellSeekGone(ticket);
      this.#forget(ticket);
    }
    this.#bus.publish("queue", { kind: "ticket", accountId });
    return { outcome: "cancelled" };
  }

  async status(accountId: string): Promise<TicketStatus> {
    const pairing = this.#pairings.get(accountId);
    if (pairing !== undefined) return { state: "pairing", matchId: pairing };
    const tickets = longestFirst(this.#ticketsOf(accountId));
    if (tickets.length > 0) return { state: "waiting", tickets };
    const matched = this.#matched.get(accountId);
    if (matched === undefined || matched.until <= this.#now()) return { state: "none" };
    return { state: "matched", matchId: matched.matchId };
  }

  async confirm(accountIds: readonly string[]): Promise<void> {
    for (const accountId of accountIds) this.#renew(accountId);
  }

  async sweep(): Promise<void> {
    const now = this.#now();
    const expired = this.#waitingHeld().filter(({ lease }) => lease <= now);
    for (const { ticket } of expired) {
      this.#tellSeekGone(ticket);
      this.#forget(ticket);
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
    const tickets = ticketIds.flatMap((id) => this.#waiting(id) ?? []);
    const accounts = new Set(tickets.map(({ accountId }) => accountId));
    if (this.#claims.has(matchId) || accounts.size < ticketIds.length) return undefined;
    return this.#claim(matchId, tickets);
  }

  async accept(matchId: string, seekId: string, wish: Acceptance): Promise<AcceptResult> {
    const seek = this.#waiting(seekId);
    if (seek?.kind !== "seek") return { ok: false, reason: "gone" };
    if (seek.accountId === wish.accountId) return { ok: false, reason: "own" };
    const pairing = this.#pairings.get(wish.accountId);
    if (pairing !== undefined) return { ok: false, reason: "pairing", matchId: pairing };
    const ticket: Ticket = { ...acceptingWish(seek, wish), id: randomUUID(), since: this.#now() };
    this.#hold(ticket);
    return { ok: true, pairing: this.#claim(matchId, [seek, ticket]) };
  }

  async claimAbandoned(): Promise<Pairing | undefined> {
    for (const [matchId, claim] of this.#claims) {
      if (claim.lease > this.#now()) continue;
      return this.#claim(matchId, claim.tickets);
    }
    return undefined;
  }

  async complete(pairing: Pairing, origin: string): Promise<boolean> {
    if (!this.#endClaim(pairing)) return false;
    const accountIds = pairing.tickets.map(({ accountId }) => accountId);
    const until = this.#now() + this.#timings.matchedMemory;
    for (const accountId of accountIds) {
      this.#held.delete(accountId);
      this.#pairings.delete(accountId);
      this.#matched.set(accountId, { matchId: pairing.matchId, until });
    }
    this.#bus.publish("meeting", { kind: "matched", accountIds, matchId: pairing.matchId, origin });
    return true;
  }

  async release(pairing: Pairing, { drop }: Release): Promise<boolean> {
    if (!this.#endClaim(pairing)) return false;
    for (const ticket of pairing.tickets) {
      const { accountId } = ticket;
      const reason = drop.get(accountId);
      this.#pairings.delete(accountId);
      if (reason !== undefined) this.#forget(ticket);
      this.#renew(accountId);
      for (const waiting of this.#ticketsOf(accountId)) this.#tellSeek(waiting);
      if (reason !== undefined) this.#tellLost(accountId, reason);
    }
    this.#bus.publish("queue", { kind: "changed" });
    return true;
  }

  #ticketsOf(accountId: string): Ticket[] {
    return [...(this.#held.get(accountId)?.values() ?? [])].map(({ ticket }) => ticket);
  }

  /** All tickets that are neither claimed nor held back. */
  #waitingHeld(): Held[] {
    return [...this.#held].flatMap(([accountId, held]) =>
      this.#pairings.has(accountId) ? [] : [...held.values()],
    );
  }

  #waitingOf(kind: Ticket["kind"]): readonly Ticket[] {
    return longestFirst(
      this.#waitingHeld()
        .map(({ ticket }) => ticket)
        .filter((ticket) => ticket.kind === kind),
    );
  }

  #waiting(ticketId: string): Ticket | undefined {
    const held = this.#waitingHeld().find(
      ({ ticket, lease }) => ticket.id === ticketId && lease > this.#now(),
    );
    return held?.ticket;
  }

  #hold(ticket: Ticket): void {
    const held = this.#held.get(ticket.accountId) ?? new Map<string, Held>();
    held.set(ticket.id, { ticket, lease: this.#now() + this.#timings.ticketLease });
    this.#held.set(ticket.accountId, held);
    this.#matched.delete(ticket.accountId);
  }

  #renew(accountId: string): void {
    const lease = this.#now() + this.#timings.ticketLease;
    for (const held of this.#held.get(accountId)?.values() ?? []) held.lease = lease;
  }

  #forget({ accountId, id }: Ticket): void {
    const held = this.#held.get(accountId);
    held?.delete(id);
    if (held?.size === 0) this.#held.delete(accountId);
  }

  #claim(matchId: string, tickets: readonly Ticket[]): Pairing {
    const claim = randomUUID();
    this.#claims.set(matchId, { claim, lease: this.#now() + this.#timings.pairingLease, tickets });
    for (const { accountId } of tickets) {
      this.#pairings.set(accountId, matchId);
      for (const ticket of this.#ticketsOf(accountId)) this.#tellSeekGone(ticket);
    }
    return { matchId, claim, tickets };
  }

  #endClaim({ matchId, claim }: Pairing): boolean {
    if (this.#claims.get(matchId)?.claim !== claim) return false;
    return this.#claims.delete(matchId);
  }

  #tellSeek(ticket: Ticket): void {
    if (ticket.kind !== "seek") return;
    const change = { kind: "put", seek: seekOf(ticket) } as const;
    this.#bus.publish("seeks", { version: ++this.#seeksVersion, change });
  }

  #tellSeekGone(ticket: Ticket): void {
    if (ticket.kind !== "seek") return;
    this.#bus.publish("seeks", { version: ++this.#seeksVersion, change: { kind: "removed", id: ticket.id } });
  }

  #tellLost(accountId: string, reason: string): void {
    this.#bus.publish("meeting", { kind: "ticket-lost", accountIds: [accountId], reason });
  }
}
