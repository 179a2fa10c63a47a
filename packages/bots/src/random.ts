import {
  type DecisionView,
  leastAmounts,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import type { Bot, BotAids } from "./bot.ts";

/** Chooses by chance among everything it is offered; passes now and then so that games go on. */
export function randomBot(aids: BotAids): Bot {
  return {
    id: "random",
    name: "Random",
    choose: (_view: TableView, decision: DecisionView): WireChoice => randomChoice(decision, aids.chance),
  };
}

/** One of the answers to a decision, by chance. */
export function randomChoice(decision: DecisionView, chance: () => number): WireChoice {
  const below = (bound: number): number => Math.floor(chance() * bound);
  switch (decision.kind) {
    case "act":
      return randomAct(decision, chance);
    case "pick":
      return decision.limit
        ? safeChoice(decision)
        : {
            kind: "pick",
            options: sample(
              decision.options.length,
              decision.min + below(decision.max - decision.min + 1),
              chance,
            ),
          };
    case "order":
      return { kind: "order", options: sample(decision.options.length, decision.options.length, chance) };
    case "distribute":
      return { kind: "distribute", amounts: leastAmounts(decision) };
    case "number":
      return { kind: "number", number: decision.min + below(Math.min(decision.max - decision.min + 1, 100)) };
    case "confirm":
      return { kind: "confirm", yes: decision.prompt === "mulligan" ? chance() < 0.15 : chance() < 0.5 };
    case "modes": {
      const most = Math.min(decision.max, decision.options.length);
      if (most < decision.min) return safeChoice(decision);
      const count = decision.min + below(most - decision.min + 1);
      return { kind: "modes", options: sample(decision.options.length, count, chance) };
    }
    case "attackers":
      return {
        kind: "attackers",
        attacks: decision.candidates.flatMap((one, at) =>
          one.must || chance() < 0.5 ? [[at, below(one.defenders.length)] as const] : [],
        ),
      };
    case "blockers":
      return {
        kind: "blockers",
        blocks: decision.candidates.flatMap((one, at) =>
          one.attackers.length > 0 && (one.must || chance() < 0.4)
            ? [[at, [below(one.attackers.length)]] as const]
            : [],
        ),
      };
    case "pay":
      return decision.abilities.length > 0 && chance() < 0.1
        ? { kind: "pay", how: below(decision.abilities.length) }
        : safeChoice(decision);
    case "arrange":
      return randomPiles(decision, chance);
    case "name":
      return safeChoice(decision);
  }
}

function randomAct(decision: Extract<DecisionView, { kind: "act" }>, chance: () => number): WireChoice {
  const real = decision.acts.flatMap((act, at) =>
    act.kind === "pass" || (act.kind === "activate" && act.mana) ? [] : [at],
  );
  if (real.length === 0 || chance() < 0.25) return safeChoice(decision);
  return { kind: "act", act: real[Math.floor(chance() * real.length)] ?? 0, autoPay: chance() < 0.8 };
}

/** Puts everything somewhere it has room; the safe arrangement when chance finds none. */
function randomPiles(decision: Extract<DecisionView, { kind: "arrange" }>, chance: () => number): WireChoice {
  const piles: number[][] = decision.piles.map(() => []);
  for (const at of sample(decision.options.length, decision.options.length, chance)) {
    const open = decision.piles.flatMap((pile, index) =>
      (piles[index]?.length ?? 0) < pile.max ? [index] : [],
    );
    const pile = open[Math.floor(chance() * open.length)];
    if (pile !== undefined) piles[pile]?.push(at);
  }
  const fits = decision.piles.every((pile, at) => (piles[at]?.length ?? 0) >= pile.min);
  return fits ? { kind: "arrange", piles } : safeChoice(decision);
}

/** `count` different numbers below `bound`, in random order. */
function sample(bound: number, count: number, chance: () => number): number[] {
  const left = Array.from({ length: bound }, (_, at) => at);
  return Array.from(
    { length: Math.min(count, bound) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0,
  );
}
