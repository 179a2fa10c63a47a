import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("oneOf", {
  ref: objectRef,
});
export interface OneOfPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: OneOfPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 1 && predicate.ref.kind === "bound")
    return same(`${predicate.ref.name.replace(/\d+$/, "")} this way`);
  if (p.say(predicate).variant === 17 && predicate.ref.kind === "bound")
    return same(`${predicate.ref.name.replace(/\d+$/, "")} this way`);
  if (p.say(predicate).variant === 18) return same("returned to your hand this way");
  const put = PUT[p.say(predicate).variant ?? 0];
  if (put !== undefined) return same(`put into ${put} graveyard this way`);
  if (p.say(predicate).variant === 7) return same("exiled with it");
  if (p.say(predicate).variant === 2) {
    p.object({ kind: "this" });
    return same(`exiled with ${p.self}`);
  }
  if (predicate.ref.kind === "linked" && predicate.ref.link === "put")
    return same(`put onto the battlefield with ${p.say(predicate).variant === 8 ? p.name : p.self}`);
  return same(`from among ${p.object(predicate.ref)}`);
}

/** In the wording, whose graveyard the milled cards were put into. */
const PUT: Readonly<Record<number, string>> = { 4: "that", 5: "your", 6: "a" };

export function englishNotAfter(of: OneOfPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`other than ${p.object(of.ref)}`);
}

export function frenchAfter(predicate: OneOfPredicate, p: fr.FrenchContext): fr.After {
  if (predicate.ref.kind === "linked" && predicate.ref.link === "exiled")
    return { rank: 4, words: (of) => `${fr.participle("exiler")(of)} avec ${p.self.text}` };
  if (predicate.ref.kind === "linked" && predicate.ref.link === "put")
    return {
      rank: 4,
      words: (of) => `${fr.participle("mettre")(of)} sur le champ de bataille avec ${p.self.text}`,
    };
  const done = predicate.ref.kind === "bound" ? fr.dealtWith(predicate.ref.name) : undefined;
  if (done !== undefined) return { rank: 4, words: (of) => `${fr.participle(done)(of)} de cette manière` };
  const among = p.object(predicate.ref).text;
  return { rank: 4, words: () => `parmi ${among}` };
}

export function frenchNotAfter(predicate: OneOfPredicate, p: fr.FrenchContext): fr.After {
  const than = p.object(predicate.ref).text;
  return { rank: 6, words: ({ plural }) => `${plural ? "autres" : "autre"} que ${than}` };
}
