import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { ActionText } from "../keyword-actions/entry.ts";
import { ACTION_ENTRIES, KEYWORD_ACTIONS } from "../keyword-actions.ts";
import { imperative, objectClause, type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { plainNumber } from "../print/plain-number.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { bind, subtype, variant } from "../schema/basic.ts";
import { amount, filter, type Node, selection } from "../schema/nodes.ts";

/** Keyword actions that are a closed procedure of their own (CR 701): explore, connive, proliferate, investigate... */
export const schema = variant("keywordAction", {
  action: z.enum(KEYWORD_ACTIONS),
  who: playerRef.exactOptional(),
  what: selection.exactOptional(),
  amount: amount.exactOptional(),
  filter: filter.exactOptional(),
  subtype: subtype.exactOptional(),
  /** The resulting permanent, where something refers to it. */
  bind,
});
export interface KeywordActionEffect extends Node<typeof schema> {}

type Done = Exclude<ActionText, { by: "nobody" }>;

function textOf({ action }: KeywordActionEffect): ActionText {
  return ACTION_ENTRIES[action].text;
}

/** "Proliferate", "investigate twice", "it explores", "goad target creature" (CR 701). */
export function english(effect: KeywordActionEffect, p: PrintContext): Piece {
  const text = textOf(effect);
  if (text.by === "nobody") return sentence(text.english);
  const { what, amount } = effect;
  if (what !== undefined && text.by === "object") {
    const number = amount === undefined ? again(effect, p) : ` ${plainNumber(amount, p)}`;
    return piece(objectClause(what, p, () => [`${text.english}${number}`]));
  }
  if (what !== undefined && text.by === "player" && text.what) {
    const [verb] = text.english.split(" ");
    return piece(imperative(`${verb} ${p.selection(what)}`));
  }
  if (text.by === "player" && text.target !== undefined && what?.kind === "ref")
    p.mention(objectKey(what.ref), text.target.type, text.target.upToNumber === true);
  if (effect.bind !== undefined)
    p.mention(`bound:${effect.bind}`, effect.action === "amass" ? "Army" : "permanent", false);
  const who = effect.who ?? { kind: "you" };
  const named = text.by === "player" && text.named === true;
  const theirs = (verb: string): string => (who.kind === "you" ? verb : verb.replace(/\byour\b/, "their"));
  return piece(playerClause(who, p, () => ({ verb: theirs(englishVerb(effect, text, p)) }), named));
}

/** In the wording, 50: "proliferate, then proliferate again". */
function again(effect: KeywordActionEffect, p: PrintContext): string {
  return p.say(effect).variant === 50 ? " again" : "";
}

function englishVerb(effect: KeywordActionEffect, text: Done, p: PrintContext): string {
  const { amount, subtype } = effect;
  const { english, number } = text;
  if (number === "army")
    return `${english} ${subtype === undefined ? "" : `${subtype}s `}${plainNumber(amount ?? 1, p)}`;
  if (amount === undefined) return english + again(effect, p);
  if (number !== "times") return `${english} ${plainNumber(amount, p)}`;
  if (typeof amount === "object" && p.say(amount).amount === "forEach")
    return `${english} ${p.say(effect).variant === 51 ? "once " : ""}for each ${p.eachOf(amount)}`;
  if (amount === 2) return `${english} twice`;
  return `${english} ${typeof amount === "number" ? numberWord(amount) : plainNumber(amount, p)} times`;
}

export function french(effect: KeywordActionEffect, p: fr.FrenchContext): fr.Piece {
  const text = textOf(effect);
  if (text.by === "nobody") return fr.sentence(text.french);
  const { what, amount } = effect;
  const number = amount === undefined ? "" : fr.numeral(amount, p);
  if (what !== undefined && text.by === "object")
    return fr.piece(
      fr.objectClause(what, p, (it) => {
        const verb = fr.actionVerb(text.french, it);
        return [number === "" ? verb : fr.vp(verb.verb, undefined, `${verb.rest ?? ""} ${number}`.trim())];
      }),
    );
  if (what !== undefined && text.by === "player" && text.what)
    return fr.piece(fr.imperative(fr.vp(text.french.verb, p.selection(what))));
  if (text.by === "player" && text.target !== undefined && what?.kind === "ref")
    p.mention(objectKey(what.ref), fr.TYPES[text.target.type], text.target.upToNumber === true);
  if (effect.bind !== undefined) p.mention(`bound:${effect.bind}`, fr.CREATURE, false);
  const who = effect.who ?? { kind: "you" };
  const named = text.by === "player" && text.named === true;
  return fr.piece(fr.playerClause(who, p, () => ({ verb: frenchVerb(effect, text, number) }), named));
}

function frenchVerb({ amount, subtype }: KeywordActionEffect, text: Done, number: string): fr.VerbPhrase {
  const { verb, rest = "", noun } = text.french;
  if (noun !== undefined) return { verb, object: noun, rest: number, instruction: noun };
  if (text.number === "army") {
    const army = subtype === undefined ? "" : `des ${fr.subtypeNoun(subtype).many} `;
    return fr.vp(verb, undefined, `${army}${number === "" ? "1" : number}`);
  }
  if (amount !== undefined && text.number === "times")
    return fr.vp(verb, undefined, typeof amount === "number" ? fr.timesWord(amount) : `${number} fois`);
  return fr.vp(verb, undefined, `${rest} ${number}`.trim());
}
