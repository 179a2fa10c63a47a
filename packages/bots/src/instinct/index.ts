import type { Act, Choice, Decision, GameState } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { actScore, type Habits } from "./acts.ts";
import { optionScore } from "./aim.ts";
import { attack } from "./attack.ts";
import { block } from "./block.ts";
import { cardWorth, landsOf, printed } from "./board.ts";

export type { Habits } from "./acts.ts";

/** How a player chooses without searching, with all cards known: used in playouts. */
export type Instinct = (state: GameState, decision: Decision) => Choice;

/** Sensible first thoughts for everything, fast enough to play thousands of decisions a second. */
export function instinct(habits: Habits = { usedIn: new Map() }): Instinct {
  return (state, decision) => {
    switch (decision.kind) {
      case "act":
        return act(state, decision, habits);
      case "pick":
        return pick(state, decision);
      case "attackers":
        return attack(state, decision);
      case "blockers":
        return block(state, decision);
      case "number":
        return { kind: "number", number: numberFor(decision) };
      case "confirm":
        return { kind: "confirm", yes: yesTo(state, decision) };
      case "arrange":
        return arrange(state, decision);
      default:
        return defaultChoice(decision);
    }
  };
}

function act(state: GameState, { seat, acts }: Extract<Decision, { kind: "act" }>, habits: Habits): Choice {
  let best: Act | undefined;
  let most = 0;
  for (const one of acts) {
    const score = actScore(state, seat, one, habits);
    if (score <= most) continue;
    best = one;
    most = score;
  }
  if (best?.kind === "activate") habits.usedIn.set(best.object, state.turn.number);
  return { kind: "act", act: best?.id ?? "pass", autoPay: true };
}

function numberFor({ prompt, min, max }: Extract<Decision, { kind: "number" }>): number {
  return prompt.key === "chooseX" ? Math.min(max, 50) : min;
}

function yesTo(state: GameState, decision: Extract<Decision, { kind: "confirm" }>): boolean {
  if (decision.prompt.key === "mulligan") return isPoorHand(state, decision);
  const life = state.players[decision.seat]?.life ?? 20;
  const pays = decision.cost?.some((part) => part.kind === "action" && part.action === "payLife") ?? false;
  return !pays || life > 8;
}

/** Fewer than two lands or more than five; a second mulligan is enough. */
function isPoorHand(state: GameState, { seat }: Decision): boolean {
  const hand = state.players[seat]?.hand ?? [];
  const lands = hand.filter((id) => printed(state, id)?.types.includes("land")).length;
  return hand.length > 5 && (lands < 2 || lands > 5);
}

function pick(state: GameState, decision: Extract<Decision, { kind: "pick" }>): Choice {
  if (decision.together || decision.max === 0) return defaultChoice(decision);
  const scored = decision.options.map(({ value }, at) => ({
    value,
    score: optionScore(state, decision, at),
  }));
  scored.sort((one, other) => other.score - one.score || one.value - other.value);
  const wanted = scored.filter(({ score }, at) => at < decision.min || (at < decision.max && score > 0));
  return { kind: "pick", values: wanted.map(({ value }) => value) };
}

/** Lands on top while there are few; else what can be cast soon. */
function arrange(state: GameState, decision: Extract<Decision, { kind: "arrange" }>): Choice {
  const { piles, options, seat } = decision;
  const top = piles.findIndex((pile) => pile.name === "libraryTop");
  const away = piles.findIndex((pile) => pile.name === "libraryBottom" || pile.name === "graveyard");
  const roomy = piles.every((pile) => pile.min === 0 && pile.max >= options.length);
  if (top < 0 || away < 0 || !roomy) return defaultChoice(decision);
  const lands = landsOf(state, seat);
  const sorted: number[][] = piles.map(() => []);
  for (const { value, what } of options) {
    const wanted = what.kind !== "object" || cardWorth(state, what.object, lands) > 5;
    sorted[wanted ? top : away]?.push(value);
  }
  return { kind: "arrange", piles: sorted };
}
