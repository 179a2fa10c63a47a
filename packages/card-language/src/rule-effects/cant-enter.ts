import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { variant, zones } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantEnter", {
  what: filter,
  from: zones.exactOptional(),
});
export interface CantEnterRule extends Node<typeof schema> {}

export function english(rule: CantEnterRule, p: PrintContext): string {
  return `${manyOf(p.noun(rule.what))} can't enter the battlefield`;
}

export function french(rule: CantEnterRule, p: fr.FrenchContext): string {
  const from =
    rule.from === undefined
      ? ""
      : ` depuis ${fr.listOf(
          rule.from.map((zone) => (zone === "exile" ? "l'exil" : fr.definite(fr.ZONES[zone], true).text)),
          "ou",
        )}`;
  return fr.present(fr.theMany(p.noun(rule.what)), fr.cant(`arriver sur le champ de bataille${from}`));
}
