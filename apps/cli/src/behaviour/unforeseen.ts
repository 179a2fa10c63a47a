/** Something that the expectation says nothing about. Nobody is at fault: only what is foreseen is compared. */
export class Unforeseen extends Error {
  override readonly name = "Unforeseen";
}

export function unforeseen(what: string): never {
  throw new Unforeseen(what);
}
