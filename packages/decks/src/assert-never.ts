/** For the end of an exhaustive switch: compiles only if no case is left. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`);
}
