import type { Body, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { purposeOf } from "../src/bot/purpose.ts";

const destroyed: Effect = { kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } };
const untapped: Effect = { kind: "untap", what: { kind: "ref", ref: { kind: "target", target: "t1" } } };
const drawn: Effect = { kind: "draw", who: { kind: "target", target: "t2" }, amount: 1 };

describe("what a text is meant for", () => {
  it("is told of each target by what is done to it, however deep that is said", () => {
    const body: Body = {
      kind: "plain",
      effects: [{ kind: "may", who: { kind: "you" }, effects: [destroyed] }, drawn],
    };
    expect([purposeOf(body, "t1"), purposeOf(body, "t2"), purposeOf(body, "t3")]).toEqual([
      "harm",
      "help",
      "neutral",
    ]);
  });

  it("is told of a mode's target by that mode, though another one's has the same name", () => {
    const body: Body = {
      kind: "modal",
      choose: { min: 1, max: 1 },
      modes: [
        { kind: "plain", effects: [destroyed] },
        { kind: "plain", effects: [untapped] },
      ],
    };
    expect([purposeOf(body, "0.t1"), purposeOf(body, "1.t1"), purposeOf(body, null)]).toEqual([
      "harm",
      "help",
      "harm",
    ]);
  });
});
