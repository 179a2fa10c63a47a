/** Whether keys tell no more than what they stand for: minted in order of appearance, never used twice, never for another. */
import type { PublicTable } from "@spellroom/protocol";
import type { GameState, ObjectId } from "@spellroom/rules";
import type { Packed } from "../../support/wire/msgpack.ts";
import type { Course } from "./knowledge.ts";
import type { PlayedMatch } from "./play.ts";
import type { Visitor } from "./stage.ts";
import { messagesOf } from "./streams.ts";

const FIRST_WATCHER = "the first watcher";

export function keysMisused(played: PlayedMatch, course: Course): string[] {
  return played.stage.visitors.flatMap((visitor) =>
    [...publicKeysMisused(visitor, course), ...ownKeysMisused(visitor, course)].map(
      (what) => `${visitor.label}: ${what}`,
    ),
  );
}

/** Public keys: consecutive numbers in the order of appearance, one object each, gone for ever with their object. */
function publicKeysMisused({ tables, label }: Visitor, course: Course): string[] {
  const wrong: string[] = [];
  const idOf = new Map<string, ObjectId>();
  const keyOf = new Map<ObjectId, string>();
  const gone = new Set<string>();
  let newest = 0;
  let seen = { moment: 0, takenBack: 0 };
  let mayLeaveOut = false;
  let before: ReadonlySet<string> = new Set();
  // The others have missed tables: they came later, or their connection was down.
  const sawEverything = label === FIRST_WATCHER;
  for (const { moment, table } of tables) {
    const state = course.steps[moment]?.state;
    if (!state) {
      wrong.push(`a table at moment ${moment}, which never was`);
      continue;
    }
    const takenBack = course.takenBackBy(moment);
    if (takenBack !== seen.takenBack) keyOf.clear();
    // What came and went within a chain of passes has a name, too, told in the log: numbers may be left out till the next.
    const passedBy = takenBack !== seen.takenBack || course.passedBetween(seen.moment, moment);
    const now = new Set(Object.keys(table.objects));
    const fresh = [...now].filter((key) => !before.has(key));
    const leftOut = passedBy || mayLeaveOut;
    if (passedBy) mayLeaveOut = true;
    else if (fresh.length > 0) mayLeaveOut = false;
    if (fresh.length > 0 || takenBack !== seen.takenBack) seen = { moment, takenBack };
    const numbers = fresh
      .map((key) => (/^p\d+$/.test(key) ? Number(key.slice(1)) : Number.NaN))
      .sort((a, b) => a - b);
    const expected = fresh.map((_, at) => newest + 1 + at);
    if (
      sawEverything && !leftOut
        ? numbers.join() !== expected.join()
        : numbers.some((number) => !(number > newest))
    )
      wrong.push(`at moment ${moment} come ${fresh.join()} after p${newest}`);
    newest = Math.max(newest, ...numbers);
    for (const key of before) if (!now.has(key)) gone.add(key);
    for (const key of now) if (gone.has(key)) wrong.push(`${key} comes again at moment ${moment}`);
    for (const [key, id] of idsOf(state, table)) {
      if ((idOf.get(key) ?? id) !== id) wrong.push(`${key} is another object at moment ${moment}`);
      if ((keyOf.get(id) ?? key) !== key) wrong.push(`object ${id} is ${keyOf.get(id)} and ${key}`);
      idOf.set(key, id);
      keyOf.set(id, key);
    }
    before = now;
  }
  return wrong;
}

/** Which object each key of a table stands for, by its place. */
function idsOf(state: GameState, table: PublicTable): Map<string, ObjectId> {
  const ids = new Map<string, ObjectId>();
  for (const { key, zone, position, owner } of Object.values(table.objects)) {
    const id = zoneOf(state, zone, owner)[position];
    if (id !== undefined) ids.set(key, id);
  }
  return ids;
}

function zoneOf(state: GameState, zone: string, owner: number): readonly ObjectId[] {
  switch (zone) {
    case "battlefield":
      return state.battlefield;
    case "stack":
      return state.stack;
    case "exile":
      return state.exile;
    case "command":
      return state.command;
    case "graveyard":
      return state.players[owner]?.graveyard ?? [];
    default:
      return [];
  }
}

/** Keys of one seat, or of the watchers: only on the way there, consecutive, one object each, never again once forgotten. */
function ownKeysMisused(visitor: Visitor, course: Course): string[] {
  const wrong: string[] = [];
  const { viewer, tables } = visitor;
  for (const { table, moment } of tables) {
    if (/"[sw]\d+"/.test(JSON.stringify(table.objects)))
      wrong.push(`a private key on the table at moment ${moment}`);
  }
  const [own, others] = viewer === null ? [WATCHERS_KEY, SEATS_KEY] : [SEATS_KEY, WATCHERS_KEY];
  const ledger = new Ledger(own, (tables[0]?.moment ?? 0) > 0);
  for (const text of visitor.asked) {
    const told: Packed = JSON.parse(text);
    if (keysIn(told, others).length > 0) wrong.push(`the API tells somebody else's key: ${text}`);
  }
  for (const { frame, moment } of messagesOf(visitor)) {
    if (keysIn(frame.value, others).length > 0) wrong.push(`somebody else's key is told at moment ${moment}`);
    if (frame.kind === "message")
      wrong.push(...ledger.read(frame.value, moment, course).map((what) => `${what} at moment ${moment}`));
  }
  return wrong;
}

