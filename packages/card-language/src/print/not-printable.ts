/** Thrown when a definition holds something that has no wording, instead of printing nonsense. */
export class NotPrintable extends Error {
  override readonly name = "NotPrintable";
  /** The kind of node without a wording, such as `"effect restartGame"`. */
  readonly node: string;

  constructor(node: string, why = "has no wording") {
    super(`${node}: ${why}`);
    this.node = node;
  }
}
