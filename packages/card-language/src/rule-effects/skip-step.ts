import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { STEP_WORDS } from "../print/vocabulary.ts";
import { plural } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";
import { step } from "../schema/turn-structure.ts";

export const schema = variant("skipStep", {
  who: playerRef,
  step: z.union([z.literal("combat"), step]),
});
export interface SkipStepRule extends Node<typeof schema> {}

export function english(rule: SkipStepRule, p: PrintContext): string {
  const step = rule.step === "upkeep" ? "upkeep step" : STEP_WORDS[rule.step];
  return rule.who.kind === "you" ? `skip your ${step}` : `${players(rule.who, p)} skip their ${plural(step)}`;
}

export function french(rule: SkipStepRule, p: fr.FrenchContext): string {
  const step = fr.STEPS[rule.step];
  if (rule.who.kind === "you") return `passez ${fr.possessed(step, fr.YOU).text}`;
  const who = fr.players(rule.who, p);
  return fr.present(who, fr.vp("passer", fr.possessed(step, fr.pronounFor(who)).text));
}
