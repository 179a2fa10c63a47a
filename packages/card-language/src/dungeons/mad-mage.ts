import { CREATURE, scry, TARGET, TREASURE, YOU } from "./common.ts";
import { type Dungeon, room, targeting } from "./dungeon.ts";

const CAVERNS_AND_GRAVEYARD = ["Runestone Caverns", "Muiral's Graveyard"];

export const madMage: Dungeon = {
  name: "Dungeon of the Mad Mage",
  rooms: [
    room("Yawning Portal", ["Dungeon Level"], [{ kind: "gainLife", who: YOU, amount: 1 }]),
    room("Dungeon Level", ["Goblin Bazaar", "Twisted Caverns"], [scry(1)]),
    room("Goblin Bazaar", ["Lost Level"], [TREASURE]),
    targeting("Twisted Caverns", ["Lost Level"], CREATURE, [
      {
        kind: "modify",
        what: TARGET,
        modifications: [{ kind: "restriction", restriction: { kind: "cantAttack" } }],
        duration: "yourNextTurn",
      },
    ]),
    room("Lost Level", CAVERNS_AND_GRAVEYARD, [scry(2)]),
    room(
      "Runestone Caverns",
      ["Deep Mines"],
      [
        { kind: "exile", what: { kind: "top", of: YOU, amount: 2 }, bind: "exiled" },
        {
          kind: "mayPlay",
          who: YOU,
          what: { kind: "ref", ref: { kind: "bound", name: "exiled" } },
          duration: "whileThere",
          act: "play",
        },
      ],
    ),
    room(
      "Muiral's Graveyard",
      ["Deep Mines"],
      [
        {
          kind: "createToken",
          who: YOU,
          amount: 2,
          token: {
            kind: "token",
            colors: ["B"],
            types: ["creature"],
            subtypes: ["Skeleton"],
            power: 1,
            toughness: 1,
          },
        },
      ],
    ),
    room("Deep Mines", ["Mad Wizard's Lair"], [scry(3)]),
    room(
      "Mad Wizard's Lair",
      [],
      [
        { kind: "draw", who: YOU, amount: 3, bind: "drawn" },
        { kind: "reveal", what: { kind: "ref", ref: { kind: "bound", name: "drawn" } }, bind: "revealed" },
        {
          kind: "may",
          who: YOU,
          effects: [
            {
              kind: "castNow",
              who: YOU,
              what: {
                kind: "choose",
                by: YOU,
                filter: { zones: ["hand"], of: [] },
                count: { min: 1, max: 1 },
                among: { kind: "bound", name: "drawn" },
              },
              cost: "withoutPaying",
            },
          ],
        },
      ],
    ),
  ],
};
