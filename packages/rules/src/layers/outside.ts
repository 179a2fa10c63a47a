import type { Sight } from "../selection/sight.ts";
import { emptyContext } from "../state/context.ts";
import type { ObjectId } from "../state/ids.ts";
import type { Characteristics, GameObject } from "../state/object.ts";
import { type Base, plainCharacteristics } from "./base.ts";
import { remembered } from "./last-known.ts";
import { DEFINE_PT } from "./layer.ts";
import { baseOfObject } from "./sources.ts";

/**
 * What effects under way see of objects that aren't permanents: what is printed, with defined power and toughness
 * (CR 604.3), but not what other effects do to them. `busy` are objects whose numbers are being found: they count as
 * printed meanwhile.
 */
export function outsideValues(sight: Sight, id: ObjectId, busy: Set<ObjectId>): Characteristics | null {
  const object = sight.existing(id);
  if (!object) return remembered(sight.state, id);
  const base = baseOfObject(sight.state, object);
  const onBattlefield = object.zone === "battlefield";
  const plain = plainCharacteristics(base, object.controller, onBattlefield);
  if (base.definitions.length === 0 || busy.has(id)) return plain;
  busy.add(id);
  const defined = withDefinedPower(sight, object, base, plain);
  busy.delete(id);
  return defined;
}

function withDefinedPower(
  sight: Sight,
  object: GameObject,
  base: Base,
  plain: Characteristics,
): Characteristics {
  const context = { ...emptyContext(object.id, object.controller), each: { object: object.id } };
  let { power, toughness } = plain;
  for (const { part } of base.definitions) {
    for (const change of part.changes[DEFINE_PT] ?? []) {
      if (change.kind !== "setPT") continue;
      if (change.power !== undefined) power = sight.amountOf(context, change.power);
      if (change.toughness !== undefined) toughness = sight.amountOf(context, change.toughness);
    }
  }
  return { ...plain, power, toughness, basePower: power, baseToughness: toughness };
}
