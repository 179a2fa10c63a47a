/** Tasks with the same key run one after the other, in the order of their calls; others don't wait for them. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the task once all earlier ones with the same key have settled. */
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
