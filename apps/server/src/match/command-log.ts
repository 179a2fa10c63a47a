/** The latest inputs of a match, each as every audience was told of it. */
import type { CommandKind, CommandPage, CommandView } from "@spellroom/protocol";
import { eventsIn, type ToldEvents } from "./event-log.ts";
import type { StoredInput } from "./stored-input.ts";

/** So many are kept for whoever asks late; a whole match is told by its replay. */
const MOST_KEPT = 200;

export interface ToldCommand {
  readonly index: number;
  readonly input: StoredInput;
  /** What each seat was told, and last the watchers. */
  readonly views: readonly ToldEvents[];
}

export class CommandLog {
  #told: ToldCommand[] = [];

  add(command: ToldCommand): void {
    this.#told.push(command);
  }

  /** Lets go of what nobody need be told any more: all but the latest up to a command that everybody has been shown. */
  trim(shownToAll: number): void {
    const [oldest] = this.#told;
    const surplus = oldest ? shownToAll - MOST_KEPT - oldest.index + 1 : 0;
    if (surplus > 0) this.#told = this.#told.slice(surplus);
  }

  /**
   * Commands after an index, as one audience may know them.
   * @param seat `null` for watchers
   * @param last how far this audience has been shown the match
   */
  since(index: number, seat: number | null, last: number): Omit<CommandPage, "epoch"> {
    const shown = this.#told.filter((one) => one.index <= last);
    const commands = shown.filter((one) => one.index > index).map((one) => commandView(one, seat));
    return { commands, first: shown[0]?.index ?? last + 1, last };
  }
}

/** Built field by field: of another seat's answer only what came of it. */
function commandView({ index, input, views }: ToldCommand, seat: number | null): CommandView {
  const told = {
    index,
    kind: kindOf(input),
    seat: input.seat < 0 ? null : input.seat,
    events: eventsIn(views[seat ?? views.length - 1]),
  };
  if (input.kind !== "choose" || input.seat !== seat) return told;
  const { decision, choice, by = "player" } = input;
  return { ...told, answer: { decision, choice, by } };
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
