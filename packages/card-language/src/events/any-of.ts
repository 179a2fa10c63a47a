import type { EventPattern } from "../event.ts";
import type { EventBound } from "../event-bound.ts";
import type { EventSubject } from "../event-subject.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { otherOnes } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { listOf, ordinalWord, thirdPerson } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { some, variant } from "../schema/basic.ts";
import { event, type Node } from "../schema/nodes.ts";
import type { DealsDamageEvent } from "./deals-damage.ts";
import { elsewhere } from "./plays-land.ts";

export const schema = variant("anyOf", {
  of: some(event),
});
export interface AnyOfEvent extends Node<typeof schema> {}

export function english(event: AnyOfEvent, p: PrintContext, _bound?: EventBound): EventClause {
  const { conjunction, variant } = p.say(event);
  const [first] = event.of;
  const [, second] = event.of;
  if (variant === 8 && first?.kind === "draws" && second?.kind === "draws")
    return {
      word: "whenever",
      subject: "you",
      predicate: `draw your ${ordinalWord(first.ordinal ?? 1)} or ${ordinalWord(second.ordinal ?? 2)} card each turn`,
    };
  if ((variant === 6 || variant === 7) && first?.kind === "playsLand")
    return variant === 6
      ? does(first.who, "play", " a card", p)
      : does(
          first.who,
          "play",
          ` a land or ${first.who.kind === "you" ? "cast" : "casts"} a spell${elsewhere(first)}`,
          p,
        );
  if (variant === 9 && first?.kind === "tokenCreated")
    return does(
      first.who,
      "create",
      ` or ${verbOf(first.who, "sacrifice")} ${indefinite(p.noun(first.what))}`,
      p,
    );
  if (variant === 10 && first?.kind === "casts")
    return does(
      first.who,
      "cast",
      ` or ${first.who.kind === "you" ? "copy" : "copies"} ${indefinite(p.noun(first.spell))}`,
      p,
    );
  if (variant === 3 || variant === 4) return whole(event.of, conjunction ?? "or", variant === 3, p);
  return anyOf(event.of, p);
}

function verbOf(who: PlayerRef, verb: string): string {
  return who.kind === "you" ? verb : thirdPerson(verb);
}

/** "When this creature enters and whenever you cast a spell": each with its own word, or the first one's for both. */
function whole(
  of: readonly EventPattern[],
  conjunction: string,
  apart: boolean,
  p: PrintContext,
): EventClause {
  const clauses = of.map((one) => {
    const clause = p.eventClause(one);
    return { word: p.say(one).word ?? clause.word, text: `${clause.subject} ${clause.predicate}`.trim() };
  });
  const [first] = clauses;
  if (first === undefined || first.word === "you may") throw new NotPrintable("event anyOf", "is empty");
  const words = clauses.map((one, index) => (index === 0 || !apart ? one.text : `${one.word} ${one.text}`));
  return { word: first.word, subject: "", predicate: words.join(` ${conjunction} `) };
}

/** Several events of one subject share it: "attacks or blocks", "enters or dies". */
function anyOf(of: readonly EventPattern[], p: PrintContext): EventClause {
  const block = eitherSide(of, p);
  if (block !== undefined) return block;
  const clauses = of.map((one) => p.eventClause(one));
  const [first] = clauses;
  if (first === undefined) throw new NotPrintable("event anyOf", "is empty");
  const word = clauses.every((one) => one.word === "when") ? "when" : "whenever";
  const subjects = new Set(of.map((one) => JSON.stringify(subjectKey(one))));
  if (subjects.size === 1 && subjectKey(of[0]) !== undefined) {
    return {
      word,
      subject: first.subject,
      predicate: sharedObject(of, clauses),
    };
  }
  const same = clauses.every((one) => one.word === first.word);
  const whole = clauses.map((one, index) => {
    const text = `${one.subject} ${one.predicate}`.trim();
    return index === 0 || same ? text : `${one.word} ${text}`;
  });
  return { word: first.word, subject: "", predicate: listOf(whole, "or") };
}

/** "attacks or blocks", "gain or lose life": what both verbs are about is said once. */
function sharedObject(of: readonly EventPattern[], clauses: readonly EventClause[]): string {
  const life = of.every(({ kind }) => kind === "gainsLife" || kind === "losesLife");
  const list = listOf(
    clauses.map(({ predicate }) => (life ? predicate.replace(/ life$/, "") : predicate)),
    "or",
  );
  return life ? `${list} life` : list;
}

/** "blocks or becomes blocked by a creature": the same description on either side of the block. */
function eitherSide(of: readonly EventPattern[], p: PrintContext): EventClause | undefined {
  const [a, b] = of;
  if (of.length !== 2 || a?.kind !== "blocks" || b?.kind !== "becomesBlocked") return undefined;
  if (a.blocked === undefined || JSON.stringify(a.blocked) !== JSON.stringify(b.by)) return undefined;
  if (JSON.stringify(a.what) !== JSON.stringify(b.what)) return undefined;
  const subject = p.subject(a.what);
  if (a.atLeast !== b.atLeast) return undefined;
  const predicate = `blocks or becomes blocked by ${otherOnes(a.blocked, a.atLeast, "event:opposed", p)}`;
  return { word: "whenever", subject, predicate };
}

/** What "is dealt damage", whatever deals it. */
function dealtTo({ source, to, batch }: DealsDamageEvent): EventSubject | undefined {
  if (batch !== true || to?.kind !== "object" || typeof source !== "object" || !("filter" in source))
    return undefined;
  return source.filter.of.length === 0 ? to.what : undefined;
}

function subjectKey(event: EventPattern | undefined): unknown {
  if (event === undefined) return undefined;
  if ("what" in event) return event.what;
  if (event.kind === "dealsDamage") return dealtTo(event) ?? event.source;
  if (event.kind === "keywordAction") return event.who;
  if (event.kind === "gainsLife" || event.kind === "losesLife") return event.who;
  return undefined;
}

export function french(event: AnyOfEvent, p: fr.FrenchContext): fr.EventClause {
  const clauses = event.of.map((one) => p.eventClause(one));
  const [first] = clauses;
  const subjects = new Set(event.of.map((one) => JSON.stringify(subjectKey(one))));
  const actors = new Set(clauses.map((one) => one.kind === "clause" && one.subject.text === fr.YOU.text));
  const word = clauses.every((one) => one.word === "quand") ? "quand" : "à chaque fois que";
  const isShared = subjects.size === 1 && actors.size === 1 && subjectKey(event.of[0]) !== undefined;
  if (first?.kind === "clause" && isShared) {
    const verbs = clauses.flatMap((one) => (one.kind === "clause" ? one.verbs : []));
    const texts = verbs.map((one) => fr.conjugate(one, "present", first.subject));
    return { kind: "words", word, text: `${fr.subjectText(first.subject)} ${fr.listOf(texts, "ou")}` };
  }
  const steps = clauses.every((one) => one.word === "");
  const texts = clauses.map((one, index) => {
    if (index === 0 || steps) return fr.clauseWords(one);
    const isSame = one.word === first?.word && one.word === "à chaque fois que";
    return isSame ? `que ${fr.clauseWords(one)}` : fr.eventWords(one);
  });
  return { kind: "words", word: first?.word ?? "quand", text: fr.listOf(texts, "ou") };
}
