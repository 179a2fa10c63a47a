import { without } from "../canonical/without.ts";
import type { Effect } from "../effect.ts";
import * as fr from "../french/phrases.ts";
import { type Clause, infinitive, type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction } from "../print/cost.ts";
import { endSentence, inline, joined, sentencesAfter } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { capitalise } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { playerKey } from "../reference-key.ts";
import { bind, flag, variant } from "../schema/basic.ts";
import { costs, effects, type Node } from "../schema/nodes.ts";

/** "You may ...", "you may pay ...". `bind` lets "if you do" ask; `otherwise` is "if you don't". */
export const schema = variant("may", {
  who: playerRef,
  cost: costs.exactOptional(),
  bind,
  effects,
  then: effects.exactOptional(),
  otherwise: effects.exactOptional(),
  /** "Do this only once each turn": what triggers for it doesn't once it was done (CR 603.2i). */
  onceEachTurn: flag,
});
export interface MayEffect extends Node<typeof schema> {}

export function canonical(effect: MayEffect): MayEffect {
  return effect.cost?.length === 0 ? without(effect, "cost") : effect;
}

export function english(effect: MayEffect, p: PrintContext): Piece {
  if (p.say(effect).variant === 1) return unlessDone(effect, p);
  if (p.say(effect).variant === 6) return chosenAndPaid(effect, p);
  const more: string[] = [];
  const key = playerKey(effect.who);
  const who = effect.who.kind === "you" ? "you" : p.player(effect.who, "subject");
  const actor = p.actor;
  p.actor = effect.who.kind === "you" ? actor : key;
  let text: string;
  if (effect.cost !== undefined) {
    const extra = effect.effects.length === 0 ? "" : ` and ${inline(effect.effects, p)}`;
    text = endSentence(`${who} may ${costAsAction(effect.cost, p)}${extra}`, p);
  } else {
    const said = joined(effect.effects, p, (clause) => optional(clause, who, key));
    text = endSentence(said.text, p);
    more.push(...said.more);
  }
  p.actor = actor;
  const { does, doesnt } = doing(effect, p);
  if (effect.then !== undefined)
    more.push(
      capitalise(
        isReflexive(effect.then) || isAfterSearch(effect.then)
          ? sentencesAfter(effect.then, p)
          : `if ${does}, ${sentencesAfter(effect.then, p)}`,
      ),
    );
  if (effect.otherwise !== undefined)
    more.push(
      capitalise(
        `${p.say(effect).variant === 5 ? "otherwise" : `if ${doesnt}`}, ${sentencesAfter(effect.otherwise, p)}`,
      ),
    );
  if (effect.onceEachTurn === true) more.push("Do this only once each turn.");
  return sentence(text, more);
}

/** "destroy target land unless its controller has ~ deal 2 damage to them": in the wording, 1. */
function unlessDone(effect: MayEffect, p: PrintContext): Piece {
  const { text, more } = joined(effect.otherwise ?? [], p);
  const who = p.player(effect.who, "subject");
  const actor = p.actor;
  p.actor = playerKey(effect.who);
  const done = joined(effect.effects, p, (clause) => `${clause.subject} ${infinitive(clause)}`);
  p.actor = actor;
  return sentence(`${text} unless ${who} has ${done.text}`, more);
}

/** "That player may choose any number of creatures and pay {2} for each creature chosen this way": in the wording, 6. */
function chosenAndPaid(effect: MayEffect, p: PrintContext): Piece {
  const payment = effect.effects.at(-1);
  if (payment?.kind !== "may" || payment.cost === undefined)
    throw new NotPrintable("effect may", "without a payment for what is chosen");
  const key = playerKey(effect.who);
  const who = p.player(effect.who, "subject");
  const { actor } = p;
  p.actor = key;
  const said = joined(effect.effects.slice(0, -1), p, (clause) => optional(clause, who, key));
  const text = `${said.text} and ${costAsAction(payment.cost, p)}`;
  p.actor = actor;
  const { does } = doing(effect, p);
  const then =
    payment.then === undefined ? [] : [capitalise(`if ${does}, ${sentencesAfter(payment.then, p)}`)];
  return sentence(text, [...said.more, ...then]);
}

/** "you do", "they do", "that player does", "the player does". */
function doing(effect: MayEffect, p: PrintContext): { readonly does: string; readonly doesnt: string } {
  if (effect.who.kind === "you") return { does: "you do", doesnt: "you don't" };
  const { as } = p.say(effect);
  if (as !== "that" && as !== "the") return { does: "they do", doesnt: "they don't" };
  return { does: `${as} player does`, doesnt: `${as} player doesn't` };
}

/** "When you do" takes the place of "if you do" (CR 603.12). */
function isReflexive(then: readonly Effect[]): boolean {
  return then.length === 1 && then[0]?.kind === "whenYouDo";
}

/** "If you search your library this way, shuffle." after what may be searched for. */
function isAfterSearch([only, ...more]: readonly Effect[]): boolean {
  return more.length === 0 && only?.kind === "if" && only.condition.kind === "did";
}

function optional(clause: Clause, who: string, key: string): string {
  if (clause.key === key || clause.subject === undefined || clause.subject === who)
    return `${who} may ${infinitive(clause)}`;
  return `${who} may have ${clause.subject} ${infinitive(clause)}`;
}

export function french(effect: MayEffect, p: fr.FrenchContext): fr.Piece {
  const more: string[] = [];
  const key = playerKey(effect.who);
  const who = p.player(effect.who);
  const { actor } = p;
  p.actor = effect.who.kind === "you" ? actor : key;
  const may = fr.present(who, fr.vp("pouvoir"));
  let text: string;
  if (effect.cost !== undefined) {
    const extra = effect.effects.length === 0 ? "" : ` et ${fr.inside(effect.effects, p)}`;
    text = `${may} ${fr.conjugateAll(p.costAction(effect.cost), "infinitive", who)}${extra}`;
  } else {
    const said = fr.joined(effect.effects, p, (clause) => frenchOptional(clause, may, who, key));
    text = fr.endSentence(said.text, p);
    more.push(...said.more);
  }
  p.actor = actor;
  for (const one of [effect, ...effect.effects])
    if ("bind" in one && one.bind !== undefined) p.mentionOptional(one.bind);
  const does = who.you === true ? "vous faites ainsi" : "il fait ainsi";
  if (effect.then !== undefined) {
    const alone = isReflexive(effect.then) || isAfterSearch(effect.then);
    p.afterEvent = !alone;
    const then = fr.branch(effect.then, p);
    p.afterEvent = false;
    more.push(fr.capitalise(alone ? then : `si ${does}, ${then}`));
  }
  if (effect.otherwise !== undefined) more.push(`Sinon, ${fr.branch(effect.otherwise, p)}`);
  if (effect.onceEachTurn === true) more.push("Ne faites ceci qu'une fois par tour.");
  return fr.sentence(text, more);
}

function frenchOptional(clause: fr.Clause, may: string, who: fr.Nominal, key: string): string {
  if (clause.key === key || clause.subject === undefined) return `${may} ${fr.infinitive(clause, who)}`;
  return `${may} faire que ${fr.subjunctive(clause)}`;
}
