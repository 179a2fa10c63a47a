/** Something that the expectation doesn't cover. That is not an error: only what is covered is compared. */
export class Unforeseen extends Error {
  override readonly name = "Unforeseen";
}

export function unforeseen(what: string): never {
  throw new Unforeseen(what);
}
