import { z } from "zod";
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
  if (rule.times !== 1 || rule.on === "any" || rule.cause === undefined)
    throw new NotPrintable("rule extraTriggers", "of another kind");
  const cause = `${indefinite(p.noun(rule.cause))} ${CAUSES[rule.on]}`;
  const of = indefinite(p.noun(rule.of));
  return `if ${cause} causes a triggered ability of ${of} to trigger, that ability triggers an additional time`;
}
