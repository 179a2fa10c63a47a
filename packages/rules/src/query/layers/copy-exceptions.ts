import type { Face, Modification, PowerToughness } from "@spellroom/card-language";
import { colorsOf } from "./mana-cost.ts";
import { changedTypes, everyCreatureType } from "./types.ts";

/** A face as copied with exceptions (CR 707.9): they become copiable values of the copy. */
export function withExceptions(face: Face, except: readonly Modification[]): Face {
  return except.reduce(withException, face);
}

function withException(face: Face, exception: Modification): Face {
  switch (exception.kind) {
    case "setName":
      return { ...face, name: exception.name };
    case "noManaCost":
      return { ...face, manaCost: null };
    case "types":
      return {
        ...face,
        ...changedTypes(
          { supertypes: face.supertypes ?? [], types: face.types, subtypes: face.subtypes ?? [] },
          exception,
        ),
      };
    case "everyCreatureType":
      return { ...face, subtypes: everyCreatureType(face.subtypes ?? []) };
    case "colors":
      return colored(face, exception);
    case "gainAbility":
      return { ...face, abilities: [...(face.abilities ?? []), exception.ability] };
    case "loseKeyword":
      return {
        ...face,
        abilities: (face.abilities ?? []).filter(
          (ability) => ability.kind !== "keyword" || ability.keyword !== exception.keyword,
        ),
      };
    case "loseAllAbilities":
      return { ...face, abilities: [] };
    case "setPT":
      return withPT(face, exception.power, exception.toughness);
    case "setLoyalty":
      return typeof exception.loyalty === "number" ? { ...face, loyalty: exception.loyalty } : face;
    default:
      return face;
  }
}

/** The copy's color is then no longer that of its mana cost, so it is written as an ability would (CR 707.9b, 604.3). */
function colored(face: Face, exception: Extract<Modification, { kind: "colors" }>): Face {
  if (typeof exception.colors === "string") return face;
  if (exception.mode === "add")
    return { ...face, colorIndicator: [...new Set([...colorsOf(face), ...exception.colors])] };
  return {
    ...face,
    abilities: [
      ...(face.abilities ?? []),
      { kind: "static", effects: [{ kind: "modify", what: "this", modifications: [exception] }] },
    ],
  };
}

function withPT(
  face: Face,
  power: Extract<Modification, { kind: "setPT" }>["power"],
  toughness: Extract<Modification, { kind: "setPT" }>["toughness"],
): Face {
  const fixed = (value: typeof power, old: PowerToughness | undefined): PowerToughness | undefined =>
    typeof value === "number" ? value : old;
  const p = fixed(power, face.power);
  const t = fixed(toughness, face.toughness);
  return {
    ...face,
    ...(p === undefined ? {} : { power: p }),
    ...(t === undefined ? {} : { toughness: t }),
    abilities: (face.abilities ?? []).filter((ability) => !definesPT(ability)),
  };
}

/** CR 707.9d: with power or toughness given, a characteristic-defining ability that would define them isn't copied. */
function definesPT(ability: NonNullable<Face["abilities"]>[number]): boolean {
  return (
    ability.kind === "static" &&
    ability.condition === undefined &&
    ability.effects.every(
      (effect) =>
        effect.kind === "modify" &&
        effect.what === "this" &&
        effect.modifications.every((modification) => modification.kind === "setPT"),
    )
  );
}
