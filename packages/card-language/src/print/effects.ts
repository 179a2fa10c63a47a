import { type Effect, type EffectNodes, type EffectOf, effectNodes } from "../effect.ts";
import { finite, type Piece, predicate, withoutLead } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { connective, defaultJoin, endSentence } from "./joined.ts";
import { spoken } from "./spoken.ts";
import { capitalise } from "./words.ts";

/** One instruction (CR 608.2c), "you" written out or left out as the text had it. */
export function printEffect(effect: Effect, p: PrintContext): Piece {
  const said = forEachFirst(printPlain(effect.kind, effect, p), p.say(effect).variant);
  const { you } = p.say(effect);
  if (you === undefined || said.kind === "sentence" || said.clause.key !== "player:you") return said;
  if (you) return { ...said, clause: { ...said.clause, subject: "you" } };
  const { subject: _, ...clause } = said.clause;
  return { ...said, clause };
}

/** In the wording of any effect, 45: "for each ..." stands first; 46: it has been said already. */
function forEachFirst(said: Piece, variant: number | undefined): Piece {
  if (said.kind !== "clause") return said;
  const { after, ...clause } = said.clause;
  if (!after?.startsWith("for each ")) return said;
  if (variant === 45) return { ...said, clause: { ...clause, before: after } };
  return variant === 46 ? { ...said, clause } : said;
}

const words: EffectNodes = effectNodes;

function printPlain<K extends Effect["kind"]>(kind: K, effect: EffectOf<K>, p: PrintContext): Piece {
  return words[kind].english(effect, p);
}

/** Instructions as sentences: "Draw two cards, then discard a card. You gain 2 life." */
export function printEffects(all: readonly Effect[], p: PrintContext): string {
  let out = "";
  let capital = !p.continuing;
  p.continuing = false;
  let text = "";
  let pending: readonly string[] = [];
  let subject: string | undefined;
  let before: Effect | undefined;
  for (const effect of spoken(all, p)) {
    const previous = before;
    before = effect;
    const join = previous === undefined ? "first" : (p.say(effect).join ?? topJoin(effect, previous));
    const starts = join === "first" || join === "sentence" || join === "sentenceThen" || join === "paragraph";
    if (starts && join !== "first") {
      out += paragraphs(close(text, pending, capital, p)) + (join === "paragraph" ? "\n" : " ");
      capital = true;
    }
    const link = starts ? "" : connective(effect, previous, p);
    const said = p.effect(effect);
    if (starts) {
      const words = wordsOf(said, undefined, false, false);
      text = join === "sentenceThen" ? `then ${words}` : words;
      pending = said.more ?? [];
    } else {
      text += link + wordsOf(said, subject, p.say(effect).you === true, true);
      pending = [...pending, ...(said.more ?? [])];
    }
    subject = said.kind === "clause" ? said.clause.key : undefined;
  }
  return out + paragraphs(close(text, pending, capital, p));
}

/** Sentences one after the other; one that begins a paragraph stands on a line of its own. */
function paragraphs(sentences: readonly string[]): string {
  return sentences.join(" ").replaceAll(" \n", "\n");
}

function topJoin(effect: Effect, before: Effect | undefined): string {
  const join = defaultJoin(effect, before);
  return join === "and" ? "sentence" : join;
}

function close(
  text: string,
  pending: readonly string[],
  capital: boolean,
  p: PrintContext,
): readonly string[] {
  const plain = endSentence(text, p);
  const ended = capital ? capitalise(plain) : plain;
  return [/[.]['"]+$/.test(ended) ? ended : `${ended}.`, ...pending];
}

function wordsOf(said: Piece, subject: string | undefined, repeated: boolean, joined: boolean): string {
  if (said.kind === "sentence") return said.text;
  const clause = joined ? withoutLead(said.clause) : said.clause;
  return clause.key === subject && !repeated && clause.before === undefined
    ? predicate(clause)
    : finite(clause);
}
