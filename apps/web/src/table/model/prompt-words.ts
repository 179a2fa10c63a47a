import type { DecisionView, PublicPrompt } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";
import { lookUp } from "./log-segments.ts";

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

/** A cost in words and symbols: `["2", "R", "life:3"]` is "{2}{R}, 3 life". */
export function costText(cost: readonly string[], { words }: Messages): string {
  const symbols = cost.filter(isSymbol).map((part) => `{${part}}`);
  const others = cost.filter((part) => !isSymbol(part)).map((part) => otherCost(part, words.costs));
  return [symbols.join(""), ...others].filter((part) => part !== "").join(", ");
}

function isSymbol(part: string): boolean {
  return /^(\d+|[WUBRGCSXYZTQE]|[WUBRGC2]\/[WUBRGP](\/P)?)$/.test(part);
}

function otherCost(part: string, costs: Messages["words"]["costs"]): string {
  const [name = "", amount = ""] = part.split(":");
  if (name === "life") return fill(costs.life, { amount });
  return [lookUp(costs, name) ?? name, amount].filter((one) => one !== "").join(" ");
}
