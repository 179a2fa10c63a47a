import { emptyContext } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { Sight } from "../sight/sight.ts";
import { type Base, plainCharacteristics } from "./base.ts";
import { remembered } from "./last-known.ts";
import { DEFINE_PT, POWER } from "./layer.ts";
import { baseOfObject } from "./sources.ts";

/** Objects whose power and toughness are being computed, and whether those of others matter for them. */
export interface Busy {
  readonly objects: Set<ObjectId>;
  numbersMatter: boolean;
}

export function notBusy(): Busy {
  return { objects: new Set(), numbersMatter: true };
}

/**
 * What effects being applied see of objects that aren't permanents: printed characteristics, with defined power and toughness
 * (CR 604.3), but not what other effects do to them. Objects whose numbers are being found count as printed meanwhile; so do
 * all others where their numbers don't matter, or cards that count each other would be gone through in every order.
 */
export function outsideValues(sight: Sight, id: ObjectId, busy: Busy): Characteristics | null {
  const object = sight.existing(id);
  if (!object) return remembered(sight.state, id);
  const base = baseOfObject(sight.state, object);
  const onBattlefield = object.zone === "battlefield";
  const plain = plainCharacteristics(base, object.controller, onBattlefield);
  if (base.definitions.length === 0 || !busy.numbersMatter || busy.objects.has(id)) return plain;
  busy.objects.add(id);
  busy.numbersMatter = base.definitions.some(({ part }) => (part.reads.others & POWER) !== 0);
  const defined = withDefinedPower(sight, object, base, plain);
  busy.objects.delete(id);
  busy.numbersMatter = true;
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
