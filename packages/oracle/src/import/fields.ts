import { ImportError } from "./import-error.ts";
import { LONGEST_ADDRESS, LONGEST_LIST, LONGEST_NAME, LONGEST_WORD } from "./limits.ts";

/** An object of somebody else's JSON, read field by field; what has the wrong type is an error that says where. */
export class Fields {
  readonly #from: Readonly<Record<string, unknown>>;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    if (!isObject(value)) throw wrong(path, "an object", value);
    this.#from = value;
    this.#path = path;
  }

  /** Own fields only, so that no name leads to something that every object has; `null` counts as absent. */
  #get(name: string): unknown {
    return Object.hasOwn(this.#from, name) ? (this.#from[name] ?? undefined) : undefined;
  }

  at(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`;
  }

  has(name: string): boolean {
    return this.#get(name) !== undefined;
  }

  text(name: string, longest: number = LONGEST_WORD): string {
    const text = this.optionalText(name, longest);
    if (text === undefined || text === "") throw wrong(this.at(name), "a text", text);
    return text;
  }

  optionalText(name: string, longest: number = LONGEST_WORD): string | undefined {
    const value = this.#get(name);
    return value === undefined ? undefined : checkedText(value, this.at(name), longest);
  }

  /** Elements, each with where it stands; empty if there is no such field. */
  list(name: string): readonly { readonly value: unknown; readonly path: string }[] {
    const value = this.#get(name);
    if (value === undefined) return [];
    return listOf(value, this.at(name));
  }

  texts(name: string): readonly string[] {
    return this.list(name).map(({ value, path }) => checkedText(value, path, LONGEST_WORD));
  }

  /** Names with a short text each, such as legalities. */
  pairs(name: string): readonly (readonly [string, string])[] {
    const value = this.#get(name);
    if (value === undefined) return [];
    const path = this.at(name);
    if (!isObject(value)) throw wrong(path, "an object", value);
    const pairs = Object.entries(value);
    if (pairs.length > LONGEST_LIST) throw tooLong(path, `${LONGEST_LIST} entries`);
    return pairs.map(([key, one]) => [
      checkedText(key, path, LONGEST_WORD),
      checkedText(one, `${path}.${key.slice(0, LONGEST_NAME)}`, LONGEST_ADDRESS),
    ]);
  }

  object(name: string): Fields | undefined {
    const value = this.#get(name);
    return value === undefined ? undefined : new Fields(value, this.at(name));
  }
}

export function listOf(
  value: unknown,
  path: string,
): readonly { readonly value: unknown; readonly path: string }[] {
  if (!Array.isArray(value)) throw wrong(path, "a list", value);
  if (value.length > LONGEST_LIST) throw tooLong(path, `${LONGEST_LIST} elements`);
  return value.map((one: unknown, at) => ({ value: one, path: `${path}[${at}]` }));
}

export function checkedText(value: unknown, path: string, longest: number): string {
  if (typeof value !== "string") throw wrong(path, "a text", value);
  if (value.length > longest) throw tooLong(path, `${longest} characters`);
  if (!value.isWellFormed()) throw new ImportError("corrupt", `${path} is not Unicode`);
  return value;
}

/** A field if there is something to put into it. */
export function given<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>>;
export function given(name: string, value: string | undefined): Partial<Record<string, string>> {
  return value === undefined ? {} : { [name]: value };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrong(path: string, wanted: string, value: unknown): ImportError {
  const found = value === undefined ? "nothing" : value === null ? "null" : describe(value);
  const where = path === "" ? "it" : path;
  return new ImportError("notACard", `this is no card: ${where} should be ${wanted}, not ${found}`);
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "string" ? "an empty text" : `a value of type ${typeof value}`;
}

function tooLong(path: string, most: string): ImportError {
  return new ImportError("tooLarge", `${path} has more than ${most}`);
}
