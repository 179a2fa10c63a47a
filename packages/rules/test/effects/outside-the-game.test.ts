import type { CardDefinition, Effect } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { initialState, mayLookAt } from "../../src/index.ts";
import { card, creature } from "../support/cards.ts";
import { PLAYER_TARGET, play, spell } from "./play.ts";

const YOU = { kind: "you" } as const;

/** "You may reveal a creature card you own from outside the game and put it into your hand." */
const fetch: Effect = {
  kind: "may",
  who: YOU,
  effects: [
    {
      kind: "reveal",
      what: {
        kind: "choose",
        by: YOU,
        filter: {
          zones: ["outside"],
          of: [
            { kind: "type", type: "creature" },
            { kind: "owner", player: YOU },
          ],
        },
        count: { min: 1, max: 1 },
      },
      bind: "revealed",
    },
    { kind: "move", what: { kind: "ref", ref: { kind: "bound", name: "revealed" } }, to: { zone: "hand" } },
  ],
};

const wish = spell("Call", [fetch]);
const study = spell("Study", [{ kind: "keywordAction", action: "learn", who: YOU }]);
const ogre = creature("Ogre", 3, 3);
const bear = creature("Bear", 2, 2);
const ox = creature("Ox", 2, 4);
const secondLesson = card("Second Lesson", { types: ["sorcery"], subtypes: ["Lesson"], manaCost: ["2"] });
const lesson = card("First Lesson", { types: ["sorcery"], subtypes: ["Lesson"], manaCost: ["1"] });

describe("cards from outside the game (CR 400.11)", () => {
  it("only one's own are found, and nobody else may look at them", () => {
    const t = play({ A: { hand: [wish], outside: [ogre, lesson, ox] }, B: { outside: [bear] } });
    const [side] = t.state.objects.filter((one) => one?.zone === "outside");
    if (!side) throw new Error("nothing is outside the game");
    expect([0, 1, null].map((seat) => mayLookAt(t.state, side, seat))).toEqual([true, false, false]);
    t.cast("Call").resolve().yes();
    expect([t.asked, t.options()]).toEqual(["A pick choose", ["Ogre", "Ox"]]);
    t.pick("Ogre");
    expect([t.hand("A"), t.told("revealed")]).toEqual([["Ogre"], 1]);
    expect(t.state.players.map(({ outside }) => outside?.length)).toEqual([2, 1]);
  });

  it("without a sideboard nothing is found", () => {
    const t = play({ A: { hand: [wish] } });
    t.cast("Call").resolve();
    expect([t.asked, t.hand("A")]).toEqual(["A act priority", []]);
  });

  it("are asked for wherever there is a sideboard, so that nobody learns what is in it (CR 400.11a)", () => {
    const called = play({ A: { hand: [wish], outside: [lesson] } });
    called.cast("Call").resolve();
    expect(called.asked).toBe("A confirm may");
    expect([called.yes().asked, called.hand("A")]).toEqual(["A act priority", []]);
    const studied = play({ A: { hand: [study, bear], outside: [ogre] } });
    studied.cast("Study").resolve().no();
    expect(studied.asked).toBe("A confirm may");
    expect([studied.yes().asked, studied.hand("A")]).toEqual(["A act priority", ["Bear"]]);
  });

  it("stay visible only to their owner on a turn in which another player controls that player (CR 720.4)", () => {
    const seize = spell(
      "Seize",
      [{ kind: "controlNextTurn", who: YOU, of: { kind: "target", target: "t1" } }],
      [PLAYER_TARGET],
    );
    const t = play({ A: { hand: [seize] }, B: { hand: [wish], outside: [ogre, ox] } });
    t.cast("Seize", "B").resolve();
    t.to("precombatMain", t.state.turn.number + 1);
    t.cast("Call").resolve().yes();
    expect(t.asked).toBe("A pick choose");
    const sides = t.state.objects.filter((one) => one?.zone === "outside");
    expect(sides.flatMap((one) => (one ? [0, 1].map((seat) => mayLookAt(t.state, one, seat)) : []))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(t.pick("Ox").hand("B")).toContain("Ox");
  });

  it("to learn is to discard a card for another, or to take a Lesson (CR 701.45a)", () => {
    const t = play({ A: { hand: [study, bear], outside: [lesson, ogre, secondLesson], library: [ogre] } });
    t.cast("Study").resolve().no();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    expect([t.asked, t.options()]).toEqual(["A pick choose", ["First Lesson", "Second Lesson"]]);
    t.pick("First Lesson");
    expect(t.hand("A").sort()).toEqual(["Bear", "First Lesson"]);
  });

  it("who discards a card draws one and takes no Lesson", () => {
    const t = play({ A: { hand: [study, bear, ox], outside: [lesson], library: [ogre] } });
    t.cast("Study").resolve().yes();
    expect([t.asked, t.options()]).toEqual(["A pick discard", ["Bear", "Ox"]]);
    t.pick("Bear");
    expect([t.hand("A"), t.graveyard("A").includes("Bear")]).toEqual([["Ox", "Ogre"], true]);
  });

  it("sideboards are a part of a game only where a card reaches them", () => {
    const game = (deck: readonly CardDefinition[]) =>
      initialState({
        ruleset: rulesetById("full"),
        seed: "0".repeat(64),
        players: [
          { name: "A", deck, sideboard: [ogre] },
          { name: "B", deck: [bear], sideboard: [lesson] },
        ],
      }).players.map(({ outside }) => outside?.length ?? 0);
    expect([game([bear]), game([wish]), game([study])]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
