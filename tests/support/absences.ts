/** How long players were disconnected from their tables, each time they lost the connection. */
import type { TableClient } from "@spellroom/client";

export class Absences {
  readonly #ended: number[] = [];
  readonly #since = new Map<TableClient, number>();

  constructor(clients: readonly TableClient[]) {
    for (const client of clients) {
      client.store.subscribe(({ status, table }) => {
        const since = this.#since.get(client);
        // A player who has seen the end need not reconnect.
        const isAway = status !== "live" && table?.result == null;
        if (isAway && since === undefined) this.#since.set(client, performance.now());
        if (isAway || since === undefined) return;
        this.#since.delete(client);
        this.#ended.push(performance.now() - since);
      });
    }
  }

  get count(): number {
    return this.#ended.length + this.#since.size;
  }

  /** In milliseconds; players who are still disconnected count. */
  longest(): number {
    return Math.max(
      0,
      ...this.#ended,
      ...[...this.#since.values()].map((since) => performance.now() - since),
    );
  }
}
