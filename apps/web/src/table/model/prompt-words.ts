import type { CostPart, DecisionView, PublicPrompt } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

/** How many of something a decision is about. */
function amountOf(decision: DecisionView): number {
  if (decision.amount !== undefined) return decision.amount;
  return decision.kind === "pick" || decision.kind === "modes" ? decision.max : 1;
}

/** A decision in words. */
export function promptText(decision: DecisionView, { decisions }: Messages): string {
  const { prompts } = decisions;
  const prompt: string | ((given: { count: number }) => string) = prompts[decision.prompt];
  const count = amountOf(decision);
  return typeof prompt === "string" ? prompt : fill<string>(prompt({ count }), { count });
}

/** A hint, if the decision alone may be unclear. */
export function hintText(decision: DecisionView, { decisions }: Messages): string | null {
  const { hints } = decisions;
  if (decision.kind === "pay") {
    const hasMana = decision.lifeForPhyrexian !== true || decision.lifeFromPool !== undefined;
    return hasMana ? hints.pay : hints.payLife;
  }
  if (decision.detail === "keepTapped") return hints.keepTapped;
  if (decision.detail === "untap") return hints.untap;
  if (decision.detail === "band") return hints.band;
  if (decision.detail === "enlist") return hints.enlist;
  if (decision.detail === "searchLibrary") return hints.searchLibrary;
  switch (decision.prompt) {
    case "mulligan": {
      if (decision.detail === "free") return hints.freeMulligan;
      const count = (decision.amount ?? 0) + 1;
      return fill(hints.mulligan({ count }), { count });
    }
    case "orderTriggers":
    case "orderCards":
    case "declareAttackers":
    case "declareBlockers":
    case "chooseTargets":
    case "scry":
      return hints[decision.prompt];
    case "surveil":
      return hints.scry;
    default:
      return null;
  }
}

/** What everyone may know about another player's decision. */
export function waitingText(prompt: PublicPrompt, who: string, { decisions }: Messages): string {
  return fill(decisions.thinking[prompt], { who });
}

/** A cost in words and symbols, as on a button: "Pay {2}{R}, sacrifice a permanent". */
export function costText(cost: readonly CostPart[], messages: Messages): string {
  const parts = cost.map((part) => costPart(part, messages)).join(", ");
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

function costPart(part: CostPart, { words, decisions }: Messages): string {
  if (part.kind === "mana") return fill(decisions.buttons.payMana, { cost: manaText(part.mana) });
  const wording: string | ((given: { count: number }) => string) = words.costs[part.action];
  if (typeof wording === "string") return fill<string>(wording, { count: part.amount ?? "X" });
  // An amount that isn't settled is worded as several.
  return fill<string>(wording({ count: part.amount ?? 2 }), { count: part.amount ?? "X" });
}

/** Mana symbols one after the other: "{2}{R}". */
export function manaText(mana: readonly string[]): string {
  return mana.map((symbol) => `{${symbol}}`).join("");
}
