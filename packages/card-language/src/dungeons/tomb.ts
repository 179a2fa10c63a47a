import type { CardType } from "../card-type.ts";
import type { Cost } from "../cost.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import { YOU } from "./common.ts";
import { type Dungeon, type Room, room } from "./dungeon.ts";

const CRADLE = "Cradle of the Death God";
const TYPES: readonly CardType[] = ["artifact", "creature", "land"];
const EVERYBODY: PlayerRef = { kind: "allPlayers" };
const EACH: PlayerRef = { kind: "each" };

function ofType(type: CardType): Filter {
  return { of: [{ kind: "type", type }] };
}

function one(type: CardType): Selection {
  return { kind: "choose", by: YOU, filter: ofType(type), count: { min: 1, max: 1 }, eachOwn: true };
}

/** "Each player loses 2 life unless they ..." */
function unless(name: string, leadsTo: string, cost: Cost): Room {
  return room(
    name,
    [leadsTo],
    [
      {
        kind: "forEachPlayer",
        of: EVERYBODY,
        effects: [
          { kind: "unless", who: EACH, cost: [cost], effects: [{ kind: "loseLife", who: EACH, amount: 2 }] },
        ],
      },
    ],
  );
}

export const tomb: Dungeon = {
  name: "Tomb of Annihilation",
  rooms: [
    room("Trapped Entry", ["Veils of Fear", "Oubliette"], [{ kind: "loseLife", who: EVERYBODY, amount: 1 }]),
    unless("Veils of Fear", "Sandfall Cell", {
      kind: "discard",
      what: { count: 1, filter: { zones: ["hand"], of: [] } },
    }),
    room(
      "Oubliette",
      [CRADLE],
      [
        { kind: "discard", who: YOU, amount: 1 },
        { kind: "sacrifice", who: YOU, what: { kind: "union", of: TYPES.map(one) } },
      ],
    ),
    unless("Sandfall Cell", CRADLE, {
      kind: "sacrifice",
      what: {
        count: 1,
        filter: { of: [{ kind: "any", of: TYPES.map((type) => ({ kind: "type", type })) }] },
      },
    }),
    room(
      CRADLE,
      [],
      [
        {
          kind: "createToken",
          who: YOU,
          amount: 1,
          token: {
            kind: "token",
            name: "The Atropal",
            colors: ["B"],
            supertypes: ["legendary"],
            types: ["creature"],
            subtypes: ["God", "Horror"],
            power: 4,
            toughness: 4,
            abilities: [{ kind: "keyword", keyword: "deathtouch" }],
          },
        },
      ],
    ),
  ],
};
