import type { CardDefinition, Face } from "@spellroom/card-language";
import { assertNever, EngineError } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { DefinitionId } from "../../state/ids.ts";
import type {
  Component,
  CopiedValues,
  Door,
  GameObject,
  Merged,
  PermanentStatus,
} from "../../state/object.ts";
import { asCopiedNow } from "./copied-now.ts";
import { withExceptions } from "./copy-exceptions.ts";
import { combinedCost, type KeyedFace, mergedFace } from "./merged-face.ts";
import { PROTOTYPED, prototypedFace } from "./prototype.ts";
import { isRoom, roomFace } from "./room.ts";

/** An object without characteristics: an ability on the stack, a card exiled face down (CR 406.3, 708.2). */
const BLANK: Face = { name: "", manaCost: null, types: [] };
/** CR 708.2a. */
const FACE_DOWN_CREATURE: Face = { name: "", manaCost: null, types: ["creature"], power: 2, toughness: 2 };
/** CR 701.56a, 702.168a: with ward {2}. */
const WARDED_CREATURE: Face = {
  ...FACE_DOWN_CREATURE,
  abilities: [{ kind: "keyword", keyword: "ward", cost: [{ kind: "mana", mana: ["2"] }] }],
};

/**
 * The face whose values are an object's copiable ones (CR 707.2): what is printed, or what it is a copy of, as far as it
 * isn't face down (CR 613.2). The same object of values for the same inputs, so that whatever is known of it can be kept.
 */
export function printedFace(state: GameState, object: GameObject): KeyedFace {
  if (object.kind === "ability") return BLANK;
  const { faceDown } = object.status;
  return faceDown === null ? faceUpFace(state, object) : faceDownFace(faceDown);
}

/** The values it has, or would have, face up (CR 708.8). */
export function faceUpFace(state: GameState, object: GameObject): KeyedFace {
  const { merged } = object;
  const top = ownFace(state, object, object);
  if (!merged) return top;
  const [topmost = {}] = merged.components;
  const below = contributing(object, merged).map((component) => ({
    component,
    face: ownFace(state, component, object),
  }));
  return mergedFace(merged, [{ component: topmost, face: top }, ...below]);
}

type Represents = Pick<GameObject, "definition" | "face" | "copied">;

/** The face of one card or token that represents an object. */
function ownFace(state: GameState, { definition, face, copied }: Represents, object: GameObject): KeyedFace {
  if (copied) return copiedFace(state, copied, object);
  return presentedFace(definitionOf(state, definition), face, object);
}

/** The faces of everything that represents an object, as they are or would be face up: its own, and those of its other components. */
export function componentFaces(state: GameState, object: GameObject): readonly Face[] {
  const all: readonly Represents[] = object.merged?.components ?? [object];
  return all.map((one) => ownFace(state, one, object));
}

/**
 * The components under the topmost that give the permanent their abilities (CR 702.140e): not those face down, unless the
 * permanent is, which turns face up with all that represents it (CR 727.2f).
 */
function contributing({ status }: GameObject, { components }: Merged): readonly Component[] {
  const isTurned = status.faceDown !== null;
  return components.slice(1).filter(({ faceDown, half }) => (isTurned || faceDown === null) && half !== true);
}

/** An ability of a merged permanent as it is printed on one of its components. */
export interface PrintedOn {
  readonly component: Component;
  /** Its place among the components. */
  readonly at: number;
  /** The name that the ability has there: `p0` is the first. */
  readonly key: string;
}

/** Where the ability that has this key is printed, if that is on a component of a merged permanent. */
export function printedOn(state: GameState, object: GameObject, key: string): PrintedOn | null {
  const { merged, status } = asCopiedNow(state, object);
  const printed = printedName(key);
  if (!merged || status.faceDown !== null || printed === null) return null;
  const at = merged.components.findIndex(({ number = 0 }) => number === printed.number);
  const component = merged.components[at];
  return component ? { component, at, key: printed.key } : null;
}

/** The key of a printed ability as it is on its card, and the number of the component that is; `null` for any other ability. */
export function printedName(key: string): { readonly number: number; readonly key: string } | null {
  const [, number = 0, name] = PRINTED.exec(key) ?? [];
  return name === undefined ? null : { number: Number(number), key: name };
}

/** Also where the key is of one of the ability's effects, or says its controller. */
const PRINTED = /^(?:\d+:)?(?:m(\d+))?(p\d+(?:\.\d+)?)(?::\d+)?$/;

/** A token made as a copy has the other face of what it is a copy of too (CR 707.8a); what became a copy has only the one. */
export function hasBothFaces({
  kind,
  copied,
  definition,
}: Pick<GameObject, "kind" | "copied" | "definition">): boolean {
  return copied === null || (kind === "token" && copied.definition === definition && !copied.token);
}

/**
 * The mana cost from which a back face takes its mana value (CR 202.3b), of a melded permanent those of both front faces (CR
 * 202.3c); a copy of only a back face has none.
 */
