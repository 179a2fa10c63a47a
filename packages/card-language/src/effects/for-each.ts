import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline } from "../print/joined.ts";
import { bare } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { effects, type Node, selection } from "../schema/nodes.ts";

export const schema = variant("forEach", {
  of: selection,
  effects,
});
export interface ForEachEffect extends Node<typeof schema> {}

/** "creature destroyed this way": one of those that an instruction before has named by what it did. */
function thisWay({ of }: ForEachEffect): string | undefined {
  const ref = of.kind === "ref" ? of.ref : undefined;
  return ref?.kind === "bound" && /^(destroyed|sacrificed|exiled)\d*$/.test(ref.name) ? ref.name : undefined;
}

export function english(effect: ForEachEffect, p: PrintContext): Piece {
  const name = thisWay(effect);
  if (name !== undefined) {
    const noun = p.say(effect).noun ?? p.mentioned(`bound:${name}`)?.noun ?? "permanent";
    p.mention("each", noun, false);
    const done = `${noun} ${name.replace(/\d+$/, "")} this way`;
    return sentence(`for each ${done}, ${inline(effect.effects, p)}`);
  }
  const each = effect.of.kind === "all" ? bare(p.noun(effect.of.filter)) : `of ${p.selection(effect.of)}`;
  p.mention("each", effect.of.kind === "all" ? p.noun(effect.of.filter).noun : "permanent", false);
  return sentence(`for each ${each}, ${inline(effect.effects, p)}`);
}

export function french(effect: ForEachEffect, p: fr.FrenchContext): fr.Piece {
  const { of } = effect;
  const name = thisWay(effect);
  const done = name === undefined ? undefined : fr.dealtWith(name);
  if (done !== undefined) {
    const noun = p.mentioned(`bound:${name}`)?.noun ?? fr.PERMANENT;
    p.mention("each", noun, false);
    const way = fr.participle(done)({ gender: noun.gender, plural: false });
    const those = fr.joined(effect.effects, p);
    return fr.sentence(`pour chaque ${noun.one} ${way} de cette manière, ${those.text}`, those.more);
  }
  const each =
    of.kind === "all" ? `chaque ${fr.bare(p.noun(of.filter))}` : `chacune de ${p.selection(of).text}`;
  p.mention("each", fr.nounOfSelection(of, p), false);
  const said = fr.joined(effect.effects, p);
  return fr.sentence(`pour ${each}, ${said.text}`, said.more);
}
