import type { ManaCost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { spell } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { always, card, enchantment } from "../support/cards.ts";
import { costing } from "../support/keyworded.ts";

const least = enchantment(
  "Weight of Three",
  always({
    kind: "rule",
    rule: { kind: "costChange", who: { kind: "allPlayers" }, spells: { of: [] }, minimum: 3 },
  }),
);
const cheaper = enchantment(
  "Helping Hand",
  always({
    kind: "rule",
    rule: { kind: "costChange", who: { kind: "you" }, spells: { of: [] }, less: 2 },
  }),
);
const sorcery = (name: string, manaCost: ManaCost, ...more: readonly ReturnType<typeof costing>[]) =>
  card(name, { types: ["sorcery"], manaCost, abilities: [spell(), ...more] });
const lands = (name: string, count: number) => Array.from({ length: count }, () => real(name));

/** Tapped lands after a spell was cast by paying automatically. */
function landsFor(cost: ManaCost, ...battlefield: Parameters<typeof lands>[0][]): number {
  const t = play({
    A: { hand: [sorcery("Trial", cost)], battlefield: [least, ...battlefield.map((name) => real(name))] },
  });
  t.cast("Trial");
  return t.told("manaAdded");
}

describe("spells that cost at least three mana (CR 601.2f)", () => {
  it("cost generic mana up to that, and what costs more costs what it did", () => {
    expect(landsFor(["R"], "Mountain", "Forest", "Forest", "Forest")).toBe(3);
    expect(landsFor(["3", "R"], "Mountain", "Forest", "Forest", "Forest", "Forest")).toBe(4);
    expect(
      play({ A: { hand: [sorcery("Trial", ["R"])], battlefield: [least, ...lands("Mountain", 2)] } }).canCast(
        "Trial",
      ),
    ).toBe(false);
  });

  it("are raised after everything else is added and taken off", () => {
    const hand = [sorcery("Trial", ["3", "R"])];
    const t = play({ A: { hand, battlefield: [least, cheaper, ...lands("Mountain", 5)] } });
    expect(t.cast("Trial").told("manaAdded")).toBe(3);
    const kicked = [sorcery("Trial", ["R"], costing("kicker", "1", "R"))];
    const again = play({ A: { hand: kicked, battlefield: [least, ...lands("Mountain", 5)] } });
    again.cast("Trial").yes();
    expect(again.told("manaAdded")).toBe(3);
  });

  it("ask first whether life is paid for a Phyrexian symbol: the mana that is left is what counts", () => {
    const hand = [sorcery("Trial", ["U/P"])];
    const able = play({ A: { hand, battlefield: [least, ...lands("Island", 3)] } });
    expect(able.decision).toMatchObject({
      acts: expect.arrayContaining([expect.objectContaining({ cost: ["2", "U"] })]),
    });
    expect(able.cast("Trial").options()).toEqual(["{2}{U}", "{3}, pay life 2"]);
    able.pick("{3}, pay life 2");
    expect([able.life("A"), able.told("manaAdded")]).toEqual([18, 3]);
    const colorless = play({ A: { hand, battlefield: [least, ...lands("Forest", 3)] } }).cast("Trial");
    expect([colorless.life("A"), colorless.told("manaAdded")]).toEqual([18, 3]);
    expect(play({ A: { hand, battlefield: [least, ...lands("Forest", 2)] } }).canCast("Trial")).toBe(false);
  });

  it("ask whether two mana are paid for a monocolored hybrid symbol only where it makes a difference", () => {
    const one = play({
      A: { hand: [sorcery("Trial", ["2/W"])], battlefield: [least, ...lands("Plains", 3)] },
    });
    expect(one.cast("Trial").options()).toEqual(["{2}{W}", "{3}"]);
    const three = play({
      A: { hand: [sorcery("Trial", ["2/W", "2/W", "2/W"])], battlefield: [least, ...lands("Plains", 6)] },
    });
    three.cast("Trial");
    expect(three.told("manaAdded")).toBe(3);
  });
});

it("abilities that cost at least three mana cost as much", () => {
  const heavy = enchantment(
    "Weight on Deeds",
    always({
      kind: "rule",
      rule: {
        kind: "activationCostChange",
        of: { of: [{ kind: "type", type: "artifact" }] },
        minimum: 3,
        notMana: true,
      },
    }),
  );
  const lamp = card("Lamp", {
    types: ["artifact"],
    abilities: [
      {
        kind: "activated",
        cost: [{ kind: "mana", mana: ["1"] }],
        body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
      },
    ],
  });
  const battlefield = [heavy, lamp, ...lands("Forest", 4)];
  expect(play({ A: { battlefield } }).activate("Lamp").told("manaAdded")).toBe(3);
});
