import { z } from "zod";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite } from "../print/noun-phrase.ts";
import { changedCost, spells } from "../print/rule-words.ts";
import { numberWord, ordinalWord } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { manaCost, natural, positive, variant } from "../schema/basic.ts";
import { amount, costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("costChange", {
  spells: filter,
  who: playerRef,
  more: amount.exactOptional(),
  less: amount.exactOptional(),
  moreMana: manaCost.exactOptional(),
  lessMana: manaCost.exactOptional(),
  minimum: natural.exactOptional(),
  additional: costs.exactOptional(),
  targeting: z.union([z.literal("this"), filter]).exactOptional(),
  ordinalEachTurn: positive.exactOptional(),
  /** The change applies once for each such target of the spell. */
  eachTarget: filter.exactOptional(),
});
export interface CostChangeRule extends Node<typeof schema> {}

export function english(rule: CostChangeRule, p: PrintContext): string {
  const targeting =
    rule.targeting === undefined
      ? ""
      : ` that target ${rule.targeting === "this" ? p.object({ kind: "this" }) : indefinite(p.noun(rule.targeting))}`;
  if (isMinimum(rule)) return englishMinimum(rule, p);
  if (rule.ordinalEachTurn !== undefined) {
    const np = p.noun({ zones: ["stack"], of: rule.spells.of });
    const noun = [...np.before, np.head.one, ...np.after.map((one) => one.one)].join(" ");
    return `the ${ordinalWord(rule.ordinalEachTurn)} ${noun}${cast(rule.who)} each turn costs ${changedCost(rule, "cast", p)}`;
  }
  const subject =
    p.say(rule).variant === 1
      ? castBefore(rule, p)
      : `${spells(rule.spells, p)}${cast(rule.who)}${targeting}`;
  if (rule.additional !== undefined) {
    const [life, ...more] = rule.additional;
    if (life?.kind !== "payLife" || more.length > 0 || typeof life.amount !== "number")
      throw new NotPrintable("rule costChange", "with additional costs");
    return `${subject} cost an additional ${life.amount} life to cast`;
  }
  if (rule.eachTarget !== undefined) {
    const filter: Filter = { zones: ["stack"], of: rule.spells.of };
    p.sayAs(filter, rule.spells);
    const noun = bare(p.noun(filter));
    return `each ${noun}${cast(rule.who)} costs ${changedCost(rule, "cast", p)} for each ${bare(p.noun(rule.eachTarget))} it targets`;
  }
  const upTo = p.say(rule).variant === 2 ? "up to " : "";
  return `${subject} cost ${upTo}${changedCost(rule, "cast", p)}`;
}

/** Whether it does nothing else than to set the least that the total may be. */
function isMinimum({ minimum, more, less, moreMana, lessMana, additional }: CostChangeRule): boolean {
  const changes = [more, less, moreMana, lessMana, additional];
  return minimum !== undefined && changes.every((change) => change === undefined);
}

/** "each spell that would cost less than three mana to cast costs three mana to cast" */
function englishMinimum({ who, spells: of, minimum = 0 }: CostChangeRule, p: PrintContext): string {
  const spell = bare(p.noun({ zones: ["stack"], of: of.of }));
  const mana = `${numberWord(minimum)} mana`;
  return `each ${spell}${cast(who)} that would cost less than ${mana} to cast costs ${mana} to cast`;
}

/** « chaque sort qui coûterait moins de trois manas à lancer coûte trois manas à lancer » */
function frenchMinimum({ who, spells: of, minimum = 0 }: CostChangeRule, p: fr.FrenchContext): string {
  const spell = `chaque ${fr.bare(fr.spellNoun(of, p))}${frenchCast(who)}`;
  const mana = `${fr.numberWord(minimum)} mana${minimum === 1 ? "" : "s"}`;
  return `${spell} qui coûterait moins de ${mana} à lancer coûte ${mana} à lancer`;
}

/** "creature spells you cast with mana value 6 or greater". */
function castBefore(rule: CostChangeRule, p: PrintContext): string {
  const { before, head, after } = p.noun({ zones: ["stack"], of: rule.spells.of });
  return `${[...before, head.many].join(" ")}${cast(rule.who)} ${after.map(({ many }) => many).join(" ")}`;
}

function cast(who: PlayerRef): string {
  switch (who.kind) {
    case "you":
      return " you cast";
    case "opponents":
      return " your opponents cast";
    case "allPlayers":
      return "";
    default:
      throw new NotPrintable(`rule costChange for ${who.kind}`);
  }
}

export function french(rule: CostChangeRule, p: fr.FrenchContext): string {
  const np = fr.spellNoun(rule.spells, p);
  const cast = frenchCast(rule.who);
  if (isMinimum(rule)) return frenchMinimum(rule, p);
  const targeting =
    rule.targeting === undefined
      ? ""
      : ` qui ciblent ${rule.targeting === "this" ? p.object({ kind: "this" }).text : fr.aOrAn(p.noun(rule.targeting)).text}`;
  if (rule.ordinalEachTurn !== undefined)
    return `le ${fr.ordinalWord(rule.ordinalEachTurn, "m")} ${fr.bare(np)}${cast} à chaque tour coûte ${fr.costDifference(rule, p)} à lancer`;
  if (rule.eachTarget !== undefined)
    return `chaque ${fr.bare(np)}${cast} coûte ${fr.costDifference(rule, p)} à lancer pour chaque ${fr.bare(p.noun(rule.eachTarget))} qu'il cible`;
  const spells = `${fr.theMany(np).text}${cast}${targeting}`;
  if (rule.additional !== undefined)
    return `${spells} ont un coût supplémentaire : ${fr.conjugateAll(p.costAction(rule.additional), "infinitive", fr.YOU)}`;
  return `${spells} coûtent ${fr.costDifference(rule, p)} à lancer`;
}

function frenchCast(who: PlayerRef): string {
  switch (who.kind) {
    case "you":
      return " que vous lancez";
    case "opponents":
      return " que vos adversaires lancent";
    case "allPlayers":
      return "";
    default:
      return " que ce joueur lance";
  }
}
