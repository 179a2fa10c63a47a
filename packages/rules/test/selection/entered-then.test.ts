import type { CardType, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import { all, creature, enchantment, set } from "../support/cards.ts";

/** Gains a life for each permanent of the type that entered under your control this turn. */
function tally(type: CardType) {
  const effect: Effect = {
    kind: "gainLife",
    who: { kind: "you" },
    amount: {
      kind: "happened",
      event: {
        kind: "moves",
        what: {
          filter: {
            of: [
              { kind: "type", type },
              { kind: "controller", player: { kind: "you" } },
            ],
          },
        },
        to: "battlefield",
      },
      when: "thisTurn",
    },
  };
  return spell(`Tally ${type}`, [effect]);
}

function gained(t: Play, type: CardType): number {
  const before = t.life("A");
  t.cast(`Tally ${type}`).resolve();
  return t.life("A") - before;
}

const hand = [tally("creature"), tally("land"), tally("artifact")];
const change = (types: readonly CardType[], mode: "add" | "set") =>
  spell(
    "Change",
    [
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        modifications: [{ kind: "types", mode, types }, set(1, 1)],
        duration: "endOfTurn",
      },
    ],
    [{ id: "t1", what: { kind: "object", filter: { of: [] } } }],
  );

describe("what entered this turn counts as what it entered as (CR 608.2h)", () => {
  it("a Vehicle that is crewed later, and a land that is animated, entered as no creatures", () => {
    const t = play({
      A: {
        battlefield: [real("Island"), real("Island"), real("Grizzly Bears")],
        hand: [real("Smuggler's Copter"), real("Forest"), change(["creature"], "add"), ...hand],
      },
    });
    t.cast("Smuggler's Copter").resolve();
    t.activate("Smuggler's Copter").resolve();
    t.land("Forest").cast("Change", "Forest").resolve();
    expect([t.typesOf(t.id("Smuggler's Copter")), t.typesOf(t.id("Forest"))]).toEqual([
      ["artifact", "creature"],
      ["land", "creature"],
    ]);
    expect(gained(t, "creature")).toBe(0);
    expect(gained(t, "artifact")).toBe(1);
  });

  it("a creature that has been turned into a land entered as a creature", () => {
    const t = play({ A: { hand: [real("Memnite"), change(["land"], "set"), ...hand] } });
    t.cast("Memnite").resolve();
    t.cast("Change", "Memnite").resolve();
    expect([gained(t, "creature"), gained(t, "land")]).toEqual([1, 0]);
  });

  it("what was put down face down entered as a creature and as nothing else, whatever it is face up", () => {
    const manifest = spell("Manifest", [{ kind: "keywordAction", action: "manifest", amount: 1 }]);
    const up = spell(
      "Turn Up",
      [{ kind: "turnFaceUp", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [CREATURE_TARGET],
    );
    const t = play({ A: { hand: [manifest, up, ...hand], library: [real("Forest")] } });
    t.cast("Manifest").resolve();
    t.cast("Turn Up", "").resolve();
    expect(t.battlefield("A")).toEqual(["Forest"]);
    expect([gained(t, "creature"), gained(t, "land")]).toEqual([1, 0]);
  });

  it("what enters together with an effect that makes creatures of it entered as a creature", () => {
    const animator = enchantment(
      "Animator",
      all([{ kind: "type", type: "artifact" }], { kind: "types", mode: "add", types: ["creature"] }),
    );
    const back = spell("All Back", [
      {
        kind: "move",
        what: { kind: "all", filter: { zones: ["graveyard"], of: [{ kind: "permanent" }] } },
        to: { zone: "battlefield" },
      },
    ]);
    const t = play({ A: { hand: [back, ...hand], graveyard: [real("Lotus Petal"), animator] } });
    t.cast("All Back").resolve();
    expect(gained(t, "creature")).toBe(1);
  });

  it("a token is what it was created as", () => {
    const token: Effect = {
      kind: "createToken",
      who: { kind: "you" },
      amount: 1,
      token: { kind: "predefined", name: "Treasure" },
    };
    const t = play({ A: { hand: [spell("Make", [token]), change(["creature"], "add"), ...hand] } });
    t.cast("Make").resolve();
    t.cast("Change", "Treasure").resolve();
    expect([gained(t, "creature"), gained(t, "artifact")]).toEqual([0, 1]);
  });
});

describe("a creature that an effect makes blocked (CR 509.1h, 509.5c)", () => {
  const gainOne: readonly Effect[] = [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }];
  const brave = creature("Brave", 2, 2, {
    abilities: [
      {
        kind: "triggered",
        event: { kind: "becomesBlocked", what: "this" },
        body: { kind: "plain", effects: gainOne },
      },
      {
        kind: "triggered",
        event: {
          kind: "becomesBlocked",
          what: "this",
          by: { filter: { of: [{ kind: "type", type: "creature" }] } },
        },
        body: { kind: "plain", effects: [...gainOne, ...gainOne, ...gainOne] },
      },
    ],
  });
  const wall = spell(
    "Wall of Light",
    [{ kind: "becomeBlocked", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
    [CREATURE_TARGET],
  );

  it("triggers what waits for it to become blocked, once, but not for being blocked by a creature", () => {
    const t = play({
      A: { battlefield: [brave], hand: [wall, wall] },
      B: { battlefield: [real("Grizzly Bears")] },
    });
    t.attack("Brave").block();
    while (t.state.turn.active === 0 && t.decision.seat !== 0) t.pass();
    t.cast("Wall of Light", "Brave").resolve();
    t.resolveAll();
    expect(t.life("A")).toBe(21);
    t.cast("Wall of Light", "Brave").resolveAll();
    expect(t.life("A")).toBe(21);
    expect(t.fight().life("B")).toBe(20);
  });
});
