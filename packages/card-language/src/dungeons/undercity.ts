import type { Effect } from "../effect.ts";
import type { ObjectRef } from "../reference.ts";
import { CREATURE, draw, grow, scry, TARGET, TREASURE, YOU } from "./common.ts";
import { type Dungeon, room, targeting } from "./dungeon.ts";

const THRONE = "Throne of the Dead Three";

function bound(name: string): ObjectRef {
  return { kind: "bound", name };
}

/** A creature card from among the top ten comes with three counters and gains hexproof. */
const CROWNED: readonly Effect[] = [
  { kind: "reveal", what: { kind: "top", of: YOU, amount: 10 }, bind: "revealed" },
  {
    kind: "move",
    what: {
      kind: "choose",
      by: YOU,
      filter: { of: [{ kind: "type", type: "creature" }], zones: ["library"] },
      count: { min: 1, max: 1 },
      among: bound("revealed"),
    },
    to: { zone: "battlefield", with: { counters: [{ counter: "+1/+1", amount: 3 }] } },
    bind: "returned",
  },
  {
    kind: "modify",
    what: { kind: "ref", ref: bound("returned") },
    modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "hexproof" } }],
    duration: "yourNextTurn",
  },
  { kind: "shuffle", who: YOU },
];

/** Entered only with the initiative (CR 723.2). */
export const undercity: Dungeon = {
  name: "Undercity",
  onlyByName: true,
  rooms: [
    room(
      "Secret Entrance",
      ["Forge", "Lost Well"],
      [
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          of: YOU,
          filter: {
            of: [
              { kind: "supertype", supertype: "basic" },
              { kind: "type", type: "land" },
            ],
          },
          count: { min: 1, max: 1 },
          reveal: true,
          bind: "found",
        },
        { kind: "move", what: { kind: "ref", ref: bound("found") }, to: { zone: "hand" } },
        { kind: "shuffle", who: YOU },
      ],
    ),
    targeting("Forge", ["Trap!", "Arena"], CREATURE, [grow(2)]),
    room("Lost Well", ["Arena", "Stash"], [scry(2)]),
    targeting("Trap!", ["Archives"], { kind: "player", player: "any" }, [
      { kind: "loseLife", who: { kind: "target", target: "t1" }, amount: 5 },
    ]),
    targeting("Arena", ["Archives", "Catacombs"], CREATURE, [
      { kind: "keywordAction", action: "goad", what: TARGET },
    ]),
    room("Stash", ["Catacombs"], [TREASURE]),
    room("Archives", [THRONE], [draw(1)]),
    room(
      "Catacombs",
      [THRONE],
      [
        {
          kind: "createToken",
          who: YOU,
          amount: 1,
          token: {
            kind: "token",
            colors: ["B"],
            types: ["creature"],
            subtypes: ["Skeleton"],
            power: 4,
            toughness: 1,
            abilities: [{ kind: "keyword", keyword: "menace" }],
          },
        },
      ],
    ),
    room(THRONE, [], CROWNED),
  ],
};
