/** JSON with sorted keys and without absent values. Quick, since a server names every card of the pool as it starts. */
export function stableText(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return listText(value);
  return recordText(value);
}

function listText(list: readonly unknown[]): string {
  let text = "[";
  for (const [at, one] of list.entries()) text += at === 0 ? stableText(one) : `,${stableText(one)}`;
  return `${text}]`;
}

function recordText(record: object): string {
  let text = "";
  for (const key of Object.keys(record).sort()) {
    const entry: unknown = Reflect.get(record, key);
    if (entry !== undefined) text += `${text === "" ? "{" : ","}${quoted(key)}:${stableText(entry)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** What JSON escapes, and everything from the surrogates on, of which it escapes the lone ones. */
const ESCAPED = /[^ !#-[\]-\uD7FF]/;

function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}

const FACTORS = [0xcc9e2d51, 0x1b873593, 0x85ebca6b, 0xc2b2ae35] as const;

/** 128 bits from four multiply-rotate lanes over the text's code units (the 32-bit MurmurHash3 mixing constants). */
export function hashText(text: string): string {
  return hexDigits(finished(mixedInto(text), text.length));
}

/** Lanes of 32 bits, eight digits each. */
export function hexDigits(lanes: readonly number[]): string {
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Each code unit goes into the lane whose turn it is, and the result is added to the next one. */
function mixedInto(text: string): number[] {
  let [a, b, c, d] = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
  const [fa, fb, fc, fd] = FACTORS;
  const { length } = text;
  for (let at = 0; at < length; at += 4) {
    let mixed = Math.imul(a ^ text.charCodeAt(at), fa);
    a = (mixed << 13) | (mixed >>> 19);
    b = (b + mixed) | 0;
    if (at + 1 >= length) break;
    mixed = Math.imul(b ^ text.charCodeAt(at + 1), fb);
    b = (mixed << 13) | (mixed >>> 19);
    c = (c + mixed) | 0;
    if (at + 2 >= length) break;
    mixed = Math.imul(c ^ text.charCodeAt(at + 2), fc);
    c = (mixed << 13) | (mixed >>> 19);
    d = (d + mixed) | 0;
    if (at + 3 >= length) break;
    mixed = Math.imul(d ^ text.charCodeAt(at + 3), fd);
    d = (mixed << 13) | (mixed >>> 19);
    a = (a + mixed) | 0;
  }
  return [a, b, c, d];
}

function finished(lanes: number[], length: number): number[] {
  for (let round = 0; round < 8; round++) {
    for (let lane = 0; lane < 4; lane++) {
      let value = (lanes[lane] ?? 0) ^ (lanes[(lane + 3) & 3] ?? 0) ^ length;
      value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
      value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
      lanes[lane] = (value ^ (value >>> 16)) >>> 0;
    }
  }
  return lanes;
}
