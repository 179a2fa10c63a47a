/** Events between processes: typed, at most once, in the order in which each process published them. */
import type { BusEvent, Topic } from "./events.ts";

export type Handler<T extends Topic> = (event: BusEvent<T>) => void;
export type Unsubscribe = () => void;

export interface Bus {
  /** Tells every process, this one included. Never throws: an event that can't be sent is lost. */
  publish<T extends Topic>(topic: T, event: BusEvent<T>): void;
  subscribe<T extends Topic>(topic: T, handler: Handler<T>): Unsubscribe;
  /** Called when events may have been lost: a list that is kept up to date by its changes must be fetched again. */
  onGap(handler: () => void): Unsubscribe;
}

/** The handlers of one process. */
export class Subscriptions {
  readonly #handlers: { readonly [T in Topic]: Set<Handler<T>> } = {
    lobby: new Set(),
    seeks: new Set(),
    online: new Set(),
    meeting: new Set(),
    rematch: new Set(),
    tables: new Set(),
    queue: new Set(),
    account: new Set(),
    process: new Set(),
  };
  readonly #gapHandlers = new Set<() => void>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add<T extends Topic>(topic: T, handler: Handler<T>): Unsubscribe {
    const handlers: Set<Handler<T>> = this.#handlers[topic];
    handlers.add(handler);
    return () => handlers.delete(handler);
  }

  addGap(handler: () => void): Unsubscribe {
    this.#gapHandlers.add(handler);
    return () => this.#gapHandlers.delete(handler);
  }

  deliver<T extends Topic>(topic: T, event: BusEvent<T>): void {
    const handlers: Set<Handler<T>> = this.#handlers[topic];
    for (const handler of handlers) this.#safely(() => handler(event));
  }

  gap(): void {
    for (const handler of this.#gapHandlers) this.#safely(handler);
  }

  /** One handler's mistake is not the next one's. */
  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#onError(error);
    }
  }
}

/** The bus of a process that is alone. */
export class MemoryBus implements Bus {
  readonly #subscriptions: Subscriptions;

  constructor(onError: (error: unknown) => void) {
    this.#subscriptions = new Subscriptions(onError);
  }

  publish<T extends Topic>(topic: T, event: BusEvent<T>): void {
    // Later, as across processes: a publisher never runs its own handlers before it has finished.
    queueMicrotask(() => this.#subscriptions.deliver(topic, event));
  }

  subscribe<T extends Topic>(topic: T, handler: Handler<T>): Unsubscribe {
    return this.#subscriptions.add(topic, handler);
  }

  onGap(handler: () => void): Unsubscribe {
    return this.#subscriptions.addGap(handler);
  }
}
