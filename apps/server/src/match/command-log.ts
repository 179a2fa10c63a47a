/**
 * What every audience of a match was told, step by step, as text: it is read only when somebody comes, and the many small
 * objects of every match would be walked through by the collector again and again.
 */
import type { CommandKind, CommandPage, CommandView, EventView } from "@spellroom/protocol";
import type { StoredInput } from "./stored-input.ts";

/** So many are kept for whoever asks late; a whole match is told by its replay. */
const MOST_KEPT = 200;
/** So many events are told to whoever comes. */
const LOG_LENGTH = 150;

export interface ToldStep {
  /** How many inputs the journal holds by then. */
  readonly at: number;
  /** Not of the match's beginning. */
  readonly input?: StoredInput;
  /** What each seat was told, and last the watchers. */
  readonly views: readonly (readonly EventView[])[];
}

export class CommandLog {
  #at: number[] = [];
  /** A line of JSON for the input and one for each audience: JSON has no line breaks of its own. */
  #told: string[] = [];

  add({ at, input, views }: ToldStep): void {
    this.#at.push(at);
    this.#told.push([input ?? null, ...views].map((part) => JSON.stringify(part)).join("\n"));
  }

  /** Lets go of what nobody need be told any more: all but the latest up to a command that everybody has been shown. */
  trim(shownToAll: number): void {
    const oldest = this.#at[0] ?? 0;
    const surplus = shownToAll - MOST_KEPT - oldest + 1;
    if (surplus <= 0) return;
    this.#at = this.#at.slice(surplus);
    this.#told = this.#told.slice(surplus);
  }

  /** The latest events that an audience was told. @param seat `null` for watchers */
  events(seat: number | null): readonly EventView[] {
    const latest: (readonly EventView[])[] = [];
    let length = 0;
    for (let step = this.#told.length - 1; step >= 0 && length < LOG_LENGTH; step--) {
      const events = this.#eventsOf(step, seat);
      latest.push(events);
      length += events.length;
    }
    return latest.reverse().flat().slice(-LOG_LENGTH);
  }

  /**
   * Commands after an index, as one audience may know them.
   * @param seat `null` for watchers
   * @param last how far this audience has been shown the match
   */
  since(index: number, seat: number | null, last: number): Omit<CommandPage, "epoch"> {
    const shown = [...this.#at.keys()].filter((step) => {
      const at = this.#at[step] ?? 0;
      return at > 0 && at <= last;
    });
    const commands = shown.filter((step) => (this.#at[step] ?? 0) > index);
    const first = this.#at[shown[0] ?? -1] ?? last + 1;
    return { commands: commands.flatMap((step) => this.#commandView(step, seat) ?? []), first, last };
  }

  /** Built field by field: of another seat's answer only what came of it. */
  #commandView(step: number, seat: number | null): CommandView | null {
    const input: StoredInput | null = JSON.parse(this.#lines(step)[0] ?? "null");
    if (!input) return null;
    const told = {
      index: this.#at[step] ?? 0,
      kind: kindOf(input),
      seat: input.seat < 0 ? null : input.seat,
      events: this.#eventsOf(step, seat),
    };
    if (input.kind !== "choose" || input.seat !== seat) return told;
    const { decision, choice, by = "player" } = input;
    return { ...told, answer: { decision, choice, by } };
  }

  #eventsOf(step: number, seat: number | null): readonly EventView[] {
    const [, ...views] = this.#lines(step);
    return JSON.parse(views[seat ?? views.length - 1] ?? "[]");
  }

  #lines(step: number): readonly string[] {
    return this.#told[step]?.split("\n") ?? [];
  }
}

function kindOf(input: StoredInput): CommandKind {
  switch (input.kind) {
    case "choose":
    case "concede":
    case "takeBack":
    case "begin":
      return input.kind;
    case "pause":
      return input.on ? "pause" : "goOn";
    case "showHand":
      return input.on ? "showHand" : "hideHand";
  }
}
