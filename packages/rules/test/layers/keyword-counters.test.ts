import type { Effect } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
const soar: Effect = { kind: "addCounters", counter: "flying", amount: 1, on: TARGET };
const fall: Effect = {
  kind: "modify",
  what: TARGET,
  modifications: [{ kind: "loseKeyword", keyword: "flying" }],
  duration: "endOfTurn",
};

it("a keyword counter is as old as the last of its kind: it counts after what was lost before it was put (CR 613.7c)", () => {
  const hand = [spell("Fall", [fall], [CREATURE_TARGET]), spell("Soar", [soar], [CREATURE_TARGET])];
  const t = play({ A: { hand: [...hand, ...hand], battlefield: [real("Grizzly Bears")] } });
  const cast = (name: string): boolean =>
    t.cast(name, "Grizzly Bears").resolve().has("Grizzly Bears", "flying");
  expect([cast("Soar"), cast("Fall"), cast("Soar"), cast("Fall")]).toEqual([true, false, true, false]);
});
