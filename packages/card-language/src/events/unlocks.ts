import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { EventClause } from "../print/event-clause.ts";
import { does } from "../print/event-player.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** Half of a Room is unlocked (CR 709.5): the half whose ability this is, or the last one of such a Room. */
export const schema = variant("unlocks", {
  who: playerRef,
  what: z.union([z.strictObject({ door: z.enum(["left", "right"]) }), z.strictObject({ fully: filter })]),
});
export interface UnlocksEvent extends Node<typeof schema> {}

export function english({ who, what }: UnlocksEvent, p: PrintContext): EventClause {
  if ("fully" in what) return does(who, "fully unlock", ` ${indefinite(p.noun(what.fully))}`, p);
  return { ...does(who, "unlock", " this door", p), word: "when" };
}

export function french({ who, what }: UnlocksEvent, p: fr.FrenchContext): fr.EventClause {
  if ("fully" in what) {
    const room = fr.aOrAn(p.noun(what.fully));
    return fr.playerDoes(who, p, () => fr.vp("déverrouiller", undefined, `entièrement ${room.text}`));
  }
  return { ...fr.playerDoes(who, p, () => fr.vp("déverrouiller", "cet accès")), word: "quand" };
}
