/** A reading that says nothing definite: a pronoun without, or with two, things it may stand for. */
export class Unresolved extends Error {
  override readonly name = "Unresolved";
  readonly words: string;

  constructor(words: string, why: string) {
    super(`"${words}": ${why}`);
    this.words = words;
  }
}
