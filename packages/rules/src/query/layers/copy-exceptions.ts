import type { Ability, Face, Modification, PowerToughness } from "@spellroom/card-language";
import { colorsOf } from "./mana-cost.ts";
import { type KeyedFace, keysOf } from "./merged-face.ts";
import { changedTypes, everyCreatureType } from "./types.ts";

/** A face as copied with exceptions (CR 707.9): they become copiable values of the copy. */
export function withExceptions(face: Face, except: readonly Modification[]): KeyedFace {
  return except.reduce(withException, face);
}

function withException(face: KeyedFace, exception: Modification): KeyedFace {
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
      return adding(face, exception.ability);
    case "loseKeyword":
      return keeping(face, (ability) => ability.kind !== "keyword" || ability.keyword !== exception.keyword);
    case "loseAllAbilities":
      return keeping(face, () => false);
    case "setPT":
      return withPT(face, exception.power, exception.toughness);
    case "setLoyalty":
      return typeof exception.loyalty === "number" ? { ...face, loyalty: exception.loyalty } : face;
    default:
      return face;
  }
}

/** An ability of the exception isn't among those printed on what is copied, and its key says so (CR 702.165c). */
function adding(face: KeyedFace, ability: Ability): KeyedFace {
  const keys = keysOf(face);
  const last = keys.findLast((key) => key.startsWith("e"))?.slice(1);
  return {
    ...face,
    abilities: [...(face.abilities ?? []), ability],
    abilityKeys: [...keys, `e${last === undefined ? 0 : Number(last) + 1}`],
  };
}

function keeping(face: KeyedFace, isKept: (ability: Ability) => boolean): KeyedFace {
  const abilities = face.abilities ?? [];
  const keys = keysOf(face);
  return {
    ...face,
    abilities: abilities.filter(isKept),
    abilityKeys: keys.filter((_, at) => abilities.slice(at, at + 1).some(isKept)),
  };
}

/** The copy's color is then no longer that of its mana cost, so it is written as an ability would (CR 707.9b, 604.3). */
function colored(face: KeyedFace, exception: Extract<Modification, { kind: "colors" }>): KeyedFace {
  if (typeof exception.colors === "string") return face;
  if (exception.mode === "add")
    return { ...face, colorIndicator: [...new Set([...colorsOf(face), ...exception.colors])] };
  return adding(face, {
    kind: "static",
    effects: [{ kind: "modify", what: "this", modifications: [exception] }],
  });
}

function withPT(
  face: KeyedFace,
  power: Extract<Modification, { kind: "setPT" }>["power"],
  toughness: Extract<Modification, { kind: "setPT" }>["toughness"],
): KeyedFace {
  const fixed = (value: typeof power, old: PowerToughness | undefined): PowerToughness | undefined =>
    typeof value === "number" ? value : old;
  const p = fixed(power, face.power);
  const t = fixed(toughness, face.toughness);
  return {
    ...keeping(face, (ability) => !definesPT(ability)),
    ...(p === undefined ? {} : { power: p }),
    ...(t === undefined ? {} : { toughness: t }),
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
