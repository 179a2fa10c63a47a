/**
 * Tickets: the wishes of an account to play. An account has one for each kind of match that it waits for, up to
 * a limit. A ticket waits, in the quick-match queue or as an open seek that somebody may accept; then two tickets
 * are claimed together for one match, and when that match is there they are done with.
 *
 * An account is paired once: from the claim of one of its tickets on, all others are held back, in the same
 * atomic step. They end with it when the match is there, and wait again, where they were, if it came to nothing.
 *
 * Everything is leased. A waiting ticket dies when no process confirms that its player is still there. A
 * claim ends when its process does not complete it in time, and then goes to the next process that asks for abandoned
 * pairings: the match's id is already chosen and making a match is idempotent, so finishing somebody else's
 * pairing can't lose a player or make two matches of it.
 */
import { deckChoiceSchema, TICKET_KINDS, termsFields } from "@spellroom/protocol/http";
import { z } from "zod";
import type { Seek } from "../cluster/seek.ts";
import { type Terms, termsOf } from "./terms.ts";

/** What a player asks for. */
export const wishSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  format: z.string(),
  kind: z.enum(TICKET_KINDS),
  deck: deckChoiceSchema,
  ...termsFields,
  /** Of this account in the pool, as the server knows it. */
  rating: z.number().default(1500),
  /** The account's last opponent, if recent, with whom it isn't paired again at once. */
  lastOpponent: z.string().nullable().default(null),
  /** Whether it is a bot that wishes so, as the server knows it. */
  bot: z.boolean().default(false),
  /** Whether a person wants to be paired with bots where that would otherwise not happen: in rated queues. */
  meetsBots: z.boolean().default(false),
});
export type Wish = z.infer<typeof wishSchema>;

export const ticketSchema = wishSchema.extend({
  id: z.string(),
  /** Since when; kept if the player changes decks, or returns to the queue after a pairing that failed. */
  since: z.number(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** How many kinds of matches an account can wait for at once: a manageable list, with a bounded cost. */
export const MOST_TICKETS = 8;

/** Tickets in the order in which they are served. */
export function longestFirst(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.toSorted((one, other) => one.since - other.since);
}

/** What everyone may see of an open seek. */
export function seekOf(ticket: Ticket): Seek {
  const { id, format, accountId, name, since, rating } = ticket;
  return { id, format, accountId, name, since, rating, ...termsOf(ticket) };
}

/** What a player who accepts a seek brings; the rest is as the seek says. */
export type Acceptance = Omit<Wish, "kind" | "format" | keyof Terms>;

/** The wish of a player who accepts a seek. */
export function acceptingWish(seek: Ticket, acceptance: Acceptance): Wish {
  return { ...acceptance, kind: "seek", format: seek.format, ...termsOf(seek) };
}

/** Whether two requests are for the same kind of match, so that the later one replaces the earlier one. */
export function isSameQueue(one: Wish, other: Wish): boolean {
  return queueOf(one) === queueOf(other);
}

/**
 * A name for the kind of match of a request; for seeks only the format, which is all that the scripts know. The watchers' delay
 * doesn't separate players: of those who are paired the longest one applies.
 */
export function queueOf({ kind, format, timeControl, rated, bestOf }: Wish): string {
  if (kind === "seek") return `seek:${format}`;
  return `queue:${format}:${timeControl}:${rated ? "rated" : "free"}:${bestOf}`;
}

/** Two tickets taken for one match by one process. */
export interface Pairing {
  /** The id that the match must get. */
  readonly matchId: string;
  /** Proof of the claim; a claim that another process has taken over has another one. */
  readonly claim: string;
  readonly tickets: readonly Ticket[];
}

export type EnqueueResult =
  | { readonly ok: true; readonly ticket: Ticket }
  /** One of the account's tickets has been claimed already; the match is being made. */
  | { readonly ok: false; readonly reason: "pairing"; readonly matchId: string }
  /** The account waits for as many kinds of matches as it may. */
  | { readonly ok: false; readonly reason: "full" };

export type CancelResult =
  | { readonly outcome: "cancelled" }
  | { readonly outcome: "none" }
  | { readonly outcome: "pairing"; readonly matchId: string };

export type TicketStatus =
  | { readonly state: "none" }
  /** Longest waiting first. */
  | { readonly state: "waiting"; readonly tickets: readonly Ticket[] }
  | { readonly state: "pairing"; readonly matchId: string }
  /** Remembered for some minutes. */
  | { readonly state: "matched"; readonly matchId: string };

export type AcceptResult =
  | { readonly ok: true; readonly pairing: Pairing }
  /** `gone`: accepted by another player, withdrawn or expired. `own`: nobody plays against themselves. */
  | { readonly ok: false; readonly reason: "gone" | "own" }
  | { readonly ok: false; readonly reason: "pairing"; readonly matchId: string };

export interface SeekList {
  /** Oldest first. */
  readonly seeks: readonly Seek[];
  /** Changes up to this version are in the list; later ones are published on the bus's topic `seeks`. */
  readonly version: number;
}

/** What is done with the tickets of a failed pairing. */
export interface Release {
  /** Accounts whose ticket of this pairing ends, with the reason; all others return to their place in the queue. */
  readonly drop: ReadonlyMap<string, string>;
}

export interface TicketOffice {
  /** Adds a ticket to those that the account has, or changes the one in the same queue, which keeps its place. */
  enqueue(wish: Wish): Promise<EnqueueResult>;
  /** Ends this ticket of the account, or all that it has. */
  cancel(accountId: string, ticketId?: string): Promise<CancelResult>;
  status(accountId: string): Promise<TicketStatus>;
  /** These players are still there: their waiting tickets live on. */
  confirm(accountIds: readonly string[]): Promise<void>;
  /** Ends tickets whose players are gone. */
  sweep(): Promise<void>;

  /** Everyone in the quick-match queue, longest waiting first. */
  waiting(): Promise<readonly Ticket[]>;
  seeks(): Promise<SeekList>;

  /** Takes waiting tickets of different accounts for one match, all or none; undefined if one of them is no longer waiting. */
  claim(matchId: string, ticketIds: readonly string[]): Promise<Pairing | undefined>;
  /** Accepts an open seek: a claim of its ticket and of a new one for the acceptor. */
  accept(matchId: string, seekId: string, acceptance: Acceptance): Promise<AcceptResult>;
  /** Takes over a pairing whose process let its claim run out. */
  claimAbandoned(): Promise<Pairing | undefined>;
  /** The match exists: ends the tickets and notifies their players. False if the claim was lost. */
  complete(pairing: Pairing, origin: string): Promise<boolean>;
  /** The match could not be made. False if the claim was lost. */
  release(pairing: Pairing, release: Release): Promise<boolean>;
}
