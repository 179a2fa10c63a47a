import type { GameState, LastKnown } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { plainCharacteristics } from "./base.ts";
import { baseOfObject } from "./sources.ts";

const restored = new WeakMap<LastKnown, Characteristics>();

/** Characteristics of an object that has left its zone, as it last existed there (CR 113.7a, 608.2h). */
export function remembered(state: GameState, id: ObjectId): Characteristics | null {
  const known = state.lastKnown[id];
  if (known) {
    let values = restored.get(known);
    if (!values) {
      values = { ...known.characteristics, keywords: new Set(known.characteristics.keywords) };
      restored.set(known, values);
    }
    return values;
  }
  const object = state.objects[id];
  return object ? plainCharacteristics(baseOfObject(state, object), object.controller, false) : null;
}
