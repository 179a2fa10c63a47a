import type { CardDefinition, Face } from "@spellroom/card-language";
import { assertNever, EngineError } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { DefinitionId } from "../../state/ids.ts";
import type { CopiedValues, Door, GameObject, PermanentStatus } from "../../state/object.ts";
import { withExceptions } from "./copy-exceptions.ts";
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
export function printedFace(state: GameState, object: GameObject): Face {
  if (object.kind === "ability") return BLANK;
  const { faceDown } = object.status;
  return faceDown === null ? faceUpFace(state, object) : faceDownFace(faceDown);
}

/** The values it has, or would have, face up (CR 708.8). */
export function faceUpFace(state: GameState, object: GameObject): Face {
  const { copied } = object;
  if (copied) return copiedFace(state, copied, object);
  return presentedFace(definitionOf(state, object.definition), object.face, object);
}

/** A token made as a copy has the other face of what it is a copy of too (CR 707.8a); what became a copy has only the one. */
export function hasBothFaces({ kind, copied, definition }: GameObject): boolean {
  return copied === null || (kind === "token" && copied.definition === definition && !copied.token);
}

/** The mana cost from which a back face takes its mana value (CR 202.3b); a copy of only a back face has none. */
export function manaValueCost(state: GameState, object: GameObject): Face["manaCost"] | undefined {
  if (object.face === 0 || object.kind === "ability" || object.status.faceDown !== null) return undefined;
  if (!hasBothFaces(object)) return undefined;
  const definition = definitionOf(state, object.definition);
  return definition.layout === "transform" ? definition.faces[0].manaCost : undefined;
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

const copies = new WeakMap<CopiedValues, { readonly original: Face; readonly face: Face }>();

function copiedFace(state: GameState, copied: CopiedValues, object: GameObject): Face {
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

/** What a copy of an object would take on now (CR 707.2-3), with the exceptions that the copy makes. */
export function copiableValues(object: GameObject, except: CopiedValues["except"] = []): CopiedValues {
  const from: CopiedValues = object.copied ?? {
    definition: object.definition,
    face: object.face,
    except: [],
  };
  if (object.status.faceDown === null) return { ...from, except: [...from.except, ...except] };
  return { definition: from.definition, face: from.face, except, token: FACE_DOWN_TOKEN };
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
