import { type Amount, BASIC_LAND_TYPES, subtypesOf } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import type { Sight } from "./sight.ts";

type Kind = Extract<Amount, { kind: "distinct" }>["what"];

/** How many different colors, names, types ... there are among objects. */
export function distinctAmong(sight: Sight, ids: readonly ObjectId[], what: Kind): number {
  if (what === "unlockedDoor") return ids.reduce((sum, id) => sum + unlockedDoorsOf(sight, id), 0);
  const found = new Set<string | number>();
  for (const id of ids) {
    const values = sight.read(id);
    if (!values) continue;
    const counters = sight.object(id)?.counters ?? {};
    for (const trait of traits(values, counters, what)) found.add(trait);
  }
  return found.size;
}

/** CR 709.5: a permanent's unlocked halves. */
function unlockedDoorsOf(sight: Sight, id: ObjectId): number {
  return sight.object(id)?.status.unlocked?.length ?? 0;
}

function traits(
  values: Characteristics,
  counters: Readonly<Record<string, number>>,
  what: Exclude<Kind, "unlockedDoor">,
): readonly (string | number)[] {
  switch (what) {
    case "color":
      return values.colors;
    case "cardType":
      return values.types;
    case "name":
      return values.name === "" ? [] : values.name.split(" // ");
    case "manaValue":
      return [values.manaValue];
    case "power":
      return values.power === null ? [] : [values.power];
    case "basicLandType":
      return values.subtypes.filter((subtype) => BASIC_LAND_TYPES.includes(subtype));
    case "creatureType": {
      const creatureTypes = subtypesOf("creature");
      return values.subtypes.filter((subtype) => creatureTypes.has(subtype));
    }
    case "counterKind":
      return Object.keys(counters).filter((counter) => (counters[counter] ?? 0) > 0);
    default:
      return assertNever(what);
  }
}
