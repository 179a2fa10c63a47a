import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { objectsInRange } from "../sight/range.ts";
import type { Sight } from "../sight/sight.ts";
import type { Instance } from "./instance.ts";
import { CONTROL } from "./layer.ts";

/**
 * Those of the objects named by an effect that are within its controller's range (CR 801.10). What changes their control or what they
 * are copies of applies before it is settled who controls them.
 */
export function reachedBy(
  sight: Sight,
  { part }: Instance,
  { controller }: Context,
  ids: readonly ObjectId[],
): readonly ObjectId[] {
  const [first] = part.layers;
  if (!hasRanges(sight.state) || first === undefined || first <= CONTROL) return ids;
  return objectsInRange(sight, controller, ids);
}
