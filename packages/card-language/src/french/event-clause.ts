import { type Nominal, subjectText } from "./grammar.ts";
import { conjugateAll, type VerbPhrase } from "./verbs.ts";

/** An event as who does what, and the word that introduces it. */
export type EventClause =
  | {
      readonly kind: "clause";
      readonly word: "quand" | "à chaque fois que";
      readonly subject: Nominal;
      readonly verbs: readonly VerbPhrase[];
    }
  /** Words of another form: « au début de votre entretien », « quand vous ne contrôlez aucune île ». */
  | { readonly kind: "words"; readonly word: "quand" | "à chaque fois que" | ""; readonly text: string };

export function eventOf(
  subject: Nominal,
  verb: VerbPhrase,
  word: "quand" | "à chaque fois que" = "à chaque fois que",
): EventClause {
  return { kind: "clause", word, subject, verbs: [verb] };
}

/** Who does what, without the introducing word: « cette créature meurt ». */
export function clauseWords(clause: EventClause): string {
  if (clause.kind === "words") return clause.text;
  return `${subjectText(clause.subject)} ${conjugateAll(clause.verbs, "present", clause.subject)}`;
}

/** « quand cette créature meurt », « à chaque fois qu'une créature meurt ». */
export function eventWords(clause: EventClause): string {
  return `${clause.word} ${clauseWords(clause)}`.trim();
}
