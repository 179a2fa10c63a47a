import { type Predicate, subtypesOf } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Sight } from "./sight.ts";

type Trait = Extract<Predicate, { kind: "shares" }>["what"];

/** Whether two objects have a characteristic in common; an object without a color or name shares none (CR 105.2c, 201.2b). */
export function sharesWith(sight: Sight, id: ObjectId, other: ObjectId, what: Trait): boolean {
  const a = sight.read(id);
  const b = sight.read(other);
  if (!a || !b) return false;
  switch (what) {
    case "color":
      return a.colors.some((color) => b.colors.includes(color));
    case "name":
      return a.name !== "" && a.name.split(" // ").some((name) => b.name.split(" // ").includes(name));
    case "cardType":
      return a.types.some((type) => b.types.includes(type));
    case "creatureType": {
      const creatureTypes = subtypesOf("creature");
      return a.subtypes.some((subtype) => creatureTypes.has(subtype) && b.subtypes.includes(subtype));
    }
    case "manaValue":
      return a.manaValue === b.manaValue;
    case "controller":
      return a.controller === b.controller;
    default:
      return assertNever(what);
  }
}
