import type { Decision, GameObject, GameState, OptionContent } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { isSameDecision, sameChoice } from "../src/shortcuts/same-choice.ts";
import { presetMatch } from "./support/preset-match.ts";

const start: GameState = presetMatch().state;

/** Two cards of different names in the library of seat 1. */
function differentCards(): readonly [GameObject, GameObject] {
  const cards = (start.players[1]?.library ?? []).flatMap((id) => start.objects[id] ?? []);
  const [one] = cards;
  const other = cards.find(({ definition }) => definition !== one?.definition);
  if (!one || !other) throw new Error("all cards are the same");
  return [one, other];
}

const [first, second] = differentCards();

/** The match with both cards on the battlefield. */
function onBattlefield(faceDown: GameObject["status"]["faceDown"]): GameState {
  const objects = start.objects.map((object) =>
    object?.id === first.id || object?.id === second.id
      ? {
          ...object,
          zone: "battlefield" as const,
          status: { tapped: false, flipped: false, faceDown, phasedOut: false },
        }
      : object,
  );
  return { ...start, objects, battlefield: [first.id, second.id] };
}

/** A player chooses one of some permanents. */
function picking(seat: number, ...objects: readonly GameObject[]): Decision {
  return {
    kind: "pick",
    id: 1,
    seat,
    prompt: { key: "chooseTargets", source: objects[0]?.id ?? null },
    options: objects.map(({ id }, value) => {
      const what: OptionContent = { kind: "object", object: id };
      return { value, what };
    }),
    min: 1,
    max: 1,
  };
}

/** What the same choice is for a seat that has chosen the first permanent, when only the second is offered. */
function repeated(state: GameState, seat: number) {
  const choice = { kind: "pick", options: [0] } as const;
  const then = { state, decision: picking(seat, first), choice };
  const now = picking(seat, second);
  return {
    choice: sameChoice(then, state, now, seat),
    isSame: isSameDecision(then, state, now, seat),
  };
}

describe("the same choice in a later repetition", () => {
  it("tells no face-down permanents of another player apart (CR 708.5)", () => {
    const state = onBattlefield("morph");
    expect(repeated(state, 0)).toEqual({ choice: { kind: "pick", options: [0] }, isSame: true });
  });

  it("tells apart what the player may look at", () => {
    expect(repeated(onBattlefield("morph"), 1)).toEqual({ choice: null, isSame: false });
    expect(repeated(onBattlefield(null), 0)).toEqual({ choice: null, isSame: false });
  });
});
