/**
 * What every audience of a match was told, step by step, as text: it is read only when a client connects, and the many small
 * objects of every match would be walked through by the collector again and again.
 */
import type { CommandKind, CommandPage, CommandView, EventView } from "@spellroom/protocol";
import type { StoredInput } from "../position/stored-input.ts";

/** How many are kept for clients that ask late; a whole match is told by its replay. */
const MOST_KEPT = 200;
/** How many events a new client is sent. */
const LOG_LENGTH = 150;

export interface ToldStep {
  /** How many inputs the journal then holds. */
  readonly at: number;
  /** Absent for the start of the match. */
  readonly input?: StoredInput;
  /** What each seat was told, and last what the watchers were. */
  readonly views: readonly (readonly EventView[])[];
}

/** Compresses text while nobody reads it, for a process that has many matches. */
export interface TextPacker {
  readonly pack: (text: string) => string;
  readonly unpack: (packed: string) => string;
}

/** Leaves text as it is. */
const UNPACKED: TextPacker = { pack: (text) => text, unpack: (packed) => packed };

/** So many steps are packed together. */
const CHUNK = 25;
/** Between steps of a chunk: no line of a step is empty. */
const BETWEEN = "\n\n";

export class CommandLog {
  readonly #packer: TextPacker;
  /** The oldest step that is kept; all later ones are there, too. */
  #first = 0;
  /** The step that the first chunk begins with; the oldest of the chunk may have been dropped. */
  #begin = 0;
  /** The steps before those in `#told`. */
  #chunks: string[] = [];
  /**
   * For each of the latest steps a line of JSON for its input and one for each audience: JSON has no line breaks of its own.
   * Nearly all inputs are choices, of which only the values are written. An audience that was told exactly the same as an earlier one
   * has that one's number instead: nearly everything is public.
   */
  #told: string[] = [];

  constructor(packer = UNPACKED) {
    this.#packer = packer;
  }

