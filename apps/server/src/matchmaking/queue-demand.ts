/** Statistics of the quick-match queue: how many wait for each kind of match, and how long it took recently. */
import type { QueueView } from "@spellroom/protocol/http";
import type { Bus } from "../cluster/bus.ts";
import type { TicketOffice, Wish } from "./tickets.ts";

/** What players who are paired have in common. */
export type QueueTerms = Pick<Wish, "format" | "timeControl" | "rated" | "bestOf">;

export interface PairedWait {
  readonly queue: QueueTerms;
  readonly waitedMs: number;
  readonly at: number;
}

/** How many pairings of a queue are remembered, and for how long. */
const REMEMBERED = 20;
const LATELY_MS = 60 * 60_000;

export class QueueDemand {
  readonly #tickets: Pick<TicketOffice, "waiting">;
  readonly #now: () => number;
  readonly #paired = new Map<string, PairedWait[]>();

  /** Records all pairings from now on, in whichever process they are made. */
  constructor(tickets: Pick<TicketOffice, "waiting">, bus: Bus, now: () => number = Date.now) {
    this.#tickets = tickets;
    this.#now = now;
    bus.subscribe("queue", (event) => {
      if (event.kind === "paired") for (const wait of event.waits) this.#remember(wait);
    });
  }

  /** Queues with waiting players or recent pairings, the most popular first. */
  async queues(): Promise<QueueView[]> {
    const waiting = Map.groupBy(await this.#tickets.waiting(), nameOf);
    const names = new Set([...waiting.keys(), ...this.#paired.keys()]);
    const queues = [...names].flatMap((name): QueueView[] => {
      const tickets = waiting.get(name) ?? [];
      const lately = (this.#paired.get(name) ?? []).filter(({ at }) => at > this.#now() - LATELY_MS);
      const terms = tickets[0] ?? lately[0]?.queue;
      if (terms === undefined) return [];
      const typicalWaitMs = medianOf(lately.map(({ waitedMs }) => waitedMs));
      return [{ ...queueTermsOf(terms), waiting: tickets.length, typicalWaitMs }];
    });
    return queues.toSorted((one, other) => other.waiting - one.waiting);
  }

  #remember(wait: PairedWait): void {
    const name = nameOf(wait.queue);
    this.#paired.set(name, [wait, ...(this.#paired.get(name) ?? [])].slice(0, REMEMBERED));
  }
}

/** A ticket's kind of match, without anything about the account. */
export function queueTermsOf({ format, timeControl, rated, bestOf }: QueueTerms): QueueTerms {
  return { format, timeControl, rated, bestOf };
}

function nameOf(terms: QueueTerms): string {
  return JSON.stringify(queueTermsOf(terms));
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
