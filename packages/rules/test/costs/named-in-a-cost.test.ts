import type { Cost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { tap } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { always, card } from "../support/cards.ts";

describe("a cost that removes counters from the Equipment that gives the ability", () => {
  const removeAim: Cost = {
    kind: "removeCounters",
    counter: "aim",
    amount: "all",
    from: { count: 1, filter: { of: [{ kind: "oneOf", ref: { kind: "granter" } }] } },
    bind: "removed",
  };
  const bow = card("Bow", {
    types: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [
      always({
        kind: "modify",
        what: "attached",
        modifications: [
          {
            kind: "gainAbility",
            ability: {
              kind: "activated",
              cost: [tap, removeAim],
              body: {
                kind: "plain",
                effects: [
                  { kind: "gainLife", who: { kind: "you" }, amount: { kind: "bound", name: "removed" } },
                ],
              },
            },
          },
        ],
      }),
    ],
  });

  it("is paid by the creature's controller, also from an Equipment of another player", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears")] },
      B: { battlefield: [{ card: bow, on: "Grizzly Bears", as: { counters: { aim: 2 }, controller: 1 } }] },
    });
    t.activate("Grizzly Bears").resolve();
    expect([t.life("A"), t.object("Bow").counters.aim ?? 0]).toEqual([22, 0]);
  });
});
