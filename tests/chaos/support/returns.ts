import type { TableClient } from "@spellroom/client";

interface Span {
  readonly from: number;
  to: number;
}

/**
 * How long players were away from their tables. A *return* counts from when the last outage was over in which nobody could have been
 * served, such as a stopped database; an *absence* counts all of the time.
 */
export class Returns {
  readonly #away: Span[] = [];
  readonly #outages: Span[] = [];
  readonly #since = new Map<TableClient, Span>();
  readonly #clients: () => readonly TableClient[];
  readonly #timer: ReturnType<typeof setInterval>;

  /** @param clients the current players; read repeatedly, since players may reload their page */
  constructor(clients: () => readonly TableClient[]) {
    this.#clients = clients;
    this.#timer = setInterval(() => this.#look(), 20);
  }

  #look(): void {
    const now = performance.now();
    for (const client of this.#clients()) {
      const { status, table } = client.store.getState();
      const since = this.#since.get(client);
      // Who has seen the end need not come back.
      const isAway = status !== "live" && table?.result == null;
      if (isAway && since === undefined) {
        const span = { from: now, to: Number.POSITIVE_INFINITY };
        this.#since.set(client, span);
        this.#away.push(span);
      }
      if (isAway || since === undefined) continue;
      since.to = now;
      this.#since.delete(client);
    }
    const clients = new Set(this.#clients());
    for (const [client, span] of this.#since) {
      if (clients.has(client)) continue;
      span.to = now;
      this.#since.delete(client);
    }
  }

  /** @returns reports that the outage is over */
  outage(): () => void {
    const span = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    this.#outages.push(span);
    return () => {
      span.to = performance.now();
    };
  }

  /** In milliseconds; who is still away counts until now. Ends the watch. */
  longestReturn(): number {
    clearInterval(this.#timer);
    const returns = this.#away.map(({ from, to }) => {
      const end = Math.min(to, performance.now());
      const over = this.#outages
        .filter((outage) => outage.from < end && outage.to > from)
        .map((outage) => outage.to);
      return end - Math.min(end, Math.max(from, ...over));
    });
    return Math.max(0, ...returns);
  }

  longestAbsence(): number {
    return Math.max(0, ...this.#away.map(({ from, to }) => Math.min(to, performance.now()) - from));
  }
}
