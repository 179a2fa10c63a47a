import type { Filter } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { card } from "../support/cards.ts";
import { play, spell } from "./play.ts";

function each(type: "creature" | "planeswalker"): Filter {
  return { of: [{ kind: "type", type }] };
}

function cave(more: number) {
  return spell("Falling Cave", [
    {
      kind: "dealDamage",
      amount: 3,
      to: { kind: "objects", what: { kind: "all", filter: each("creature") } },
      also: [{ to: { kind: "objects", what: { kind: "all", filter: each("planeswalker") } }, amount: more }],
    },
  ]);
}

const both = card("Walking Sage", {
  types: ["creature", "planeswalker"],
  power: 1,
  toughness: 9,
  loyalty: 9,
});

it.each([
  ["once where it is 3 damage to each creature and each planeswalker", 3, 3],
  ["both where the amounts are not the same", 2, 5],
])("deals what is both a creature and a planeswalker its damage: %s", (_, more, damage) => {
  const t = play({
    A: { hand: [cave(more)], battlefield: [{ card: both, as: { counters: { loyalty: 9 } } }] },
  });
  t.cast("Falling Cave").resolve();
  expect(t.object("Walking Sage").damage).toBe(damage);
});
