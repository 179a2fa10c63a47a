import type { Predicate } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { CREATURES, card } from "../support/cards.ts";
import { play } from "./play.ts";

/** "Shuffle up to five target cards like that from graveyards into their owners' libraries." */
function recall(...of: readonly Predicate[]) {
  return card("Wide Recall", {
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
              what: { kind: "object", filter: { of, zones: ["graveyard"] } },
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
}

const YOUR_OWN: Predicate = { kind: "owner", player: { kind: "you" } };

it.each([
  ["a card", [YOUR_OWN]],
  ["a creature card", [CREATURES, YOUR_OWN]],
])("shuffles the library even if %s was not named to be shuffled into it (CR 701.20d)", (_, of) => {
  const t = play({ A: { hand: [recall(...of)] } });
  t.cast("Wide Recall").resolveAll();
  expect(t.events.filter((one) => one.kind === "shuffled")).toHaveLength(1);
});
