/** Two honest players at a table, as `packages/client` shows it to them, and how long their answers take. */

import type { TableClient } from "@spellroom/client";
import { safeChoice } from "@spellroom/protocol";
import { becomeGuest, type Guest, takePlace } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";

export interface Asked {
  readonly client: TableClient;
  readonly seat: number;
  readonly decision: number;
}

export class HonestTable {
  readonly matchId: string;
  /** By seat. */
  readonly people: readonly Guest[];
  readonly clients: readonly TableClient[];

  private constructor(matchId: string, people: readonly Guest[], clients: readonly TableClient[]) {
    this.matchId = matchId;
    this.people = people;
    this.clients = clients;
  }

  static async open(
    url: string,
    newcomer: () => Promise<Guest> = () => becomeGuest(url),
  ): Promise<HonestTable> {
    const guests = await Promise.all([newcomer(), newcomer()]);
    const { code } = (
      await guests[0].api.meetings.invite({ format: "presets", deck: { preset: "ember-rush" } })
    ).invitation;
    const { matchId } = await guests[1].api.meetings.joinInvitation({
      code,
      deck: { preset: "wild-stampede" },
    });
    const clients = guests.map(({ token }) => takePlace([url], token, matchId));
    const people: Guest[] = [];
    for (const [at, { store }] of clients.entries()) {
      const seat = await until("a seat", () => {
        const { status, seat: own } = store.getState();
        return status === "live" && own !== null ? { own } : null;
      });
      people[seat.own] = guests[at === 0 ? 0 : 1];
    }
    const table = new HonestTable(matchId, people, clients);
    await table.asked();
    return table;
  }

  /** Who is asked now, once one of the two knows. */
  asked(): Promise<Asked> {
    return until("a question", () => {
      for (const client of this.clients) {
        const { decision, pending, seat } = client.store.getState();
        if (decision && !pending && seat !== null) return { client, seat, decision: decision.id };
      }
      return null;
    });
  }

  /** Answers the open decision as carefully as can be; how many milliseconds that took. @throws when it is refused */
  async answer(): Promise<number> {
    const { client } = await this.asked();
    const { decision } = client.store.getState();
    if (!decision) throw new Error("the question is gone");
    const begun = performance.now();
    const error = await client.choose(decision.id, safeChoice(decision));
    if (error) throw new Error(`an honest answer was refused: ${error.code}`);
    return performance.now() - begun;
  }

  get isOver(): boolean {
    return this.clients.some(({ store }) => store.getState().table?.result != null);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}
