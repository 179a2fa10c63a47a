import { characteristics } from "../layers/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId } from "../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../state/object.ts";

const NONE: readonly CurrentAbility[] = [];
const known = new WeakMap<Characteristics, readonly CurrentAbility[]>();

/** The triggered abilities among an object's abilities; found once for each set of characteristics. */
export function triggeredAbilitiesOf(state: GameState, id: ObjectId): readonly CurrentAbility[] {
  const values = characteristics(state, id);
  const found = known.get(values);
  if (found) return found;
  const triggered = values.abilities.filter(({ ability }) => ability.kind === "triggered");
  const result = triggered.length > 0 ? triggered : NONE;
  known.set(values, result);
  return result;
}