export function manaValueCost(state: GameState, object: GameObject): Face["manaCost"] | undefined {
  if (object.face === 0 || object.kind === "ability" || object.status.faceDown !== null) return undefined;
  if (!hasBothFaces(object)) return undefined;
  const { layout, faces } = definitionOf(state, object.definition);
  if (layout === "transform") return faces[0].manaCost;
  const half = object.merged?.components[1];
  return half?.half ? combinedCost(faces[0], definitionOf(state, half.definition).faces[0]) : undefined;
}

export function definitionOf(state: GameState, id: DefinitionId): CardDefinition {
  const definition = state.definitions[id];
  if (!definition) throw new EngineError(`no definition ${id}`);
  return definition;
}

function faceDownFace(how: NonNullable<PermanentStatus["faceDown"]>): Face {
  switch (how) {
    case "morph":
    case "manifest":
      return FACE_DOWN_CREATURE;
    case "cloak":
    case "disguise":
      return WARDED_CREATURE;
    case "exiled":
    case "foretold":
      return BLANK;
    default:
      return assertNever(how);
  }
}

function presentedFace(definition: CardDefinition, number: number, { zone, status }: GameObject): Face {
  const [front] = definition.faces;
  if (definition.layout === "split") {
    if (zone === "battlefield" && isRoom(definition))
      return roomFace(definition, status.unlocked ?? NO_DOORS);
    if (zone !== "stack" || number === FUSED) return combinedFace(definition);
  }
  if (definition.layout === "flip" && status.flipped) return flippedFace(definition);
  if (number === PROTOTYPED) return definition.faces[number] ?? prototypedFace(definition) ?? front;
  return definition.faces[number] ?? front;
}

const NO_DOORS: readonly Door[] = [];

/** The number under which a split card is cast, and is on the stack, with both its halves (CR 702.102, 709.4d). */
export const FUSED = 2;

const combined = new WeakMap<CardDefinition, Face>();

/** CR 709.4: outside the stack a split card has the characteristics of both halves together. */
function combinedFace(definition: CardDefinition): Face {
  const known = combined.get(definition);
  if (known) return known;
  const { faces } = definition;
  const face: Face = {
    name: faces.map(({ name }) => name).join(" // "),
    manaCost: faces.flatMap(({ manaCost }) => manaCost ?? []),
    types: [...new Set(faces.flatMap(({ types }) => types))],
    supertypes: [...new Set(faces.flatMap(({ supertypes }) => supertypes ?? []))],
    subtypes: [...new Set(faces.flatMap(({ subtypes }) => subtypes ?? []))],
    abilities: faces.flatMap(({ abilities }) => abilities ?? []),
  };
  combined.set(definition, face);
  return face;
}

const flippedFaces = new WeakMap<CardDefinition, Face>();

/** CR 710.1c: flipping changes neither color nor mana cost. */
function flippedFace(definition: CardDefinition): Face {
  const known = flippedFaces.get(definition);
  if (known) return known;
  const [front, back] = definition.faces;
  const face: Face = { ...(back ?? front), manaCost: front.manaCost };
  flippedFaces.set(definition, face);
  return face;
}

const copies = new WeakMap<CopiedValues, { readonly original: Face; readonly face: KeyedFace }>();

function copiedFace(state: GameState, copied: CopiedValues, object: GameObject): KeyedFace {
  const original =
    copied.token?.kind === "token"
      ? FACE_DOWN_CREATURE
      : presentedFace(definitionOf(state, copied.definition), copied.face, object);
  if (copied.except.length === 0) return original;
  const known = copies.get(copied);
  if (known?.original === original) return known.face;
  const face = withExceptions(original, copied.except);
  copies.set(copied, { original, face });
  return face;
}

/**
 * What a copy of an object would take on now (CR 707.2-3), with the exceptions that the copy makes. That a permanent has the
 * abilities of all its components is copied (CR 727.2a).
 */
export function copiableValues(
  state: GameState,
  object: GameObject,
  except: CopiedValues["except"] = [],
): CopiedValues {
  const from: CopiedValues = object.copied ?? {
    definition: object.definition,
    face: object.face,
    except: [],
  };
  if (object.status.faceDown === null)
    return { ...from, except: [...from.except, ...abilitiesBelow(state, object), ...except] };
  return { definition: from.definition, face: from.face, except, token: FACE_DOWN_TOKEN };
}

function abilitiesBelow(state: GameState, object: GameObject): CopiedValues["except"] {
  if (!object.merged) return [];
  return contributing(object, object.merged)
    .flatMap((component) => ownFace(state, component, object).abilities ?? [])
    .map((ability) => ({ kind: "gainAbility" as const, ability }));
}

/** A copy of a face-down permanent is a face-up 2/2 without a name (CR 707.2). */
const FACE_DOWN_TOKEN: NonNullable<CopiedValues["token"]> = {
  kind: "token",
  name: "",
  colors: [],
  types: ["creature"],
  power: 2,
  toughness: 2,
};
