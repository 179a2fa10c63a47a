/**
 * A table as a client keeps it, brought up to date by the frames of its room. It reads what `@colyseus/schema` writes of this one
 * schema; the library itself, most of which is for writing, is ten times as large as this.
 */
import {
  OBJECT_DEFAULTS,
  OBJECT_WIRES,
  type ObjectValues,
  PLAYER_DEFAULTS,
  PLAYER_WIRES,
  type PlayerValues,
  type SentMap,
  type SentTable,
  TABLE_DEFAULTS,
  TABLE_MAPS,
  TABLE_WIRES,
  type TableValues,
  type Wire,
  type Wires,
} from "./table-fields.ts";
import { WireBytes } from "./wire-bytes.ts";

/** The number of another structure follows: what comes next is written to that one. */
const SWITCH = 0xff;
/** The number of a type follows, which is always the one that is declared. */
const TYPE = 213;
const CLEAR = 10;
const ADD = 0x80;
const DELETE = 0x40;
const FIELD = 0x3f;

/** Structures by their number. */
interface Structures {
  readonly set: (number: number, structure: Structure) => void;
  /** After the frame; until then it may be written to. */
  readonly forget: (number: number) => void;
}

/** What the following operations are written to. */
interface Structure {
  readonly apply: (bytes: WireBytes, structures: Structures) => void;
}

/** A structure with numbered fields. */
class SentRecord<Values extends object> implements Structure {
  readonly values: Values;
  readonly #defaults: Readonly<Values>;
  readonly #fields: readonly (readonly [string, Wire])[];
  readonly #maps: readonly KeptMap<unknown>[];

  constructor(wires: Wires, defaults: Readonly<Values>, maps: readonly KeptMap<unknown>[] = []) {
    this.values = { ...defaults };
    this.#defaults = defaults;
    this.#fields = Object.entries(wires);
    this.#maps = maps;
  }

  apply(bytes: WireBytes, structures: Structures): void {
    const first = bytes.byte();
    const number = first & FIELD;
    const field = this.#fields[number];
    const map = this.#maps[number - this.#fields.length];
    if (map !== undefined) {
      if (first & DELETE) map.clear(structures);
      if (first & ADD || !(first & DELETE)) structures.set(bytes.number(), map);
      return;
    }
    if (field === undefined) throw new RangeError(`there is no field ${number}`);
    const [name, wire] = field;
    const isLeft = (first & (ADD | DELETE)) === DELETE;
    Reflect.set(this.values, name, isLeft ? Reflect.get(this.#defaults, name) : bytes.read(wire));
  }
}

/** A map whose entries are numbered on the wire. */
abstract class KeptMap<Value> implements Structure, SentMap<Value> {
  readonly #items = new Map<string, Value>();
  readonly #keys = new Map<number, string>();

  get(key: string): Value | undefined {
    return this.#items.get(key);
  }

  forEach(each: (value: Value, key: string) => void): void {
    this.#items.forEach(each);
  }

  apply(bytes: WireBytes, structures: Structures): void {
    const operation = bytes.byte();
    if (operation === CLEAR) {
      this.clear(structures);
      return;
    }
    const number = bytes.number();
    if (operation & ADD) this.#keys.set(number, bytes.text());
    const key = this.#keys.get(number);
    // Added and deleted between two frames.
    if (key === undefined && (operation & (ADD | DELETE)) === DELETE) return;
    if (key === undefined) throw new RangeError(`there is no entry ${number}`);
    if (operation & DELETE) {
      this.leave(key, structures);
      this.#items.delete(key);
      if (!(operation & ADD)) return;
    }
    this.#items.set(key, this.take(key, bytes, structures));
  }

  clear(structures: Structures): void {
    for (const key of this.#items.keys()) this.leave(key, structures);
    this.#items.clear();
    this.#keys.clear();
  }

  /** Reads the value of an entry. */
  protected abstract take(key: string, bytes: WireBytes, structures: Structures): Value;
  /** Removes an entry. */
  protected abstract leave(key: string, structures: Structures): void;
}

class TextMap extends KeptMap<string> {
  protected override take(_key: string, bytes: WireBytes): string {
    return bytes.text();
  }

  protected override leave(): void {
    return;
  }
}

/** A map of structures that receive their own operations. */
class RecordMap<Values extends object> extends KeptMap<Values> {
  readonly #wires: Wires;
  readonly #defaults: Readonly<Values>;
  readonly #records = new Map<number, SentRecord<Values>>();
  readonly #numbers = new Map<string, number>();

  constructor(wires: Wires, defaults: Readonly<Values>) {
    super();
    this.#wires = wires;
    this.#defaults = defaults;
  }

  protected override take(key: string, bytes: WireBytes, structures: Structures): Values {
    const number = bytes.number();
    if (bytes.peek() === TYPE) {
      bytes.byte();
      bytes.number();
    }
    const record = this.#records.get(number) ?? new SentRecord(this.#wires, this.#defaults);
    this.#records.set(number, record);
    this.#numbers.set(key, number);
    structures.set(number, record);
    return record.values;
  }

  protected override leave(key: string, structures: Structures): void {
    const number = this.#numbers.get(key);
    if (number === undefined) return;
    this.#numbers.delete(key);
    this.#records.delete(number);
    structures.forget(number);
  }
}

/** One table, from the first frame with all of it and the patches after that. */
export class TableReader {
  #sent = new Sent();

  /** The table after the frames so far. */
  get table(): SentTable {
    return this.#sent.table;
  }

  /**
   * Replaces the table by a whole one.
   * @param from its offset in the frame
   * @throws RangeError for malformed bytes
   */
  whole(frame: Uint8Array, from = 0): void {
    this.#sent = new Sent();
    this.#sent.read(new WireBytes(frame, from));
  }

  /** Applies a patch. @throws RangeError for bytes that are no patch of this table */
  patch(frame: Uint8Array, from = 0): void {
    this.#sent.read(new WireBytes(frame, from));
  }
}

class Sent {
  readonly #maps = {
    players: new RecordMap<PlayerValues>(PLAYER_WIRES, PLAYER_DEFAULTS),
    objects: new RecordMap<ObjectValues>(OBJECT_WIRES, OBJECT_DEFAULTS),
    definitions: new TextMap(),
  };
  readonly #root = new SentRecord<TableValues>(
    TABLE_WIRES,
    TABLE_DEFAULTS,
    TABLE_MAPS.map((name) => this.#maps[name]),
  );
  readonly #structures = new Map<number, Structure>([[0, this.#root]]);

  get table(): SentTable {
    return { ...this.#root.values, ...this.#maps };
  }

  read(bytes: WireBytes): void {
    const gone = new Set<number>();
    const structures: Structures = {
      set: (number, structure) => {
        gone.delete(number);
        this.#structures.set(number, structure);
      },
      forget: (number) => gone.add(number),
    };
    let structure: Structure = this.#root;
    while (!bytes.isAtEnd) {
      if (bytes.peek() === SWITCH) {
        bytes.byte();
        structure = this.#at(bytes.number());
      } else structure.apply(bytes, structures);
    }
    for (const number of gone) this.#structures.delete(number);
  }

  /** What was added and deleted between two frames is written to without a map that has it: an object, since players stay. */
  #at(number: number): Structure {
    return this.#structures.get(number) ?? new SentRecord(OBJECT_WIRES, OBJECT_DEFAULTS);
  }
}
