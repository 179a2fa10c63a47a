/** The bus over Redis' publish and subscribe. What is published while the connection is down is lost, which is logged. */
import { type Bus, type Handler, Subscriptions, type Unsubscribe } from "./bus.ts";
import { type BusEvent, eventSchema, type Topic } from "./events.ts";
import type { RedisClient, RedisStore } from "./redis-store.ts";

/** Channel of a topic, without the prefix; scripts publish there themselves. */
export function channelOf(topic: Topic): string {
  return `bus:${topic}`;
}

export class RedisBus implements Bus {
  readonly #store: RedisStore;
  readonly #subscriptions: Subscriptions;
  readonly #onError: (error: unknown) => void;

  private constructor(store: RedisStore, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
    this.#subscriptions = new Subscriptions(onError);
  }

  static async connect(store: RedisStore, onError: (error: unknown) => void): Promise<RedisBus> {
    const bus = new RedisBus(store, onError);
    const subscriber = await store.connection();
    // The client resubscribes automatically; what was published meanwhile is lost.
    subscriber.on("ready", () => bus.#subscriptions.gap());
    await bus.#listen(subscriber, "lobby");
    await bus.#listen(subscriber, "seeks");
    await bus.#listen(subscriber, "online");
    await bus.#listen(subscriber, "meeting");
    await bus.#listen(subscriber, "rematch");
    await bus.#listen(subscriber, "tables");
    await bus.#listen(subscriber, "queue");
    await bus.#listen(subscriber, "account");
    await bus.#listen(subscriber, "process");
    return bus;
  }

  publish<T extends Topic>(topic: T, event: BusEvent<T>): void {
    const channel = this.#store.key(channelOf(topic));
    this.#store.client.publish(channel, JSON.stringify(event)).catch(this.#onError);
  }

  subscribe<T extends Topic>(topic: T, handler: Handler<T>): Unsubscribe {
    return this.#subscriptions.add(topic, handler);
  }

  onGap(handler: () => void): Unsubscribe {
    return this.#subscriptions.addGap(handler);
  }

  async #listen<T extends Topic>(subscriber: RedisClient, topic: T): Promise<void> {
    const schema = eventSchema(topic);
    await subscriber.subscribe(this.#store.key(channelOf(topic)), (text) => {
      // A process of another version may publish something unknown to this one.
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) this.#subscriptions.deliver(topic, parsed.data);
      else this.#onError(parsed.error);
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
