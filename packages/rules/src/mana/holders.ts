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

/** What of a player's could be of use: what holds anything to activate, and the player's cards outside the battlefield. */
export interface Holdings {
  readonly holders: readonly Holder[];
  /** Cards in hand, graveyard, exile and command zone, by id. */
  readonly cards: ReadonlyMap<ObjectId, Characteristics>;
}

/** Looks once at everything of a player's, permanents first. */
export function holdingsOf(state: GameState, seat: Seat): Holdings {
  const holders: Holder[] = [];
  const cards = new Map<ObjectId, Characteristics>();
  for (const id of state.battlefield) addHolder(state, seat, id, holders);
  const own = state.players[seat];
  if (!own) return { holders, cards };
  const addCard = (id: ObjectId): void => {
    const values = addHolder(state, seat, id, holders);
    if (values) cards.set(id, values);
  };
  for (const id of own.hand) addCard(id);
  for (const id of own.graveyard) addCard(id);
  for (const id of state.exile) if (state.objects[id]?.owner === seat) addCard(id);
  for (const id of state.command) if (state.objects[id]?.owner === seat) addCard(id);
  return { holders, cards };
}

function addHolder(state: GameState, seat: Seat, id: ObjectId, holders: Holder[]): Characteristics | null {
  const object = state.objects[id];
  if (!object) return null;
  const values = characteristics(state, id);
  const traits = traitsOf(values);
  if (!traits.active && object.status.faceDown === null) return values;
  if (object.zone === "battlefield" && values.controller !== seat && !traits.anybodys) return values;
  holders.push({ object, values, mana: manaAbilitiesIn(values) });
  return values;
}
