import { type Agreement, type Nominal, subjectText, YOU } from "./grammar.ts";
import { conjugate, conjugateAll, type VerbPhrase } from "./verbs.ts";

/** Somebody does something: subject and verbs, conjugated only when it is known where they stand. */
export interface Clause {
  /** Absent: an instruction to you (« Piochez une carte »). */
  readonly subject?: Nominal;
  /** Tells whether two clauses share their subject. */
  readonly key: string;
  readonly verbs: readonly VerbPhrase[];
  /** « ou » where the verbs are alternatives, « , » where more will follow. */
  readonly conjunction?: "ou" | ",";
  /** Said before the subject. */
  readonly before?: string;
  /** Said after the verbs: « jusqu'à la fin du tour », « pour chaque créature que vous contrôlez ». */
  readonly after?: string;
}

/** What an instruction prints as. */
export type Piece =
  | { readonly kind: "clause"; readonly clause: Clause; readonly more?: readonly string[] }
  /** A whole sentence of another form, without its full stop. */
  | { readonly kind: "sentence"; readonly text: string; readonly more?: readonly string[] };

export function piece(clause: Clause, more: readonly string[] = []): Piece {
  return more.length === 0 ? { kind: "clause", clause } : { kind: "clause", clause, more };
}

export function sentence(text: string, more: readonly string[] = []): Piece {
  return more.length === 0 ? { kind: "sentence", text } : { kind: "sentence", text, more };
}

/** An instruction to you. */
export function imperative(verb: VerbPhrase, after?: string): Clause {
  return {
    key: "player:you",
    verbs: [verb],
    ...(after === undefined || after.trim() === "" ? {} : { after: after.trim() }),
  };
}

function tail({ after }: Clause): string {
  if (after === undefined) return "";
  return after.startsWith(",") ? after : ` ${after}`;
}

function lead({ before }: Clause): string {
  return before === undefined ? "" : `${before}, `;
}

/** Subject and verb as a main clause: « le joueur ciblé pioche une carte », « piochez une carte ». */
export function finite(clause: Clause): string {
  const { subject, verbs } = clause;
  if (subject === undefined)
    return `${lead(clause)}${conjugateAll(verbs, "imperative", YOU, clause.conjunction)}${tail(clause)}`;
  return `${lead(clause)}${subjectText(subject)} ${conjugateAll(verbs, "present", subject, clause.conjunction)}${tail(clause)}`;
}

/** The verbs alone, after « et » with the same subject. */
export function predicate(clause: Clause): string {
  const { subject, verbs } = clause;
  const form = subject === undefined ? "imperative" : "present";
  return `${conjugateAll(verbs, form, subject ?? YOU, clause.conjunction)}${tail(clause)}`;
}

/** After « pouvoir » and prepositions. */
export function infinitive(clause: Clause, who: Agreement = clause.subject ?? YOU): string {
  return `${conjugateAll(clause.verbs, "infinitive", who, clause.conjunction)}${tail(clause)}`;
}

/** After « que »: « cette créature acquière le vol ». */
export function subjunctive(clause: Clause): string {
  const subject = clause.subject ?? YOU;
  return `${subjectText(subject)} ${conjugateAll(clause.verbs, "subjunctive", subject, clause.conjunction)}${tail(clause)}`;
}

/** Subject and verb in the past: « une créature est morte ». */
export function happened(subject: Nominal, verb: VerbPhrase): string {
  return `${subjectText(subject)} ${conjugate(verb, "past", subject)}`;
}

/** « cette créature devait mourir », « vous deviez piocher une carte ». */
export function would(subject: Nominal, verbs: readonly VerbPhrase[]): string {
  const should = conjugate({ verb: "devoir" }, "imperfect", subject);
  return `${subjectText(subject)} ${should} ${conjugateAll(verbs, "infinitive", subject)}`;
}

export function imperfect(subject: Nominal, verb: VerbPhrase): string {
  return `${subjectText(subject)} ${conjugate(verb, "imperfect", subject)}`;
}

export function present(subject: Nominal, verb: VerbPhrase): string {
  return `${subjectText(subject)} ${conjugate(verb, "present", subject)}`;
}
