import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** It saddles and crews as though its power were so much greater (CR 702.122, 702.171). */
export const schema = variant("crewsWithMorePower", {
  by: positive,
});
export interface CrewsWithMorePowerRestriction extends Node<typeof schema> {}

export function english(r: CrewsWithMorePowerRestriction, time: RestrictionTime, _p: PrintContext): string {
  const [and, its] = time.many ? ["and crew", "their"] : ["and crews", "its"];
  return `saddle Mounts ${and} Vehicles as though ${its} power were ${r.by} greater`;
}

export function french(
  r: CrewsWithMorePowerRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const whose = style.who.plural ? "leur force était supérieure" : "sa force était supérieure";
  const crews = fr.conjugate(fr.vp("piloter", "les véhicules"), "present", style.who);
  return fr.vp("seller", "les montures", `et ${crews} comme si ${whose} de ${r.by}`);
}
