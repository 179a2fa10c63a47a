import { z } from "zod";
import { KEYWORD_ACTIONS } from "../keyword-actions.ts";
import { imperative, objectClause, type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { plainNumber } from "../print/plain-number.ts";
import { actionWords } from "../print/vocabulary.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { subtype, variant } from "../schema/basic.ts";
import { amount, filter, type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

/** Keyword actions that are a closed procedure of their own (CR 701): explore, connive, proliferate, investigate... */
export const schema = variant("keywordAction", {
  action: z.enum(KEYWORD_ACTIONS),
  who: playerRef.exactOptional(),
  what: selection.exactOptional(),
  amount: amount.exactOptional(),
  filter: filter.exactOptional(),
  subtype: subtype.exactOptional(),
});
export interface KeywordActionEffect extends Node<typeof schema> {}

/** "Proliferate", "investigate twice", "it explores", "goad target creature" (CR 701). */
export function english(effect: KeywordActionEffect, p: PrintContext): Piece {
  const { action, what, amount } = effect;
  if (action === "ringTempts") return sentence("the Ring tempts you");
  if (action === "dayBecomes") return sentence("it becomes day");
  if (action === "nightBecomes") return sentence("it becomes night");
  if (action === "takeInitiative") return sentence("you take the initiative");
  if (what !== undefined && SUBJECT_ACTIONS.includes(action)) {
    const number = amount === undefined ? "" : ` ${plainNumber(amount, p)}`;
    return piece(objectClause(what, p, () => [`${actionWords(action)}${number}`]));
  }
  if (what !== undefined && OBJECT_ACTIONS.includes(action))
    return piece(imperative(`${action} ${selectionOf(what, p)}`));
  if (what !== undefined && action === "earthbend") {
    return piece(imperative(`earthbend ${amount === undefined ? "" : plainNumber(amount, p)}`.trim()));
  }
  const who = effect.who ?? { kind: "you" };
  return piece(playerClause(who, p, () => ({ verb: actionVerb(effect, p) })));
}

const SUBJECT_ACTIONS = ["explore", "connive", "exploit", "endure"];

const OBJECT_ACTIONS = ["goad", "detain", "suspect", "cloak", "manifest", "airbend", "harness", "flip"];

function selectionOf(what: Selection, p: PrintContext): string {
  return p.selection(what);
}

function actionVerb(effect: KeywordActionEffect, p: PrintContext): string {
  const { action, amount, subtype } = effect;
  if (action === "clash") return "clash with an opponent";
  if (action === "venture") return "venture into the dungeon";
  if (action === "manifest") return "manifest the top card of your library";
  if (action === "cloak") return "cloak the top card of your library";
  if (action === "openAttraction") return "open an Attraction";
  if (action === "amass")
    return `amass ${subtype === undefined ? "" : `${subtype}s `}${plainNumber(amount ?? 1, p)}`;
  const words = actionWords(action);
  if (amount === undefined) return words;
  if (REPEATED.includes(action))
    return `${words} ${amount === 2 ? "twice" : typeof amount === "number" ? `${numberWord(amount)} times` : `${plainNumber(amount, p)} times`}`;
  return `${words} ${plainNumber(amount, p)}`;
}

const REPEATED = ["investigate", "proliferate", "populate", "explore"];
