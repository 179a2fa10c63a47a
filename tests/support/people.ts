/** People in tests: guests of a server who join tables through `packages/client` like any player. */
import { type CardDefinition, parseDefinition } from "@spellroom/card-language";
import {
  type AccountView,
  type ApiClient,
  connectTable,
  createApiClient,
  type Entry,
  enterMatch,
  type TableClient,
  viewOf,
} from "@spellroom/client";
import type { CardIdentity, TableView } from "@spellroom/protocol";

export interface Guest {
  readonly token: string;
  readonly account: AccountView;
  readonly api: ApiClient;
}

/** A new guest. */
export async function becomeGuest(endpoint: string, name?: string): Promise<Guest> {
  const { token, account } = await createApiClient({ endpoint }).accounts.createGuest(
    name === undefined ? {} : { name },
  );
  return { token, account, api: apiOf(endpoint, token) };
}

export function apiOf(endpoint: string, token: string): ApiClient {
  return createApiClient({ endpoint, token: () => token });
}

/** Takes a place at a table through the first of the addresses that answers, again and again as the client asks. */
export function takePlace(
  endpoints: readonly string[],
  token: string,
  matchId: string,
  door: "seat" | "watch" = "seat",
): TableClient {
  const apis = endpoints.map((endpoint) => apiOf(endpoint, token));
  return connectTable({ endpoint: endpoints[0] ?? "", enter: () => enterThroughAny(apis, matchId, door) });
}

async function enterThroughAny(
  apis: readonly ApiClient[],
  matchId: string,
  door: "seat" | "watch",
): Promise<Entry> {
  let entry: Entry = {
    ok: false,
    error: { code: "unavailable", message: "no server was asked" },
    retryAfterMs: 1_000,
  };
  for (const api of apis) {
    entry = await enterMatch(api, matchId, door);
    if (entry.ok || entry.retryAfterMs === null) return entry;
  }
  return entry;
}

/** Definitions of cards by hash, asked of a server once each, as the web app does. */
export class CardLibrary {
  readonly #endpoints: readonly string[];
  readonly #known = new Map<string, CardDefinition>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(endpoints: readonly string[]) {
    this.#endpoints = endpoints;
  }

  readonly get = (hash: string): CardDefinition | undefined => this.#known.get(hash);

  /** Fetches whatever a view names and is not here yet. */
  async load(view: TableView): Promise<void> {
    await Promise.all(identitiesOf(view).map(({ definition }) => this.#fetch(definition)));
  }

  #fetch(hash: string): Promise<void> {
    const asked = this.#asked.get(hash);
    if (asked) return asked;
    const fetched = this.#fetchFromAny(hash);
    this.#asked.set(hash, fetched);
    return fetched;
  }

  async #fetchFromAny(hash: string): Promise<void> {
    for (const endpoint of this.#endpoints) {
      const response = await fetch(`${endpoint}/api/definitions/${hash}`).catch(() => null);
      if (!response) continue;
      if (!response.ok) throw new Error(`no definition ${hash}: ${response.status}`);
      const read = parseDefinition(await response.json());
      if (!read.ok) throw new Error(`definition ${hash} can't be read: ${JSON.stringify(read.error)}`);
      this.#known.set(hash, read.value);
      return;
    }
    this.#asked.delete(hash);
  }
}

/** Every card in a view. */
function identitiesOf({ table, own }: TableView): CardIdentity[] {
  const shown = Object.values(table.objects).flatMap(({ card }) => card ?? []);
  const tops = table.players.flatMap(({ topOfLibrary }) => topOfLibrary ?? []);
  const known = own ? [...own.hand, ...own.known].map(({ card }) => card) : [];
  return [...shown, ...tops, ...known];
}

/** The board of a client that is at its table. @throws while it isn't there yet. */
export function boardOf(client: TableClient): TableView {
  const view = viewOf(client.store.getState());
  if (!view) throw new Error("the client has not been let in yet");
  return view;
}
