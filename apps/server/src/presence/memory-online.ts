/** Who is online at a single process. */
import type { Bus } from "../cluster/bus.ts";
import type { Person } from "../cluster/events.ts";
import type { OnlineList, OnlineStore } from "./online.ts";

export class MemoryOnlineStore implements OnlineStore {
  readonly #bus: Bus;
  readonly #people = new Map<string, Person>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  async confirm(people: readonly Person[]): Promise<void> {
    for (const person of people) {
      if (this.#people.get(person.id)?.name === person.name) continue;
      this.#people.set(person.id, person);
      this.#bus.publish("online", { count: this.#people.size, change: { kind: "arrived", person } });
    }
  }

  async leave(accountId: string): Promise<void> {
    if (!this.#people.delete(accountId)) return;
    this.#bus.publish("online", { count: this.#people.size, change: { kind: "left", id: accountId } });
  }

  async sweep(): Promise<void> {
    // The only process confirms everyone, or is gone with them.
  }

  async list(limit: number): Promise<OnlineList> {
    return { people: [...this.#people.values()].slice(0, limit), count: this.#people.size };
  }

  async among(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(accountIds.filter((id) => this.#people.has(id)));
  }
}
