import type { PlayerRef } from "../reference.ts";
import { objectKey, playerKey } from "../reference-key.ts";
import type { Selection } from "../selection.ts";
import type { PrintContext } from "./context.ts";
import { isPlural } from "./selection.ts";
import { listOf, pluralForm, thirdPerson } from "./words.ts";

/** Somebody does something: subject and verbs, conjugated only when it is known where they stand. */
export interface Clause {
  /** Absent: an instruction to you ("Draw a card"). */
  readonly subject?: string;
  /** Tells whether two clauses share their subject. */
  readonly key: string;
  readonly number: "one" | "many";
  /** Verb phrases with the verb in its base form: "draw two cards". */
  readonly verbs: readonly string[];
  /** Said before the subject: "until end of turn". */
  readonly before?: string;
  /** Said after the verbs: "until end of turn", "for each creature you control". */
  readonly after?: string;
}

/** What an instruction prints as. */
export type Piece =
  | { readonly kind: "clause"; readonly clause: Clause; readonly more?: readonly string[] }
  /** A whole sentence of another form, without its full stop. */
  | { readonly kind: "sentence"; readonly text: string; readonly more?: readonly string[] };

export function piece(clause: Clause, more?: readonly string[]): Piece {
  return more === undefined || more.length === 0
    ? { kind: "clause", clause }
    : { kind: "clause", clause, more };
}

export function sentence(text: string, more?: readonly string[]): Piece {
  return more === undefined || more.length === 0
    ? { kind: "sentence", text }
    : { kind: "sentence", text, more };
}

/** An instruction to you, "you" left out. */
export function imperative(verb: string, after?: string): Clause {
  return { key: "player:you", number: "many", verbs: [verb], ...optional(after) };
}

function optional(after: string | undefined): { after?: string } {
  return after === undefined || after.trim() === "" ? {} : { after: after.trim() };
}

/** A player does something. `explicit`: "you" is written even where it is the plain instruction. */
export function playerClause(
  who: PlayerRef,
  p: PrintContext,
  verb: () => { readonly verb: string; readonly after?: string },
  explicit = false,
): Clause {
  if (who.kind === "you") {
    const said = verb();
    const clause = imperative(said.verb, said.after);
    return explicit ? { ...clause, subject: "you" } : clause;
  }
  const key = playerKey(who);
  const subject = p.player(who, "subject");
  const many = subject === "they" || p.mentioned(key)?.plural === true;
  const actor = p.actor;
  p.actor = key;
  const said = verb();
  p.actor = actor;
  const verbs = [many && p.say(who).each === "each" ? `each ${said.verb}` : said.verb];
  return { subject, key, number: many ? "many" : "one", verbs, ...optional(said.after) };
}

/** Objects do something: "target creature gets ...", "creatures you control gain ...". */
export function objectClause(what: Selection, p: PrintContext, verbs: () => readonly string[]): Clause {
  const subject = p.selection(what, "subject");
  const each = what.kind !== "union" && p.say(what).each === "each";
  const many = !each && isPlural(what, p);
  const key = what.kind === "ref" ? objectKey(what.ref) : JSON.stringify(what);
  return { subject, key, number: many ? "many" : "one", verbs: verbs() };
}

function tail({ after }: Clause): string {
  if (after === undefined) return "";
  return after.startsWith(",") ? after : ` ${after}`;
}

/** Subject and verb as a main clause: "target player draws a card", "draw a card". */
export function finite(clause: Clause): string {
  const before = clause.before === undefined ? "" : `${clause.before}, `;
  const after = tail(clause);
  if (clause.subject === undefined) return `${before}${listOf(clause.verbs, "and")}${after}`;
  return `${before}${clause.subject} ${listOf(conjugate(clause), "and")}${after}`;
}

/** The verbs alone, conjugated for the subject: after "and" with the same subject. */
export function predicate(clause: Clause): string {
  const after = tail(clause);
  const verbs = clause.subject === undefined ? clause.verbs : conjugate(clause);
  return `${listOf(verbs, "and")}${after}`;
}

function conjugate(clause: Clause): readonly string[] {
  const form = clause.subject === "you" || clause.number === "many" ? pluralForm : thirdPerson;
  return clause.verbs.map(form);
}

/** The verbs in their base form: after "may", "to". */
export function infinitive(clause: Clause): string {
  const after = tail(clause);
  return `${listOf(clause.verbs, "and")}${after}`;
}

/** The clause without "until end of turn" before it, which the sentence has said already. */
export function withoutLead(clause: Clause): Clause {
  const { before: _, ...rest } = clause;
  return rest;
}
