import type { GameState } from "../state/game-state.ts";

/**
 * A stable name of a state's content: equal states have equal hashes whatever order their keys were made in. Definitions
 * count by their ids, which are content hashes themselves. 32 hex digits; for finding differences, not for secrets.
 */
export function hashState(state: GameState): string {
  const { definitions, ...rest } = state;
  return hashText(textOf({ ...rest, definitions: Object.keys(definitions).sort() }, keptText));
}

const texts = new WeakMap<object, string>();

/** The text of a part of a state, whose own parts are never changed; most of them are in the next state as well. */
function keptText(part: unknown): string {
  return typeof part === "object" && part !== null ? textOf(part, keptPart) : stableText(part);
}

function keptPart(part: unknown): string {
  if (typeof part !== "object" || part === null) return stableText(part);
  let text = texts.get(part);
  if (text === undefined) {
    text = stableText(part);
    texts.set(part, text);
  }
  return text;
}

/** JSON with sorted keys and without absent values. */
export function stableText(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  return textOf(value, stableText);
}

function textOf(value: object, textOfPart: (part: unknown) => string): string {
  if (Array.isArray(value)) return `[${value.map((one) => textOfPart(one)).join(",")}]`;
  const parts: string[] = [];
  for (const [key, entry] of Object.entries(value).sort(byKey)) {
    if (entry !== undefined) parts.push(`${JSON.stringify(key)}:${textOfPart(entry)}`);
  }
  return `{${parts.join(",")}}`;
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}

/** 128 bits from four multiply-rotate lanes over the text's code units (the 32-bit MurmurHash3 mixing constants). */
export function hashText(text: string): string {
  const lanes = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
  const factors = [0xcc9e2d51, 0x1b873593, 0x85ebca6b, 0xc2b2ae35];
  for (let at = 0; at < text.length; at++) {
    const lane = at & 3;
    const mixed = Math.imul((lanes[lane] ?? 0) ^ text.charCodeAt(at), factors[lane] ?? 1);
    lanes[lane] = ((mixed << 13) | (mixed >>> 19)) >>> 0;
    const next = (lane + 1) & 3;
    lanes[next] = ((lanes[next] ?? 0) + mixed) >>> 0;
  }
  for (let round = 0; round < 8; round++) {
    for (let lane = 0; lane < 4; lane++) {
      let value = (lanes[lane] ?? 0) ^ (lanes[(lane + 3) & 3] ?? 0) ^ text.length;
      value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
      value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
      lanes[lane] = (value ^ (value >>> 16)) >>> 0;
    }
  }
  return lanes.map((lane) => lane.toString(16).padStart(8, "0")).join("");
}
