import type { ParseArgsConfig } from "node:util";

/** Invalid arguments of a call; the message says what is valid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface CommandInput {
  readonly values: Values;
  readonly positionals: readonly string[];
}

/** One command of the tool. `run` resolves with the exit code. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  run(input: CommandInput): Promise<number>;
}

/** The words given for an option that may be repeated. */
export function words(values: Values, name: string): string[] {
  const value = values[name];
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.filter((one): one is string => typeof one === "string");
}

export function word(values: Values, name: string): string | undefined {
  return words(values, name).at(-1);
}

export function requiredWord(values: Values, name: string): string {
  const value = word(values, name);
  if (value === undefined) throw new UsageError(`--${name} is needed`);
  return value;
}

/** A whole number from an option, or the value given for its absence. */
export function count(values: Values, name: string, absent: number): number {
  const value = word(values, name);
  if (value === undefined) return absent;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new UsageError(`--${name} takes a whole number, not ${value}`);
  return number;
}
