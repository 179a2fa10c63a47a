import type { DecisionView, WireChoice } from "./decision-view.ts";
import { leastAmounts, leastModes, leastPicks, leastPiles, usualName } from "./least.ts";

/**
 * The answer that is always taken, for when another was refused as a combination: it does as little as it may. Only a commander
 * goes to the command zone, since one that stays elsewhere is lost for its owner.
 */
export function safeChoice(decision: DecisionView): WireChoice {
  switch (decision.kind) {
    case "act":
      return {
        kind: "act",
        act: Math.max(
          0,
          decision.acts.findIndex((act) => act.kind === "pass"),
        ),
      };
    case "pick":
      return {
        kind: "pick",
        options: decision.least ?? leastPicks(decision.options.length, decision.min),
      };
    case "order":
      return { kind: "order", options: decision.options.map((_, at) => at) };
    case "distribute":
      return { kind: "distribute", amounts: leastAmounts(decision) };
    case "number":
      return { kind: "number", number: decision.min };
    case "confirm":
      return { kind: "confirm", yes: decision.prompt === "commanderZone" };
    case "modes":
      return { kind: "modes", options: leastModes(decision.options.length, decision.min) };
    case "attackers":
      return { kind: "attackers", attacks: decision.least ?? [] };
    case "blockers":
      return { kind: "blockers", blocks: decision.least ?? [] };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : decision.mayCancel ? "cancel" : "fromPool" };
    case "arrange":
      return { kind: "arrange", piles: leastPiles(decision.options.length, decision.piles) };
    case "name":
      return { kind: "name", name: decision.suggestions[0] ?? usualName(decision.of) };
  }
}
