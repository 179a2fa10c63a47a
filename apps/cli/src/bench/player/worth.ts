import type { Face } from "@spellroom/card-language";
import { characteristics, type GameState, type ObjectId, type Seat } from "@spellroom/rules";

/** The printed front face of an object's card. */
export function printed(state: GameState, id: ObjectId): Face | undefined {
  const object = state.objects[id];
  return object ? state.definitions[object.definition]?.faces[0] : undefined;
}

/** What a permanent or spell is worth, in rough points of power. */
export function worthOf(state: GameState, id: ObjectId): number {
  const { power, toughness, manaValue, types, keywords } = characteristics(state, id);
  if (power === null) return types.includes("land") ? 1 : manaValue + 1;
  const evasion = keywords.has("flying") || keywords.has("menace") ? 1 : 0;
  return (power + (toughness ?? 0)) / 2 + evasion + manaValue / 4;
}

/** How much a card is wanted: lands while there are few, else what costs most but can be cast. */
export function cardWorth(state: GameState, id: ObjectId, lands: number): number {
  if (state.objects[id]?.zone === "battlefield") return 5 + worthOf(state, id);
  const { types, manaValue } = characteristics(state, id);
  if (types.includes("land")) return lands < 4 ? 12 : lands < 6 ? 6 : 1;
  return manaValue <= lands + 2 ? 6 + manaValue : 6 - Math.min(5, manaValue - lands - 2);
}

export function landsOf(state: GameState, seat: Seat): number {
  let lands = 0;
  for (const id of state.battlefield) {
    const { types, controller } = characteristics(state, id);
    if (controller === seat && types.includes("land")) lands++;
  }
  return lands;
}

/** Creatures of a seat, or of all others. */
export function creaturesOf(state: GameState, seat: Seat, own: boolean): ObjectId[] {
  return state.battlefield.filter((id) => {
    const { types, controller } = characteristics(state, id);
    return types.includes("creature") && (controller === seat) === own;
  });
}
