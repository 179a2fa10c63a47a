import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction, costAsThird } from "../print/cost.ts";
import { joined, sentencesAfter } from "../print/joined.ts";
import { capitalise } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { playerKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import { costs, effects, type Node } from "../schema/nodes.ts";

/** "... unless its controller pays {2}": the effects happen unless that player pays. */
export const schema = variant("unless", {
  who: playerRef,
  cost: costs,
  effects,
  then: effects.exactOptional(),
});
export interface UnlessEffect extends Node<typeof schema> {}

export function english(effect: UnlessEffect, p: PrintContext): Piece {
  const { text, more } = joined(effect.effects, p);
  const who = p.player(effect.who, "subject");
  const key = playerKey(effect.who);
  const actor = p.actor;
  p.actor = effect.who.kind === "you" ? undefined : key;
  const pays = who === "you" || who === "they" ? costAsAction(effect.cost, p) : costAsThird(effect.cost, p);
  p.actor = actor;
  const then =
    effect.then === undefined
      ? []
      : [
          capitalise(
            `if ${effect.who.kind === "you" ? "you" : "they"} do, ${sentencesAfter(effect.then, p)}`,
          ),
        ];
  return sentence(`${text} unless ${who} ${pays}`, [...more, ...then]);
}

export function french(effect: UnlessEffect, p: fr.FrenchContext): fr.Piece {
  const { text, more } = fr.joined(effect.effects, p);
  const who = p.player(effect.who);
  const { actor } = p;
  p.actor = effect.who.kind === "you" ? undefined : playerKey(effect.who);
  const verbs = p.costAction(effect.cost);
  p.actor = actor;
  const pays = `${fr.subjectText(who)} ${fr.conjugateAll(
    verbs.map((verb, index) => (index === 0 ? fr.not(verb, "alone") : verb)),
    "subjunctive",
    who,
  )}`;
  const then =
    effect.then === undefined
      ? []
      : [
          `${fr.capitalise(`${who.you === true ? "si vous faites ainsi" : "s'il fait ainsi"}, ${fr.branch(effect.then, p)}`)}`,
        ];
  return fr.sentence(`${text} à moins que ${pays}`, [...more, ...then]);
}
