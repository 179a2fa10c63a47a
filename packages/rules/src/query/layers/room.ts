import type { CardDefinition, CardType, Face } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { Door, GameObject } from "../../state/object.ts";
import { mentioned } from "../kept/mentioned.ts";
import { copiedNow } from "./copied-now.ts";

/** The halves of a split card, by the number of their face (CR 709.1). */
export const DOORS: readonly Door[] = ["left", "right"];

/** Whether a card is a split card with a shared type line, whose spells become permanents (CR 709.5). */
export function isRoom({ layout, faces }: CardDefinition): boolean {
  return layout === "split" && faces.every(({ types }) => !types.some(isNoPermanentType));
}

function isNoPermanentType(type: CardType): boolean {
  return type === "instant" || type === "sorcery";
}

const roomFaces = new WeakMap<CardDefinition, Map<string, Face>>();

/**
 * CR 709.5: on the battlefield such a card has its shared type line, and the name, mana cost and rules text of those halves that
 * are unlocked. The abilities of the half that was unlocked first come first, so that they keep their names when the other is.
 */
export function roomFace(definition: CardDefinition, unlocked: readonly Door[]): Face {
  let known = roomFaces.get(definition);
  if (!known) {
    known = new Map();
    roomFaces.set(definition, known);
  }
  const key = unlocked.join();
  let face = known.get(key);
  if (!face) {
    face = makeRoomFace(definition, unlocked);
    known.set(key, face);
  }
  return face;
}

function makeRoomFace({ faces }: CardDefinition, unlocked: readonly Door[]): Face {
  const [{ types, supertypes, subtypes }] = faces;
  const open = faces.filter((_, at) => DOORS.some((door, other) => other === at && unlocked.includes(door)));
  return {
    name: open.map(({ name }) => name).join(" // "),
    manaCost: open.length === 0 ? null : open.flatMap(({ manaCost }) => manaCost ?? []),
    types,
    ...(supertypes ? { supertypes } : {}),
    ...(subtypes ? { subtypes } : {}),
    abilities: unlocked.flatMap((door) => faces[DOORS.indexOf(door)]?.abilities ?? []),
  };
}

/** The card whose halves a permanent has, itself or as a copy; `null` for what has none or is face down. */
export function roomOf(state: GameState, object: GameObject): CardDefinition | null {
  if (object.zone !== "battlefield" || object.status.faceDown !== null) return null;
  if (!hasRooms(state.definitions)) return null;
  const copied = copiedNow(state, object);
  if (copied?.token) return null;
  const definition = state.definitions[copied?.definition ?? object.definition];
  return definition && isRoom(definition) ? definition : null;
}

/** Whether any card of a game has such halves, so that nothing else needs to be asked for them. */
const hasRooms = mentioned(isRoom);

/** The half of a permanent that is behind a door. */
export function halfBehind(definition: CardDefinition, door: Door): Face | undefined {
  return definition.faces[DOORS.indexOf(door)];
}

/** Its halves that are not unlocked (CR 709.5c); none for what has no halves. */
export function lockedDoors(state: GameState, object: GameObject): readonly Door[] {
  const { unlocked } = object.status;
  if (unlocked?.length === DOORS.length || roomOf(state, object) === null) return NONE;
  return DOORS.filter((door) => unlocked?.includes(door) !== true);
}
const NONE: readonly Door[] = [];

/** Its halves that are unlocked; none for what has no halves. */
export function unlockedDoors(state: GameState, object: GameObject): readonly Door[] {
  return roomOf(state, object) === null ? NONE : (object.status.unlocked ?? NONE);
}

/** CR 709.5d: the half that was on the stack is unlocked as the permanent enters, however it came to be a copy of that half. */
export function doorsAsItEnters(state: GameState, old: GameObject): readonly Door[] {
  if (old.zone !== "stack") return NONE;
  const definition = state.definitions[old.copied?.definition ?? old.definition];
  const door = DOORS[old.copied?.face ?? old.face];
  return door !== undefined && definition && isRoom(definition) ? [door] : NONE;
}
