import type { Choice, Decision } from "@spellroom/rules";

/** The answer that does least; always legal, so it stands in for an answer that the rules refuse as a combination. */
export function leastChoice(decision: Decision): Choice {
  switch (decision.kind) {
    case "act":
      return { kind: "act", act: "pass" };
    case "pick":
      return { kind: "pick", values: lightest(decision).slice(0, decision.min) };
    case "order":
      return { kind: "order", values: decision.options.map(({ value }) => value) };
    case "distribute":
      return { kind: "distribute", amounts: filled(decision) };
    case "number":
      return { kind: "number", number: decision.min };
    case "confirm":
      return { kind: "confirm", yes: false };
    case "modes":
      return { kind: "modes", values: decision.options.slice(0, decision.min).map(({ value }) => value) };
    case "attackers":
      return { kind: "attackers", attacks: decision.least };
    case "blockers":
      return { kind: "blockers", blocks: decision.least };
    case "pay":
      return { kind: "pay", how: decision.proposal ? "auto" : decision.mayCancel ? "cancel" : "fromPool" };
    case "arrange":
      return { kind: "arrange", piles: piled(decision) };
    case "name":
      return {
        kind: "name",
        name: decision.suggestions[0] ?? (decision.of === "creatureType" ? "Human" : "Forest"),
      };
  }
}

function lightest({ options, together }: Extract<Decision, { kind: "pick" }>): number[] {
  const values = options.map(({ value }) => value);
  if (together?.rule !== "totalAtMost") return values;
  const weight = (value: number): number =>
    together.values[options.findIndex((one) => one.value === value)] ?? 0;
  return values.sort((one, other) => weight(one) - weight(other));
}

/** The minimums, then what is lethal one after another, then whatever room there is, from the last on. */
function filled({ options, total, lethal }: Extract<Decision, { kind: "distribute" }>): number[] {
  const amounts = options.map(({ minimum }) => minimum);
  let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const give = (at: number, upTo: number): void => {
    const more = Math.max(0, Math.min(left, upTo - (amounts[at] ?? 0)));
    amounts[at] = (amounts[at] ?? 0) + more;
    left -= more;
  };
  for (const [at, option] of options.entries()) give(at, Math.min(lethal?.[at] ?? 0, option.maximum));
  for (let at = options.length - 1; at >= 0; at--) give(at, options[at]?.maximum ?? 0);
  return amounts;
}

/** Each pile with its minimum, the rest on the first that has room. */
function piled({ options, piles }: Extract<Decision, { kind: "arrange" }>): number[][] {
  const left = options.map(({ value }) => value);
  const filled = piles.map(({ min }) => left.splice(0, min));
  for (const [at, { max }] of piles.entries()) {
    const pile = filled[at];
    pile?.push(...left.splice(0, max - pile.length));
  }
  return filled;
}
