/** How many bytes a value of JSON's kinds takes in MessagePack (msgpack.org), as messages are sent in. */
export function msgpackSize(value: unknown): number {
  switch (typeof value) {
    case "string":
      return stringSize(value);
    case "number":
      return numberSize(value);
    case "object":
      if (value === null) return 1;
      return Array.isArray(value) ? arraySize(value) : mapSize(value);
    default:
      return 1;
  }
}

const encoder = new TextEncoder();

function stringSize(text: string): number {
  const { length } = encoder.encode(text);
  if (length < 32) return 1 + length;
  if (length < 2 ** 8) return 2 + length;
  return (length < 2 ** 16 ? 3 : 5) + length;
}

function numberSize(number: number): number {
  if (!Number.isInteger(number)) return 9;
  if (number >= 0)
    return number < 128 ? 1 : number < 2 ** 8 ? 2 : number < 2 ** 16 ? 3 : number < 2 ** 32 ? 5 : 9;
  return number >= -32 ? 1 : number >= -128 ? 2 : number >= -(2 ** 15) ? 3 : number >= -(2 ** 31) ? 5 : 9;
}

function headSize(count: number): number {
  return count < 16 ? 1 : count < 2 ** 16 ? 3 : 5;
}

function arraySize(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + msgpackSize(value), headSize(values.length));
}

function mapSize(record: object): number {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return entries.reduce(
    (sum, [key, value]) => sum + stringSize(key) + msgpackSize(value),
    headSize(entries.length),
  );
}
