import type { GameState } from "./game-state.ts";
import { hexDigits } from "./hash-text.ts";

/** 128 bits. Each lane takes in every word, with a factor of its own. */
interface Lanes {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** The prefix of a value, so that values of different kinds never look the same. */
const TAG = { null: 1, true: 2, false: 3, integer: 4, number: 5, text: 6, list: 7, record: 8 } as const;

/**
 * A stable name of a state's content: equal states have equal hashes whatever order their keys were made in, and absent
 * values count for nothing, as in JSON. Definitions count by their ids, which are content hashes themselves. 32 hex digits;
 * for finding differences, not for secrets.
 */
export function hashState(state: GameState): string {
  return new StateHasher().hash(state);
}

/**
 * Names the states of one game one after another, reading only what has changed since the last one. What it remembers are
 * numbers, of which the collector has nothing to walk through, and the last state's own parts.
 */
export class StateHasher {
  /** The last state's fields by name. */
  readonly #fields = new Map<string, Field>();
  readonly #fieldLanes = new LaneList();
  #objects: GameState["objects"] = [];
  /** By object id. */
  readonly #objectLanes = new LaneList();

  /** The result of `hashState`, whatever was hashed before. */
  hash(state: GameState): string {
    const sum = emptyLanes();
    for (const [field, value] of Object.entries(state))
      if (field !== "definitions" && value !== undefined) addTo(sum, this.#hashOf(field, value, state));
    const lanes = emptyLanes();
    takeWord(lanes, TAG.record);
    takeLanes(lanes, sum);
    takeLanes(lanes, this.#hashOf("definitions", state.definitions, state));
    stir(lanes);
    return hexDigits([lanes.a, lanes.b, lanes.c, lanes.d]);
  }

  #hashOf(field: string, value: unknown, state: GameState): Lanes {
    const lanes = emptyLanes();
    const known = this.#fields.get(field);
    if (known && known.value === value) {
      this.#fieldLanes.read(known.place, lanes);
      return lanes;
    }
    let parts: FieldParts | null = null;
    if (field === "definitions") takeKeys(lanes, state.definitions);
    else {
      takeText(lanes, field);
      if (field === "objects") this.#takeObjects(lanes, state.objects);
      else parts = takeField(lanes, value, known?.parts ?? null);
    }
    stir(lanes);
    const place = known?.place ?? this.#fields.size;
    this.#fields.set(field, { value, place, parts });
    this.#fieldLanes.write(place, lanes);
    return lanes;
  }

  #takeObjects(into: Lanes, objects: GameState["objects"]): void {
    takeWord(into, TAG.list);
    takeWord(into, objects.length);
    const own = emptyLanes();
    for (let id = 0; id < objects.length; id++) {
      const object = objects[id];
      if (!isPart(object)) {
        takeWord(into, TAG.null);
        continue;
      }
      if (this.#objects[id] === object) this.#objectLanes.read(id, own);
      else {
        hashWhole(own, object);
        this.#objectLanes.write(id, own);
      }
      takeLanes(into, own);
    }
    this.#objects = objects;
  }
}

interface Field {
  readonly value: unknown;
  /** Of its lanes. */
  readonly place: number;
  readonly parts: FieldParts | null;
}

/** The contents of a field that consists of parts only: players, frames, last known information. */
interface FieldParts {
  /** Their names in a record. */
  readonly keys: readonly string[] | null;
  readonly parts: readonly Part[];
  /** Their lanes, four numbers for each. */
  readonly lanes: readonly number[];
  /** Those of them that are lists, with the lanes of their items. */
  readonly lists: readonly (HashedList | null)[];
  /** What a frame keeps of the state before an announcement: nearly all of it is what the frame before it kept. */
  readonly kept: HashedRecord;
}

/** A list and the lanes of its items, for one that only grows, as the events of a turn do. */
interface HashedList {
  readonly list: readonly unknown[];
  readonly lanes: LaneList;
}

/** Takes in the value of a field as `takeValue` does, but reads none of its parts again that the field held before. */
function takeField(into: Lanes, value: unknown, before: FieldParts | null): FieldParts | null {
  const parts = isPart(value) ? Object.values(value) : [];
  if (!isPart(value) || parts.length === 0 || !parts.every(isPart)) {
    takeValue(into, value, PARTS, false);
    return null;
  }
  const keys = isList(value) ? null : Object.keys(value);
  const { lanes, lists, kept } = lanesOf(parts, keys, before);
  if (keys === null) {
    takeWord(into, TAG.list);
    takeWord(into, parts.length);
    for (const word of lanes) takeWord(into, word);
  } else takeNamed(into, keys, lanes);
  return { keys, parts, lanes, lists, kept };
}

/** The lanes of parts, known where the same part stood under the same name, or at the same place of a list. */
function lanesOf(
  parts: readonly Part[],
  keys: readonly string[] | null,
  before: FieldParts | null,
): Pick<FieldParts, "lanes" | "lists" | "kept"> {
  const lanes: number[] = [];
  const lists: (HashedList | null)[] = [];
  const kept = before?.kept ?? new Map<string, HashedEntry>();
  const own = emptyLanes();
  let from = 0;
  for (const [at, part] of parts.entries()) {
    const place = keys === null ? at : (before?.keys?.indexOf(keys[at] ?? "", from) ?? -1);
    if (keys !== null && place >= 0) from = place + 1;
    if (before && before.parts[place] === part) {
      for (let lane = 4 * place; lane < 4 * place + 4; lane++) lanes.push(before.lanes[lane] ?? 0);
      lists.push(before.lists[place] ?? null);
      continue;
    }
    if (isList(part)) {
      empty(own);
      lists.push(takeItems(own, part, before?.lists[place] ?? null));
    } else {
      empty(own);
      takeKeeping(own, part, kept);
      lists.push(null);
    }
    stir(own);
    lanes.push(own.a, own.b, own.c, own.d);
  }
  return { lanes, lists, kept };
}

/** Takes in a list as `takeList` does, without reading again the items that were at the same places before. */
function takeItems(into: Lanes, list: readonly unknown[], before: HashedList | null): HashedList {
  const lanes = before?.lanes ?? new LaneList();
  const item = emptyLanes();
  takeWord(into, TAG.list);
  takeWord(into, list.length);
  for (const [at, one] of list.entries()) {
    if (!isPart(one)) {
      takeValue(into, one, 0, true);
      continue;
    }
    if (before?.list[at] === one) lanes.read(at, item);
    else {
      hashWhole(item, one);
      lanes.write(at, item);
    }
    takeLanes(into, item);
  }
  return { list, lanes };
}

/** The entries of a record that were taken in last, by name. */
type HashedRecord = Map<string, HashedEntry>;

interface HashedEntry {
  readonly value: Part;
  readonly lanes: Lanes;
  readonly list: HashedList | null;
  readonly entries: HashedRecord;
}

/** The field of a frame that holds a whole state. */
const STATE_FIELD = "rewind";
/** How many levels of such a state are compared with the one before: its fields, and theirs. */
const KEPT_LEVELS = 2;

/** Takes in a record as `takeRecord` does, remembering the state in it, if it is a frame that keeps one. */
function takeKeeping(into: Lanes, record: PlainRecord, kept: HashedRecord): void {
  const state = record[STATE_FIELD];
  if (!isPart(state)) takeRecord(into, record, 0);
  else takeEntries(into, record, (key) => (key === STATE_FIELD ? kept : null), KEPT_LEVELS + 1);
}

/**
 * Takes in a record as `takeRecord` does below all levels of a state, without reading again what was there under the same name.
 *
 * @param memory where the entry of that name is remembered, if it is
 */
function takeEntries(
  into: Lanes,
  record: PlainRecord,
  memory: (key: string) => HashedRecord | null,
  levels: number,
): void {
  const sum = emptyLanes();
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const remembered = isPart(value) ? memory(key) : null;
    addTo(
      sum,
      isPart(value) && remembered ? entryOf(key, value, remembered, levels - 1) : freshEntry(key, value),
    );
  }
  takeWord(into, TAG.record);
  takeLanes(into, sum);
}

function freshEntry(key: string, value: unknown): Lanes {
  const entry = emptyLanes();
  takeText(entry, key);
  takeValue(entry, value, 0, false);
  stir(entry);
  return entry;
}

function entryOf(key: string, value: Part, memory: HashedRecord, levels: number): Lanes {
  const before = memory.get(key);
  if (before?.value === value) return before.lanes;
  const lanes = emptyLanes();
  const entries: HashedRecord = before?.entries ?? new Map();
  let list: HashedList | null = null;
  takeText(lanes, key);
  if (isList(value)) list = takeItems(lanes, value, before?.list ?? null);
  else if (levels > 0) takeEntries(lanes, value, () => entries, levels);
  else takeRecord(lanes, value, 0);
  stir(lanes);
  memory.set(key, { value, lanes, list, entries });
  return lanes;
}

/** As `takeRecord` takes in a record of parts. */
function takeNamed(into: Lanes, keys: readonly string[], lanes: readonly number[]): void {
  const sum = emptyLanes();
  const entry = emptyLanes();
  for (const [at, key] of keys.entries()) {
    empty(entry);
    takeText(entry, key);
    for (let lane = 4 * at; lane < 4 * at + 4; lane++) takeWord(entry, lanes[lane] ?? 0);
    stir(entry);
    addTo(sum, entry);
  }
  takeWord(into, TAG.record);
  takeLanes(into, sum);
}

/** Lanes one after another, in a quarter of the memory that as many objects would take. */
class LaneList {
  #numbers = new Int32Array(0);