  add({ at, input, views }: ToldStep): void {
    if (this.#length === 0) {
      this.#first = at;
      this.#begin = at;
    }
    const texts = views.map((view) => JSON.stringify(view));
    const lines = texts.map((text, audience) => {
      const same = texts.indexOf(text);
      return same < audience ? String(same) : text;
    });
    this.#told.push([inputLine(input), ...lines].join("\n"));
    if (this.#told.length < CHUNK) return;
    this.#chunks.push(this.#packer.pack(this.#told.join(BETWEEN)));
    this.#told = [];
  }

  /** Drops steps that nobody needs any more: all but the latest up to a command that every audience has been shown. */
  trim(shownToAll: number): void {
    const surplus = shownToAll - MOST_KEPT - this.#first + 1;
    if (surplus <= 0) return;
    this.#first += surplus;
    const whole = Math.min(this.#chunks.length, Math.floor((this.#first - this.#begin) / CHUNK));
    this.#chunks.splice(0, whole);
    this.#begin += whole * CHUNK;
    if (this.#chunks.length > 0) return;
    this.#told = this.#told.slice(this.#first - this.#begin);
    this.#begin = this.#first;
  }

  get #length(): number {
    return this.#chunks.length * CHUNK + this.#told.length;
  }

  /** Steps from a given one on, which must not be older than the oldest kept. */
  #from(step: number): readonly string[] {
    const chunk = Math.max(0, Math.min(this.#chunks.length, Math.floor((step - this.#begin) / CHUNK)));
    const unpacked = this.#chunks.slice(chunk).flatMap((packed) => this.#stepsOf(packed));
    return [...unpacked, ...this.#told].slice(Math.max(0, step - this.#begin - chunk * CHUNK));
  }

  #stepsOf(packed: string): readonly string[] {
    return this.#packer.unpack(packed).split(BETWEEN);
  }

  /** The latest events that an audience was told, without those taken back. @param seat `null` for watchers */
  events(seat: number | null): readonly EventView[] {
    const latest: (readonly EventView[])[] = [];
    let length = 0;
    let undoneAfter = Number.POSITIVE_INFINITY;
    for (const [at, told] of this.#backwards()) {
      if (at > undoneAfter) continue;
      undoneAfter = takenBackTo(told) ?? Number.POSITIVE_INFINITY;
      const events = eventsIn(told, seat);
      latest.push(events);
      length += events.length;
      if (length >= LOG_LENGTH) break;
    }
    return latest.reverse().flat().slice(-LOG_LENGTH);
  }

  /** Steps with their numbers, the latest first; packed ones are unpacked only when they are reached. */
  *#backwards(): Generator<readonly [at: number, told: string]> {
    let at = this.#begin + this.#length;
    for (const told of this.#told.toReversed()) yield [--at, told];
    for (const packed of this.#chunks.toReversed())
      for (const told of this.#stepsOf(packed).toReversed()) if (--at >= this.#first) yield [at, told];
  }

  /**
   * Commands after an index, as one audience may know them.
   * @param seat `null` for watchers
   * @param last up to which command this audience has been shown the match
   */
  since(index: number, seat: number | null, last: number): Omit<CommandPage, "epoch"> {
    // The start is a step, but not a command.
    const oldest = this.#length === 0 ? last + 1 : Math.max(1, this.#first);
    const first = Math.min(oldest, last + 1);
    const from = Math.max(first, index + 1);
    const told = this.#from(from).slice(0, Math.max(0, last + 1 - from));
    return { commands: told.map((one, at) => commandView(from + at, one, seat)), first, last };
  }
}

/** Built field by field: of another seat's choice only what it led to. */
function commandView(index: number, told: string, seat: number | null): CommandView {
  const input = inputIn(told);
  const view = {
    index,
    kind: kindOf(input),
    seat: input.seat < 0 ? null : input.seat,
    events: eventsIn(told, seat),
  };
  if (input.kind !== "choose" || input.seat !== seat) return view;
  const { decision, choice, by = "player" } = input;
  return { ...view, answer: { decision, choice, by } };
}

type ChoiceInput = Extract<StoredInput, { kind: "choose" }>;
/** What an audience is told about a choice. */
type ChoiceLine = readonly [
  seat: number,
  decision: number,
  choice: ChoiceInput["choice"],
  by?: ChoiceInput["by"],
];

function inputLine(input: StoredInput | undefined): string {
  if (input?.kind !== "choose") return JSON.stringify(input ?? null);
  const { seat, decision, choice, by } = input;
  const line: ChoiceLine = by === undefined ? [seat, decision, choice] : [seat, decision, choice, by];
  return JSON.stringify(line);
}

function inputIn(told: string): StoredInput {
  const [line = ""] = told.split("\n", 1);
  if (!line.startsWith("[")) return JSON.parse(line);
  const [seat, decision, choice, by]: ChoiceLine = JSON.parse(line);
  return { kind: "choose", seat, decision, choice, ...(by === undefined ? {} : { by }) };
}

/** How many inputs were left after a take-back; `null` for any other step. */
function takenBackTo(told: string): number | null {
  // The first step has no input.
  if (!told.startsWith("{")) return null;
  const input = inputIn(told);
  return input.kind === "takeBack" ? input.to : null;
}

function eventsIn(told: string, seat: number | null): readonly EventView[] {
  const [, ...lines] = told.split("\n");
  const line = lines[seat ?? lines.length - 1] ?? "[]";
  return JSON.parse(line.startsWith("[") ? line : (lines[Number(line)] ?? "[]"));
}

function kindOf(input: StoredInput): CommandKind {
  switch (input.kind) {
    case "choose":
    case "concede":
    case "takeBack":
    case "begin":
      return input.kind;
    case "pause":
      return input.on ? "pause" : "resume";
    case "cast":
      return input.on ? "cast" : "endCast";
    case "showHand":
      return input.on ? "showHand" : "hideHand";
  }
}
