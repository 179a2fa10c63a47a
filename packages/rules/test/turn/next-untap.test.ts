import type { TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const freeze = (targets: readonly TargetClause[], whose?: "you") =>
  spell(
    "Freeze",
    [
      { kind: "tap", what: { kind: "ref", ref: { kind: "target", target: "t1" } } },
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        modifications: [
          {
            kind: "restriction",
            restriction: {
              kind: "doesntUntap",
              during: "nextUntapStep",
              ...(whose ? { whose: { kind: whose } } : {}),
            },
          },
        ],
        duration: "endOfGame",
      },
    ],
    targets,
  );

function tapped(t: ReturnType<typeof play>): string[] {
  return t.state.battlefield.flatMap((id) => (t.state.objects[id]?.status.tapped ? [t.nameOf(id)] : []));
}

describe("permanents that don't untap during their controllers' next untap steps (CR 502.3)", () => {
  it("miss one untap step each, whoever controls the others", () => {
    const t = play({
      A: {
        battlefield: [creature("Ogre", 3, 3)],
        hand: [freeze([{ ...CREATURE_TARGET, count: { min: 0, max: 2 } }])],
      },
      B: { battlefield: [real("Grizzly Bears")] },
    });
    const turn = t.state.turn.number;
    t.cast("Freeze", ["Ogre", "Grizzly Bears"]).resolveAll();
    t.to("upkeep", turn + 1);
    expect(tapped(t)).toEqual(["Ogre", "Grizzly Bears"]);
    t.to("upkeep", turn + 3);
    expect(tapped(t)).toEqual(["Ogre"]);
    t.to("upkeep", turn + 4);
    expect(tapped(t)).toEqual([]);
  });

  it("miss it in the turn of the player that is named, and in nobody else's", () => {
    const t = play({
      A: {
        battlefield: [creature("Ogre", 3, 3)],
        hand: [freeze([CREATURE_TARGET], "you")],
      },
      B: { battlefield: [real("Grizzly Bears")] },
    });
    const turn = t.state.turn.number;
    t.cast("Freeze", "Grizzly Bears").resolveAll();
    expect(tapped(t)).toEqual(["Grizzly Bears"]);
    t.to("upkeep", turn + 1);
    expect(tapped(t)).toEqual([]);
  });
});
