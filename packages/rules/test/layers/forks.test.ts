import { expect, it } from "vitest";
import { snapshotOf } from "../../src/change/costs/reversal.ts";
import { bind, openContext } from "../../src/change/game/game.ts";
import { characteristics, choose, fork, writeObjects } from "../../src/index.ts";
import { lastKnownOf } from "../../src/query/layers/index.ts";
import { writeContexts, writeLastKnown } from "../../src/state/access.ts";
import { emptyContext } from "../../src/state/context.ts";
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

it.each(["the fork", "the state it was made from"])(
  "contexts and last known information written to %s stay out of the other",
  (which) => {
    const t = play({ A: { battlefield: [bear] } });
    const known = lastKnownOf(t.state, t.id("Bear"));
    writeContexts(t.state)[700] = emptyContext(1, 0);
    writeLastKnown(t.state)[700] = known;
    const copy = fork(t.state);
    const [written, other] = which === "the fork" ? [copy, t.state] : [t.state, copy];
    for (const [state, id] of [
      [written, 701],
      [other, 702],
      [written, 703],
    ] as const) {
      writeContexts(state)[id] = emptyContext(id, 0);
      writeLastKnown(state)[id] = known;
    }
    expect(Object.keys(written.contexts)).toEqual(["700", "701", "703"]);
    expect(Object.keys(other.contexts)).toEqual(["700", "702"]);
    expect(Object.keys(written.lastKnown)).toEqual(["700", "701", "703"]);
    expect(Object.keys(other.lastKnown)).toEqual(["700", "702"]);
  },
);

it("what a payment can be reversed to keeps its contexts while those of the game are written to", () => {
  const t = play({ A: { battlefield: [bear] } });
  const g = { state: fork(t.state), events: [] };
  const context = openContext(g, emptyContext(1, 0));
  const snapshot = snapshotOf(g.state);
  bind(g, context, "it", { amount: 1 });
  expect(snapshot.contexts[context]?.bindings).toEqual({});
  expect(g.state.contexts[context]?.bindings).toEqual({ it: { amount: 1 } });
});

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
