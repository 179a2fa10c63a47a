import type { Body } from "../body.ts";
import type { Effect } from "../effect.ts";
import { type Clause, finite, infinitive, type Piece, predicate, withoutLead } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { spoken } from "./spoken.ts";
import { capitalise } from "./words.ts";

/** Several instructions as one clause: "destroy that creature and draw a card". */
export function inline(effects: readonly Effect[], p: PrintContext): string {
  return joined(effects, p).text;
}

export interface Joined {
  readonly text: string;
  readonly more: readonly string[];
}

/** What only names a number for what follows isn't said itself. */
function isSilent(said: Piece): boolean {
  return said.kind === "sentence" && said.text === "" && (said.more ?? []).length === 0;
}

export function joined(
  all: readonly Effect[],
  p: PrintContext,
  first: (clause: Clause) => string = finite,
): Joined {
  let text = "";
  const more: string[] = [];
  let subject: string | undefined;
  let before: Effect | undefined;
  for (const effect of spoken(all, p)) {
    const previous = before;
    const link = previous === undefined ? "" : connective(effect, previous, p);
    const said = p.effect(effect);
    if (isSilent(said)) continue;
    before = effect;
    if (said.more !== undefined) more.push(...said.more);
    if (said.kind === "sentence") {
      text += link + said.text;
      subject = undefined;
      continue;
    }
    const { clause } = said;
    if (previous === undefined) text = first(clause);
    else text += link + follow(clause, subject, effect, p, first !== finite);
    if (subject === undefined || clause.subject !== undefined || first === finite) subject = clause.key;
  }
  return { text, more };
}

export function follow(
  clause: Clause,
  subject: string | undefined,
  effect: Effect,
  p: PrintContext,
  afterMay: boolean,
): string {
  const bare = withoutLead(clause);
  const shares = clause.key === subject && p.say(effect).you !== true;
  if (shares && afterMay) return infinitive(bare);
  return shares ? predicate(bare) : finite(bare);
}

/** ", then ", " and ": how an instruction follows the one before it in the same sentence. */
export function connective(effect: Effect, before: Effect | undefined, p: PrintContext): string {
  const x = p.say(effect).afterX === true ? endSentence("", p) : "";
  return x + joining(effect, before, p);
}

function joining(effect: Effect, before: Effect | undefined, p: PrintContext): string {
  const join = p.say(effect).join ?? defaultJoin(effect, before);
  switch (join) {
    case "then":
      return ", then ";
    case "comma":
      return ", ";
    case "commaAnd":
      return ", and ";
    case "andThen":
      return " and then ";
    case "commaAndThen":
      return ", and then ";
    default:
      return " and ";
  }
}

export function defaultJoin(
  effect: Effect,
  before: Effect | undefined,
): "and" | "then" | "comma" | "sentence" {
  if (effect.kind === "shuffle" && (before?.kind === "move" || before?.kind === "search")) return "then";
  if (before?.kind === "search") return "comma";
  if (effect.kind === "discard" && before?.kind === "draw") return "then";
  return "and";
}

/** The rest of a sentence after "IfEffect you do,", with the sentences that go on from it. */
export function sentencesAfter(all: readonly Effect[], p: PrintContext): string {
  const out: string[] = [];
  let text = "";
  let subject: string | undefined;
  let pending: readonly string[] = [];
  let before: Effect | undefined;
  for (const effect of spoken(all, p)) {
    const previous = before;
    const link = previous === undefined ? "" : connective(effect, previous, p);
    const said = p.effect(effect);
    if (isSilent(said)) continue;
    before = effect;
    const join = p.say(effect).join ?? (previous === undefined ? "sentence" : defaultJoin(effect, previous));
    const goesOn = previous !== undefined && join !== "sentence" && join !== "sentenceThen";
    const words =
      said.kind === "sentence"
        ? said.text
        : goesOn
          ? follow(said.clause, subject, effect, p, false)
          : finite(said.clause);
    subject = said.kind === "sentence" ? undefined : said.clause.key;
    if (previous === undefined) text = join === "sentenceThen" ? `then ${words}` : words;
    else if (join === "sentence" || join === "sentenceThen") {
      out.push(`${endSentence(text, p)}.`, ...pending);
      pending = [];
      text = capitalise(join === "sentenceThen" ? `then ${words}` : words);
    } else text += link + words;
    pending = [...pending, ...(said.more ?? [])];
  }
  out.push(`${endSentence(text, p)}.`, ...pending);
  return out.join(" ");
}

/** Adds what X is, where the sentence used it. */
export function endSentence(text: string, p: PrintContext): string {
  const { whereX } = p;
  p.whereX = undefined;
  if (whereX === undefined) return text;
  const open = text.endsWith('."') ? `${text.slice(0, -2)}"` : text;
  return `${open}, where X is ${whereX}`;
}

export function bodyInline(body: Body, p: PrintContext): string {
  const targets = p.targets;
  if (body.kind === "plain") p.targets = [...targets, ...(body.targets ?? [])];
  p.continuing = true;
  const text = p.phrases.body(body, p).replace(/\.$/, "");
  p.continuing = false;
  p.targets = targets;
  return text;
}