/** How many objects came after one moment and were gone by another, if the server passed for somebody between them. */
function cameAndWent({ steps, passedBetween }: Course, after: number, by: number): number {
  if (!passedBetween(after, by)) return 0;
  const isThere = (moment: number, id: ObjectId) => (steps[moment]?.state.objects[id]?.zone ?? null) !== null;
  const passing = new Set<ObjectId>();
  for (let moment = after + 1; moment < by; moment++) {
    const { objects = [] } = steps[moment]?.state ?? {};
    for (const object of objects) {
      if (object && object.kind === "card" && !isThere(after, object.id) && !isThere(by, object.id))
        passing.add(object.id);
    }
  }
  return passing.size;
}

interface Told {
  readonly key: string;
  readonly definition: string;
  readonly zone: string;
  readonly isPublic: boolean;
}

const SEATS_KEY = /^s\d+$/;
const WATCHERS_KEY = /^w\d+$/;

/** What one connection has been told of the keys that are its own. */
class Ledger {
  readonly #own: RegExp;
  /** Who comes late has missed names of cards that were gone by then. */
  #mayHaveMissed: boolean;
  readonly #known = new Map<string, Told>();
  readonly #idOf = new Map<string, ObjectId>();
  readonly #forgotten = new Set<string>();
  #newest: number | null = null;
  #moment = 0;

  constructor(own: RegExp, cameLate: boolean) {
    this.#own = own;
    this.#mayHaveMissed = cameLate;
  }

  read(value: Packed, moment: number, course: Course): string[] {
    if (!isRecord(value)) return [];
    const wrong = this.#mint(keysIn(value, this.#own), cameAndWent(course, this.#moment, moment));
    this.#moment = moment;
    if ("known" in value) this.#known.clear();
    if (Array.isArray(value.forgot)) {
      for (const key of value.forgot) {
        this.#known.delete(String(key));
        this.#forgotten.add(String(key));
      }
    }
    for (const told of [...toldIn(value.known), ...toldIn(value.learned)]) {
      if (this.#forgotten.has(told.key)) wrong.push(`${told.key} was forgotten and comes again`);
      this.#known.set(told.key, told);
      wrong.push(...this.#identify(told, moment, course));
    }
    for (const key of keysIn(value.decision, this.#own)) {
      if (!this.#known.has(key)) wrong.push(`${key} is offered and not known`);
    }
    return wrong;
  }

  /**
   * Numbers grow by one in the order in which the seat came to know the cards. Those of cards that came and went while the
   * server passed for somebody are left out: such a spell cast face down is gone by the time that anybody is told.
   */
  #mint(keys: readonly string[], leftOut: number): string[] {
    const numbers = [...new Set(keys.map((key) => Number(key.slice(1))))].sort((a, b) => a - b);
    if (this.#newest === null) {
      if (numbers.length > 0) this.#newest = Math.max(...numbers);
      return [];
    }
    const newest = this.#newest;
    const fresh = numbers.filter((number) => number > newest);
    const [first] = fresh;
    if (first === undefined) return [];
    this.#newest = Math.max(...fresh);
    const begin = this.#mayHaveMissed ? first - 1 : newest;
    this.#mayHaveMissed = false;
    const missing = Math.max(...fresh) - begin - fresh.length;
    return missing <= leftOut ? [] : [`keys ${fresh.join()} after ${newest}`];
  }

  #identify({ key, definition, isPublic, zone }: Told, moment: number, course: Course): string[] {
    const state = course.steps[moment]?.state;
    const card = course.cardOf(definition);
    const object = state?.objects.find(
      (one) => one !== null && one.card === card && one.zone !== null && one.kind === "card",
    );
    if (!object) return [`${key} stands for a card that is nowhere`];
    const wrong: string[] = [];
    const faceDown = object.status.faceDown !== null;
    if (object.zone !== "hand" && object.zone !== "library" && !(isPublic && faceDown))
      wrong.push(`the private ${key} stands for something public (${zone})`);
    const known = this.#idOf.get(key);
    if (known !== undefined && known !== object.id)
      wrong.push(`${key} stands for another object than before`);
    this.#idOf.set(key, object.id);
    return wrong;
  }
}

function keysIn(value: Packed, kind: RegExp): string[] {
  if (typeof value === "string") return kind.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part: Packed) => keysIn(part, kind));
}

function toldIn(value: Packed): Told[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry): Told[] => {
    if (!isRecord(entry) || !isRecord(entry.card)) return [];
    return [
      {
        key: String(entry.key),
        definition: String(entry.card.definition),
        zone: String(entry.zone),
        isPublic: entry.of !== undefined,
      },
    ];
  });
}

function isRecord(value: Packed): value is { readonly [key: string]: Packed } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
