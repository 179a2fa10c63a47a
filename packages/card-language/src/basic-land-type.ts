import type { Predicate } from "./predicate.ts";
import { BASIC_LAND_TYPES } from "./subtypes.ts";

/** "a basic land type" of a land: any one of the five (CR 305.6). Without the card type they are listed instead. */
export function isBasicLandTyped(predicate: Predicate, beside: readonly Predicate[]): boolean {
  if (predicate.kind !== "any" || predicate.of.length !== BASIC_LAND_TYPES.length) return false;
  const { of } = predicate;
  const all = BASIC_LAND_TYPES.every((type) =>
    of.some((one) => one.kind === "subtype" && one.subtype === type),
  );
  return all && beside.some((one) => one.kind === "type" && one.type === "land");
}
