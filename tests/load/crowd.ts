/** People at human pace: two for each match, each a client of its own; and how long everybody's patch took after each choice. */
import { type Bot, greedyBot, safeChoice } from "@spellroom/bots";
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { seededChance } from "@spellroom/cli";
import { type TableClient, viewOf } from "@spellroom/client";
import { definitionId } from "@spellroom/rules";
import { takePlace } from "../support/people.ts";
import { until } from "../support/waiting.ts";
import type { SeatedMatch } from "./mid-games.ts";

/** A choice every so often at each table, on the average. */
const PACE_MS = 2_000;
const ENTRIES_AT_ONCE = 16;

export interface Tally {
  readonly latencies: readonly number[];
  readonly patches: number;
  readonly refused: number;
}

/** One match, its two clients, and whoever of them is asked. */
class Table {
  readonly clients: readonly TableClient[];
  readonly #bots: readonly Bot[];
  readonly #count: (latency: number) => void;
  readonly #countPatch: () => void;
  readonly #countRefusal: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The choice that is under way: everybody has it once all have a later state than this. */
  #sent: { readonly at: number; readonly seq: number } | null = null;

  constructor(clients: readonly TableClient[], bots: readonly Bot[], tell: Telling) {
    this.clients = clients;
    this.#bots = bots;
    this.#count = tell.latency;
    this.#countPatch = tell.patch;
    this.#countRefusal = tell.refusal;
    for (const client of clients) {
      let seq = client.store.getState().table?.seq ?? 0;
      client.store.subscribe(({ table }) => {
        if (!table || table.seq === seq) return;
        seq = table.seq;
        this.#countPatch();
        this.#arrived();
      });
    }
  }

  get isOver(): boolean {
    return this.clients.some(({ store }) => store.getState().table?.result != null);
  }

  /** Lets whoever is asked answer after a while, again and again. */
  play(): void {
    // Exponential waiting times: people don't act in step.
    this.#timer = setTimeout(() => void this.#act(), -Math.log(1 - Math.random()) * PACE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const client of this.clients) client.close();
  }

  async #act(): Promise<void> {
    if (this.isOver) return;
    for (const [seat, client] of this.clients.entries()) {
      const state = client.store.getState();
      const { decision } = state;
      const view = viewOf(state);
      if (!decision || !view || state.pending || !state.table) continue;
      const choice = this.#bots[seat]?.choose(view, decision) ?? safeChoice(decision);
      this.#sent = { at: performance.now(), seq: state.table.seq };
      const error = await client.choose(decision.id, choice);
      if (error) {
        this.#sent = null;
        this.#countRefusal();
        await client.choose(decision.id, safeChoice(decision));
      }
      break;
    }
    this.play();
  }

  #arrived(): void {
    const sent = this.#sent;
    if (!sent) return;
    if (!this.clients.every(({ store }) => (store.getState().table?.seq ?? 0) > sent.seq)) return;
    this.#sent = null;
    this.#count(performance.now() - sent.at);
  }
}

interface Telling {
  readonly latency: (milliseconds: number) => void;
  readonly patch: () => void;
  readonly refusal: () => void;
}

export class Crowd {
  readonly #tables: Table[] = [];
  readonly #url: string;
  readonly #definitions = new Map<string, CardDefinition>();
  #latencies: number[] = [];
  #patches = 0;
  #refused = 0;

  constructor(url: string) {
    this.#url = url;
    for (const card of loadPool().all) this.#definitions.set(definitionId(card), card);
  }

  get tables(): number {
    return this.#tables.filter(({ isOver }) => !isOver).length;
  }

  /** Brings both players of each match to their table. */
  async sitDown(matches: readonly SeatedMatch[]): Promise<void> {
    for (let at = 0; at < matches.length; at += ENTRIES_AT_ONCE)
      await Promise.all(matches.slice(at, at + ENTRIES_AT_ONCE).map((match) => this.#seat(match)));
  }

  async #seat({ matchId, tokens }: SeatedMatch): Promise<void> {
    const clients = tokens.map((token) => takePlace([this.#url], token, matchId));
    for (const { store } of clients)
      await until("a player to sit down", () => store.getState().status === "live", 120_000);
    const aids = { definition: (hash: string) => this.#definitions.get(hash), chance: seededChance(1) };
    const table = new Table(
      clients,
      clients.map(() => greedyBot(aids)),
      {
        latency: (milliseconds) => this.#latencies.push(milliseconds),
        patch: () => {
          this.#patches++;
        },
        refusal: () => {
          this.#refused++;
        },
      },
    );
    this.#tables.push(table);
    table.play();
  }

  /** Forgets what was measured so far. */
  begin(): void {
    this.#latencies = [];
    this.#patches = 0;
    this.#refused = 0;
  }

  tally(): Tally {
    return { latencies: this.#latencies, patches: this.#patches, refused: this.#refused };
  }

  close(): void {
    for (const table of this.#tables) table.stop();
  }
}
