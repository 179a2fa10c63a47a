/**
 * Tickets: the wish of an account to play. An account has at most one. A ticket waits, in the quick-match
 * queue or as an open seek that somebody may accept; then two tickets are claimed together for one match,
 * and when that match is there they are done with.
 *
 * Everything is leased. A waiting ticket dies when no process confirms that its player is still there. A
 * claim ends when its process does not complete it in time, and then belongs to whoever asks for abandoned
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
  /** Whom this account played last, if that was lately; it is not paired with them at once. */
  lastOpponent: z.string().nullable().default(null),
});
export type Wish = z.infer<typeof wishSchema>;

export const ticketSchema = wishSchema.extend({
  id: z.string(),
  /** Since when; kept if the player changes decks, or returns to the queue after a pairing that failed. */
  since: z.number(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** What everybody may see of an open seek. */
export function seekOf(ticket: Ticket): Seek {
  const { id, format, accountId, name, since, rating } = ticket;
  return { id, format, accountId, name, since, rating, ...termsOf(ticket) };
}

/** What whoever accepts a seek brings; the rest is as the seek says. */
export type Acceptance = Omit<Wish, "kind" | "format" | keyof Terms>;

/** The wish of whoever accepts a seek. */
export function acceptingWish(seek: Ticket, acceptance: Acceptance): Wish {
  return { ...acceptance, kind: "seek", format: seek.format, ...termsOf(seek) };
}

/** Whether two wishes wait for the same thing, so that the later one takes the earlier one's place. */
export function isSameQueue(one: Wish, other: Wish): boolean {
  return queueOf(one) === queueOf(other);
}

/**
 * A name for what a wish waits for; of seeks it is the format alone, which is all that the scripts know. How late watchers are
 * keeps nobody apart: of those who are paired the most careful one has it.
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
  /** The account's ticket has been claimed already; the match is being made. */
  | { readonly ok: false; readonly reason: "pairing"; readonly matchId: string };

export type CancelResult =
  | { readonly outcome: "cancelled" }
  | { readonly outcome: "none" }
  | { readonly outcome: "pairing"; readonly matchId: string };

export type TicketStatus =
  | { readonly state: "none" }
  | { readonly state: "waiting"; readonly ticket: Ticket }
  | { readonly state: "pairing"; readonly matchId: string }
  /** Remembered for some minutes. */
  | { readonly state: "matched"; readonly matchId: string };

export type AcceptResult =
  | { readonly ok: true; readonly pairing: Pairing }
  /** `gone`: accepted by somebody else, withdrawn or expired. `own`: nobody plays against themselves. */
  | { readonly ok: false; readonly reason: "gone" | "own" }
  | { readonly ok: false; readonly reason: "pairing"; readonly matchId: string };

export interface SeekList {
  /** Oldest first. */
  readonly seeks: readonly Seek[];
  /** Changes up to this version are in the list; later ones are told on the bus's topic `seeks`. */
  readonly version: number;
}

/** What is done with the tickets of a pairing that came to nothing. */
export interface Release {
  /** Accounts whose tickets end, with the reason that they are told; the others wait again, where they were. */
  readonly drop: ReadonlyMap<string, string>;
}

export interface TicketOffice {
  /** Makes the account's ticket, or changes the one that it has; its place in the same queue is kept. */
  enqueue(wish: Wish): Promise<EnqueueResult>;
  cancel(accountId: string): Promise<CancelResult>;
  status(accountId: string): Promise<TicketStatus>;
  /** These players are still there: their waiting tickets live on. */
  confirm(accountIds: readonly string[]): Promise<void>;
  /** Ends tickets whose players are gone. */
  sweep(): Promise<void>;

  /** Everybody in the quick-match queue, longest waiting first. */
  waiting(): Promise<readonly Ticket[]>;
  seeks(): Promise<SeekList>;

  /** Takes waiting tickets for one match, all or none; undefined if one of them is not waiting any more. */
  claim(matchId: string, ticketIds: readonly string[]): Promise<Pairing | undefined>;
  /** Accepts an open seek: a claim of its ticket and of a new one for the acceptor. */
  accept(matchId: string, seekId: string, acceptance: Acceptance): Promise<AcceptResult>;
  /** Takes over a pairing whose process let its claim run out. */
  claimAbandoned(): Promise<Pairing | undefined>;
  /** The match is there: ends the tickets and tells their players. False if the claim was lost. */
  complete(pairing: Pairing, origin: string): Promise<boolean>;
  /** The match could not be made. False if the claim was lost. */
  release(pairing: Pairing, release: Release): Promise<boolean>;
}
