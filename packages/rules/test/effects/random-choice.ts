import type { Choice, Decision } from "../../src/index.ts";

/** Numbers that look like chance and come out the same for the same seed. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 7919 + 13) >>> 0;
  }

  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }

  /** True once in so many times. */
  once(in_: number): boolean {
    return this.below(in_) === 0;
  }

  one<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  some<T>(list: readonly T[], count: number): T[] {
    const left = list.slice();
    const picked: T[] = [];
    while (picked.length < count && left.length > 0) picked.push(...left.splice(this.below(left.length), 1));
    return picked;
  }

  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }
}

/** Some answer to a question, made of what it offers; it may still break a rule about combinations. */
export function randomChoice(dice: Dice, decision: Decision): Choice {
  switch (decision.kind) {
    case "act": {
      const acts = decision.acts.filter(
        (act) => act.kind !== "pass" && !(act.kind === "activate" && act.mana),
      );
      const [act] = dice.once(4) ? [] : dice.some(acts, 1);
      const pass = decision.acts.find((one) => one.kind === "pass");
      return { kind: "act", act: (act ?? pass)?.id ?? "", autoPay: true };
    }
    case "pick": {
      const count = dice.between(decision.min, decision.max);
      return { kind: "pick", values: dice.some(decision.options, count).map(({ value }) => value) };
    }
    case "order": {
      const { options } = decision;
      return { kind: "order", values: dice.some(options, options.length).map(({ value }) => value) };
    }
    case "number":
      return { kind: "number", number: dice.between(decision.min, Math.min(decision.max, decision.min + 5)) };
    case "confirm":
      return { kind: "confirm", yes: dice.once(2) };
    case "modes": {
      const count = dice.between(decision.min, decision.max);
      return { kind: "modes", values: dice.some(decision.options, count).map(({ value }) => value) };
    }
    case "distribute":
      return { kind: "distribute", amounts: distributed(dice, decision) };
    case "attackers":
    case "blockers":
      return declaration(dice, decision);
    case "pay":
      return {
        kind: "pay",
        how: decision.proposal && !dice.once(3) ? "auto" : decision.mayCancel ? "cancel" : "fromPool",
      };
    case "arrange":
      return { kind: "arrange", piles: arranged(dice, decision) };
    case "name":
      return {
        kind: "name",
        name: decision.suggestions[0] ?? (decision.of === "creatureType" ? "Goblin" : "Forest"),
      };
  }
}

function distributed(dice: Dice, decision: Extract<Decision, { kind: "distribute" }>): number[] {
  const amounts = decision.options.map(({ minimum }) => minimum);
  let left = decision.total - amounts.reduce((sum, one) => sum + one, 0);
  while (left > 0) {
    const at = dice.below(amounts.length);
    if ((amounts[at] ?? 0) >= (decision.options[at]?.maximum ?? 0)) continue;
    amounts[at] = (amounts[at] ?? 0) + 1;
    left--;
  }
  return amounts;
}

function declaration(dice: Dice, decision: Extract<Decision, { kind: "attackers" | "blockers" }>): Choice {
  if (decision.kind === "attackers") {
    const attacks = decision.candidates.flatMap(({ object, defenders, must }) => {
      const [defender] = must || dice.once(2) ? dice.some(defenders, 1) : [];
      return defender ? [{ object, defender }] : [];
    });
    return { kind: "attackers", attacks };
  }
  const blocks = decision.candidates.flatMap(({ object, attackers, most, must }) =>
    must || dice.once(2) ? [{ object, attackers: dice.some(attackers, dice.between(1, most)) }] : [],
  );
  return { kind: "blockers", blocks };
}

function arranged(dice: Dice, decision: Extract<Decision, { kind: "arrange" }>): number[][] {
  const piles: number[][] = decision.piles.map(() => []);
  for (const { value } of dice.some(decision.options, decision.options.length)) {
    const open = piles.filter((pile, at) => pile.length < (decision.piles[at]?.max ?? 0));
    const [pile] = dice.some(open, 1);
    pile?.push(value);
  }
  return piles;
}
