import {
  applyInput,
  type ChoiceResult,
  type GameInput,
  type GameSetup,
  type GameState,
  startGame,
} from "@spellroom/rules";
import { type Journal, thrown } from "./fuzz-game.ts";
import { leastAnswer } from "./random-answer.ts";

/** What is wrong with a state, or `null`. What the engine throws on the way counts by itself. */
export type FaultOf = (state: GameState) => string | null;

/** A journal that ends in a fault. */
export interface Faulty extends Journal {
  readonly fault: string;
}

/** So many shorter journals are tried at the most. */
const MOST_TRIES = 500;

/** Faults that differ in numbers only are the same. */
export function kindOfFault(fault: string): string {
  return fault.replace(/\d+/g, "#").slice(0, 120);
}

/**
 * A journal as short as can be found that ends in the same kind of fault: answers are left out in ever smaller portions, what
 * then doesn't fit any more is answered with the least; cards are replaced by basic lands. `null` if the fault can't be had
 * again.
 */
export function shrink(journal: Journal, fault: string, faultOf: FaultOf): Faulty | null {
  const wanted = kindOfFault(fault);
  let best = replay(journal, wanted, faultOf);
  if (!best) return null;
  let tries = 0;
  const attempt = (candidate: Journal): boolean => {
    if (++tries > MOST_TRIES) return false;
    const again = replay(candidate, wanted, faultOf);
    if (!again || again.inputs.length > (best?.inputs.length ?? 0)) return false;
    best = again;
    return true;
  };
  shrinkInputs(() => best ?? journal, attempt);
  shrinkDecks(() => best ?? journal, attempt);
  shrinkInputs(() => best ?? journal, attempt);
  return best;
}

function shrinkInputs(best: () => Journal, attempt: (journal: Journal) => boolean): void {
  for (
    let size = Math.ceil(best().inputs.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = best().inputs.length - size; at >= 0; at -= size) {
      const { setup, inputs } = best();
      attempt({ setup, inputs: [...inputs.slice(0, at), ...inputs.slice(at + size)] });
      at = Math.min(at, best().inputs.length);
    }
  }
}

/** Cards keep their places, so that everything else is drawn as before. */
function shrinkDecks(best: () => Journal, attempt: (journal: Journal) => boolean): void {
  for (const seat of best().setup.players.keys()) {
    for (let size = 32; size >= 1; size /= 2) {
      const length = best().setup.players[seat]?.deck.length ?? 0;
      for (let at = 0; at < length; at += size) {
        const { setup, inputs } = best();
        const plainer = withLands(setup, seat, at, size);
        if (plainer) attempt({ setup: plainer, inputs });
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

/** Plays a journal as far as its answers fit and answers the rest with the least, until that kind of fault is there. */
function replay({ setup, inputs }: Journal, wanted: string, faultOf: FaultOf): Faulty | null {
  const applied: GameInput[] = [];
  const left = [...inputs];
  const here = (fault: string | null): Faulty | null =>
    fault !== null && kindOfFault(fault) === wanted ? { setup, inputs: applied, fault } : null;
  try {
    let { state } = startGame(setup);
    for (let steps = inputs.length * 2 + 100; steps > 0; steps--) {
      const found = here(faultOf(state));
      if (found) return found;
      if (state.result || !state.decision || left.length === 0) return null;
      const result = answered(state, left, applied);
      if (!result.ok) return null;
      ({ state } = result);
    }
  } catch (error) {
    return here(thrown(error));
  }
  return null;
}

/** The next input of the journal that fits the open question; the least where it is for another one. */
function answered(state: GameState, left: GameInput[], applied: GameInput[]): ChoiceResult {
  const { decision } = state;
  if (!decision) throw new Error("nobody is asked");
  const { seat, id, kind } = decision;
  for (let first = left[0]; first; first = left[0]) {
    if (first.kind === "choose" && first.seat !== seat) break;
    if (first.kind === "choose" && first.choice.kind !== kind && kind !== "act") break;
    left.shift();
    if (first.kind === "choose" && first.choice.kind !== kind) continue;
    const input: GameInput = first.kind === "choose" ? { ...first, decision: id } : first;
    applied.push(input);
    const result = applyInput(state, input);
    if (result.ok) return result;
    applied.pop();
  }
  const input: GameInput = { kind: "choose", seat, decision: id, choice: leastAnswer(decision) };
  applied.push(input);
  return applyInput(state, input);
}
