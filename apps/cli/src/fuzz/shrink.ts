import {
  applyInput,
  type ChoiceResult,
  type GameInput,
  type GameSetup,
  type GameState,
  startGame,
} from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { type Journal, thrown } from "./fuzz-game.ts";

/** What is wrong with a state, or `null`. What the engine throws on the way counts by itself. */
export type FaultOf = (state: GameState) => string | null;

/** A journal that ends in a fault. */
export interface Faulty extends Journal {
  readonly fault: string;
}

/** At most this many shorter journals are tried. */
const MOST_TRIES = 400;
/** An answer that isn't possible yet waits while so many other questions are answered with the least. */
const PATIENCE = 80;

/** Faults that differ in numbers only are the same. */
export function kindOfFault(fault: string): string {
  return fault.replace(/\d+/g, "#").slice(0, 120);
}

/** What is to be answered, in order; everything else is answered with the least. */
interface Plan {
  readonly setup: GameSetup;
  readonly wanted: readonly GameInput[];
}

/**
 * A journal as short as can be found that ends in the same kind of fault: answers are left out in ever smaller portions, what
 * was asked besides is answered with the least; cards are replaced by basic lands. `null` if the fault can't be had again.
 */
export function shrink(journal: Journal, fault: string, faultOf: FaultOf): Faulty | null {
  const kind = kindOfFault(fault);
  let plan: Plan = { setup: journal.setup, wanted: journal.inputs };
  let best = replay(plan, kind, faultOf, 0);
  if (!best) return null;
  let tries = 0;
  const attempt = (candidate: Plan): boolean => {
    const again = ++tries > MOST_TRIES ? null : replay(candidate, kind, faultOf, PATIENCE);
    if (!again || again.inputs.length > journal.inputs.length) return false;
    plan = candidate;
    best = again;
    return true;
  };
  attempt({ ...plan, wanted: plan.wanted.filter(isBold) });
  shrinkAnswers(() => plan, attempt);
  shrinkDecks(() => plan, attempt);
  shrinkAnswers(() => plan, attempt);
  return best;
}

/** Passing and refusing is what happens anyway. */
function isBold(input: GameInput): boolean {
  if (input.kind === "concede") return true;
  const { choice } = input;
  if (choice.kind === "act") return choice.act !== "pass";
  if (choice.kind === "attackers") return choice.attacks.length > 0;
  if (choice.kind === "blockers") return choice.blocks.length > 0;
  return choice.kind !== "confirm" || choice.yes;
}

function shrinkAnswers(plan: () => Plan, attempt: (plan: Plan) => boolean): void {
  for (
    let size = Math.ceil(plan().wanted.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = plan().wanted.length - size; at >= 0; at = Math.min(at, plan().wanted.length) - size) {
      const { setup, wanted } = plan();
      attempt({ setup, wanted: [...wanted.slice(0, at), ...wanted.slice(at + size)] });
    }
  }
}

/** Cards keep their places, so that everything else is drawn as before. */
function shrinkDecks(plan: () => Plan, attempt: (plan: Plan) => boolean): void {
  for (const seat of plan().setup.players.keys()) {
    for (let size = 32; size >= 1; size /= 2) {
      const length = plan().setup.players[seat]?.deck.length ?? 0;
      for (let at = 0; at < length; at += size) {
        const { setup, wanted } = plan();
        const plainer = withLands(setup, seat, at, size);
        if (plainer) attempt({ setup: plainer, wanted });
      }
    }
  }
}

function withLands(setup: GameSetup, seat: number, from: number, size: number): GameSetup | null {
  const deck = setup.players[seat]?.deck ?? [];
  const land = deck.find(({ faces: [face] }) => face.supertypes?.includes("basic"));
  if (!land || deck.slice(from, from + size).every((card) => card.name === land.name)) return null;
  const plainer = deck.map((card, at) => (at >= from && at < from + size ? land : card));
  const players = setup.players.map((player, other) =>
    other === seat ? { ...player, deck: plainer } : player,
  );
  return { ...setup, players };
}

/** Plays a plan as far as its answers fit and answers the rest with the least, until that kind of fault is there. */
function replay(plan: Plan, kind: string, faultOf: FaultOf, patience: number): Faulty | null {
  const { setup, wanted } = plan;
  const applied: GameInput[] = [];
  const queue = { left: [...wanted], patience, waited: 0 };
  const here = (fault: string | null): Faulty | null =>
    fault !== null && kindOfFault(fault) === kind ? { setup, inputs: applied, fault } : null;
  try {
    let { state } = startGame(setup);
    for (let steps = wanted.length * (patience + 2) + 100; steps > 0; steps--) {
      const found = here(faultOf(state));
      if (found) return found;
      if (state.result || !state.decision || queue.left.length === 0) return null;
      const result = answered(state, queue, applied);
      if (!result.ok) return null;
      ({ state } = result);
    }
  } catch (error) {
    return here(thrown(error));
  }
  return null;
}

interface Queue {
  readonly left: GameInput[];
  readonly patience: number;
  waited: number;
}

/** The next choice of the plan if it fits the open decision; else the safe one, and a choice that has waited too long is dropped. */
function answered(state: GameState, queue: Queue, applied: GameInput[]): ChoiceResult {
  const { decision } = state;
  if (!decision) throw new Error("nobody is asked");
  const { seat, id, kind } = decision;
  const [first] = queue.left;
  if (first && (first.kind === "concede" || (first.seat === seat && first.choice.kind === kind))) {
    const input: GameInput = first.kind === "choose" ? { ...first, decision: id } : first;
    applied.push(input);
    const result = applyInput(state, input);
    if (result.ok) {
      queue.left.shift();
      queue.waited = 0;
      return result;
    }
    applied.pop();
  }
  if (++queue.waited > queue.patience) {
    queue.left.shift();
    queue.waited = 0;
  }
  const input: GameInput = { kind: "choose", seat, decision: id, choice: defaultChoice(decision) };
  applied.push(input);
  return applyInput(state, input);
}
