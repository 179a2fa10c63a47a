/** Collects what is told on a bus. */
import type { Bus } from "../../src/cluster/bus.ts";
import type { BusEvent, Topic } from "../../src/cluster/events.ts";

export function collect<T extends Topic>(bus: Bus, topic: T): BusEvent<T>[] {
  const events: BusEvent<T>[] = [];
  bus.subscribe(topic, (event) => events.push(event));
  return events;
}
