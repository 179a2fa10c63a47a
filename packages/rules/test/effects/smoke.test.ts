import { expect, it } from "vitest";
import { play, real } from "./play.ts";

it("a bolt kills a bear and goes to the graveyard", () => {
  const t = play({
    A: { hand: [real("Lightning Bolt")], battlefield: [real("Mountain")] },
    B: { battlefield: [real("Grizzly Bears")] },
  });
  t.cast("Lightning Bolt", "Grizzly Bears").resolve();
  expect(t.graveyard("A")).toEqual(["Lightning Bolt"]);
  expect(t.graveyard("B")).toEqual(["Grizzly Bears"]);
});
