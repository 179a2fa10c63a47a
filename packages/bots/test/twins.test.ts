import { type GameState, type ObjectId, writeObjects } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { twinOf } from "../src/search/twins.ts";
import { ME, position } from "./puzzles/position.ts";

/** Two copies of a card, the second of them with these marks. */
function pair(marks: readonly string[]): { readonly state: GameState; readonly ids: readonly ObjectId[] } {
  const state = position({ battlefield: ["2 Glory Seeker"] }, {}, ME);
  const [first = -1, second = -1] = state.battlefield;
  const object = state.objects[second];
  if (!object) throw new Error("no card is there");
  writeObjects(state)[second] = { ...object, marks };
  return { state, ids: [first, second] };
}

describe("twins", () => {
  it("are copies of one card that don't differ", () => {
    const { state, ids } = pair([]);
    expect(new Set(ids.map((id) => twinOf(state, id))).size).toBe(1);
  });

  it("differ by their marks, such as a Class by its level (CR 716.2b)", () => {
    const { state, ids } = pair(["classLevel:2"]);
    expect(new Set(ids.map((id) => twinOf(state, id))).size).toBe(2);
  });
});