  read(place: number, lanes: Lanes): void {
    const at = 4 * place;
    lanes.a = this.#numbers[at] ?? 0;
    lanes.b = this.#numbers[at + 1] ?? 0;
    lanes.c = this.#numbers[at + 2] ?? 0;
    lanes.d = this.#numbers[at + 3] ?? 0;
  }

  write(place: number, { a, b, c, d }: Lanes): void {
    const at = 4 * place;
    if (at >= this.#numbers.length) this.#grow(at);
    this.#numbers[at] = a;
    this.#numbers[at + 1] = b;
    this.#numbers[at + 2] = c;
    this.#numbers[at + 3] = d;
  }

  /** Makes room for the place that begins there, and for some more. */
  #grow(at: number): void {
    const grown = new Int32Array(at + 4 + GROWTH);
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}

/** As a game gains objects: some with every turn. */
const GROWTH = 4 * 32;

/** How many levels of a state are part of its own hash; what lies below has one of its own. */
const PARTS = 2;

type PlainRecord = Readonly<Record<string, unknown>>;

function hashWhole(own: Lanes, part: Part): void {
  empty(own);
  takePart(own, part, 0);
  stir(own);
}

/** Below `levels`, list items have hashes of their own. */
function takeValue(into: Lanes, value: unknown, levels: number, listed: boolean): void {
  if (isPart(value)) {
    if (levels === 1 || (levels < 1 && listed)) {
      const own = emptyLanes();
      hashWhole(own, value);
      takeLanes(into, own);
    } else takePart(into, value, levels - 1);
  } else if (typeof value === "string") takeText(into, value);
  else if (typeof value === "number") takeNumber(into, value);
  else takeWord(into, value === true ? TAG.true : value === false ? TAG.false : TAG.null);
}

type Part = PlainRecord | readonly unknown[];

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}

function isList(part: Part): part is readonly unknown[] {
  return Array.isArray(part);
}

function takePart(into: Lanes, part: Part, levels: number): void {
  if (isList(part)) takeList(into, part, levels);
  else takeRecord(into, part, levels);
}

function takeList(into: Lanes, list: readonly unknown[], levels: number): void {
  takeWord(into, TAG.list);
  takeWord(into, list.length);
  for (const one of list) takeValue(into, one, levels, true);
}

/** The sum of its entries' hashes, which is the same in every order. */
function takeRecord(into: Lanes, record: PlainRecord, levels: number): void {
  const sum = emptyLanes();
  const entry = emptyLanes();
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    empty(entry);
    takeText(entry, key);
    takeValue(entry, value, levels, false);
    stir(entry);
    addTo(sum, entry);
  }
  takeWord(into, TAG.record);
  takeLanes(into, sum);
}

