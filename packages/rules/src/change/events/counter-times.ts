import { keywordOfCounter } from "../../query/layers/index.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";

/** Counters of these kinds are being put on an object: those that give an ability are all as new as the last of them (CR 613.7c). */
export function newCounterTimes(
  g: Game,
  id: ObjectId,
  kinds: readonly string[],
): Pick<GameObject, "counterTimes"> {
  const giving = kinds.filter((kind) => keywordOfCounter(kind) !== null);
  if (giving.length === 0) return {};
  const now = g.state.nextTimestamp++;
  return {
    counterTimes: {
      ...objectOf(g.state, id).counterTimes,
      ...Object.fromEntries(giving.map((kind) => [kind, now])),
    },
  };
}
