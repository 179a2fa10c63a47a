import { type Face, faceNumbered } from "@spellroom/card-language";
import {
  areOpponents,
  characteristics,
  type GameState,
  isActive,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";

/** The printed face of an object's card. */
export function printed(state: GameState, id: ObjectId): Face | null {
  const object = state.objects[id];
  if (!object) return null;
  const { definition, face } = object.copied ?? object;
  const card = state.definitions[definition];
  return card ? faceNumbered(card, face) : null;
}

const KEYWORD_WORTH: Readonly<Record<string, number>> = {
  flying: 0.8,
  menace: 0.4,
  trample: 0.3,
  deathtouch: 0.7,
  lifelink: 0.6,
  firstStrike: 0.5,
  doubleStrike: 1.5,
  hexproof: 0.5,
  indestructible: 1,
  vigilance: 0.3,
  haste: 0.1,
  reach: 0.2,
  defender: -0.8,
};

/** What a permanent is worth, in mana for which one would get it. */
export function worthOf(state: GameState, id: ObjectId): number {
  const values = characteristics(state, id);
  const object = state.objects[id];
  const { power, toughness, types, keywords, manaValue, abilities } = values;
  if (power !== null && types.includes("creature")) {
    const strong = Math.max(0, power);
    const tough = Math.max(0, toughness ?? 0);
    let worth = 0.5 + strong * 0.75 + tough * 0.4;
    for (const keyword of keywords) worth += (KEYWORD_WORTH[keyword] ?? 0) * (0.5 + strong / 4);
    return worth + Math.min(2, abilities.filter(({ ability }) => ability.kind !== "keyword").length * 0.4);
  }
  if (types.includes("planeswalker")) return 2 + (object?.counters.loyalty ?? 3) * 0.8;
  if (types.includes("land")) return 1;
  return 0.6 + manaValue * 0.55;
}

export function isCreature(state: GameState, id: ObjectId): boolean {
  return characteristics(state, id).types.includes("creature");
}

export function controllerOf(state: GameState, id: ObjectId): Seat {
  return characteristics(state, id).controller;
}

/** Creatures of a seat, or of its opponents. */
export function creaturesOf(state: GameState, seat: Seat, own: boolean): ObjectId[] {
  return state.battlefield.filter((id) => {
    const { types, controller } = characteristics(state, id);
    if (!types.includes("creature")) return false;
    return own ? controller === seat : areOpponents(state, controller, seat);
  });
}

export function landsOf(state: GameState, seat: Seat): number {
  let lands = 0;
  for (const id of state.battlefield) {
    const { types, controller } = characteristics(state, id);
    if (controller === seat && types.includes("land")) lands++;
  }
  return lands;
}

/** How much a card in hand or library is wanted: lands while there are few, else what costs most but can be cast. */
export function cardWorth(state: GameState, id: ObjectId, lands: number): number {
  if (state.objects[id]?.zone === "battlefield") return 5 + worthOf(state, id);
  const { types, manaValue } = characteristics(state, id);
  if (types.includes("land")) return lands < 4 ? 12 : lands < 6 ? 6 : 1;
  return manaValue <= lands + 2 ? 6 + manaValue : 6 - Math.min(5, manaValue - lands - 2);
}

export function isMyMain(state: GameState, seat: Seat): boolean {
  const { turn, stack } = state;
  return (
    isActive(state, seat) &&
    stack.length === 0 &&
    (turn.step === "precombatMain" || turn.step === "postcombatMain")
  );
}

/** The end of an opponent's turn, with nothing on the stack. */
export function isTheirEnd(state: GameState, seat: Seat): boolean {
  const { turn, stack } = state;
  return !isActive(state, seat) && turn.step === "end" && stack.length === 0;
}

export function untappedCreatures(state: GameState, seat: Seat, own: boolean): ObjectId[] {
  return creaturesOf(state, seat, own).filter((id) => state.objects[id]?.status.tapped === false);
}
