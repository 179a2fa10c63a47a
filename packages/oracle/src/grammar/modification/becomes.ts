import {
  type Amount,
  BASIC_LAND_TYPES,
  type CardType,
  type ChoiceKind,
  type Color,
  type Modification,
  type Subtype,
  type Supertype,
} from "@spellroom/card-language";
import { either, greedy, listed, map, mapSome, maybe, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { value } from "../forward.ts";
import { colorWord, subtypeWord, supertypeWord, typeWord } from "../vocabulary.ts";
import { basePT, plainPT } from "./power.ts";

type PT = Sem<{ readonly power: Amount; readonly toughness: Amount }>;

/** "4/4 red Dragon creature": what something becomes. */
export interface Shape {
  readonly pt?: PT;
  readonly colors?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly Subtype[];
  readonly types: readonly CardType[];
  readonly many: boolean;
}

const colors: Parser<readonly Color[]> = either<readonly Color[]>(
  listed(colorWord, "and"),
  phrase(g`colorless`, []),
);

const subtypes: Parser<readonly { readonly value: Subtype; readonly many: boolean }[]> = greedy(subtypeWord);

const types: Parser<readonly { readonly value: CardType; readonly many: boolean }[]> = greedy(typeWord);

export const shape: Parser<Shape> = mapSome(
  g`${maybe(plainPT)} ${maybe(colors)} ${greedy(supertypeWord)} ${subtypes} ${types}`,
  ([pt, color, supertypes, sub, type]) => {
    if (sub.length === 0 && type.length === 0) return undefined;
    const last = type.at(-1) ?? sub.at(-1);
    return {
      ...(pt === undefined ? {} : { pt }),
      ...(color === undefined ? {} : { colors: color }),
      supertypes,
      subtypes: sub.map((one) => one.value),
      types: type.map((one) => one.value),
      many: last?.many ?? false,
    };
  },
);

export interface Tail {
  /** "in addition to its other types". */
  readonly add: "types" | "colors and types" | "land types" | "creature types" | "still" | undefined;
  /** What it still is, where that is no land. */
  readonly kept?: "planeswalker";
}

export const tail: Parser<Tail> = either<Tail>(
  phrase(g`in addition to (its|their) other types`, { add: "types" }),
  phrase(g`in addition to (its|their) other colors and types`, { add: "colors and types" }),
  phrase(g`in addition to (its|their) other land types`, { add: "land types" }),
  phrase(g`in addition to (its|their) other creature types`, { add: "creature types" }),
  phrase(g`(that's still a land|that are still lands)`, { add: "still" }),
  phrase(g`that's still a planeswalker`, { add: "still", kept: "planeswalker" }),
  phrase(g``, { add: undefined }),
);

function typesOf(of: Shape, mode: "set" | "add" | "addTypes"): Modification {
  return {
    kind: "types",
    mode,
    ...(of.supertypes.length === 0 ? {} : { supertypes: of.supertypes }),
    ...(of.types.length === 0 ? {} : { types: of.types }),
    ...(of.subtypes.length === 0 ? {} : { subtypes: of.subtypes }),
  };
}

/**
 * What becomes an artifact creature keeps its card types, and its creature types unless it is given others (CR 205.1b);
 * "in addition" keeps all; a land type sets (CR 305.7). Anything else is settled by the sentence that follows ("It's still a
 * land.").
 */
function mode(of: Shape, end: Tail): "set" | "add" | "addTypes" {
  if (end.add !== undefined) return "add";
  if (!of.types.includes("artifact") || !of.types.includes("creature")) return "set";
  return of.subtypes.length > 0 ? "addTypes" : "add";
}

/** The changes that make something of that shape. */
export function becoming(
  of: Shape,
  basePower: Sem<readonly Modification[]> | undefined,
  end: Tail,
): Sem<readonly Modification[]> {
  return (c) => {
    const mods: Modification[] = [];
    const typed = typesOf(of, mode(of, end));
    const spelled =
      end.add !== undefined &&
      end.add !== "still" &&
      of.types.includes("artifact") &&
      of.types.includes("creature");
    if (end.add === "still" && basePower !== undefined)
      throw new Unresolved("still", "beside base power and toughness");
    const variant = end.add === "still" ? 5 : basePower !== undefined ? 2 : spelled ? 4 : undefined;
    if (spelled && basePower !== undefined)
      throw new Unresolved("in addition", "beside base power and toughness");
    mods.push(
      c.say(typed, {
        ...(variant === undefined ? {} : { variant }),
        ...(end.kept === undefined ? {} : { noun: end.kept }),
        ...(end.add === "land types"
          ? { noun: "land" as const }
          : end.add === "creature types"
            ? { noun: "creature" as const }
            : {}),
      }),
    );
    if (of.colors !== undefined)
      mods.push({ kind: "colors", mode: end.add === "colors and types" ? "add" : "set", colors: of.colors });
    if (of.pt !== undefined) mods.push({ kind: "setPT", ...of.pt(c) });
    if (basePower !== undefined) mods.push(...basePower(c));
    return mods;
  };
}

/** "power and toughness each equal to its mana value" */
function equalSides(each: Sem<Amount>, c: Scope): readonly Modification[] {
  const power = each(c.fork());
  return [c.say({ kind: "setPT" as const, power, toughness: each(c) }, { variant: 1 })];
}

/** After "becomes a", "is a", "becomes": a shape with or without base power and toughness and "in addition". */
export const shapeMods: Parser<{ readonly mods: Sem<readonly Modification[]>; readonly many: boolean }> =
  either<{ readonly mods: Sem<readonly Modification[]>; readonly many: boolean }>(
    map(g`${shape} ${tail}`, ([of, end]) => ({ mods: becoming(of, undefined, end), many: of.many })),
    map(g`${shape} with power and toughness each equal to ${value}`, ([of, each]) => ({
      mods: (c: Scope) => becoming(of, (inner) => equalSides(each, inner), { add: undefined })(c),
      many: of.many,
    })),
    map(g`${shape} with ${basePT} ${tail}`, ([of, base, end]) => ({
      mods: becoming(of, base, end),
      many: of.many,
    })),
  );

/** "the color of your choice": for the verb of an instruction, which has somebody choose. */
export const choiceMods: Parser<Sem<readonly Modification[]>> = either<Sem<readonly Modification[]>>(
  phrase(g`the color of your choice`, (c: Scope) => {
    ofChoice(c, { kind: "color" });
    return [
      c.say({ kind: "colors" as const, mode: "set" as const, colors: "chosen" as const }, { variant: 1 }),
    ];
  }),
  phrase(g`the color or colors of your choice`, () => [{ kind: "colors", mode: "set", colors: "ofChoice" }]),
  phrase(g`the creature type of your choice`, (c: Scope) => {
    ofChoice(c, { kind: "creatureType" });
    return [
      c.say(
        { kind: "chosenType" as const, what: "creatureType" as const, mode: "set" as const },
        { variant: 1 },
      ),
    ];
  }),
  phrase(g`that type`, (c: Scope) => {
    if (!c.self.justChosen.includes("creatureType"))
      throw new Unresolved("that type", "none has just been chosen");
    return [
      c.say(
        { kind: "chosenType" as const, what: "creatureType" as const, mode: "set" as const },
        { variant: 12 },
      ),
    ];
  }),
  phrase(g`the basic land type of your choice`, (c: Scope) => {
    ofChoice(c, { kind: "basicLandType" });
    return [
      c.say({ kind: "chosenType" as const, what: "landType" as const, mode: "set" as const }, { variant: 1 }),
    ];
  }),
  phrase(g`the basic land type of your choice in addition to its other types`, (c: Scope) => {
    ofChoice(c, { kind: "basicLandType" });
    return [
      c.say({ kind: "chosenType" as const, what: "landType" as const, mode: "add" as const }, { variant: 1 }),
    ];
  }),
);

/** The choice is made as the instruction is carried out (CR 608.2d), and the instruction says so itself. */
export function ofChoice(c: Scope, what: ChoiceKind): void {
  c.choices = [
    ...c.choices,
    c.say({ kind: "choose" as const, who: { kind: "you" as const }, what }, { silent: true }),
  ];
}

/** "black", "white and blue", "colorless" are colors alone. */
export const colorMods: Parser<Sem<readonly Modification[]>> = either<Sem<readonly Modification[]>>(
  map(listed(colorWord, "and"), (list) => () => [{ kind: "colors", mode: "set", colors: list }]),
  phrase(g`colorless`, () => [{ kind: "colors", mode: "set", colors: [] }]),
  phrase(g`all colors`, () => [{ kind: "colors", mode: "set", colors: "all" }]),
  phrase(g`the chosen color`, () => [{ kind: "colors", mode: "set", colors: "chosen" }]),
  phrase(g`every creature type`, () => [{ kind: "everyCreatureType" }]),
  phrase(g`every basic land type in addition to (its|their) other types`, (c: Scope) => [
    c.say({ kind: "types" as const, mode: "add" as const, subtypes: [...BASIC_LAND_TYPES] }, { variant: 8 }),
  ]),
  phrase(g`the chosen type`, (c: Scope) => chosenType(c, "set")),
  phrase(g`the chosen type in addition to (its|their) other types`, (c: Scope) => chosenType(c, "add")),
);

function chosenType(c: Scope, how: "set" | "add"): readonly Modification[] {
  const what = c.self.chosenType;
  if (what !== "creatureType" && what !== "landType")
    throw new Unresolved("the chosen type", "none is chosen");
  return [{ kind: "chosenType", what, mode: how }];
}
