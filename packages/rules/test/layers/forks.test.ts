import { expect, it } from "vitest";
import { characteristics, choose, fork, writeObjects } from "../../src/index.ts";
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
  writeObjects(copy)[id] = { ...t.object("Bear"), counters: { "+1/+1": 1 } };
  expect(characteristics(copy, id).power).toBe(3);
  expect(characteristics(t.state, id).power).toBe(2);
});

it.each(["the fork", "the state it was made from"])(
  "what is written to %s stays out of the other",
  (which) => {
    const t = play({ A: { battlefield: [bear] } });
    const id = t.id("Bear");
    // The state has been written to before, so that its list would be its own without a fork.
    writeObjects(t.state)[id] = t.object("Bear");
    const copy = fork(t.state);
    const [written, other] = which === "the fork" ? [copy, t.state] : [t.state, copy];
    writeObjects(written)[id] = { ...t.object("Bear"), damage: 1 };
    writeObjects(written).push(null);
    writeObjects(other)[id] = { ...t.object("Bear"), damage: 2 };
    writeObjects(written).push(null);
    expect([written, other].map(({ objects }) => objects[id]?.damage)).toEqual([1, 2]);
    expect(written.objects.length - other.objects.length).toBe(2);
  },
);

it("results computed during one choice are reused for other choices from the same state", () => {
  const t = play({ A: { battlefield: [{ card: bear, as: { counters: { "+1/+1": 1 } } }] } });
  const id = t.id("Bear");
  const asked = { ...fork(t.state), nextTimestamp: t.state.nextTimestamp + 1 };
  const { decision } = asked;
  if (!decision) throw new Error("nobody is asked");
  const [one, other] = [0, 1].map(() =>
    choose(asked, decision.seat, decision.id, { kind: "act", act: "pass" }),
  );
  if (!one?.ok || !other?.ok) throw new Error("a pass was refused");
  expect(characteristics(one.state, id).power).toBe(3);
  expect(characteristics(one.state, id)).toBe(characteristics(other.state, id));
});
