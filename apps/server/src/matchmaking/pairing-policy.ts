/**
 * Pairs the waiting players. Pure, so that every process may decide and the claim settles which was first.
 *
 * Rated players are paired within windows around their ratings that widen while they wait; of several who fit,
 * the nearest is taken. A player who waits for several kinds of matches is in one group at most. Players who have blocked each other are never paired, nor is anyone with the
 * opponent of a moment ago, unless both go on waiting for long. People are not paired with bots in rated queues, unless they want to be.
 */
import { queueOf, type Ticket } from "./tickets.ts";

/** Tickets of one match. */
export type Group = readonly Ticket[];

export interface PairingRules {
  /** Players of a match of this format; undefined where it can't be waited for. */
  readonly seatsOf: (format: string) => number | undefined;
  readonly blocked: { has(one: string, other: string): boolean };
  readonly now: number;
}

/** Half the width of the window at first, and at last. */
const WINDOW = { first: 100, last: 600 } as const;
/** So much wider for every second of waiting: fast up to the first bound, then slowly. */
const WIDENING = { fast: 10 / 3, bound: 300, slow: 1 / 3 } as const;
/** The players of the last match are paired again when both have waited this long. */
const AGAIN_AFTER_MS = { rated: 120_000, free: 15_000 } as const;

/** How far an opponent's rating may differ after this time. */
export function windowAfter(waitedMs: number): number {
  const seconds = Math.max(0, waitedMs) / 1000;
  const fast = WINDOW.first + seconds * WIDENING.fast;
  if (fast <= WIDENING.bound) return fast;
  const reached = (WIDENING.bound - WINDOW.first) / WIDENING.fast;
  return Math.min(WINDOW.last, WIDENING.bound + (seconds - reached) * WIDENING.slow);
}

/** Whether these two may play each other now. */
export function mayMeet(one: Ticket, other: Ticket, { blocked, now }: PairingRules): boolean {
  if (one.accountId === other.accountId || blocked.has(one.accountId, other.accountId)) return false;
  const rated = one.rated && other.rated;
  // People meet bots in rated queues only if they want to; the match is then not rated.
  if (rated && one.bot !== other.bot && !(one.bot ? other : one).meetsBots) return false;
  const waited = now - Math.max(one.since, other.since);
  const met = one.lastOpponent === other.accountId || other.lastOpponent === one.accountId;
  if (met && waited < (rated ? AGAIN_AFTER_MS.rated : AGAIN_AFTER_MS.free)) return false;
  return !rated || Math.abs(one.rating - other.rating) <= windowAfter(waited);
}

/** Groups the tickets for the same kind of match, longest wait first. */
export function chooseGroups(waiting: readonly Ticket[], rules: PairingRules): readonly Group[] {
  const groups: Group[] = [];
  const chosen = new Set<string>();
  for (const tickets of Map.groupBy(waiting, queueOf).values()) {
    const seats = rules.seatsOf(tickets[0]?.format ?? "");
    if (seats === undefined || seats < 2) continue;
    const free = tickets.filter(({ accountId }) => !chosen.has(accountId));
    for (const group of groupsOf(free, seats, rules)) {
      groups.push(group);
      for (const { accountId } of group) chosen.add(accountId);
    }
  }
  return groups;
}

function groupsOf(tickets: readonly Ticket[], seats: number, rules: PairingRules): Group[] {
  const groups: Group[] = [];
  const left = new Set(tickets);
  for (const first of tickets) {
    if (!left.delete(first)) continue;
    const group = [first];
    // Sorting is stable: among equally good opponents, the one who has waited longest.
    const nearest = first.rated
      ? [...left].toSorted((one, other) => gap(first, one) - gap(first, other))
      : [...left];
    for (const candidate of nearest) {
      if (group.length === seats) break;
      if (group.every((member) => mayMeet(member, candidate, rules))) group.push(candidate);
    }
    if (group.length < seats) continue;
    for (const member of group) left.delete(member);
    groups.push(group);
  }
  return groups;
}

function gap(one: Ticket, other: Ticket): number {
  return Math.abs(one.rating - other.rating);
}
