import { expect, it } from "vitest";
import { compileCard } from "../src/compile.ts";

const HORROR = { typeLine: "Creature — Eldrazi Horror", power: "5", toughness: "6" };

it("refuses the permanent that two cards meld into, since it is no card", () => {
  expect(compileCard({ ...HORROR, name: "Joined Horror", manaCost: "", text: "Haste" })).toMatchObject({
    status: "refused",
    reason: "two cards meld into it",
  });
});

it("reads a creature without a mana cost that its own text lets be cast", () => {
  const text = "Suspend 3—{1}{R}\nHaste";
  expect(compileCard({ ...HORROR, name: "Late Horror", manaCost: "", text }).status).toBe("complete");
});

it("reads a creature that costs nothing, and a land that is one", () => {
  expect(compileCard({ ...HORROR, name: "Small Horror", manaCost: "{0}", text: "Haste" }).status).toBe(
    "complete",
  );
  const land = { ...HORROR, typeLine: "Land Creature — Forest Dryad" };
  expect(compileCard({ ...land, name: "Old Grove", manaCost: "", text: "" }).status).toBe("complete");
});
