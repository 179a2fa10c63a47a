/** An event as "when", "whenever" or "at" and what follows. */
export interface EventClause {
  readonly word: "when" | "whenever" | "at" | "you may";
  readonly subject: string;
  /** Verb and the rest, already conjugated. */
  readonly predicate: string;
}
