import { expect, it } from "vitest";
import { card } from "../support/cards.ts";
import { play } from "./play.ts";

const recall = card("Wide Recall", {
  manaCost: ["0"],
  types: ["sorcery"],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [
          {
            id: "t1",
            what: {
              kind: "object",
              filter: { of: [{ kind: "owner", player: { kind: "you" } }], zones: ["graveyard"] },
            },
            count: { min: 0, max: 5 },
          },
        ],
        effects: [
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "target", target: "t1" } },
            to: { zone: "library", shuffle: true },
          },
        ],
      },
    },
  ],
});

it("shuffles the library even if no card was named to be shuffled into it (CR 701.20d)", () => {
  const t = play({ A: { hand: [recall] } });
  t.cast("Wide Recall").resolveAll();
  expect(t.events.filter((one) => one.kind === "shuffled")).toHaveLength(1);
});
