import { auraPurpose, type Purpose, purposeOf, spellBody } from "@spellroom/bots";
import { faceNumbered } from "@spellroom/card-language";
import { characteristics, type Entity, type GameState, type ObjectId, type Seat } from "@spellroom/rules";

/** What a spell or ability on the stack does to the targets of one of its clauses, as far as its instructions tell. */
export function targetPurpose(state: GameState, id: ObjectId, clause: string | undefined): Purpose {
  const object = state.objects[id];
  if (!object?.announcement) return "neutral";
  const definition = state.definitions[object.definition];
  const face = definition ? faceNumbered(definition, object.face) : null;
  const body = object.announcement.ability?.body ?? spellBody(face);
  return body ? purposeOf(body, clause ?? null) : auraPurpose(face);
}

/** Whose side something is on: its controller's, or its owner's where nobody controls it. */
export function sideOf(state: GameState, entity: Entity): Seat {
  if ("player" in entity) return entity.player;
  const object = state.objects[entity.object];
  if (!object) return 0;
  return object.zone === "battlefield" ? characteristics(state, entity.object).controller : object.controller;
}
