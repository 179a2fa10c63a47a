import type { Body, Effect, Face, Modification } from "@spellroom/card-language";
import { characteristics, type Entity, type GameState, type ObjectId, type Seat } from "@spellroom/rules";

/** Whether something is meant for one's own things or for the opponent's. */
export type Purpose = "help" | "harm" | "none";

/** What a spell or ability on the stack does to the targets of one of its clauses, as far as its instructions tell. */
export function targetPurpose(state: GameState, id: ObjectId, clause: string | undefined): Purpose {
  const object = state.objects[id];
  if (!object?.announcement) return "none";
  const definition = state.definitions[object.definition];
  const face = definition?.faces[object.face];
  const body = object.announcement.ability?.body ?? spellBody(face);
  if (!body) return auraPurpose(face);
  const [first = "", second] = (clause ?? "").split(".");
  const modal = second !== undefined && body.kind === "modal";
  const effects =
    body.kind === "plain" ? body.effects : modal ? (body.modes[Number(first)]?.effects ?? []) : [];
  return purposeIn(effects, second ?? first);
}

function purposeIn(effects: readonly Effect[], clause: string): Purpose {
  for (const effect of effects) {
    if (clause !== "" && !JSON.stringify(effect).includes(`"${clause}"`)) continue;
    const purpose = purposeOf(effect);
    if (purpose !== "none") return purpose;
    const inner = innerEffects(effect);
    const deeper = inner.length > 0 ? purposeIn(inner, clause) : "none";
    if (deeper !== "none") return deeper;
  }
  return "none";
}

function innerEffects(effect: Effect): readonly Effect[] {
  return [
    ...("effects" in effect ? effect.effects : []),
    ...(effect.kind === "if" ? [...effect.then, ...(effect.otherwise ?? [])] : []),
  ];
}

function purposeOf(effect: Effect): Purpose {
  switch (effect.kind) {
    case "counter":
    case "dealDamage":
    case "destroy":
    case "exile":
    case "loseLife":
    case "discard":
    case "mill":
    case "sacrifice":
    case "tap":
      return "harm";
    case "move":
      return effect.to.zone === "battlefield" || effect.to.zone === "hand" ? "help" : "harm";
    case "gainLife":
    case "draw":
    case "untap":
    case "regenerate":
    case "attach":
      return "help";
    case "addCounters":
      return effect.counter === "-1/-1" || effect.counter === "stun" ? "harm" : "help";
    case "modify":
      return modificationPurpose(effect.modifications);
    default:
      return "none";
  }
}

function modificationPurpose(modifications: readonly Modification[]): Purpose {
  for (const one of modifications) {
    if (one.kind === "addPT") return isLoss(one.power) || isLoss(one.toughness) ? "harm" : "help";
    if (one.kind === "gainAbility") return "help";
    if (one.kind === "restriction" || one.kind === "loseAllAbilities" || one.kind === "controller")
      return "harm";
  }
  return "none";
}

function isLoss(amount: unknown): boolean {
  return typeof amount === "number" ? amount < 0 : JSON.stringify(amount).includes('"difference"');
}

function spellBody(face: Face | undefined): Body | null {
  const ability = face?.abilities?.find((one) => one.kind === "spell");
  return ability?.kind === "spell" ? ability.body : null;
}

function auraPurpose(face: Face | undefined): Purpose {
  for (const ability of face?.abilities ?? []) {
    if (ability.kind !== "static") continue;
    for (const effect of ability.effects) {
      if (effect.kind !== "modify" || effect.what !== "attached") continue;
      const purpose = modificationPurpose(effect.modifications);
      if (purpose !== "none") return purpose;
    }
  }
  return "help";
}

/** Whose side something is on: its controller's, or its owner's where nobody controls it. */
export function sideOf(state: GameState, entity: Entity): Seat {
  if ("player" in entity) return entity.player;
  const object = state.objects[entity.object];
  if (!object) return 0;
  return object.zone === "battlefield" ? characteristics(state, entity.object).controller : object.controller;
}
