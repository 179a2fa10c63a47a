import {
  type CardType,
  CREATURE_TYPES,
  cardTypesOf,
  isSubtypeOf,
  type Modification,
  type Subtype,
  type Supertype,
} from "@spellroom/card-language";

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
}

type TypeChange = Omit<Extract<Modification, { kind: "types" }>, "kind">;

/** A type line after an effect that sets, adds to or takes from it (CR 205.1a-b). */
export function changedTypes(line: TypeLine, change: TypeChange): TypeLine {
  switch (change.mode) {
    case "add":
      return {
        supertypes: union(line.supertypes, change.supertypes),
        types: union(line.types, change.types),
        subtypes: union(line.subtypes, change.subtypes),
      };
    case "addTypes":
      return {
        supertypes: union(line.supertypes, change.supertypes),
        types: union(line.types, change.types),
        subtypes: setSubtypes(line.subtypes, change.subtypes),
      };
    case "remove": {
      const types = without(line.types, change.types);
      return {
        supertypes: without(line.supertypes, change.supertypes),
        types,
        subtypes: correlated(without(line.subtypes, change.subtypes), line.types, types),
      };
    }
    case "set": {
      const types = change.types ? setTypes(line.types, change.types) : line.types;
      return {
        supertypes: change.supertypes ?? line.supertypes,
        types,
        subtypes: setSubtypes(correlated(line.subtypes, line.types, types), change.subtypes),
      };
    }
  }
}

/** CR 205.1a: an instant or sorcery stays one. */
function setTypes(old: readonly CardType[], types: readonly CardType[]): readonly CardType[] {
  return union(
    types,
    old.filter((type) => type === "instant" || type === "sorcery"),
  );
}

/** New subtypes replace those of the same set: creature types, land types and so on. An empty list takes away all. */
function setSubtypes(old: readonly Subtype[], subtypes: readonly Subtype[] | undefined): readonly Subtype[] {
  if (!subtypes) return old;
  if (subtypes.length === 0) return subtypes;
  const replaced = new Set(subtypes.flatMap(setsOf));
  return union(
    old.filter((subtype) => !setsOf(subtype).some((set) => replaced.has(set))),
    subtypes,
  );
}

/** Subtypes that belong to a lost card type, and to none that is left, go with it (CR 205.1a). */
function correlated(
  subtypes: readonly Subtype[],
  before: readonly CardType[],
  after: readonly CardType[],
): readonly Subtype[] {
  const lost = before.filter((type) => !after.includes(type));
  if (lost.length === 0) return subtypes;
  return subtypes.filter(
    (subtype) =>
      !lost.some((type) => isSubtypeOf(subtype, type)) || after.some((type) => isSubtypeOf(subtype, type)),
  );
}

/** A subtype that no table has is taken for a creature type: only tokens and new cards have such. */
function setsOf(subtype: Subtype): readonly CardType[] {
  const sets = cardTypesOf(subtype);
  return sets.length > 0 ? sets : ["creature"];
}

const withCreatureTypes = new WeakMap<readonly Subtype[], readonly Subtype[]>();

/** Every creature type in addition to the other subtypes (CR 702.73a). */
export function everyCreatureType(subtypes: readonly Subtype[]): readonly Subtype[] {
  const known = withCreatureTypes.get(subtypes);
  if (known) return known;
  const all = union(subtypes, CREATURE_TYPES);
  withCreatureTypes.set(subtypes, all);
  return all;
}

/** Only the subtypes that belong to other card types. */
export function noCreatureType(subtypes: readonly Subtype[]): readonly Subtype[] {
  return subtypes.filter((one) => !setsOf(one).includes("creature"));
}

function union<T>(old: readonly T[], added: readonly T[] | undefined): readonly T[] {
  if (!added) return old;
  const fresh = added.filter((one) => !old.includes(one));
  return fresh.length === 0 ? old : [...old, ...fresh];
}

function without<T>(old: readonly T[], taken: readonly T[] | undefined): readonly T[] {
  return taken?.some((one) => old.includes(one)) ? old.filter((one) => !taken.includes(one)) : old;
}
