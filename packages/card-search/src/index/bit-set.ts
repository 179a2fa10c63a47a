/** A set of cards by their ids, as bits. */
export class BitSet {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  /** Those of so many for which something holds. */
  static where(size: number, holds: (id: number) => boolean): BitSet {
    const made = new BitSet(size);
    for (let id = 0; id < size; id += 1) if (holds(id)) made.add(id);
    return made;
  }

  add(id: number): void {
    const at = id >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (id & 31));
  }

  has(id: number): boolean {
    return ((this.#words[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  /** Keeps those that are in the other one too. */
  and(other: BitSet): this {
    for (let at = 0; at < this.#words.length; at += 1)
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
    return this;
  }

  or(other: BitSet): this {
    for (let at = 0; at < this.#words.length; at += 1)
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    return this;
  }

  /** All that were not in it, and no others. */
  invert(): this {
    for (let at = 0; at < this.#words.length; at += 1) this.#words[at] = ~(this.#words[at] ?? 0);
    const rest = this.size & 31;
    const last = this.#words.length - 1;
    if (rest > 0) this.#words[last] = (this.#words[last] ?? 0) & ((1 << rest) - 1);
    return this;
  }

  count(): number {
    let total = 0;
    for (let word of this.#words) {
      for (; word !== 0; total += 1) word &= word - 1;
    }
    return total;
  }
}
