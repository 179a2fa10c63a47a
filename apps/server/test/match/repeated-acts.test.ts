import type { AnsweredBy } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { whatBecameOf } from "../../src/match/play/repeated-acts.ts";

/** What has become of a take-back since its player has made another choice, by that way. */
function takingBackAfter(by: AnsweredBy) {
  const answer = { decision: 4, choice: { kind: "confirm", yes: true }, by } as const;
  const commands = [{ index: 6, kind: "choose", seat: 0, events: [], answer }] as const;
  return whatBecameOf("takeBack", 0, 5, { commands, first: 1, last: 6 });
}

describe("a take-back that may come twice", () => {
  it("is outdated once its player has gone on, by hand or by a shortcut", () => {
    expect(takingBackAfter("player")).toBe("outdated");
    expect(takingBackAfter("shortcut")).toBe("outdated");
  });

  it("is still to be done after what the automation has answered", () => {
    expect(takingBackAfter("automation")).toBe("todo");
  });
});
