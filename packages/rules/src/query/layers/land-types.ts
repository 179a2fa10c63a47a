import {
  type Ability,
  BASIC_LAND_MANA,
  BASIC_LAND_TYPES,
  type ManaType,
  type Modification,
} from "@spellroom/card-language";
import type { CurrentAbility } from "../../state/object.ts";

function manaAbility(mana: ManaType): Ability {
  return {
    kind: "activated",
    cost: [{ kind: "tap" }],
    body: {
      kind: "plain",
      effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: [mana] } }],
    },
  };
}

const INTRINSIC: Readonly<Record<string, CurrentAbility>> = Object.fromEntries(
  Object.entries(BASIC_LAND_MANA).map(([type, mana]) => [
    type,
    { ability: manaAbility(mana), key: type, from: null },
  ]),
);

/** The mana abilities that a land has for its basic land types (CR 305.6). */
export function intrinsicAbilities(subtypes: readonly string[]): readonly CurrentAbility[] {
  return subtypes.flatMap((subtype) => INTRINSIC[subtype] ?? []);
}

/** Whether a change sets a land's subtype to basic land types, which takes its rules text away (CR 305.7). */
export function setsBasicLandType(modification: Modification): boolean {
  if (modification.kind === "chosenType")
    return modification.mode === "set" && modification.what === "landType";
  return (
    modification.kind === "types" &&
    modification.mode === "set" &&
    modification.subtypes?.some((subtype) => BASIC_LAND_TYPES.includes(subtype)) === true
  );
}
