import type { ChosenCostObjects } from "../cost-objects.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, manyOf } from "../print/noun-phrase.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { numberWord } from "../print/words.ts";
import { bind, binding, flag, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("exile", {
  what: costObjects,
  /** The topmost of those cards in a graveyard or library, which the payer doesn't choose. */
  top: flag,
  bind,
  link: binding.exactOptional(),
});
export interface ExileCost extends Node<typeof schema> {}

export function english(cost: ExileCost, p: PrintContext): string {
  if (p.say(cost).variant === 1 && cost.what === "this") return objects(cost.what, p, {});
  if (cost.top === true && cost.what !== "this") return `exile ${topmost(cost.what, p)}`;
  return `exile ${objects(cost.what, p, { zone: "from" })}${cost.what === "this" ? fromOwnZone("this", p) : ""}`;
}

/** "the top card of your graveyard", "the top creature card of your graveyard", "the top ten cards of your library" */
function topmost({ count, filter }: ChosenCostObjects, p: PrintContext): string {
  const np = p.noun(filter);
  const [zone] = filter.zones ?? [];
  if (zone === undefined || count === "any") throw new NotPrintable("cost exile", "the top of nothing");
  if (count === 1) return `the top ${bare(np, { zone: "none" })} of your ${zone}`;
  const number = typeof count === "number" ? numberWord(count) : "X";
  return `the top ${number} ${manyOf(np, "none")} of your ${zone}`;
}

export function french(cost: ExileCost, p: fr.FrenchContext): fr.CostWords {
  if (cost.top === true) return { verb: fr.vp("exiler", frenchTop(cost.what, p)) };
  const own = cost.what === "this" ? fr.ownZone(p) : "";
  return { verb: fr.vp("exiler", fr.costObjects(cost.what, p, "from"), own) };
}

/** « la carte de créature du dessus de votre cimetière », « les deux cartes du dessus de votre bibliothèque » */
function frenchTop(what: ExileCost["what"], p: fr.FrenchContext): string {
  const [zone] = typeof what === "object" ? (what.filter.zones ?? []) : [];
  if (
    typeof what !== "object" ||
    typeof what.count !== "number" ||
    (zone !== "graveyard" && zone !== "library")
  )
    return `${fr.costObjects(what, p, "from").text} en commençant par le dessus`;
  const np = p.noun({ zones: [zone], of: what.filter.of.filter(({ kind }) => kind !== "owner") });
  const one = fr.phrase(np, { determiner: "definite", zone: "none" }).text;
  const cards = what.count === 1 ? one : `les ${fr.numberWord(what.count, "f")} ${fr.manyOf(np, "none")}`;
  return `${cards} du dessus de ${fr.possessed(fr.ZONES[zone], fr.YOU).text}`;
}
