import { describe, it } from "vitest";
import { attack, block, by, check, life, of, playable } from "../support/script.ts";
import { holds } from "./support/play.ts";

const ATTACKERS = { turn: 2, step: "declare-attackers" };
const BLOCKERS = { turn: 2, step: "declare-blockers" };
const AFTER = { turn: 2, step: "postcombat-main" };

/** B attacks A in the second turn with bears that A's may block; A holds a spell that says when it may be cast. */
function whenCast(only: string, script: readonly object[], expected: readonly object[] = []): void {
  holds({
    cards: [
      {
        name: "Timely Word",
        typeLine: "Instant",
        manaCost: "{0}",
        text: `Cast this spell only ${only}.\nYou gain 1 life.`,
      },
    ],
    A: { hand: [of("Timely Word")], battlefield: [of("Grizzly Bears")], library: [of("Plains", 3)] },
    B: { battlefield: [of("Grizzly Bears")], library: [of("Plains", 3)] },
    script,
    stop: { turn: 2, step: "end" },
    expect: expected,
  });
}

const can = (when: object, possible: boolean): object =>
  check("A", playable("A", "Cast Timely Word", possible), when);

describe("spells that are cast only at a time of combat", () => {
  it("before blockers are declared can be cast until then, and in no other part of the turn", () => {
    whenCast("during combat before blockers are declared", [
      can({ turn: 2, step: "upkeep" }, false),
      attack("B", "Grizzly Bears", 2),
      can(ATTACKERS, true),
      can(BLOCKERS, false),
      can(AFTER, false),
    ]);
  });

  it("after blockers are declared can be cast from then on, where any could be declared", () => {
    whenCast("during combat after blockers are declared", [
      attack("B", "Grizzly Bears", 2),
      can(ATTACKERS, false),
      can(BLOCKERS, true),
      can({ turn: 2, step: "end-of-combat" }, true),
      can(AFTER, false),
    ]);
  });

  it("after combat can be cast once it is over", () => {
    whenCast("after combat", [attack("B", "Grizzly Bears", 2), can(BLOCKERS, false), can(AFTER, true)]);
  });

  it("by a player who has been attacked can be cast in that step, and not by the player who attacks", () => {
    whenCast(
      "during the declare attackers step and only if you've been attacked this step",
      [
        can({ turn: 2, step: "upkeep" }, false),
        attack("B", "Grizzly Bears", 2),
        by("A", { do: "cast", card: "Timely Word" }, ATTACKERS),
        block("A", "Grizzly Bears", "Grizzly Bears", 2),
      ],
      [life("A", 21)],
    );
  });
});
