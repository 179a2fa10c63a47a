import type { Effect, EventPattern } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { enchantment } from "../support/cards.ts";

const CREATURE = { filter: { of: [{ kind: "type", type: "creature" }] } } as const;
const exiled = {
  kind: "all",
  filter: { zones: ["exile"], of: [{ kind: "type", type: "creature" }] },
} as const;
const bears = { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } } as const;

/** What A gains as a counter is put on all of these and removed again, of a card in exile and of a permanent. */
function gained(event: EventPattern, on: typeof exiled | typeof bears): number {
  const watch = enchantment("Watch", {
    kind: "triggered",
    event,
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });
  const effects: readonly Effect[] = [
    { kind: "addCounters", counter: "time", amount: 1, on },
    { kind: "removeCounters", counter: "time", amount: 1, from: on },
  ];
  const bear = real("Grizzly Bears");
  const t = play({ A: { battlefield: [watch, bear], hand: [spell("Pass Time", effects)], exile: [bear] } });
  return t.cast("Pass Time").resolveAll().life("A") - 20;
}

it("a counter on a creature is one on a permanent, not on a card in exile (CR 109.2)", () => {
  const put: EventPattern = { kind: "counterPut", counter: "any", on: CREATURE };
  const removed: EventPattern = { kind: "counterRemoved", counter: "any", from: CREATURE };
  expect([put, removed].map((event) => gained(event, exiled))).toEqual([0, 0]);
  expect([put, removed].map((event) => gained(event, bears))).toEqual([1, 1]);
});
