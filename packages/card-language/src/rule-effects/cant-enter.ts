import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { listOf, plural } from "../print/words.ts";
import { variant, zones } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";
import type { Zone } from "../zone.ts";

export const schema = variant("cantEnter", {
  what: filter,
  from: zones.exactOptional(),
});
export interface CantEnterRule extends Node<typeof schema> {}

export function english(rule: CantEnterRule, p: PrintContext): string {
  const { what, from } = rule;
  if (from === undefined) return `${manyOf(p.noun(what))} can't enter the battlefield`;
  const cards = manyOf(p.noun({ zones: from, of: what.of }), "none");
  return `${cards} can't enter from ${listOf(from.map(place), "or")}`;
}

/** "graveyards", "libraries": of all players. */
function place(zone: Zone): string {
  return zone === "exile" || zone === "command" ? zone : plural(zone);
}

export function french({ what, from }: CantEnterRule, p: fr.FrenchContext): string {
  const enter = "arriver sur le champ de bataille";
  if (from === undefined) return fr.present(fr.theMany(p.noun(what)), fr.cant(enter));
  const places = from.map((zone) => (zone === "exile" ? "l'exil" : fr.definite(fr.ZONES[zone], true).text));
  const cards = fr.theMany(p.noun({ zones: from, of: what.of }), "none");
  return fr.present(cards, fr.cant(`${enter} depuis ${fr.listOf(places, "ou")}`));
}
