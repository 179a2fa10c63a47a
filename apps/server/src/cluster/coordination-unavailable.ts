/** The shared store did not answer. */
export class CoordinationUnavailable extends Error {
  constructor(cause: unknown) {
    super("The store that server processes share is not available", { cause });
    this.name = "CoordinationUnavailable";
  }
}
