import type { Selection } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { play, real, spell } from "./play.ts";

const bears = real("Grizzly Bears");
const giant = real("Hill Giant");
const forest = real("Forest");
const island = real("Island");

function oneOfEach(type: "creature" | "land"): Selection {
  return {
    kind: "choose",
    by: { kind: "allPlayers" },
    filter: { of: [{ kind: "type", type }] },
    count: { min: 1, max: 1 },
    eachOwn: true,
  };
}

it("asks each player for all of the sacrifices of several kinds before the next player (CR 101.4)", () => {
  const what: Selection = { kind: "union", of: [oneOfEach("creature"), oneOfEach("land")] };
  const release = spell("Release", [{ kind: "sacrifice", who: { kind: "allPlayers" }, what }]);
  const permanents = [bears, giant, forest, island];
  const t = play({ A: { hand: [release], battlefield: permanents }, B: { battlefield: permanents } });
  t.cast("Release").resolve();
  const asked: string[] = [];
  for (const name of ["Hill Giant", "Island", "Hill Giant", "Island"]) {
    asked.push(t.asked);
    t.pick(name);
  }
  expect(asked).toEqual(["A pick sacrifice", "A pick sacrifice", "B pick sacrifice", "B pick sacrifice"]);
  expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Forest"]);
});
