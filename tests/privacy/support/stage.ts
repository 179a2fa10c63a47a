/** A match on a running server, with people who each come through a recording proxy of their own. */
import { randomBytes, randomUUID } from "node:crypto";
import { rulesetById } from "@spellroom/cards";
import type { TableClient } from "@spellroom/client";
import type { PublicTable } from "@spellroom/protocol";
import { ENGINE_VERSION } from "@spellroom/rules";
import { type Audience, type LiveMatch, type RunningServer, storeSetup } from "@spellroom/server";
import { becomeGuest, boardOf, CardLibrary, type Guest, takePlace } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";
import type { CanaryDeck } from "./canaries.ts";
import type { Audience as Viewer } from "./knowledge.ts";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";

/** A participant: one place at the table on one device. */
export interface Visitor {
  readonly label: string;
  readonly viewer: Viewer;
  readonly person: Guest;
  readonly proxy: RecordingProxy;
  readonly client: TableClient;
  readonly library: CardLibrary;
  /** Every table that the client has shown, with the moment. */
  readonly tables: readonly SeenTable[];
  /** What the API answered who asked it for the table and its commands. */
  readonly asked: string[];
}

export interface SeenTable {
  readonly moment: number;
  readonly table: PublicTable;
}

export interface StageSetup {
  readonly decks: readonly [CanaryDeck, CanaryDeck];
  readonly seed?: string;
}

/** Longer than a room of watchers waits before it counts them again. */
const COUNTING_MS = 700;

/** Keeps count of the match's states: the moment is how many inputs have been taken. */
class Clock implements Audience {
  moment: number;
  readonly #match: LiveMatch;

  constructor(match: LiveMatch) {
    this.#match = match;
    this.moment = match.length;
  }

  publish(): void {
    this.moment = this.#match.length;
  }

  notice(): void {
    // Says nothing of the state.
  }

  closed(): void {
    // The match has moved, which these tests don't support.
  }
}

export class Stage {
  readonly matchId = randomUUID();
  readonly server: RunningServer;
  readonly seed: string;
  readonly decks: readonly [CanaryDeck, CanaryDeck];
  readonly visitors: Visitor[] = [];
  readonly #players: readonly [Guest, Guest];
  #clock: Clock | undefined;
  /** When a watcher last came. */
  #counted = Number.NEGATIVE_INFINITY;

  private constructor(server: RunningServer, setup: StageSetup, players: readonly [Guest, Guest]) {
    this.server = server;
    this.seed = setup.seed ?? randomBytes(32).toString("hex");
    this.decks = setup.decks;
    this.#players = players;
  }

  /**
   * Puts a match into the journal as if another process had made it and died: the server takes it over when the first
   * player asks for the seat, as it does with any.
   */
  static async open(server: RunningServer, setup: StageSetup): Promise<Stage> {
    const players: readonly [Guest, Guest] = [await becomeGuest(server.url), await becomeGuest(server.url)];
    const stage = new Stage(server, setup, players);
    await stage.#create();
    return stage;
  }

  get match(): LiveMatch {
    const match = this.server.live.get(this.matchId);
    if (!match) throw new Error("the match is not open");
    return match;
  }

  get moment(): number {
    return this.#clock?.moment ?? 0;
  }

  /** Everyone who is still at the table. */
  get present(): readonly Visitor[] {
    return this.visitors.filter(({ client }) => client.store.getState().status !== "closed");
  }

  /** Who holds a seat now. */
  holder(seat: number): Visitor {
    const holder = this.present.find(({ viewer }) => viewer === seat);
    if (!holder) throw new Error(`nobody sits at ${seat}`);
    return holder;
  }

  /** Brings somebody in, and waits until everybody has heard of it. */
  async arrive(label: string, viewer: Viewer): Promise<Visitor> {
    if (viewer === null) await this.#calmCount();
    const person = viewer === null ? await becomeGuest(this.server.url) : this.#players[viewer === 0 ? 0 : 1];
    const proxy = await startRecordingProxy(this.server.url, () => this.moment);
    const client = takePlace([proxy.url], person.token, this.matchId, viewer === null ? "watch" : "seat");
    const tables: SeenTable[] = [];
    client.store.subscribe(({ table }) => {
      if (table && table !== tables.at(-1)?.table) tables.push({ moment: this.moment, table });
    });
    const library = new CardLibrary([proxy.url]);
    const visitor: Visitor = { label, viewer, person, proxy, client, library, tables, asked: [] };
    this.visitors.push(visitor);
    await until(`${label} to be let in`, () => client.store.getState().status === "live");
    this.#startClock();
    await this.settle();
    if (viewer === null) this.#counted = performance.now();
    return visitor;
  }

  /** Watchers are counted at once, but not again within half a second; that must not depend on how fast the game was played. */
  async #calmCount(): Promise<void> {
    const left = this.#counted + COUNTING_MS - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  /** Before the first player came the match was not open, and nothing could happen. */
  #startClock(): void {
    if (this.#clock) return;
    this.#clock = new Clock(this.match);
    this.match.audiences.add(this.#clock);
  }

  /**
   * Waits until everybody at the table shows it as it is now and has fetched the cards on it. Watchers who come and go are
   * counted some time later, which must not be what two games differ in.
   */
  async settle(): Promise<void> {
    const watching = () => this.present.filter(({ viewer }) => viewer === null).length;
    await until("watchers to be counted", () => this.match.reader.table.watchers === watching());
    for (const visitor of this.present) {
      await until(`${visitor.label} to see the table as it is`, () => this.#isCurrent(visitor));
      await visitor.library.load(boardOf(visitor.client));
    }
  }

  #isCurrent({ client, viewer }: Visitor): boolean {
    const { status, table, decision } = client.store.getState();
    if (status === "closed") return true;
    const { match } = this;
    const asked = viewer === null ? null : (match.reader.viewOf(viewer).own?.decision?.id ?? null);
    return status === "live" && table?.seq === match.reader.table.seq && (decision?.id ?? null) === asked;
  }

  async close(): Promise<void> {
    for (const { client } of this.visitors) client.close();
    for (const { proxy } of this.visitors) await proxy.close();
    this.server.live.forget(this.matchId);
  }

  async #create(): Promise<void> {
    const ruleset = rulesetById("full");
    const names = ["Ada", "Bea"] as const;
    const players = names.map((name, seat) => ({
      name,
      deck: (this.decks[seat] ?? []).map(({ definition }) => definition),
    }));
    const stored = storeSetup({ ruleset, seed: this.seed, players }, ruleset);
    const created = await this.server.foundation.journal.create({
      id: this.matchId,
      owner: "a-process-that-is-gone",
      format: "open",
      ruleset: ruleset.id,
      engineVersion: String(ENGINE_VERSION),
      visibility: "public",
      origin: "private",
      rematchOf: null,
      seats: this.#players.map(({ account }, seat) => ({
        seat,
        accountId: account.id,
        bot: null,
        name: names[seat] ?? "",
        deck: { list: (this.decks[seat] ?? []).map(({ name }) => `1 ${name}`).join("\n") },
      })),
      setup: stored.setup,
      definitions: stored.definitions,
    });
    if (created.outcome !== "created") throw new Error(`the match was not made: ${created.outcome}`);
  }
}
