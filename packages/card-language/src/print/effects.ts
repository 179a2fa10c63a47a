import type { Effect } from "../effect.ts";
import { finite, type Piece, predicate, withoutLead } from "./clause.ts";
import type { PrintContext } from "./context.ts";
import { printCardEffect } from "./effect-cards.ts";
import { connective, defaultJoin, endSentence, printControlEffect } from "./effect-control.ts";
import { printGameEffect } from "./effect-game.ts";
import { printLifeEffect } from "./effect-life.ts";
import { printModify } from "./effect-modify.ts";
import { printObjectEffect } from "./effect-objects.ts";
import { printZoneEffect } from "./effect-zones.ts";
import { printAddMana } from "./mana-text.ts";
import { printTokenEffect } from "./token.ts";
import { capitalise } from "./words.ts";

/** One instruction (CR 608.2c), "you" written out or left out as the text had it. */
export function printEffect(effect: Effect, p: PrintContext): Piece {
  const said = printPlain(effect, p);
  const { you } = p.say(effect);
  if (you === undefined || said.kind === "sentence" || said.clause.key !== "player:you") return said;
  if (you) return { ...said, clause: { ...said.clause, subject: "you" } };
  const { subject: _, ...clause } = said.clause;
  return { ...said, clause };
}

function printPlain(effect: Effect, p: PrintContext): Piece {
  switch (effect.kind) {
    case "dealDamage":
    case "gainLife":
    case "loseLife":
    case "setLife":
    case "exchangeLife":
    case "addPlayerCounters":
    case "payEnergy":
    case "winGame":
    case "loseGame":
    case "drawGame":
    case "becomeMonarch":
      return printLifeEffect(effect, p);
    case "draw":
    case "discard":
    case "mill":
    case "scry":
    case "surveil":
    case "search":
    case "shuffle":
    case "look":
    case "reveal":
    case "revealUntil":
    case "select":
    case "bindAmount":
    case "choose":
    case "separatePiles":
      return printCardEffect(effect, p);
    case "destroy":
    case "sacrifice":
    case "exile":
    case "move":
    case "counter":
      return printZoneEffect(effect, p);
    case "modify":
      return printModify(effect, p);
    case "addMana":
      return printAddMana(effect, p);
    case "createToken":
    case "createCopyToken":
      return printTokenEffect(effect, p);
    default:
      return printOther(effect, p);
  }
}

type Other =
  | Parameters<typeof printObjectEffect>[0]
  | Parameters<typeof printControlEffect>[0]
  | Parameters<typeof printGameEffect>[0];

function printOther(effect: Other, p: PrintContext): Piece {
  switch (effect.kind) {
    case "may":
    case "unless":
    case "if":
    case "forEach":
    case "forEachPlayer":
    case "repeat":
    case "chooseOne":
    case "whenYouDo":
    case "delayed":
      return printControlEffect(effect, p, printEffect);
    case "copySpell":
    case "changeTargets":
    case "castNow":
    case "mayPlay":
    case "extraTurn":
    case "extraPhase":
    case "skipNext":
    case "endTurn":
    case "endCombat":
    case "controlNextTurn":
    case "restartGame":
    case "flipCoins":
    case "rollDie":
    case "keywordAction":
    case "createEmblem":
    case "createRule":
    case "createReplacement":
    case "vote":
      return printGameEffect(effect, p);
    default:
      return printObjectEffect(effect, p);
  }
}

/** Instructions as sentences: "Draw two cards, then discard a card. You gain 2 life." */
export function printEffects(effects: readonly Effect[], p: PrintContext): string {
  let out = "";
  let capital = !p.continuing;
  p.continuing = false;
  let text = "";
  let pending: readonly string[] = [];
  let subject: string | undefined;
  for (const [index, effect] of effects.entries()) {
    const join = index === 0 ? "first" : (p.say(effect).join ?? topJoin(effect, effects[index - 1]));
    const starts = join === "first" || join === "sentence" || join === "sentenceThen" || join === "paragraph";
    if (starts && join !== "first") {
      out += close(text, pending, capital, p).join(" ") + (join === "paragraph" ? "\n" : " ");
      capital = true;
    }
    const said = printEffect(effect, p);
    if (starts) {
      const words = wordsOf(said, undefined, false, false);
      text = join === "sentenceThen" ? `then ${words}` : words;
      pending = said.more ?? [];
    } else {
      text +=
        connective(effect, effects[index - 1], p) + wordsOf(said, subject, p.say(effect).you === true, true);
      pending = [...pending, ...(said.more ?? [])];
    }
    subject = said.kind === "clause" ? said.clause.key : undefined;
  }
  return out + close(text, pending, capital, p).join(" ");
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
  return [/[.]"$/.test(ended) ? ended : `${ended}.`, ...pending];
}

function wordsOf(said: Piece, subject: string | undefined, repeated: boolean, joined: boolean): string {
  if (said.kind === "sentence") return said.text;
  const clause = joined ? withoutLead(said.clause) : said.clause;
  return clause.key === subject && !repeated && clause.before === undefined
    ? predicate(clause)
    : finite(clause);
}
