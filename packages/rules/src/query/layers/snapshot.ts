import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { Era } from "../kept/era.ts";
import type { ActiveEffects } from "./active.ts";
import type { Plan } from "./plan.ts";
import type { SettledBoard } from "./settled-board.ts";

/** A permanent's record when it was last looked at, and its characteristics as far as they are known. */
export interface Entry {
  readonly record: GameObject;
  readonly values: Characteristics | null;
  /** What they were before they became doubtful; they often turn out the same. */
  readonly before: Characteristics | null;
}

/** The parts of a state that were looked at, to see by identity whether they have changed. */
export type Inputs = Pick<
  GameState,
  | "effects"
  | "battlefield"
  | "definitions"
  | "players"
  | "turn"
  | "combat"
  | "history"
  | "stack"
  | "exile"
  | "command"
>;

/** Everything known of the characteristics in a state, good as long as its inputs are the same. */
export interface Snapshot {
  inputs: Inputs;
  plan: Plan;
  readonly entries: Map<ObjectId, Entry>;
  /** How often effects were applied to permanents when all layers were last worked out. */
  applications: number;
  /** Objects outside the battlefield whose static abilities are among the effects. */
  distant: readonly GameObject[];
  /** Attachments; computed on first use. */
  attached: Map<ObjectId, readonly ObjectId[]> | null;
  /** Rule and replacement effects, as last collected. */
  active: ActiveEffects | null;
  /** No permanent's values have become doubtful since they were. */
  isSettled: boolean;
  /** Another object whenever there may be other permanents or any of them may have other characteristics. */
  era: Era;
  /** Permanents looked up by their characteristics, in an era. */
  board: { readonly era: Era; readonly settled: SettledBoard } | null;
  /** What effects make of objects outside the battlefield, by their records, while the inputs are the same. */
  elsewhere: { readonly inputs: Inputs; readonly values: Map<GameObject, Characteristics> } | null;
  /** Several states hold it: it must be copied before it is changed. */
  shared: boolean;
}

export function inputsOf(state: GameState): Inputs {
  const { effects, battlefield, definitions, players, turn, combat, history, stack, exile, command } = state;
  return { effects, battlefield, definitions, players, turn, combat, history, stack, exile, command };
}

const NOTHING: readonly ObjectId[] = [];

/** Permanents attached to an object. */
export function attachmentsIn(snapshot: Snapshot, state: GameState, id: ObjectId): readonly ObjectId[] {
  if (!snapshot.attached) {
    const attached = new Map<ObjectId, readonly ObjectId[]>();
    for (const other of state.battlefield) {
      const object = state.objects[other];
      const to = object && !object.status.phasedOut ? object.attachedTo : null;
      if (to && "object" in to) attached.set(to.object, [...(attached.get(to.object) ?? NOTHING), other]);
    }
    snapshot.attached = attached;
  }
  return snapshot.attached.get(id) ?? NOTHING;
}
