import type { Choice, Decision } from "@spellroom/rules";
import { choiceFromWire, defaultChoice, OWN_NAMES, randomChoice, viewBody } from "@spellroom/rules/decisions";

type Chance = () => number;

const NAMES = { creatureType: "Goblin", cardName: "Lightning Bolt", landType: "Island" } as const;
/** Of large numbers, such as X, only these first few are tried. */
const MOST_NUMBER = 12;

/** An answer by chance among all that is offered. A combination may still be refused as a whole. */
export function randomAnswer(decision: Decision, chance: Chance): Choice {
  switch (decision.kind) {
    case "act":
      return randomAct(decision, chance);
    case "pick":
      return { kind: "pick", values: values(some(decision.options, between(decision, chance), chance)) };
    case "modes":
      return { kind: "modes", values: randomModes(decision, chance) };
    case "distribute":
      return distributed(decision, chance);
    case "number": {
      const max = Math.min(decision.max, decision.min + MOST_NUMBER);
      return { kind: "number", number: decision.min + below(max - decision.min + 1, chance) };
    }
    case "confirm":
      return { kind: "confirm", yes: chance() < (decision.prompt.key === "mulligan" ? 0.1 : 0.6) };
    case "attackers":
      return {
        kind: "attackers",
        attacks: decision.candidates.flatMap(({ object, defenders, must }) => {
          const [defender] = must || chance() < 0.6 ? some(defenders, 1, chance) : [];
          return defender ? [{ object, defender }] : [];
        }),
      };
    case "blockers":
      return {
        kind: "blockers",
        blocks: decision.candidates.flatMap(({ object, attackers, most, must }) =>
          attackers.length > 0 && (must || chance() < 0.4)
            ? [{ object, attackers: some(attackers, 1 + below(most, chance), chance) }]
            : [],
        ),
      };
    case "pay":
      return randomPayment(decision, chance);
    case "arrange":
      return arranged(decision, chance);
    case "name":
      return {
        kind: "name",
        name: some(decision.suggestions, 1, chance)[0] ?? NAMES[decision.of],
      };
    default:
      return byItsKind(decision, chance);
  }
}

/** As the kind itself chooses by chance. */
function byItsKind(decision: Decision, chance: Chance): Choice {
  const view = { ...viewBody(decision, OWN_NAMES), prompt: decision.prompt.key };
  return choiceFromWire(decision, randomChoice(view, chance)) ?? defaultChoice(decision);
}

type Modes = Extract<Decision, { kind: "modes" }>;

/** Where modes may be repeated, by chance the same ones; in the order of their printing. */
function randomModes(decision: Modes, chance: Chance): number[] {
  const count = between(decision, chance);
  const picked = decision.repeat
    ? Array.from({ length: count }, () => some(decision.options, 1, chance)).flat()
    : some(decision.options, count, chance);
  return values(picked).sort((one, other) => one - other);
}

function randomAct(decision: Extract<Decision, { kind: "act" }>, chance: Chance): Choice {
  const pass = decision.acts.find((act) => act.kind === "pass")?.id ?? "";
  const others = decision.acts.filter(
    (act) => act.kind !== "pass" && !(act.kind === "activate" && act.mana && chance() < 0.97),
  );
  const [act] = chance() < 0.3 ? [] : some(others, 1, chance);
  return { kind: "act", act: act?.id ?? pass, autoPay: chance() < 0.8 };
}

function randomPayment(decision: Extract<Decision, { kind: "pay" }>, chance: Chance): Choice {
  const [ability] = chance() < 0.2 ? some(decision.abilities, 1, chance) : [];
  if (ability) return { kind: "pay", how: { activate: ability.id } };
  if (decision.mayCancel && chance() < 0.1) return { kind: "pay", how: "cancel" };
  return defaultChoice(decision);
}

function distributed(decision: Extract<Decision, { kind: "distribute" }>, chance: Chance): Choice {
  const amounts = decision.options.map(({ minimum }) => minimum);
  let left = decision.total - amounts.reduce((sum, one) => sum + one, 0);
  while (left > 0) {
    const open = decision.options.flatMap(({ maximum }, at) => ((amounts[at] ?? 0) < maximum ? [at] : []));
    const [at] = some(open, 1, chance);
    if (at === undefined) break;
    amounts[at] = (amounts[at] ?? 0) + 1;
    left--;
  }
  return { kind: "distribute", amounts };
}

function arranged(decision: Extract<Decision, { kind: "arrange" }>, chance: Chance): Choice {
  const piles: number[][] = decision.piles.map(() => []);
  for (const value of values(some(decision.options, decision.options.length, chance))) {
    const short = piles.find((pile, at) => pile.length < (decision.piles[at]?.min ?? 0));
    const open = piles.filter((pile, at) => pile.length < (decision.piles[at]?.max ?? 0));
    (short ?? some(open, 1, chance)[0])?.push(value);
  }
  return { kind: "arrange", piles };
}

function between({ min, max }: { readonly min: number; readonly max: number }, chance: Chance): number {
  return min + below(Math.min(max, min + MOST_NUMBER) - min + 1, chance);
}

function below(bound: number, chance: Chance): number {
  return Math.floor(chance() * bound);
}

/** A number of different items of a list, in random order. */
function some<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const left = list.slice();
  return Array.from({ length: Math.min(count, list.length) }, () =>
    left.splice(below(left.length, chance), 1),
  ).flat();
}

function values(options: readonly { readonly value: number }[]): number[] {
  return options.map(({ value }) => value);
}
