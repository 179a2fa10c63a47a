/**
 * What an audience was told, as text: it is read only when somebody comes, and the many small objects of every match would
 * be walked through by the collector again and again.
 */
import type { EventView } from "@spellroom/protocol";

/** Events that were told together; made by `toldEvents` alone. */
export interface ToldEvents {
  readonly count: number;
  /** JSON of a list of `EventView`. */
  readonly text: string;
}

const NOTHING: ToldEvents = { count: 0, text: "[]" };
const LOG_LENGTH = 150;

export function toldEvents(events: readonly EventView[]): ToldEvents {
  return events.length === 0 ? NOTHING : { count: events.length, text: JSON.stringify(events) };
}

export function eventsIn(told: ToldEvents = NOTHING): readonly EventView[] {
  return JSON.parse(told.text);
}

/** The latest events of one audience. */
export class EventLog {
  readonly #told: ToldEvents[] = [];
  #length = 0;

  add(told: ToldEvents = NOTHING): void {
    if (told.count === 0) return;
    this.#told.push(told);
    this.#length += told.count;
    for (
      let [oldest] = this.#told;
      oldest && this.#length - oldest.count >= LOG_LENGTH;
      [oldest] = this.#told
    ) {
      this.#told.shift();
      this.#length -= oldest.count;
    }
  }

  get events(): readonly EventView[] {
    return this.#told.flatMap(eventsIn).slice(-LOG_LENGTH);
  }
}
