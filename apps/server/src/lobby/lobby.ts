/**
 * The site's list of live matches: an index of our own, kept by the processes that own the matches. A listing
 * is trusted as long as its process keeps confirming it.
 */
import type { Listing } from "../cluster/listing.ts";

export interface ListingPage {
  /** Newest first. */
  readonly listings: readonly Listing[];
  readonly total: number;
  /** Changes up to this version are in the list; later ones are published on the bus's topic `lobby`. */
  readonly version: number;
}

export interface Lobby {
  /**
   * Adds a match of this process or replaces its listing, and keeps confirming it until it is removed.
   * Without effect if a later owner of the match has listed it. At most about one a second a match.
   */
  put(listing: Listing): Promise<void>;
  /** Takes a match off the list, unless a later owner has listed it. */
  remove(matchId: string): Promise<void>;
  list(options?: { readonly offset?: number; readonly limit?: number }): Promise<ListingPage>;
  get(matchId: string): Promise<Listing | undefined>;
}
