import type { Ability, Face, Modification, PowerToughness } from "@spellroom/card-language";
import type { Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility } from "../../state/object.ts";
import { battleAbilities } from "./battle-types.ts";
import { withIntrinsicAbilities, withKeywordAbilities } from "./current-abilities.ts";
import { type EffectPart, effectParts } from "./effect-part.ts";
import { keywordNames } from "./keyword-names.ts";
import { COLOR, DEFINE_PT, TYPE } from "./layer.ts";
import { colorsOf, manaValueOf } from "./mana-cost.ts";
import type { KeyedFace } from "./merged-face.ts";
import { changedTypes, everyCreatureType } from "./types.ts";

/** One continuous effect among the abilities of a face, with the ability that makes it. */
export interface OwnPart {
  readonly part: EffectPart;
  readonly ability: string;
}

/**
 * What is known of a face once and for all: its copiable values, its abilities under their names, and the continuous
 * effects among them. Defining abilities that need no number (devoid, changeling) are already applied (CR 604.3, 613.3).
 */
export interface Base {
  readonly name: string;
  readonly manaCost: Face["manaCost"];
  readonly manaValue: number;
  readonly colors: Characteristics["colors"];
  readonly supertypes: Characteristics["supertypes"];
  readonly types: Characteristics["types"];
  readonly subtypes: Characteristics["subtypes"];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly abilities: readonly CurrentAbility[];
  readonly keywords: ReadonlySet<string>;
  /** All continuous effects of its abilities but those that define characteristics. */
  readonly parts: readonly OwnPart[];
  /** Abilities that define power or toughness, for layer 7a. */
  readonly definitions: readonly OwnPart[];
  /** Characteristics as they are without any effect, by controller, on the battlefield and elsewhere. */
  readonly plain: { readonly battlefield: Characteristics[]; readonly elsewhere: Characteristics[] };
}

const bases = new WeakMap<Face, Base>();
const backs = new WeakMap<Face, Map<Face["manaCost"], Base>>();

/** What is known of a face. `valueCost` is the cost that a back face takes its mana value from (CR 202.3b). */
export function baseOf(face: KeyedFace, valueCost?: Face["manaCost"]): Base {
  if (valueCost !== undefined) return backOf(face, valueCost);
  let base = bases.get(face);
  if (!base) {
    base = makeBase(face, undefined);
    bases.set(face, base);
  }
  return base;
}

function backOf(face: KeyedFace, valueCost: Face["manaCost"]): Base {
  let byCost = backs.get(face);
  if (!byCost) {
    byCost = new Map();
    backs.set(face, byCost);
  }
  let base = byCost.get(valueCost);
  if (!base) {
    base = makeBase(face, valueCost);
    byCost.set(valueCost, base);
  }
  return base;
}

function makeBase(face: KeyedFace, valueCost: Face["manaCost"] | undefined): Base {
  const abilities = [...(face.abilities ?? []), ...battleAbilities(face)].map(
    (ability, at): CurrentAbility => ({
      ability,
      key: face.abilityKeys?.[at] ?? `p${at}`,
      from: null,
    }),
  );
  const own = abilities.flatMap(({ ability, key }) => printedParts(ability, key));
  const defining = own.filter(({ part }) => part.definesCharacteristics);
  let line = { supertypes: face.supertypes ?? [], types: face.types, subtypes: face.subtypes ?? [] };
  let colors = colorsOf(face);
  for (const { part } of defining) {
    for (const change of part.changes[TYPE] ?? []) line = definedTypes(line, change);
    for (const change of part.changes[COLOR] ?? []) colors = definedColors(colors, change);
  }
  return {
    name: face.name,
    manaCost: face.manaCost,
    manaValue: manaValueOf(valueCost === undefined ? face.manaCost : valueCost),
    colors,
    ...line,
    power: statOf(face.power),
    toughness: statOf(face.toughness),
    loyalty: face.loyalty === undefined ? null : face.loyalty === "X" ? 0 : face.loyalty,
    abilities,
    keywords: keywordNames(abilities),
    parts: own.filter(({ part }) => !part.definesCharacteristics),
    definitions: defining.filter(({ part }) => part.changes[DEFINE_PT]),
    plain: { battlefield: [], elsewhere: [] },
  };
}

function printedParts(ability: Ability, key: string): OwnPart[] {
  return effectParts(ability, true).map((part) => ({ part, ability: key }));
}

type Line = Pick<Base, "supertypes" | "types" | "subtypes">;

function definedTypes(line: Line, change: Modification): Line {
  if (change.kind === "types") return changedTypes(line, change);
  if (change.kind === "everyCreatureType") return { ...line, subtypes: everyCreatureType(line.subtypes) };
  return line;
}

function definedColors(colors: Base["colors"], change: Modification): Base["colors"] {
  if (change.kind !== "colors" || change.colors === "chosen" || change.colors === "ofChoice") return colors;
  const given = change.colors === "all" ? (["W", "U", "B", "R", "G"] as const) : change.colors;
  return change.mode === "set" ? given : [...new Set([...colors, ...given])];
}

/** CR 208.2a: a star counts 0 until an ability says otherwise. */
function statOf(printed: PowerToughness | undefined): number | null {
  if (printed === undefined) return null;
  return typeof printed === "number" ? printed : printed.star;
}

/**
 * Characteristics of an object of that face that no effect touches. On the battlefield what isn't a creature has no power
 * or toughness (CR 208.3).
 */
export function plainCharacteristics(base: Base, controller: Seat, onBattlefield: boolean): Characteristics {
  const known = onBattlefield ? base.plain.battlefield : base.plain.elsewhere;
  let values = known[controller];
  if (!values) {
    const abilities = withIntrinsicAbilities(base.abilities, base.types, base.subtypes);
    const hasStats = !onBattlefield || base.types.includes("creature");
    values = {
      name: base.name,
      manaCost: base.manaCost,
      manaValue: base.manaValue,
      colors: base.colors,
      supertypes: base.supertypes,
      types: base.types,
      subtypes: base.subtypes,
      power: hasStats ? (base.power ?? (base.types.includes("creature") ? 0 : null)) : null,
      toughness: hasStats ? (base.toughness ?? (base.types.includes("creature") ? 0 : null)) : null,
      basePower: base.power,
      baseToughness: base.toughness,
      loyalty: base.loyalty,
      controller,
      abilities: withKeywordAbilities(abilities, base.types, base.manaCost),
      keywords: base.keywords,
      restrictions: [],
    };
    known[controller] = values;
  }
  return values;
}
