import type { CardDefinition, Zone } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { DefinitionId, ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { type Base, baseOf } from "./base.ts";
import { type EffectPart, effectParts } from "./effect-part.ts";
import { manaValueCost, printedFace } from "./face.ts";
import { type Instance, ridingInstances, staticInstance } from "./instance.ts";

export function baseOfObject(state: GameState, object: GameObject): Base {
  const cost = object.face === 0 ? undefined : manaValueCost(state, object);
  return baseOf(printedFace(state, object), cost);
}

/** Whether an ability's effect functions where its object is (CR 113.6). */
export function functions(part: EffectPart, object: GameObject, base: Base): boolean {
  if (part.zone !== null)
    return part.zone === object.zone || (part.andBattlefield && object.zone === "battlefield");
  switch (object.zone) {
    case "battlefield":
      return true;
    case "stack":
      return isInstantOrSorcery(base) || isAboutCountering(part);
    case "command":
      return object.kind === "emblem";
    default:
      return false;
  }
}

function isInstantOrSorcery(base: Base): boolean {
  return base.types.includes("instant") || base.types.includes("sorcery");
}

/** CR 113.6g: "can't be countered" functions on the stack. */
function isAboutCountering(part: EffectPart): boolean {
  return (
    part.scope === "this" &&
    part.changes.every(
      (changes) =>
        !changes ||
        changes.every((one) => one.kind === "restriction" && one.restriction.kind === "cantBeCountered"),
    )
  );
}

const NO_INSTANCES: readonly Instance[] = [];
const ofRecord = new WeakMap<GameObject, readonly Instance[]>();

/** The continuous effects that an object's own abilities and counters make where it is. */
export function ownInstances(object: GameObject, base: Base): readonly Instance[] {
  const riding = ridingInstances(object);
  if (riding.length === 0 && base.parts.length === 0 && base.definitions.length === 0) return NO_INSTANCES;
  const known = ofRecord.get(object);
  if (known) return known;
  const found = [...base.parts, ...base.definitions].flatMap((own, order) =>
    own.part.definesCharacteristics || functions(own.part, object, base)
      ? [staticInstance(object, own, order)]
      : [],
  );
  const all = riding.length > 0 ? [...riding, ...found] : found;
  const result = all.length > 0 ? all : NO_INSTANCES;
  ofRecord.set(object, result);
  return result;
}

const reaching = new WeakMap<CardDefinition, boolean>();

/** Whether a card has a static ability that works on other objects from outside the battlefield (CR 113.6b). */
function reachesOut(definition: CardDefinition): boolean {
  let reaches = reaching.get(definition);
  if (reaches === undefined) {
    reaches = definition.faces.some((face) =>
      face.abilities?.some((ability) =>
        effectParts(ability, true).some(
          ({ zone, scope }) => zone !== null && zone !== "battlefield" && scope !== "this",
        ),
      ),
    );
    reaching.set(definition, reaches);
  }
  return reaches;
}

const reachingOf = new WeakMap<GameState["definitions"], ReadonlySet<DefinitionId>>();

function reachingDefinitions(state: GameState): ReadonlySet<DefinitionId> {
  let found = reachingOf.get(state.definitions);
  if (!found) {
    found = new Set(
      Object.entries(state.definitions).flatMap(([id, definition]) => (reachesOut(definition) ? [id] : [])),
    );
    reachingOf.set(state.definitions, found);
  }
  return found;
}

/** Objects outside the battlefield whose static abilities work on others: emblems, and cards that say so. */
export function distantSources(state: GameState): readonly GameObject[] {
  const found: GameObject[] = [];
  for (const id of state.command) {
    const object = state.objects[id];
    if (object?.kind === "emblem") found.push(object);
  }
  const definitions = reachingDefinitions(state);
  if (definitions.size === 0) return found;
  for (const list of distantZones(state)) {
    for (const id of list) {
      const object = state.objects[id];
      if (object && object.kind !== "emblem" && definitions.has(object.definition)) found.push(object);
    }
  }
  return found;
}

/** Whether there are cards whose static abilities work from outside the battlefield. */
export function watchesDistantZones(state: GameState): boolean {
  return reachingDefinitions(state).size > 0;
}

function distantZones(state: GameState): readonly (readonly ObjectId[])[] {
  const own: readonly Zone[] = ["graveyard", "hand"];
  return [
    state.stack,
    state.exile,
    state.command,
    ...state.players.flatMap((player) =>
      own.map((zone) => (zone === "hand" ? player.hand : player.graveyard)),
    ),
  ];
}
