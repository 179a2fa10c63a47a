import { z } from "zod";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { Predicate } from "../predicate.ts";
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
  const colored = bothOfSources(by);
  if (colored !== undefined) {
    const words = p.noun({ of: colored }).before.join(" ");
    return `${words} spells or abilities from ${words} sources`;
  }
  return manyOf(p.noun(by));
}

/** Spells of a quality, and abilities from sources of the same: the predicates of that quality. */
function bothOfSources({ of }: Filter): readonly Predicate[] | undefined {
  const both = of.find((one) => one.kind === "any" && one.of.every(({ kind }) => kind === "stackObject"));
  const rest = of.filter((one) => one !== both);
  return both === undefined || rest.length === 0 || !rest.every(({ kind }) => kind === "color")
    ? undefined
    : rest;
}

export function french(
  r: CantBeTargetedRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const by =
    "spellsControlledBy" in r.by
      ? `de sorts ou de capacités que ${fr.present(fr.players(r.by.spellsControlledBy, p), fr.vp("contrôler"))}`
      : frenchKinds(r.by, p);
  return fr.cant(`être la cible ${by}${fr.during(style)}`);
}

/** « de sorts ou de capacités », « de sorts bleus ou de capacités de sources bleues ». */
function frenchKinds(by: Filter, p: fr.FrenchContext): string {
  const colored = bothOfSources(by);
  if (colored !== undefined) {
    const np = p.noun({ of: colored });
    const [spells, sources] = [fr.SPELL, fr.SOURCE].map((head) => fr.manyOf({ ...np, heads: [head] }));
    return `de ${spells} ou de capacités provenant de ${sources}`;
  }
  const np = p.noun(by);
  const kinds = np.heads.map((head) => `de ${fr.manyOf({ ...np, heads: [head] })}`);
  return fr.listOf(kinds, "ou");
}
