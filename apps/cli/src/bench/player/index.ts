import type { Choice, Decision, GameState } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { greedyAct, type Habits } from "./acts.ts";
import { attack, block } from "./combat.ts";
import { cardWorth, landsOf, printed, worthOf } from "./worth.ts";

/** A player for measuring the engine alone. */
export type EnginePlayer = (state: GameState, decision: Decision) => Choice;

/**
 * Plays the engine's decisions as they are, by what bots do that see views: plays lands, casts the costliest it can, uses
 * abilities, attacks when that pays, blocks to survive. It looks at nothing but the state, where a bot is shown a view; so
 * it is for measuring the engine, not for playing against.
 */
export function enginePlayer(): EnginePlayer {
  const habits: Habits = { usedIn: new Map() };
  return (state, decision) => {
    switch (decision.kind) {
      case "act":
        return greedyAct(state, decision, habits);
      case "pick":
        return pick(state, decision);
      case "attackers":
        return attack(state, decision);
      case "blockers":
        return block(state, decision);
      case "number":
        return {
          kind: "number",
          number: decision.prompt.key === "chooseX" ? Math.min(decision.max, 50) : decision.min,
        };
      case "confirm":
        return { kind: "confirm", yes: decision.prompt.key !== "mulligan" || isPoorHand(state, decision) };
      default:
        return defaultChoice(decision);
    }
  };
}

/** Fewer than two lands or more than five; a second mulligan is enough. */
function isPoorHand(state: GameState, { seat }: Decision): boolean {
  const hand = state.players[seat]?.hand ?? [];
  const lands = hand.filter((id) => printed(state, id)?.types.includes("land")).length;
  return hand.length > 5 && (lands < 2 || lands > 5);
}

/** Gives up what is worth least, takes what is worth most, aims at the opponents. */
function pick(state: GameState, decision: Extract<Decision, { kind: "pick" }>): Choice {
  if (decision.together || decision.max === 0) return defaultChoice(decision);
  const scored = decision.options.map(({ value, what }) => ({
    value,
    score:
      what.kind === "object"
        ? objectScore(state, decision, what.object)
        : what.kind === "player" && what.player !== decision.seat
          ? 3
          : 0,
  }));
  scored.sort((one, other) => other.score - one.score || one.value - other.value);
  const wanted = scored.filter(({ score }, at) => at < decision.min || (at < decision.max && score > 0));
  return { kind: "pick", values: wanted.map(({ value }) => value) };
}

function objectScore(state: GameState, { prompt, seat }: Decision, id: number): number {
  switch (prompt.key) {
    case "discard":
    case "discardToHandSize":
    case "bottomCards":
    case "sacrifice":
    case "chooseCost":
    case "putOnLibrary":
      return 100 - cardWorth(state, id, landsOf(state, seat));
    case "chooseTargets":
    case "chooseNewTargets":
      return state.objects[id]?.controller === seat ? -worthOf(state, id) : 1 + worthOf(state, id);
    default:
      return 1 + cardWorth(state, id, landsOf(state, seat));
  }
}
