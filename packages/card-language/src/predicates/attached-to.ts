import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite, type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef, playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** Attached to a definite object, to a player, to something of a kind, or to anything. */
export const schema = variant("attachedTo", {
  ref: objectRef.exactOptional(),
  what: filter.exactOptional(),
  player: playerRef.exactOptional(),
});
export interface AttachedToPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: AttachedToPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const to = `attached to ${host(predicate, p)}`;
  return p.say(predicate).variant === 1 ? { one: `that's ${to}`, many: `that are ${to}` } : same(to);
}

function host({ ref, what, player }: AttachedToPredicate, p: PrintContext): string {
  if (player !== undefined) return p.player(player);
  if (ref !== undefined) return p.object(ref);
  return what === undefined ? "something" : indefinite(p.noun(what));
}

export function frenchAfter(predicate: AttachedToPredicate, p: fr.FrenchContext): fr.After {
  const to = frenchHost(predicate, p);
  return { rank: 6, words: (of) => `${fr.participle("attacher")(of)} à ${to}` };
}

function frenchHost({ ref, what, player }: AttachedToPredicate, p: fr.FrenchContext): string {
  if (player !== undefined) return p.player(player).text;
  if (ref !== undefined) return p.object(ref).text;
  return what === undefined ? "quelque chose" : fr.aOrAn(p.noun(what)).text;
}
