import type { RuleEffect } from "../rule-effect.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { manyOf } from "./noun-phrase.ts";
import { STEP_WORDS } from "./vocabulary.ts";
import { numberWord, plural } from "./words.ts";

type Rarer = Exclude<
  RuleEffect,
  {
    kind:
      | "costChange"
      | "activationCostChange"
      | "cantCast"
      | "cantPlayLands"
      | "cantActivate"
      | "cantGainLife"
      | "cantLoseLife"
      | "cantLoseGame"
      | "cantWinGame"
      | "cantDraw"
      | "cantSearch"
      | "mayPlayFrom"
      | "mayCastAsThoughFlash"
      | "additionalLands"
      | "handSize"
      | "attackTax";
  }
>;

function who(rule: { readonly who: Parameters<PrintContext["player"]>[0] }, p: PrintContext): string {
  if (rule.who.kind === "opponents") return "your opponents";
  if (rule.who.kind === "allPlayers") return "players";
  return p.player(rule.who, "subject");
}

/** Rule effects that few cards have. */
export function printRarerRule(rule: Rarer, p: PrintContext): string {
  switch (rule.kind) {
    case "cantPreventDamage":
      return rule.source === undefined
        ? "damage can't be prevented"
        : `damage that would be dealt by ${manyOf(p.noun(rule.source))} can't be prevented`;
    case "cantBeTargetedPlayer":
      return rule.by === "anyone" ? "you have shroud" : "you have hexproof";
    case "hexproofPlayer":
      return `${who(rule, p)} have hexproof`;
    case "cantPutCounters":
      return `${who(rule, p)} can't get counters`;
    case "cantEnter":
      return `${manyOf(p.noun(rule.what))} can't enter the battlefield`;
    case "lookAtTop":
      return "you may look at the top card of your library any time";
    case "playWithTopRevealed":
      return rule.who.kind === "you"
        ? "play with the top card of your library revealed"
        : "players play with the top card of their libraries revealed";
    case "playWithHandRevealed":
      return rule.who.kind === "you"
        ? "play with your hand revealed"
        : `${who(rule, p)} play with their hands revealed`;
    case "skipStep":
      return rule.who.kind === "you"
        ? `skip your ${STEP_WORDS[rule.step]}`
        : `${who(rule, p)} skip their ${plural(STEP_WORDS[rule.step])}`;
    case "untapAlsoDuring":
      return `untap all ${manyOf(p.noun(rule.what))} during each other player's untap step`;
    case "untapAtMost":
      return `${who(rule, p)} can't untap more than ${numberWord(rule.count)} ${rule.count === 1 ? manyOf(p.noun(rule.what)).replace(/s$/, "") : manyOf(p.noun(rule.what))} during their untap steps`;
    case "attackersAtMost":
      return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can attack ${rule.against?.kind === "you" ? "you " : ""}each combat`;
    case "blockersAtMost":
      return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can block each combat`;
    case "legendRuleOff":
      return rule.what === undefined
        ? `the "legend rule" doesn't apply`
        : `the "legend rule" doesn't apply to ${manyOf(p.noun(rule.what))}`;
    default:
      throw new NotPrintable(`rule ${rule.kind}`);
  }
}
