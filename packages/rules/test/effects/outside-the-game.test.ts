import type { CardDefinition, Effect } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { initialState, mayLookAt } from "../../src/index.ts";
import { card, creature } from "../support/cards.ts";
import { play, spell } from "./play.ts";

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
const lesson = card("First Lesson", { types: ["sorcery"], subtypes: ["Lesson"], manaCost: ["1"] });

describe("cards from outside the game (CR 400.11)", () => {
  it("only one's own are found, and nobody else may look at them", () => {
    const t = play({ A: { hand: [wish], outside: [ogre, lesson] }, B: { outside: [bear] } });
    const [side] = t.state.objects.filter((one) => one?.zone === "outside");
    if (!side) throw new Error("nothing is outside the game");
    expect([0, 1, null].map((seat) => mayLookAt(t.state, side, seat))).toEqual([true, false, false]);
    t.cast("Call").resolve().yes();
    if (t.state.decision?.kind === "pick") t.pick("Ogre");
    expect([t.hand("A"), t.told("revealed")]).toEqual([["Ogre"], 1]);
    expect(t.state.players.map(({ outside }) => outside?.length)).toEqual([1, 1]);
  });

  it("without a sideboard nothing is found", () => {
    const t = play({ A: { hand: [wish] } });
    t.cast("Call").resolve();
    if (t.state.decision?.kind === "confirm") t.yes();
    expect(t.hand("A")).toEqual([]);
  });

  it("to learn is to discard a card for another, or to take a Lesson (CR 701.45a)", () => {
    const t = play({ A: { hand: [study, bear], outside: [lesson, ogre], library: [ogre] } });
    t.cast("Study").resolve().no();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    if (t.state.decision?.kind === "pick") t.pick("First Lesson");
    expect(t.hand("A").sort()).toEqual(["Bear", "First Lesson"]);
  });

  it("who discards a card draws one and takes no Lesson", () => {
    const t = play({ A: { hand: [study, bear], outside: [lesson], library: [ogre] } });
    t.cast("Study").resolve().yes();
    if (t.state.decision?.kind === "pick") t.pick("Bear");
    expect([t.hand("A"), t.graveyard("A").includes("Bear")]).toEqual([["Ogre"], true]);
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
