import type { EventPattern, EventSubject } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { whatLacks } from "../../src/index.ts";
import { spell } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";
import { real } from "../support/duel.ts";

describe("what keeps a card from being played", () => {
  it("is nothing, for every card of the ready-made decks", () => {
    const names = new Set(loadPresets().flatMap(presetCards));
    expect([...names].flatMap((name) => whatLacks(real(name)).map((why) => `${name}: ${why}`))).toEqual([]);
  });

  it("is named for cards whose mechanics have no room in the engine yet", () => {
    const [plain] = loadPool().all;
    if (!plain) throw new Error("the pool is empty");
    const [face] = plain.faces;
    const odd = {
      ...plain,
      faces: [{ ...face, abilities: [{ kind: "keyword", keyword: "spaceSculptor" }] }],
    } as const;
    expect(whatLacks(odd)).toEqual(["the keyword ability spaceSculptor"]);
  });

  it("is a question about the whole game, of which no more than two turns are remembered", () => {
    const asking = (when: "thisTurn" | "lastTurn" | "thisGame") =>
      spell("Reckoning", [
        {
          kind: "loseLife",
          who: { kind: "opponents" },
          amount: { kind: "happened", event: { kind: "draws", who: { kind: "you" } }, when },
        },
      ]);
    expect(whatLacks(asking("thisTurn"))).toEqual([]);
    expect(whatLacks(asking("lastTurn"))).toEqual([]);
    expect(whatLacks(asking("thisGame"))).toEqual(["remembering what happened in the whole game"]);
  });

  it("is a question about what happened this turn that nobody keeps", () => {
    const asking = (event: EventPattern) =>
      spell("Reckoning", [
        {
          kind: "loseLife",
          who: { kind: "opponents" },
          amount: { kind: "happened", event, when: "thisTurn" },
        },
      ]);
    const any: EventSubject = { filter: { of: [] } };
    expect(whatLacks(asking({ kind: "attacks", what: any }))).toEqual([]);
    expect(whatLacks(asking({ kind: "untaps", what: any }))).toEqual(["remembering the event untaps"]);
    expect(whatLacks(asking({ kind: "anyOf", of: [{ kind: "transforms", what: any }] }))).toEqual([
      "remembering the event anyOf",
    ]);
  });

  it("is the X of a morph cost where anything but turning it face up asks for that (CR 702.37f)", () => {
    const morphed = (event: EventPattern) =>
      creature("Morphed", 1, 1, {
        abilities: [
          { kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["X", "R"] }] },
          {
            kind: "triggered",
            event,
            body: {
              kind: "plain",
              effects: [{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "x" } }],
            },
          },
        ],
      });
    expect(whatLacks(morphed({ kind: "turnedFaceUp", what: "this" }))).toEqual([]);
    expect(whatLacks(morphed({ kind: "attacks", what: "this" }))).toEqual([
      "the X of a morph cost elsewhere than as it is turned face up",
    ]);
  });

  it("is a modal double-faced card that is to transform, which only a transforming one can (CR 701.28c, 712.9)", () => {
    const hero = card("Mild Hero", {
      types: ["creature"],
      power: 1,
      toughness: 1,
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "mana", mana: ["2"] }],
          body: {
            kind: "plain",
            effects: [{ kind: "transform", what: { kind: "ref", ref: { kind: "this" } } }],
          },
        },
      ],
    });
    const other = creature("Wild Hero", 5, 5);
    const both = (layout: "transform" | "modal_dfc") =>
      whatLacks({ ...hero, layout, faces: [...hero.faces, ...other.faces] });
    expect(both("transform")).toEqual([]);
    expect(both("modal_dfc")).toEqual(["transforming a modal double-faced card"]);
  });
});
