import type { Face, KeywordName } from "@spellroom/card-language";
import { EngineError } from "../../state/access.ts";
import type { EnteredAs } from "../../state/event.ts";
import type { GameState, LastKnown } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, CurrentAbility, GameObject } from "../../state/object.ts";
import type { Era } from "../kept/era.ts";
import { baseOf } from "./base.ts";
import { withKeywordAbilities } from "./current-abilities.ts";
import { currentSnapshot } from "./refresh.ts";
import { attachmentsOf as attachments, valuesAsEntering, valuesOf } from "./values.ts";

export type { ActiveReplacement } from "./active.ts";
export { activeReplacements, activeRules, replacementsOf } from "./active-effects.ts";
export { inheritCache, noteChange } from "./cache.ts";
export { asCopiedNow } from "./copied-now.ts";
export { enteringSight } from "./entering-sight.ts";
export {
  componentFaces,
  copiableValues,
  FUSED,
  faceUpFace,
  hasBothFaces,
  type PrintedOn,
  printedFace,
  printedName,
  printedOn,
} from "./face.ts";
export { keywordOfCounter } from "./instance.ts";
export { PROTOTYPED, prototypedFace } from "./prototype.ts";
export { DOORS, doorsAsItEnters, halfBehind, lockedDoors, roomOf, unlockedDoors } from "./room.ts";
export { reachesElsewhere, reachesSpells } from "./values.ts";

/**
 * An object's characteristics with every effect applied (CR 613), in whatever zone it is; of one that is gone, as it last
 * existed (CR 608.2h). Throws where nothing is known of it.
 */
export function characteristics(state: GameState, id: ObjectId): Characteristics {
  const values = valuesOf(state, id);
  if (!values) throw new EngineError(`nothing is known of object ${id}`);
  return values;
}

/** The same as long as there are the same permanents with the same characteristics: what follows from these alone is kept in it. */
export function eraOf(state: GameState): Era {
  return currentSnapshot(state).era;
}

/**
 * How often effects have been applied to permanents to compute their characteristics, layer by layer: what computing them must
 * cost at least, apart from looking at each permanent once.
 */
export function applicationsOf(state: GameState): number {
  return currentSnapshot(state).applications;
}

/** Characteristics of all permanents in the order of the battlefield. */
export function boardOf(state: GameState): readonly Characteristics[] {
  const era = eraOf(state);
  era.board ??= state.battlefield.map((id) => characteristics(state, id));
  return era.board;
}

/** Whether it has a keyword ability; variants count as what they vary (CR 702). */
export function hasKeyword(state: GameState, id: ObjectId, keyword: KeywordName): boolean {
  return characteristics(state, id).keywords.has(keyword);
}

/** Who controls it now (CR 108.3-4); of a card that has no controller its owner (CR 109.4). */
export function controllerOf(state: GameState, id: ObjectId): Seat {
  return characteristics(state, id).controller;
}

/** The abilities printed on a face, each keyword ability followed by those that it represents. */
export function printedAbilities(face: Face): readonly CurrentAbility[] {
  const { abilities, types, manaCost } = baseOf(face);
  return withKeywordAbilities(abilities, types, manaCost);
}

/** Auras, Equipment and Fortifications on an object, in the order of the battlefield. */
export function attachmentsOf(state: GameState, id: ObjectId): readonly ObjectId[] {
  return attachments(state, id);
}

/** Characteristics of an object about to enter, as it would exist on the battlefield (CR 614.12). */
export function characteristicsAsEntering(state: GameState, object: GameObject): Characteristics {
  return valuesAsEntering(state, { ...object, zone: "battlefield" });
}

/** What an object is like now, for an event to tell. */
export function asItIs(state: GameState, id: ObjectId): EnteredAs {
  const { name, types, supertypes, subtypes, colors, power, toughness, manaValue, keywords } =
    characteristics(state, id);
  const as = { name, types, supertypes, subtypes, colors, power, toughness, manaValue };
  const faceDown = state.objects[id]?.status.faceDown ? { faceDown: true as const } : {};
  return { ...as, keywords: [...keywords], ...faceDown };
}

/** The last known information of an object that is about to leave its zone (CR 113.7a, 603.10, 608.2h). */
export function snapshot(state: GameState, id: ObjectId): LastKnown {
  const object = state.objects[id];
  if (!object) throw new EngineError(`no object ${id} to remember`);
  const values = characteristics(state, id);
  return { characteristics: { ...values, keywords: [...values.keywords] }, object };
}

/** Characteristics as they are, or as they last were, in the form in which they are kept. */
export function lastKnownOf(state: GameState, id: ObjectId): LastKnown {
  return state.lastKnown[id] ?? snapshot(state, id);
}
