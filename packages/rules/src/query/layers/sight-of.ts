import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";
import { GameSight } from "./game-sight.ts";
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
}

let last: Sight | null = null;

/** The sight by which the questions of `selection` are asked of a state. */
export function sightOf(state: GameState): Sight {
  if (last?.state !== state) last = new PresentSight(state);
  return last;
}
