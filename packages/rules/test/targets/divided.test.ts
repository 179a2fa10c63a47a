import { describe, expect, it } from "vitest";
import { ANY_TARGET, play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

describe("damage that a player may deal divided among targets (CR 601.2d)", () => {
  it("is divided as the spell is cast, among no more targets than there is damage", () => {
    const fan = spell(
      "Fan",
      [
        {
          kind: "may",
          who: { kind: "you" },
          effects: [{ kind: "dealDamage", amount: 3, to: { kind: "targets", target: "t1" }, divided: true }],
        },
      ],
      [{ ...ANY_TARGET, count: { min: 1, max: "any" } }],
    );
    const t = play({
      A: { hand: [fan] },
      B: { battlefield: [real("Grizzly Bears"), creature("Ogre", 3, 3), creature("Giant", 4, 4)] },
    });
    t.cast("Fan");
    expect(t.decision).toMatchObject({ kind: "pick", max: 3 });
    t.pick("Grizzly Bears", "Ogre");
    expect(t.decision.kind).toBe("distribute");
    t.divide(2, 1).resolve();
    t.yes();
    expect(t.battlefield("B")).toEqual(["Ogre", "Giant"]);
    expect(t.object("Ogre").damage).toBe(1);
  });
});
