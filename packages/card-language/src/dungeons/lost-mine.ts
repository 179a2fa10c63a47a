import { CREATURE, draw, grow, scry, TARGET, TREASURE, YOU } from "./common.ts";
import { type Dungeon, room, targeting } from "./dungeon.ts";

const TEMPLE = "Temple of Dumathoin";

export const lostMine: Dungeon = {
  name: "Lost Mine of Phandelver",
  rooms: [
    room("Cave Entrance", ["Goblin Lair", "Mine Tunnels"], [scry(1)]),
    room(
      "Goblin Lair",
      ["Storeroom", "Dark Pool"],
      [
        {
          kind: "createToken",
          who: YOU,
          amount: 1,
          token: {
            kind: "token",
            colors: ["R"],
            types: ["creature"],
            subtypes: ["Goblin"],
            power: 1,
            toughness: 1,
          },
        },
      ],
    ),
    room("Mine Tunnels", ["Dark Pool", "Fungi Cavern"], [TREASURE]),
    targeting("Storeroom", [TEMPLE], CREATURE, [grow(1)]),
    room(
      "Dark Pool",
      [TEMPLE],
      [
        { kind: "loseLife", who: { kind: "opponents" }, amount: 1 },
        { kind: "gainLife", who: YOU, amount: 1 },
      ],
    ),
    targeting("Fungi Cavern", [TEMPLE], CREATURE, [
      {
        kind: "modify",
        what: TARGET,
        modifications: [{ kind: "addPT", power: -4, toughness: 0 }],
        duration: "yourNextTurn",
      },
    ]),
    room(TEMPLE, [], [draw(1)]),
  ],
};
