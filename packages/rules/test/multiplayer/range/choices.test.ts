import type { Effect, TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { explainAct } from "../../../src/index.ts";
import { ANY_TARGET, CREATURE_TARGET, real, spell } from "../../effects/play.ts";
import { CREATURES, card, creature } from "../../support/cards.ts";
import { circle, GAIN_ONE, lives, untilActs } from "./circle.ts";

const OPPONENT: Effect = {
  kind: "choose",
  who: { kind: "you" },
  what: { kind: "player", among: "opponent" },
  bind: "opponent",
};
const CHOSEN = { kind: "bound", name: "opponent" } as const;
/** What an opponent of its controller's choice destroys: one creature. */
const AXE: readonly Effect[] = [
  OPPONENT,
  {
    kind: "destroy",
    what: { kind: "choose", filter: { of: [CREATURES] }, count: { min: 1, max: 1 }, by: CHOSEN },
  },
];

describe("choices of objects and players (CR 801.5a)", () => {
  it("are of players within range", () => {
    const t = circle({ A: { hand: [spell("Axe", AXE)] } });
    t.cast("Axe").resolve();
    expect(t.options()).toEqual(["B", "D"]);
    const anybody: Effect = {
      kind: "choose",
      who: { kind: "you" },
      what: { kind: "player", among: "any" },
      bind: "player",
    };
    const any = circle({ A: { hand: [spell("Name", [anybody])] } });
    any.cast("Name").resolve();
    expect(any.options()).toEqual(["A", "B", "D"]);
  });

  it("of another player's are within that player's range as well as the controller's", () => {
    const t = circle({
      A: { hand: [spell("Axe", AXE)], battlefield: [creature("Ant", 1, 1)] },
      B: { battlefield: [creature("Bee", 1, 1)] },
      C: { battlefield: [creature("Cat", 1, 1)] },
      D: { battlefield: [creature("Dog", 1, 1)] },
    });
    t.cast("Axe").resolve().pick("B");
    expect([t.asked, t.options()]).toEqual(["B pick choose", ["Ant", "Bee"]]);
  });

  it("of targets by another player are within both ranges", () => {
    const theirs: TargetClause = { id: "t2", what: { kind: "any" }, chooser: { kind: "opponents" } };
    const hit = (target: string): Effect => ({
      kind: "dealDamage",
      amount: 1,
      to: { kind: "targets", target },
    });
    const t = circle({ A: { hand: [spell("Witch", [hit("t1"), hit("t2")], [ANY_TARGET, theirs])] } });
    t.cast("Witch", "D");
    expect([t.asked, t.options()]).toEqual(["B pick chooseTargets", ["A", "B"]]);
    t.pick("A").resolveAll();
    expect(lives(t)).toEqual([19, 20, 20, 19]);
  });

  it("of what gets another counter are within range", () => {
    const grown = { as: { counters: { "+1/+1": 1 } } };
    const t = circle({
      A: { hand: [spell("Spread", [{ kind: "keywordAction", action: "proliferate" }])] },
      B: { battlefield: [{ card: creature("Bee", 1, 1), ...grown }] },
      C: { battlefield: [{ card: creature("Cat", 1, 1), ...grown }] },
    });
    t.cast("Spread").resolveAll().pick("Bee");
    expect([t.pt("Bee"), t.pt("Cat")]).toEqual(["3/3", "2/2"]);
  });

  it("of new targets are within the range of the player who chooses them, too", () => {
    const dart = spell(
      "Dart",
      [{ kind: "dealDamage", amount: 2, to: { kind: "targets", target: "t1" } }],
      [ANY_TARGET],
    );
    const turn = spell(
      "Turn",
      [{ kind: "changeTargets", who: { kind: "you" }, what: { kind: "target", target: "t1" } }],
      [
        {
          id: "t1",
          what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
        },
      ],
    );
    const t = circle({ A: { hand: [dart] }, B: { hand: [turn] } });
    t.cast("Dart", "D").pass().cast("Turn", "Dart").resolve();
    expect(t.options().sort()).toEqual(["A", "B"]);
  });
});

describe("votes (CR 801.10)", () => {
  it("are cast by players within range of the player who holds them", () => {
    const vote: Effect = { kind: "vote", options: [{ word: "yes" }, { word: "no" }] };
    const t = circle({ A: { hand: [spell("Poll", [vote])] } });
    t.cast("Poll").resolve();
    const asked = ["A", "B", "D"].map(() => {
      const { asked: now } = t;
      t.pick("yes");
      return now;
    });
    expect(asked).toEqual(["A pick vote", "B pick vote", "D pick vote"]);
    expect(t.asked).toBe("A act priority");
  });
});

describe("choices between options (CR 801.5b)", () => {
  it("are made by players, whatever the options speak of", () => {
    const option = (word: string): Effect => ({
      kind: "choose",
      who: CHOSEN,
      what: { kind: "word", among: [word, "other"] },
      bind: "word",
    });
    const t = circle({ A: { hand: [spell("Ask", [OPPONENT, option("one")])] } }, [2, 1, 1, 1]);
    t.cast("Ask").resolve().pick("C");
    expect([t.asked, t.options()]).toEqual(["C pick chooseWord", ["one", "other"]]);
  });
});

describe("a choice that nobody in range can make (CR 801.5c)", () => {
  const FACT = spell("Fact", [
    { kind: "reveal", what: { kind: "top", of: { kind: "you" }, amount: 2 }, bind: "revealed" },
    OPPONENT,
    {
      kind: "separatePiles",
      what: { kind: "ref", ref: { kind: "bound", name: "revealed" } },
      chosen: "pile",
      other: "otherPile",
      who: CHOSEN,
      chooser: { kind: "you" },
    },
    { kind: "move", what: { kind: "ref", ref: { kind: "bound", name: "pile" } }, to: { zone: "hand" } },
  ]);

  it("is made by the closest opponent to the left, whom nothing else of the effect affects", () => {
    const t = circle({
      A: { hand: [FACT], library: [real("Shock"), real("Forest")] },
    });
    t.concede("B").concede("D").cast("Fact").resolve();
    expect(t.asked).toBe("C arrange separatePiles");
    t.arrange(["Shock"], ["Forest"]);
    expect(t.asked).toBe("A pick choosePile");
    t.pick("1");
    expect(t.hand("A")).toEqual(["Shock"]);
  });

  it("is not made for what affects the player", () => {
    const drain: Effect = { kind: "loseLife", who: CHOSEN, amount: 3 };
    const t = circle({ A: { hand: [spell("Drain", [OPPONENT, drain])] } });
    t.concede("B").concede("D").cast("Drain").resolveAll();
    expect(t.life("C")).toBe(20);
  });
});

describe("activated abilities (CR 801.6)", () => {
  it("are not those of an object out of range, which any player may activate", () => {
    const well = card("Well", {
      types: ["artifact"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "mana", mana: ["0"] }],
          limits: { who: { kind: "allPlayers" } },
          body: { kind: "plain", effects: [GAIN_ONE] },
        },
      ],
    });
    for (const range of [1, [2, 1, 1, 1]]) {
      const t = circle({ A: { battlefield: [well] } }, range);
      expect(t.acts()).toEqual(["activate Well"]);
      expect(untilActs(t, "B").acts()).toEqual(["activate Well"]);
      expect(untilActs(t, "C").acts()).toEqual([]);
    }
  });
});

describe("why something can't be done", () => {
  it("is that all it could target is out of range", () => {
    const doom = spell("Doom", [], [CREATURE_TARGET]);
    const far = circle({ A: { hand: [doom] }, C: { battlefield: [real("Grizzly Bears")] } });
    const none = circle({ A: { hand: [doom] } });
    const why = (t: typeof far) => {
      const [object] = t.state.players[0]?.hand ?? [];
      return object === undefined ? null : explainAct(t.state, 0, { kind: "cast", object });
    };
    expect(why(far)).toEqual({ kind: "outOfRange" });
    expect(why(none)).toMatchObject({ kind: "noTarget" });
  });
});
