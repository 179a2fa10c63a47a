import type { Game } from "../../state/access.ts";

/**
 * Randomness from a counter-mode generator keyed by the match's seed. Each use has a separate stream with its own counter, so
 * that opening one stream after the game reveals nothing about another. The mixing function is ChaCha20's block function
 * (RFC 8439, section 2.3) with the seed as key and a hash of the stream's name as nonce.
 */
export function nextUint32(g: Game, stream: string): number {
  const counter = g.state.chance[stream] ?? 0;
  g.state.chance = { ...g.state.chance, [stream]: counter + 1 };
  return uint32At(g.state.streams?.[stream] ?? g.state.seed, stream, counter);
}

/** The value of a stream at a position; what a verifier recomputes with the stream's key. */
export function uint32At(seed: string, stream: string, counter: number): number {
  const number = Math.floor(counter / 16);
  if (last.seed !== seed || last.stream !== stream || last.number !== number)
    last = { seed, stream, number, block: chachaBlock(keyWords(seed), number, nonceWords(stream)) };
  return last.block[counter % 16] ?? 0;
}

interface Block {
  readonly seed: string;
  readonly stream: string;
  readonly number: number;
  readonly block: Uint32Array;
}

/** The last block: values are usually requested in sequence. */
let last: Block = { seed: "", stream: "", number: -1, block: new Uint32Array() };

/** An even draw from 0 to `bound - 1`, by rejection so that no value is favoured. */
export function nextBelow(g: Game, stream: string, bound: number): number {
  return below(bound, () => nextUint32(g, stream));
}

function below(bound: number, next: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const value = next();
    // A small integer again: numbers beyond 31 bits would be boxed, and so would every seat they are copied to.
    if (value < limit) return (value % bound) | 0;
  }
}

/** A new list in random order (Fisher-Yates). */
export function shuffled<T>(g: Game, stream: string, list: readonly T[]): T[] {
  const key = g.state.streams?.[stream] ?? g.state.seed;
  const before = g.state.chance[stream] ?? 0;
  let counter = before;
  const result = inOrderOf(list, (bound) => below(bound, () => uint32At(key, stream, counter++)));
  if (counter > before) g.state.chance = { ...g.state.chance, [stream]: counter };
  return result;
}

/** The order that the first shuffle by a stream makes of a list, to be verified with the stream's key. */
export function shuffledBy<T>(key: string, stream: string, list: readonly T[]): T[] {
  let counter = 0;
  return inOrderOf(list, (bound) => below(bound, () => uint32At(key, stream, counter++)));
}

function inOrderOf<T>(list: readonly T[], nextBelow: (bound: number) => number): T[] {
  const result = list.slice();
  for (let at = result.length - 1; at > 0; at--) {
    const other = nextBelow(at + 1);
    const held = result[at];
    const swapped = result[other];
    if (held === undefined || swapped === undefined) continue;
    result[at] = swapped;
    result[other] = held;
  }
  return result;
}

function keyWords(seed: string): number[] {
  const words: number[] = [];
  for (let at = 0; at < 8; at++)
    words.push(Number.parseInt(seed.slice(at * 8, at * 8 + 8).padEnd(8, "0"), 16) >>> 0);
  return words;
}

/** FNV-1a over the name, three times with different offsets: streams are few and named by us, so spread is enough. */
function nonceWords(stream: string): number[] {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9].map((offset) => {
    let hash = offset;
    for (let at = 0; at < stream.length; at++) hash = Math.imul(hash ^ stream.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  });
}

/** ChaCha20 block function (RFC 8439, section 2.3): eight key words, a counter, three nonce words. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const initial = new Uint32Array([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...key,
    counter,
    ...nonce,
  ]);
  const work = initial.slice();
  for (let round = 0; round < 10; round++) {
    quarter(work, 0, 4, 8, 12);
    quarter(work, 1, 5, 9, 13);
    quarter(work, 2, 6, 10, 14);
    quarter(work, 3, 7, 11, 15);
    quarter(work, 0, 5, 10, 15);
    quarter(work, 1, 6, 11, 12);
    quarter(work, 2, 7, 8, 13);
    quarter(work, 3, 4, 9, 14);
  }
  return work.map((word, at) => (word + (initial[at] ?? 0)) >>> 0);
}

function quarter(w: Uint32Array, a: number, b: number, c: number, d: number): void {
  const at = (index: number): number => w[index] ?? 0;
  w[a] = at(a) + at(b);
  w[d] = rotate(at(d) ^ at(a), 16);
  w[c] = at(c) + at(d);
  w[b] = rotate(at(b) ^ at(c), 12);
  w[a] = at(a) + at(b);
  w[d] = rotate(at(d) ^ at(a), 8);
  w[c] = at(c) + at(d);
  w[b] = rotate(at(b) ^ at(c), 7);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
