import type { Filter } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";
import { GameSight } from "./game-sight.ts";
import { currentSnapshot } from "./refresh.ts";
import { MANY, SettledBoard } from "./settled-board.ts";
import { attachmentsOf, valuesOf } from "./values.ts";

/** A game as it is now, with every effect applied. */
class PresentSight extends GameSight {
  readonly state: GameState;

  constructor(state: GameState) {
    super();
    this.state = state;
  }

  read(id: ObjectId): Characteristics | null {
    return valuesOf(this.state, id);
  }

  attachments(id: ObjectId): readonly ObjectId[] {
    return attachmentsOf(this.state, id);
  }

  override objectsMatching(context: Context, filter: Filter): ObjectId[] {
    const found = this.#settled()?.matching(this, context, filter);
    return found ? [...found] : super.objectsMatching(context, filter);
  }

  override countMatching(context: Context, filter: Filter): number {
    return this.#settled()?.count(this, context, filter) ?? super.countMatching(context, filter);
  }

  candidates(context: Context, filter: Filter): readonly ObjectId[] {
    return this.#settled()?.candidates(this, context, filter) ?? this.state.battlefield;
  }

  /** Checking few permanents one by one is faster than sorting them. */
  #settled(): SettledBoard | null {
    const { battlefield } = this.state;
    if (battlefield.length < MANY) return null;
    const snapshot = currentSnapshot(this.state);
    const { era } = snapshot;
    if (snapshot.board?.era !== era) snapshot.board = { era, settled: new SettledBoard(battlefield) };
    return snapshot.board.settled;
  }
}

let last: PresentSight | null = null;

/** The sight through which `selection` queries a state. */
export function sightOf(state: GameState): Sight {
  return presentSight(state);
}

function presentSight(state: GameState): PresentSight {
  if (last?.state !== state) last = new PresentSight(state);
  return last;
}

/** Permanents among which all are that a filter of the battlefield describes; mostly no others. */
export function permanentsToTry(state: GameState, context: Context, filter: Filter): readonly ObjectId[] {
  return presentSight(state).candidates(context, filter);
}