function takeKeys(into: Lanes, record: PlainRecord): void {
  const sum = emptyLanes();
  const entry = emptyLanes();
  for (const key in record) {
    empty(entry);
    takeText(entry, key);
    stir(entry);
    addTo(sum, entry);
  }
  takeLanes(into, sum);
}

function addTo(sum: Lanes, entry: Lanes): void {
  sum.a = (sum.a + entry.a) | 0;
  sum.b = (sum.b + entry.b) | 0;
  sum.c = (sum.c + entry.c) | 0;
  sum.d = (sum.d + entry.d) | 0;
}

function takeText(into: Lanes, text: string): void {
  const { length } = text;
  takeWord(into, TAG.text);
  takeWord(into, length);
  for (let at = 0; at < length; at += 2) {
    const second = at + 1 < length ? text.charCodeAt(at + 1) : 0;
    takeWord(into, text.charCodeAt(at) | (second << 16));
  }
}

function takeNumber(into: Lanes, value: number): void {
  if (Object.is(value | 0, value)) {
    takeWord(into, TAG.integer);
    takeWord(into, value);
  } else if (value === 0) takeNumber(into, 0);
  else {
    takeWord(into, TAG.number);
    takeText(into, JSON.stringify(value));
  }
}

function takeLanes(into: Lanes, { a, b, c, d }: Lanes): void {
  takeWord(into, a);
  takeWord(into, b);
  takeWord(into, c);
  takeWord(into, d);
}

