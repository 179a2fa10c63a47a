/**
 * A small cache by identity. For short-lived keys, such as the list of a zone, for which a
 * weak map costs more than it saves, since its contents outlive several garbage collections. A missing entry has to
 * be found again, so only what can be found again may be kept here.
 */
export class Recent<K extends object, V> {
  readonly #keys: (K | null)[];
  readonly #values: (V | undefined)[];
  #next = 0;

  constructor(size: number) {
    this.#keys = Array.from({ length: size }, () => null);
    this.#values = Array.from({ length: size }, () => undefined);
  }

  get(key: K): V | undefined {
    const at = this.#keys.indexOf(key);
    return at < 0 ? undefined : this.#values[at];
  }

  /** A key that is still here and fits. */
  find(fits: (key: K) => boolean): K | undefined {
    return this.#keys.find((key) => key !== null && fits(key)) ?? undefined;
  }

  set(key: K, value: V): void {
    const known = this.#keys.indexOf(key);
    const at = known < 0 ? this.#next : known;
    this.#keys[at] = key;
    this.#values[at] = value;
    if (known < 0) this.#next = (at + 1) % this.#keys.length;
  }
}
