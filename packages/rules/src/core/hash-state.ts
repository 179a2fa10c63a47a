import type { GameState } from "../state/game-state.ts";
import { hexDigits } from "./hash-text.ts";

/** 128 bits. Each lane takes in every word, with a factor of its own. */
interface Lanes {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** What stands before a value, so that none reads as another one of another kind. */
const TAG = { null: 1, true: 2, false: 3, integer: 4, number: 5, text: 6, list: 7, record: 8 } as const;

/**
 * A stable name of a state's content: equal states have equal hashes whatever order their keys were made in, and absent
 * values count for nothing, as in JSON. Definitions count by their ids, which are content hashes themselves. 32 hex digits;
 * for finding differences, not for secrets.
 */
export function hashState(state: GameState): string {
  const { definitions, ...rest } = state;
  const lanes = emptyLanes();
  takeRecord(lanes, rest, PARTS);
  takeKept(lanes, definitions, takeKeys);
  stir(lanes);
  return hexDigits([lanes.a, lanes.b, lanes.c, lanes.d]);
}

/** How many levels of a state are read anew; the parts below are never changed, and most of them are in the next state, too. */
const PARTS = 2;

const kept = new WeakMap<object, Lanes>();

type PlainRecord = Readonly<Record<string, unknown>>;

/** The hash of a part in place of its content, so that of a hundred objects only those that have changed are read. */
function takeKept<Part extends object>(
  into: Lanes,
  part: Part,
  take: (into: Lanes, part: Part) => void,
): void {
  let lanes = kept.get(part);
  if (lanes === undefined) {
    lanes = emptyLanes();
    take(lanes, part);
    stir(lanes);
    kept.set(part, lanes);
  }
  takeLanes(into, lanes);
}

/** `levels` of what is below are read anew; after that, only what stands in lists is looked up. */
function takeValue(into: Lanes, value: unknown, levels: number, listed: boolean): void {
  if (isPart(value)) {
    if (levels === 1 || (levels < 1 && listed)) takeKept(into, value, takeWhole);
    else takePart(into, value, levels - 1);
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

function takeWhole(into: Lanes, part: Part): void {
  takePart(into, part, 0);
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
    addTo(sum, entry);
  }
  takeLanes(into, sum);
}

function addTo(sum: Lanes, entry: Lanes): void {
  stir(entry);
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

/** Lets every bit of every lane tell on all the others (MurmurHash3's finalizer, over all four). */
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
