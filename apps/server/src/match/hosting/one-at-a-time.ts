/** Tasks about the same thing run one after the other, in the order in which they were asked for; others don't wait for them. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the task once all earlier ones about the same thing have ended, well or not. */
  run<T>(about: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(about) ?? Promise.resolve();
    const result = before.then(task, task);
    const ended = result
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(about) === ended) this.#last.delete(about);
      });
    this.#last.set(about, ended);
    return result;
  }
}
