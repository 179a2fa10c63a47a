import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** What has dealt damage to a player this turn (CR 120.1). */
export const schema = variant("dealtDamageTo", { player: playerRef });
export interface DealtDamageToPredicate extends Node<typeof schema> {}

export function englishAfter(
  { player }: DealtDamageToPredicate,
  p: PrintContext,
  _onStack: boolean,
): OneMany {
  return same(`that dealt damage to ${p.player(player)} this turn`);
}

export function frenchAfter({ player }: DealtDamageToPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(player, p);
  const whom = who.you === true ? "vous" : `à ${who.text}`;
  return {
    rank: 6,
    words: () =>
      who.you === true
        ? `qui ${whom} a infligé des blessures ce tour-ci`
        : `qui a infligé des blessures ${whom} ce tour-ci`,
  };
}