/** One round of the 32-bit MurmurHash3 in each lane. */
function takeWord(into: Lanes, word: number): void {
  const a = Math.imul(into.a ^ word, 0xcc9e2d51);
  const b = Math.imul(into.b ^ word, 0x1b873593);
  const c = Math.imul(into.c ^ word, 0x85ebca6b);
  const d = Math.imul(into.d ^ word, 0xc2b2ae35);
  into.a = (((a << 13) | (a >>> 19)) + 0x239b961b) | 0;
  into.b = (((b << 15) | (b >>> 17)) + 0x0b0e9789) | 0;
  into.c = (((c << 16) | (c >>> 16)) + 0x38b34ae5) | 0;
  into.d = (((d << 17) | (d >>> 15)) + 0x21e38b93) | 0;
}

/** Lets every bit of every lane affect all others (MurmurHash3's finalizer, over all four). */
function stir(lanes: Lanes): void {
  const all = (lanes.a + lanes.b + lanes.c + lanes.d) | 0;
  const a = finished(lanes.a + all);
  const b = finished(lanes.b + all + a);
  const c = finished(lanes.c + all + b);
  const d = finished(lanes.d + all + c);
  lanes.a = (a + d) | 0;
  lanes.b = (b + d) | 0;
  lanes.c = (c + d) | 0;
  lanes.d = d;
}

function finished(lane: number): number {
  let value = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

function emptyLanes(): Lanes {
  const lanes = { a: 0, b: 0, c: 0, d: 0 };
  empty(lanes);
  return lanes;
}

function empty(lanes: Lanes): void {
  lanes.a = 0x239b961b;
  lanes.b = 0x2b0e9789;
  lanes.c = 0x38b34ae5;
  lanes.d = 0x21e38b93;
}
