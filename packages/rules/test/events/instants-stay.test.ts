import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";

const manifest = spell("Manifest", [{ kind: "keywordAction", action: "manifest", amount: 1 }]);

/** A manifested card of A's library. */
function manifested(name: string, ...hand: readonly string[]) {
  const t = play({
    A: {
      hand: [manifest, ...hand.map(real)],
      library: [real(name)],
      battlefield: [...Array.from({ length: 6 }, () => real("Plains"))],
    },
  });
  t.cast("Manifest").resolve();
  return t;
}

describe("instants and sorceries can't enter the battlefield (CR 304.4, 307.4, 400.4a)", () => {
  it("but they can face down, and then a manifested Lightning Bolt is a 2/2", () => {
    const t = manifested("Lightning Bolt");
    const [down] = t.state.battlefield.slice(-1);
    expect(characteristics(t.state, down ?? 0)).toMatchObject({
      types: ["creature"],
      power: 2,
      toughness: 2,
    });
  });

  it("a manifested Lightning Bolt blinked by Cloudshift stays in exile", () => {
    const t = manifested("Lightning Bolt", "Cloudshift");
    t.cast("Cloudshift", "").resolve();
    expect(t.exile()).toEqual(["Lightning Bolt"]);
    expect(t.state.battlefield).toHaveLength(6);
  });

  it("stays in exile when Oblivion Ring leaves, and at the end of Ghostway", () => {
    const t = manifested("Divination", "Oblivion Ring", "Ghostway");
    t.cast("Ghostway").resolve();
    expect(t.exile()).toEqual(["Divination"]);
    t.to("upkeep", 6);
    expect(t.exile()).toEqual(["Divination"]);
    expect(t.battlefield("A")).toHaveLength(6);
  });

  it("stays in the graveyard, the hand or the library that an effect would take it from", () => {
    const everything: Effect = {
      kind: "move",
      what: { kind: "all", filter: { zones: ["graveyard", "hand"], of: [] } },
      to: { zone: "battlefield" },
    };
    const t = play({
      A: {
        hand: [spell("Everything", [everything]), real("Shock"), real("Grizzly Bears")],
        graveyard: [real("Divination"), real("Memnite")],
      },
    });
    t.cast("Everything").resolve();
    expect(t.battlefield("A").toSorted()).toEqual(["Grizzly Bears", "Memnite"]);
    expect(t.hand("A")).toEqual(["Shock"]);
    expect(t.graveyard("A").toSorted()).toEqual(["Divination", "Everything"]);
  });

  it("no token is a copy of one (CR 111.5)", () => {
    const copy: Effect = {
      kind: "createCopyToken",
      who: { kind: "you" },
      amount: 1,
      of: { kind: "ref", ref: { kind: "target", target: "t1" } },
    };
    const inGraveyard = {
      id: "t1",
      what: { kind: "object", filter: { zones: ["graveyard"], of: [] } },
    } as const;
    const t = play({
      A: { hand: [spell("Mirror", [copy], [inGraveyard])], graveyard: [real("Divination")] },
    });
    t.cast("Mirror", "Divination").resolve();
    expect(t.state.battlefield).toEqual([]);
    expect(t.told("tokenCreated")).toBe(0);
  });

  it("isn't turned face up, but revealed, by an effect that would turn it up (CR 701.34g)", () => {
    const up = spell(
      "Turn Up",
      [{ kind: "turnFaceUp", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [manifest, up], library: [real("Lightning Bolt")] } });
    t.cast("Manifest").resolve();
    t.cast("Turn Up", "").resolve();
    const [down] = t.state.battlefield;
    expect(t.state.objects[down ?? 0]?.status.faceDown).toBe("manifest");
    expect(t.told("revealed")).toBe(1);
    expect(t.told("faceChanged")).toBe(0);
  });
});
