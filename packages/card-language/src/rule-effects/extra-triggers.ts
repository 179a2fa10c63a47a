import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("extraTriggers", {
  who: playerRef,
  times: positive,
  of: filter,
  on: z.enum(["enters", "dies", "any", "attacks"]),
  cause: filter.exactOptional(),
});
export interface ExtraTriggersRule extends Node<typeof schema> {}

const CAUSES = { enters: "entering", dies: "dying", attacks: "attacking" } as const;

/** "If a creature entering causes a triggered ability of a permanent you control to trigger, ..." (CR 603.2d). */
export function english(rule: ExtraTriggersRule, p: PrintContext): string {
  if (rule.times === 1 && rule.on === "any" && rule.cause === undefined) {
    const again = p.say(rule).variant === 2 ? "it" : "that ability";
    return `if a triggered ability of ${indefinite(p.noun(rule.of))} triggers, ${again} triggers an additional time`;
  }
  if (rule.times !== 1 || rule.on === "any" || rule.cause === undefined)
    throw new NotPrintable("rule extraTriggers", "of another kind");
  const cause = `${indefinite(p.noun(rule.cause))} ${CAUSES[rule.on]}`;
  const of = indefinite(p.noun(rule.of));
  return `if ${cause} causes a triggered ability of ${of} to trigger, that ability triggers an additional time`;
}

export function french(rule: ExtraTriggersRule, p: fr.FrenchContext): string {
  const of = fr.aOrAn(p.noun(rule.of)).text;
  const times = rule.times === 1 ? "une fois supplémentaire" : `${fr.timesWord(rule.times)} supplémentaires`;
  if (rule.cause === undefined || rule.on === "any")
    return `si une capacité déclenchée de ${of} se déclenche, elle se déclenche ${times}`;
  const cause = fr.aOrAn(p.noun(rule.cause));
  const verb = { enters: "arrive sur le champ de bataille", dies: "meurt", attacks: "attaque" }[rule.on];
  return `si une capacité déclenchée de ${of} se déclenche parce que ${cause.text} ${verb}, cette capacité se déclenche ${times}`;
}
