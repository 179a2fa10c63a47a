import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("noTriggers", {
  of: filter.exactOptional(),
  on: z.enum(["enters", "dies"]),
  cause: filter,
});
export interface NoTriggersRule extends Node<typeof schema> {}

export function english(rule: NoTriggersRule, p: PrintContext): string {
  if (rule.of !== undefined) throw new NotPrintable("rule noTriggers", "of certain abilities");
  return `${manyOf(p.noun(rule.cause))} ${rule.on === "enters" ? "entering" : "dying"} don't cause abilities to trigger`;
}

export function french(rule: NoTriggersRule, p: fr.FrenchContext): string {
  const cause = fr.theMany(p.noun(rule.cause)).text;
  const verb = rule.on === "enters" ? "qui arrivent sur le champ de bataille" : "qui meurent";
  const of = rule.of === undefined ? "" : ` de ${fr.theMany(p.noun(rule.of)).text}`;
  return `${cause} ${verb} ne font pas se déclencher de capacités${of}`;
}
