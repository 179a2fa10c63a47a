import { expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";

/** "Whenever equipped creature deals combat damage, defending player loses 5 life." */
const CHAIN = card("Chain", {
  types: ["artifact"],
  subtypes: ["Equipment"],
  abilities: [
    {
      kind: "triggered",
      event: { kind: "dealsDamage", source: "attached", combat: true },
      body: { kind: "plain", effects: [{ kind: "loseLife", who: { kind: "defending" }, amount: 5 }] },
    },
  ],
});

it("is, for an Equipment, the one whom the equipped creature attacks (CR 508.5)", () => {
  const t = play({
    A: { battlefield: [real("Grizzly Bears"), real("Hill Giant"), { card: CHAIN, on: "Grizzly Bears" }] },
    B: {},
    C: {},
  });
  t.attack("Grizzly Bears/B", "Hill Giant/C").to("postcombatMain");
  expect([t.life("B"), t.life("C")]).toEqual([13, 17]);
});
