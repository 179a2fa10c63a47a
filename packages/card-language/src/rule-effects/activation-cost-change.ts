import { z } from "zod";
import type { Cost } from "../cost.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf } from "../print/noun-phrase.ts";
import { changedCost, costDifference } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, label, natural, variant } from "../schema/basic.ts";
import { amount, costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("activationCostChange", {
  of: filter,
  who: playerRef.exactOptional(),
  more: amount.exactOptional(),
  less: amount.exactOptional(),
  /** Of such abilities, or `unlock` of the special action (CR 709.5e). */
  keyword: label.exactOptional(),
  notMana: flag,
  /** Of sources with the name that was chosen for the card. */
  chosenName: flag,
  /** Of abilities with such a target, or with the card itself as one. */
  targeting: z.union([z.literal("this"), filter]).exactOptional(),
  minimum: natural.exactOptional(),
  /** What may be paid rather than such costs (CR 118.9). */
  instead: costs.exactOptional(),
});
export interface ActivationCostChangeRule extends Node<typeof schema> {}

export function english(rule: ActivationCostChangeRule, p: PrintContext): string {
  if (rule.instead !== undefined) return rather(rule.instead, rule, p);
  const minimum =
    rule.minimum === undefined
      ? ""
      : p.say(rule.of).variant === 2
        ? ". This effect can't reduce the amount of mana an ability costs to activate to less than one mana"
        : ". This effect can't reduce the mana in that cost to less than one mana";
  const whole = `${changedCost(rule, "activate", p)}${minimum}`;
  const { variant: said } = p.say(rule);
  if (said === 2) return `${rule.keyword ?? ""} costs you pay cost ${costDifference(rule, p)}`;
  if (said === 3 && isAttached(rule.of))
    return `${p.object({ kind: "attached" }, "possessive")} activated abilities cost ${whole}`;
  const keyword = rule.keyword === undefined ? "activated" : rule.keyword;
  const who =
    rule.who === undefined ? "" : rule.who.kind === "you" ? " you activate" : " your opponents activate";
  const whose =
    rule.chosenName === true
      ? "sources with the chosen name"
      : isAttached(rule.of)
        ? p.object({ kind: "attached" })
        : manyOf(p.noun(rule.of));
  const of = rule.of.of.length === 0 && rule.chosenName !== true ? "" : ` of ${whose}`;
  const mana = rule.notMana === true ? " unless they're mana abilities" : "";
  const upTo = said === 1 ? "up to " : "";
  const cost = changedCost(rule, "activate", p);
  const targeting =
    rule.targeting === undefined
      ? ""
      : ` that target ${rule.targeting === "this" ? p.object({ kind: "this" }) : indefinite(p.noun(rule.targeting))}`;
  const plain = said === 4 ? "" : `${keyword} `;
  const { whereX } = p;
  if (minimum !== "") p.whereX = undefined;
  const counted = minimum === "" || whereX === undefined ? "" : `, where X is ${whereX}`;
  return `${plain}abilities${of}${who}${targeting} cost ${upTo}${cost}${mana}${counted}${minimum}`;
}

function isAttached({ of: [only, ...others] }: Filter): boolean {
  return others.length === 0 && only?.kind === "oneOf" && only.ref.kind === "attached";
}

/** "you may pay {0} rather than pay cycling costs". */
function rather(
  instead: readonly Cost[],
  { keyword, who }: ActivationCostChangeRule,
  p: PrintContext,
): string {
  if (keyword === undefined || who?.kind !== "you")
    throw new NotPrintable("rule activationCostChange", "paid otherwise");
  return `you may ${p.costAction(instead)} rather than pay ${keyword} costs`;
}

export function french(rule: ActivationCostChangeRule, p: fr.FrenchContext): string {
  if (rule.instead !== undefined) {
    const named = fr.keywordNamed(rule.keyword ?? "") ?? rule.keyword ?? "";
    const pay = fr.conjugateAll(p.costAction(rule.instead), "infinitive", fr.YOU);
    return fr.present(
      fr.YOU,
      fr.vp("pouvoir", undefined, `${pay} plutôt que de payer des coûts de ${named}`),
    );
  }
  if (rule.keyword === "unlock")
    return `les coûts de déverrouillage que vous payez coûtent ${fr.costDifference(rule, p)}`;
  const keyword = rule.keyword === undefined ? undefined : fr.keywordNamed(rule.keyword);
  const kind =
    rule.keyword === undefined
      ? "les capacités activées"
      : `les capacités de ${keyword ?? fr.abilityWordNamed(rule.keyword)}`;
  const whose = isAttached(rule.of) ? p.object({ kind: "attached" }).text : fr.theMany(p.noun(rule.of)).text;
  const named = rule.chosenName === true ? " des sources avec le nom choisi" : "";
  const of = rule.of.of.length === 0 ? named : ` de ${whose}`;
  const targeting =
    rule.targeting === undefined
      ? ""
      : ` qui ciblent ${rule.targeting === "this" ? p.object({ kind: "this" }).text : fr.aOrAn(p.noun(rule.targeting)).text}`;
  const by = rule.who?.kind === "you" ? " que vous activez" : " que vos adversaires activent";
  const who = `${rule.who === undefined ? "" : by}${targeting}`;
  const mana = rule.notMana === true ? ", à moins que ce ne soient des capacités de mana" : "";
  const minimum =
    rule.minimum === undefined ? "" : ". Cet effet ne peut pas réduire ce coût à moins d'un mana";
  const cost = fr.costDifference(rule, p);
  return `${fr.endSentence(`${kind}${of}${who} coûtent ${cost} à activer${mana}`, p)}${minimum}`;
}
