import { expect, it } from "vitest";
import { characteristics, fork } from "../../src/index.ts";
import { play } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const bear = creature("Bear", 2, 2);

it("a fork knows the characteristics of the state that it was made from, as the same values", () => {
  const t = play({ A: { battlefield: [bear] } });
  const id = t.id("Bear");
  const known = characteristics(t.state, id);
  expect(characteristics(fork(t.state), id)).toBe(known);
});

it("a fork that was written to before anything was asked of it has its own", () => {
  const t = play({ A: { battlefield: [bear] } });
  const id = t.id("Bear");
  characteristics(t.state, id);
  const copy = fork(t.state);
  copy.objects[id] = { ...t.object("Bear"), counters: { "+1/+1": 1 } };
  expect(characteristics(copy, id).power).toBe(3);
  expect(characteristics(t.state, id).power).toBe(2);
});
