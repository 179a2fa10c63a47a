/** Marks the end of an exhaustive switch: reaching it is a bug of ours. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
