import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { playerRef } from "../reference.ts";
import { record, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantBeTargeted", {
  by: z.union([filter, record({ spellsControlledBy: playerRef })]),
});
export interface CantBeTargetedRestriction extends Node<typeof schema> {}

export function english(r: CantBeTargetedRestriction, time: RestrictionTime, p: PrintContext): string {
  const target = p.say(r).variant === 1 ? "targets" : "target";
  return `can't be the ${target} of ${targetedBy(r.by, p)}${during(time)}`;
}

function targetedBy(by: CantBeTargetedRestriction["by"], p: PrintContext): string {
  if ("spellsControlledBy" in by) {
    const who = by.spellsControlledBy;
    const whose =
      who.kind === "opponents"
        ? "your opponents control"
        : who.kind === "you"
          ? "you control"
          : `${p.player(who, "subject")} controls`;
    return `spells or abilities ${whose}`;
  }
  return manyOf(p.noun(by));
}

export function french(
  r: CantBeTargetedRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const by =
    "spellsControlledBy" in r.by
      ? `de sorts ou de capacités que ${fr.present(fr.players(r.by.spellsControlledBy, p), fr.vp("contrôler"))}`
      : frenchKinds(p.noun(r.by));
  return fr.cant(`être la cible ${by}${fr.during(style)}`);
}

/** « de sorts ou de capacités ». */
function frenchKinds(np: fr.NounPhrase): string {
  const kinds = np.heads.map((head) => `de ${fr.manyOf({ ...np, heads: [head] })}`);
  return fr.listOf(kinds, "ou");
}
