import type { Characteristics, CurrentRestriction } from "../../state/object.ts";

/** Whether two sets of characteristics say the same, so that the older object may stand for both. */
export function sameCharacteristics(one: Characteristics, other: Characteristics): boolean {
  return (
    one === other ||
    (one.power === other.power &&
      one.toughness === other.toughness &&
      one.controller === other.controller &&
      one.name === other.name &&
      one.manaCost === other.manaCost &&
      one.manaValue === other.manaValue &&
      one.basePower === other.basePower &&
      one.baseToughness === other.baseToughness &&
      one.loyalty === other.loyalty &&
      sameList(one.abilities, other.abilities) &&
      sameList(one.types, other.types) &&
      sameList(one.subtypes, other.subtypes) &&
      sameList(one.colors, other.colors) &&
      sameList(one.supertypes, other.supertypes) &&
      sameRestrictions(one.restrictions, other.restrictions))
  );
}

function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one === other || (one.length === other.length && one.every((entry, at) => entry === other[at]));
}

function sameRestrictions(one: readonly CurrentRestriction[], other: readonly CurrentRestriction[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((restriction, at) => {
        const twin = other[at];
        return twin !== undefined && sameRestriction(restriction, twin);
      }))
  );
}

function sameRestriction(one: CurrentRestriction, other: CurrentRestriction): boolean {
  const { context, ...what } = one;
  const { context: otherContext, ...otherWhat } = other;
  return (
    context.source === otherContext.source &&
    context.controller === otherContext.controller &&
    context.bindings === otherContext.bindings &&
    sameList(Object.values(what), Object.values(otherWhat))
  );
}
