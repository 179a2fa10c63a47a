import {
  type Ability,
  type CardDefinition,
  type EntersWith,
  type Face,
  type Filter,
  type KeywordAbility,
  LANGUAGE_VERSION,
  type Modification,
  type Predicate,
  type SimpleKeyword,
  type StaticEffect,
} from "@spellroom/card-language";

type Written = Partial<Omit<Face, "name">>;

/** A card with one face. */
export function card(name: string, face: Written & Pick<Face, "types">): CardDefinition {
  return { version: LANGUAGE_VERSION, name, layout: "normal", faces: [{ manaCost: null, ...face, name }] };
}

export function creature(
  name: string,
  power: Face["power"] & {},
  toughness: Face["toughness"] & {},
  face: Written = {},
): CardDefinition {
  return card(name, { types: ["creature"], manaCost: [], power, toughness, ...face });
}

export function enchantment(name: string, ...abilities: readonly Ability[]): CardDefinition {
  return card(name, { types: ["enchantment"], manaCost: [], abilities });
}

export function aura(name: string, ...modifications: readonly Modification[]): CardDefinition {
  return card(name, {
    types: ["enchantment"],
    subtypes: ["Aura"],
    manaCost: [],
    abilities: [always({ kind: "modify", what: "attached", modifications })],
  });
}

export function land(name: string, subtypes: readonly string[] = [], face: Written = {}): CardDefinition {
  return card(name, { types: ["land"], subtypes, ...face });
}

export function basic(name: string): CardDefinition {
  return land(name, [name], { supertypes: ["basic"] });
}

export function keyword(name: SimpleKeyword): KeywordAbility {
  return { kind: "keyword", keyword: name };
}

export function gain(name: SimpleKeyword): Modification {
  return { kind: "gainAbility", ability: keyword(name) };
}

/** A static ability without a condition. */
export function always(...effects: readonly StaticEffect[]): Ability {
  return { kind: "static", effects };
}

/** A static ability that changes everything like that. */
export function all(of: Filter | readonly Predicate[], ...modifications: readonly Modification[]): Ability {
  return always({ kind: "modify", what: { filter: "of" in of ? of : { of } }, modifications });
}

/** A static ability that changes its own object. */
export function self(...modifications: readonly Modification[]): Ability {
  return always({ kind: "modify", what: "this", modifications });
}

export const CREATURES: Predicate = { kind: "type", type: "creature" };
export const LANDS: Predicate = { kind: "type", type: "land" };
export const ENCHANTMENTS: Predicate = { kind: "type", type: "enchantment" };
export const OTHER: Predicate = { kind: "other" };
export const YOURS: Predicate = { kind: "controller", player: { kind: "you" } };

export function not(of: Predicate): Predicate {
  return { kind: "not", of };
}

export function add(power: number, toughness: number): Modification {
  return { kind: "addPT", power, toughness };
}

export function set(power: number, toughness: number): Modification {
  return { kind: "setPT", power, toughness };
}

/** "This enters ...", "As this enters, ...". */
export function entering(change: EntersWith): Ability {
  return always({ kind: "replacement", replacement: { kind: "enters", what: "this", with: change } });
}
