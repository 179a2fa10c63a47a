import { describe, expect, it } from "vitest";
import { enchantment } from "../support/cards.ts";
import { CREATURE_TARGET, play, real, spell } from "./play.ts";

describe("who puts counters on something (CR 122.6)", () => {
  const counting = enchantment("Tally of Hands", {
    kind: "triggered",
    event: { kind: "counterPut", on: { filter: { of: [] } }, counter: "any", by: { kind: "you" } },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });

  it("is the player who is told that they may", () => {
    const gift = spell(
      "Gift",
      [
        {
          kind: "may",
          who: { kind: "opponents" },
          effects: [
            {
              kind: "addCounters",
              counter: "+1/+1",
              amount: 1,
              on: { kind: "ref", ref: { kind: "target", target: "t1" } },
            },
          ],
        },
      ],
      [CREATURE_TARGET],
    );
    const t = play({
      A: { battlefield: [counting, real("Grizzly Bears")], hand: [gift] },
      B: { battlefield: [counting] },
    });
    t.cast("Gift", "Grizzly Bears").resolve().yes();
    t.resolveAll();
    expect([t.pt("Grizzly Bears"), t.life("A"), t.life("B")]).toEqual(["3/3", 20, 21]);
  });
});
