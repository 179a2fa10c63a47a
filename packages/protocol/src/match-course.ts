/** A match as a series of games, and what the seats are asked before each. */
import { z } from "zod";

/** The standing of a match of several games, which is public. */
export interface CourseView {
  /** The number of the current or last game; 0 before the first. */
  readonly game: number;
  readonly bestOf: number;
  /** Games that each seat has won. */
  readonly wins: readonly number[];
  /** The next game waits for the seats. */
  readonly waiting: {
    /** When it starts without those who haven't answered, by the server's clock; `now` is the time of sending. */
    readonly until: number;
    readonly now: number;
    readonly ready: readonly boolean[];
    /** Who may choose the starting player. */
    readonly chooser: number | null;
  } | null;
}

/** What a seat is sent before a game: the commitments for its randomness, and the seat's own cards. */
export interface OpeningView {
  /** The number of the next game. */
  readonly game: number;
  /** The hash of each random stream's secret, fixed before the seats add entropy. */
  readonly commitments: Readonly<Record<string, string>>;
  /** Cards by content hash, as in the latest deck; the sideboard is all the rest. Only where it may be changed. */
  readonly deck: { readonly main: readonly string[]; readonly side: readonly string[] } | null;
}

/** A seat is ready for the next game. */
export interface ReadyRequest {
  readonly game: number;
  /** The entropy that it adds, in hex. */
  readonly entropy: string;
  /** The deck to play, if it has changed. */
  readonly deck?: readonly string[] | undefined;
  /** Whether the player who chooses is the starting player. */
  readonly begin?: boolean | undefined;
}

export const readyRequestSchema = z.strictObject({
  game: z.int().min(1).max(9),
  entropy: z.string().regex(/^[0-9a-f]{32,64}$/),
  deck: z
    .array(z.string().regex(/^[0-9a-f]{16,64}$/))
    .max(300)
    .optional(),
  begin: z.boolean().optional(),
});
