/**
 * Whatever happens to one match goes through its mailbox, one entry at a time, in the order of arrival: async handlers would
 * otherwise interleave between a check and the write that it guards.
 */
export class Mailbox {
  #last: Promise<void> = Promise.resolve();

  /** Runs the task once everything before it has ended. Its failure is its caller's and stops nobody behind it. */
  run<T>(task: () => Promise<T> | T): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /** Resolves when all that is in it now has been done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
