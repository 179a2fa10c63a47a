import { expect, it } from "vitest";
import { board } from "../support/board.ts";
import { CREATURES, creature, self, YOURS } from "../support/cards.ts";

const eachOfYours = { kind: "count", filter: { of: [CREATURES, YOURS] } } as const;
const comrade = creature("Comrade", 0, 0, {
  abilities: [self({ kind: "addPT", power: eachOfYours, toughness: 0 })],
});
const bear = creature("Bear", 2, 2);

it("finds out how many creatures there are for each of a thousand that count them, after one has changed", () => {
  const crowd = Array.from({ length: 1_000 }, () => comrade);
  const on = board({ A: { battlefield: [...crowd, bear] } });
  expect(on.pt("Comrade")).toBe("1001/0");
  on.change("Bear", { controller: 1 });
  expect(on.pt("Comrade")).toBe("1000/0");
  on.change("Bear", { controller: 0 });
  expect(on.pt("Comrade")).toBe("1001/0");
});
