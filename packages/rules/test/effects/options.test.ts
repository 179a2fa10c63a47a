import type { Effect } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const TARGET = { kind: "target", target: "t1" } as const;

function put(position: "top" | "bottom"): Effect {
  return { kind: "move", what: { kind: "ref", ref: TARGET }, to: { zone: "library", position } };
}

it("leaves the choice of top or bottom to the owner of what goes there", () => {
  const drop = card("Drop", {
    types: ["sorcery"],
    manaCost: [],
    abilities: [
      {
        kind: "spell",
        body: {
          kind: "plain",
          targets: [
            { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } },
          ],
          effects: [
            {
              kind: "chooseOne",
              who: { kind: "owner", of: TARGET },
              options: [[put("top")], [put("bottom")]],
            },
          ],
        },
      },
    ],
  });
  const duel = new Duel({ A: { hand: [drop] }, B: { battlefield: [creature("Beast", 2, 2, {})] } });
  const beast = duel.state.objects[duel.find("Beast")]?.card;
  duel.answer(1, "chooseOption", 1).cast(0, "Drop", "Beast").resolve();
  const { library } = duel.state.players[1] ?? { library: [] };
  expect(duel.state.objects[library.at(-1) ?? -1]?.card).toBe(beast);
});
