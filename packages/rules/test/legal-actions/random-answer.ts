import type { Choice, Decision } from "../../src/index.ts";

/** Numbers to answer with, one after another. */
export type Draw = (below: number) => number;

/** Some answer that a decision allows as far as its shape goes. */
export function randomAnswer(decision: Decision, draw: Draw): Choice {
  switch (decision.kind) {
    case "pick":
    case "modes": {
      const left = decision.options.map((option) => option.value);
      const count = decision.min + draw(Math.min(decision.max, left.length) - decision.min + 1);
      const repeat = decision.kind === "modes" && decision.repeat;
      const values = Array.from({ length: count }, () => {
        const at = draw(left.length);
        return (repeat ? left[at] : left.splice(at, 1)[0]) ?? 0;
      });
      return { kind: decision.kind, values };
    }
    case "number":
      return { kind: "number", number: decision.min + draw(Math.min(decision.max - decision.min, 20) + 1) };
    case "confirm":
      return { kind: "confirm", yes: draw(2) === 1 };
    case "distribute": {
      const amounts = decision.options.map((option) => option.minimum);
      let left = decision.total - amounts.reduce((sum, amount) => sum + amount, 0);
      while (left > 0) {
        const at = draw(amounts.length);
        if ((amounts[at] ?? 0) >= (decision.options[at]?.maximum ?? 0)) continue;
        amounts[at] = (amounts[at] ?? 0) + 1;
        left--;
      }
      return { kind: "distribute", amounts };
    }
    case "order":
      return { kind: "order", values: decision.options.map((option) => option.value) };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : "cancel" };
    case "name":
      return { kind: "name", name: decision.suggestions[draw(decision.suggestions.length)] ?? "Elf" };
    default:
      throw new Error(`no answer to ${decision.kind} while casting`);
  }
}
