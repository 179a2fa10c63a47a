/** The lobby of a single process. Its listings end with it, so none needs confirming. */
import { LISTING_PAGE } from "@spellroom/protocol/http";
import type { Bus } from "../cluster/bus.ts";
import type { Listing } from "../cluster/listing.ts";
import type { ListingPage, Lobby } from "./lobby.ts";

export class MemoryLobby implements Lobby {
  readonly #bus: Bus;
  readonly #listings = new Map<string, Listing>();
  #version = 0;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  async put(listing: Listing): Promise<void> {
    const known = this.#listings.get(listing.matchId);
    if (known !== undefined && known.epoch > listing.epoch) return;
    this.#listings.set(listing.matchId, listing);
    this.#bus.publish("lobby", { version: ++this.#version, change: { kind: "put", listing } });
  }

  async remove(matchId: string): Promise<void> {
    if (!this.#listings.delete(matchId)) return;
    this.#bus.publish("lobby", { version: ++this.#version, change: { kind: "removed", id: matchId } });
  }

  async list({ offset = 0, limit = LISTING_PAGE } = {}): Promise<ListingPage> {
    const newestFirst = [...this.#listings.values()].toSorted(
      (left, right) => right.startedAt - left.startedAt,
    );
    return {
      listings: newestFirst.slice(offset, offset + limit),
      total: newestFirst.length,
      version: this.#version,
    };
  }

  async get(matchId: string): Promise<Listing | undefined> {
    return this.#listings.get(matchId);
  }
}
