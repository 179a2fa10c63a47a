/** A match as the games that it is made of, and what is asked of the seats before each. */
import { z } from "zod";

/** Where a match of several games stands: everybody may know it. */
export interface CourseView {
  /** The game that is played or was played last; 0 before the first. */
  readonly game: number;
  readonly bestOf: number;
  /** Games that each seat has won. */
  readonly wins: readonly number[];
  /** The next game waits for the seats. */
  readonly waiting: {
    /** When it begins without those who have said nothing, by the server's clock; `now` is that of sending. */
    readonly until: number;
    readonly now: number;
    readonly ready: readonly boolean[];
    /** Who may say who begins. */
    readonly chooser: number | null;
  } | null;
}

/** What a seat is given before a game: what its chance is committed to, and its own cards. */
export interface OpeningView {
  /** The game that will begin. */
  readonly game: number;
  /** The hash of the secret of each stream of chance, fixed before anybody adds entropy. */
  readonly commitments: Readonly<Record<string, string>>;
  /** Cards by content hash, as the deck was last; the sideboard is all the rest. Only where it may be changed. */
  readonly deck: { readonly main: readonly string[]; readonly side: readonly string[] } | null;
}

/** A seat is ready for the next game. */
export interface ReadyRequest {
  readonly game: number;
  /** What it adds to the game's chance, in hex. */
  readonly entropy: string;
  /** The deck to play with, if it is another. */
  readonly deck?: readonly string[] | undefined;
  /** Whether the one who chooses begins. */
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
