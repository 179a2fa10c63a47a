import { leastAmounts, leastModes, leastPicks, leastPiles, usualName } from "@spellroom/protocol";
import type { Choice, Decision } from "@spellroom/rules";

/** The answer that does least; it is taken whatever the decision, so it stands in for a combination that the rules refuse. */
export function leastAnswer(decision: Decision): Choice {
  switch (decision.kind) {
    case "act":
      return { kind: "act", act: decision.acts.find((act) => act.kind === "pass")?.id ?? "" };
    case "pick": {
      const { options, min, least } = decision;
      return { kind: "pick", values: least ?? valuesAt(options, leastPicks(options.length, min)) };
    }
    case "modes": {
      const { options, min } = decision;
      return { kind: "modes", values: valuesAt(options, leastModes(options.length, min)) };
    }
    case "order":
      return { kind: "order", values: decision.options.map(({ value }) => value) };
    case "distribute": {
      const minimum = decision.options.map((one) => one.minimum);
      const maximum = decision.options.map((one) => one.maximum);
      return { kind: "distribute", amounts: leastAmounts({ ...decision, minimum, maximum }) };
    }
    case "number":
      return { kind: "number", number: decision.min };
    case "confirm":
      return { kind: "confirm", yes: decision.prompt.key === "commanderZone" };
    case "attackers":
      return { kind: "attackers", attacks: decision.least };
    case "blockers":
      return { kind: "blockers", blocks: decision.least };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : decision.mayCancel ? "cancel" : "fromPool" };
    case "arrange": {
      const { options, piles } = decision;
      return {
        kind: "arrange",
        piles: leastPiles(options.length, piles).map((pile) => valuesAt(options, pile)),
      };
    }
    case "name":
      return { kind: "name", name: decision.suggestions[0] ?? usualName(decision.of) };
  }
}

function valuesAt(options: readonly { readonly value: number }[], places: readonly number[]): number[] {
  return places.flatMap((at) => options[at]?.value ?? []);
}
