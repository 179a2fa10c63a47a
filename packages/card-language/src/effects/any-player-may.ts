import type { Effect } from "../effect.ts";
import * as fr from "../french/phrases.ts";
import { infinitive, type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { costAsAction, costAsThird } from "../print/cost.ts";
import { endSentence, joined, sentencesAfter } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { capitalise } from "../print/words.ts";
import { type PlayerRef, playerRef } from "../reference.ts";
import { playerKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import { costs, effects, type Node } from "../schema/nodes.ts";

/**
 * "Any player may ...": they are asked in turn order until one of them does it (CR 101.4). `then` is "if a player does",
 * `otherwise` "if no one does".
 */
export const schema = variant("anyPlayerMay", {
  of: playerRef,
  cost: costs.exactOptional(),
  effects,
  then: effects.exactOptional(),
  otherwise: effects.exactOptional(),
});
export interface AnyPlayerMayEffect extends Node<typeof schema> {}

const EACH = playerKey({ kind: "each" });

export function english(effect: AnyPlayerMayEffect, p: PrintContext): Piece {
  if (p.say(effect).variant === 1) return unlessAny(effect, p);
  const { actor } = p;
  const who = anyOf(effect.of);
  p.actor = EACH;
  const said = optional(effect, who, p);
  p.actor = actor;
  const more = [
    ...said.more,
    ...after("a player does", effect.then, p),
    ...after("no one does", effect.otherwise, p),
  ];
  return sentence(said.text, more);
}

/** In the wording, 1: "sacrifice this creature unless any player pays {3}". */
function unlessAny({ of, cost = [], otherwise = [] }: AnyPlayerMayEffect, p: PrintContext): Piece {
  const { text, more } = joined(otherwise, p);
  const { actor } = p;
  p.actor = EACH;
  const pays = costAsThird(cost, p);
  p.actor = actor;
  return sentence(`${text} unless ${anyOf(of)} ${pays}`, more);
}

function anyOf(of: PlayerRef): string {
  if (of.kind === "allPlayers") return "any player";
  if (of.kind === "opponents") return "any opponent";
  throw new NotPrintable("effect anyPlayerMay", "of such players");
}

function optional(
  { cost, effects }: AnyPlayerMayEffect,
  who: string,
  p: PrintContext,
): { readonly text: string; readonly more: readonly string[] } {
  if (cost !== undefined) return { text: `${who} may ${costAsAction(cost, p)}`, more: [] };
  const said = joined(effects, p, (clause) =>
    clause.key === EACH || clause.subject === undefined
      ? `${who} may ${infinitive(clause)}`
      : `${who} may have ${clause.subject} ${infinitive(clause)}`,
  );
  return { text: endSentence(said.text, p), more: said.more };
}

function after(does: string, effects: readonly Effect[] | undefined, p: PrintContext): readonly string[] {
  return effects === undefined ? [] : [capitalise(`if ${does}, ${sentencesAfter(effects, p)}`)];
}

export function french(effect: AnyPlayerMayEffect, p: fr.FrenchContext): fr.Piece {
  const { actor, each } = p;
  p.each = fr.nominal(
    effect.of.kind === "opponents" ? "n'importe quel adversaire" : "n'importe quel joueur",
    "m",
  );
  const who = p.player({ kind: "each" });
  p.actor = EACH;
  const may = fr.present(who, fr.vp("pouvoir"));
  const said =
    effect.cost === undefined
      ? fr.joined(effect.effects, p, (clause) =>
          clause.key === EACH || clause.subject === undefined
            ? `${may} ${fr.infinitive(clause, who)}`
            : `${may} faire que ${fr.subjunctive(clause)}`,
        )
      : { text: `${may} ${fr.conjugateAll(p.costAction(effect.cost), "infinitive", who)}`, more: [] };
  p.actor = actor;
  p.each = each;
  const more = [...said.more];
  if (effect.then !== undefined)
    more.push(fr.capitalise(`si un joueur fait ainsi, ${fr.branch(effect.then, p)}`));
  if (effect.otherwise !== undefined)
    more.push(fr.capitalise(`si personne ne fait ainsi, ${fr.branch(effect.otherwise, p)}`));
  return fr.sentence(fr.endSentence(said.text, p), more);
}
