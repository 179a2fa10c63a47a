import type { Cost } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { sorcery, spell } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { enchantment } from "../support/cards.ts";
import { beast, priced } from "../support/keyworded.ts";

const life = (amount: number): Cost => ({ kind: "payLife", amount });
const exile = (filter: { readonly zones?: ["graveyard"] }): Cost => ({
  kind: "exile",
  what: { count: 1, filter: { ...filter, of: [{ kind: "type", type: "creature" }] } },
});

/** The names of the costs of which one is chosen. */
function offered(...of: readonly [readonly Cost[], ...(readonly Cost[])[]]): readonly string[] {
  const bear = real("Grizzly Bears");
  const forest = real("Forest");
  const choosing = sorcery("Toll", ["0"], spell(), {
    kind: "additionalCost",
    cost: [{ kind: "either", of }],
  });
  const t = play({
    A: { hand: [choosing, forest], battlefield: [bear, bear], graveyard: [bear] },
  });
  return t.cast("Toll").options();
}

it("what is to be done several times is named once, with the sum", () => {
  expect(offered([life(1), life(2), { kind: "mana", mana: ["0"] }], [exile({}), exile({})])).toEqual([
    "{0}, pay life 3",
    "exile permanent 2",
  ]);
});

it("a cumulative upkeep asks for what all of its age counters cost together", () => {
  const toll = enchantment("Rising Toll", priced("cumulativeUpkeep", life(1)));
  const t = play({ A: { battlefield: [{ card: toll, as: { counters: { age: 2 } } }] } });
  t.to("upkeep", t.state.turn.number + 2).resolve();
  expect(t.decision).toMatchObject({
    kind: "confirm",
    cost: [{ kind: "action", action: "payLife", amount: 3 }],
  });
});

it("a hand, cards of a graveyard and permanents are told apart", () => {
  const hand: Cost = { kind: "discard", what: "hand" };
  expect(offered([hand], [exile({ zones: ["graveyard"] })], [exile({})])).toEqual([
    "discard hand",
    "exile 1",
    "exile permanent 1",
  ]);
});

it("permanents of different kinds to sacrifice are counted together", () => {
  const one = (type: "creature" | "land"): Cost => ({
    kind: "sacrifice",
    what: { count: 1, filter: { of: [{ kind: "type", type }] } },
  });
  const toll = enchantment("Toll of Both", priced("cumulativeUpkeep", one("creature"), one("land")));
  const t = play({
    A: { battlefield: [toll, beast("Bear", 2, 2), real("Forest")] },
  });
  t.to("upkeep", t.state.turn.number + 2).resolve();
  expect(t.decision).toMatchObject({ cost: [{ kind: "action", action: "sacrifice", amount: 2 }] });
});

it("counters of different kinds to remove are told apart", () => {
  const remove = (counter: string): Cost => ({
    kind: "removeCounters",
    counter,
    amount: 1,
    from: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } },
  });
  const toll = enchantment("Toll of Counters", priced("cumulativeUpkeep", remove("+1/+1"), remove("charge")));
  const bear = { card: beast("Bear", 2, 2), as: { counters: { "+1/+1": 1, charge: 1 } } };
  const t = play({ A: { battlefield: [toll, bear] } });
  t.to("upkeep", t.state.turn.number + 2).resolve();
  expect(t.decision).toMatchObject({
    cost: [
      { kind: "action", action: "removeCounters", amount: 1 },
      { kind: "action", action: "removeCounters", amount: 1 },
    ],
  });
});
