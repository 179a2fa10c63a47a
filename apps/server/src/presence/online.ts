/**
 * Who is online: an account is, as long as any of its tabs is connected to any process. This file counts the
 * connections of this process; a store adds up the processes.
 */
import type { Person } from "../cluster/events.ts";

export interface OnlineList {
  readonly people: readonly Person[];
  /** Accounts online in all, listed or not. */
  readonly count: number;
}

/** The state of all processes. Changes are published on the bus's topic `online`. */
export interface OnlineStore {
  /** These accounts are connected to this process now; repeated with every heartbeat. */
  confirm(people: readonly Person[]): Promise<void>;
  /** This account has no more connections to this process. */
  leave(accountId: string): Promise<void>;
  /** Forgets accounts that no process confirms. */
  sweep(): Promise<void>;
  /** In the order of arrival. */
  list(limit: number): Promise<OnlineList>;
  /** Which of these accounts are online. */
  among(accountIds: readonly string[]): Promise<ReadonlySet<string>>;
}

interface Presence {
  person: Person;
  readonly connections: Set<string>;
  leaving: NodeJS.Timeout | undefined;
}

export class OnlinePresence {
  readonly #store: OnlineStore;
  readonly #linger: number;
  readonly #onError: (error: unknown) => void;
  readonly #here = new Map<string, Presence>();

  constructor(store: OnlineStore, linger: number, onError: (error: unknown) => void) {
    this.#store = store;
    this.#linger = linger;
    this.#onError = onError;
  }

  /** A tab of this account has connected. */
  connect(person: Person, connectionId: string): void {
    const known = this.#here.get(person.id);
    if (known === undefined) {
      this.#here.set(person.id, { person, connections: new Set([connectionId]), leaving: undefined });
    } else {
      clearTimeout(known.leaving);
      known.leaving = undefined;
      known.person = person;
      known.connections.add(connectionId);
    }
    this.#store.confirm([person]).catch(this.#onError);
  }

  /** A tab was closed or lost. The account stays for a moment, since the page may be reloading. */
  disconnect(accountId: string, connectionId: string): void {
    const known = this.#here.get(accountId);
    if (known?.connections.delete(connectionId) !== true || known.connections.size > 0) return;
    known.leaving = setTimeout(() => {
      this.#here.delete(accountId);
      this.#store.leave(accountId).catch(this.#onError);
    }, this.#linger);
    known.leaving.unref();
  }

  /** An account that may be connected here has changed its name. */
  rename(person: Person): void {
    const known = this.#here.get(person.id);
    if (known === undefined) return;
    known.person = person;
    this.#store.confirm([person]).catch(this.#onError);
  }

  /** The accounts connected to this process. */
  here(): readonly string[] {
    return [...this.#here.keys()];
  }

  /** Repeats this process's registrations; also restores them after the store lost them. */
  async confirm(): Promise<void> {
    await this.#store.confirm([...this.#here.values()].map(({ person }) => person));
    await this.#store.sweep();
  }

  async list(limit = 200): Promise<OnlineList> {
    return this.#store.list(limit);
  }

  async among(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.among(accountIds);
  }

  /** Removes everyone who is connected here, for a process that ends. */
  async leaveAll(): Promise<void> {
    const everybody = [...this.#here.entries()];
    this.#here.clear();
    for (const [, presence] of everybody) clearTimeout(presence.leaving);
    await Promise.all(everybody.map(([accountId]) => this.#store.leave(accountId)));
  }
}
