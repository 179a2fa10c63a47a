import { characteristics } from "../layers/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { Characteristics, GameObject } from "../state/object.ts";
import { type CurrentManaAbility, manaAbilitiesIn } from "./abilities.ts";

/** An object with something that a player might activate or do with it, looked up once. */
export interface Holder {
  readonly object: GameObject;
  readonly values: Characteristics;
  readonly mana: readonly CurrentManaAbility[];
}

interface Traits {
  readonly active: boolean;
  readonly anybodys: boolean;
}

const SPECIAL: ReadonlySet<string> = new Set(["foretell", "plot", "suspend"]);
const known = new WeakMap<Characteristics, Traits>();

/** Whether there is anything to activate at all, and for whom; most objects have nothing. */
function traitsOf(values: Characteristics): Traits {
  const found = known.get(values);
  if (found) return found;
  let active = false;
  let anybodys = false;
  for (const { ability } of values.abilities) {
    if (ability.kind === "activated") {
      active = true;
      anybodys ||= ability.limits?.who !== undefined;
    } else if (ability.kind === "keyword" && SPECIAL.has(ability.keyword)) active = true;
  }
  const traits: Traits = { active, anybodys };
  known.set(values, traits);
  return traits;
}

/** The objects that hold anything for a player to do: permanents, cards in hand and graveyard, in that order. */
export function holdersOf(state: GameState, seat: Seat): readonly Holder[] {
  const holders: Holder[] = [];
  for (const id of state.battlefield) addHolder(state, seat, id, holders);
  const own = state.players[seat];
  if (!own) return holders;
  for (const id of own.hand) addHolder(state, seat, id, holders);
  for (const id of own.graveyard) addHolder(state, seat, id, holders);
  for (const id of state.exile) if (state.objects[id]?.owner === seat) addHolder(state, seat, id, holders);
  for (const id of state.command) if (state.objects[id]?.owner === seat) addHolder(state, seat, id, holders);
  return holders;
}

function addHolder(state: GameState, seat: Seat, id: ObjectId, holders: Holder[]): void {
  const object = state.objects[id];
  if (!object) return;
  const values = characteristics(state, id);
  const traits = traitsOf(values);
  if (!traits.active && object.status.faceDown === null) return;
  if (object.zone === "battlefield" && values.controller !== seat && !traits.anybodys) return;
  holders.push({ object, values, mana: manaAbilitiesIn(values) });
}
