import { hashState } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import {
  isOver,
  type MatchPosition,
  planTakeBack,
  playInput,
  type StoredInput,
  storedInputSchema,
} from "../src/index.ts";
import { choosing, presetMatch } from "./support/preset-match.ts";

/** The position after an input that is taken. */
function after(position: MatchPosition, input: StoredInput): MatchPosition {
  const result = playInput(position, input);
  if (!result.ok) throw new Error(result.error.message);
  return result.position;
}

/** The code by which an input is refused. */
function refusal(position: MatchPosition, input: StoredInput): string | null {
  const result = playInput(position, input);
  return result.ok ? null : result.error.code;
}

/** A position in which the seat that is asked can play a land, and the input by which it does. */
function withLand(): { readonly position: MatchPosition; readonly seat: number; readonly land: StoredInput } {
  let position = presetMatch();
  for (let count = 0; count < 300; count++) {
    const { decision } = position.state;
    const act = decision?.kind === "act" ? decision.acts.findIndex(({ kind }) => kind === "playLand") : -1;
    if (decision && act >= 0)
      return { position, seat: decision.seat, land: choosing(position, { kind: "act", act }) };
    position = after(position, choosing(position));
  }
  throw new Error("nobody could play a land");
}

describe("a match", () => {
  it("comes to the same states by the same inputs, also when they have been stored", () => {
    let position = presetMatch();
    let replayed = presetMatch();
    for (let count = 0; count < 60; count++) {
      const input = choosing(position);
      position = after(position, input);
      const stored: unknown = JSON.parse(JSON.stringify(input));
      replayed = after(replayed, storedInputSchema.parse(stored));
      expect(hashState(replayed.state)).toBe(hashState(position.state));
    }
    expect(replayed.seq).toBe(60);
  });

  it("stays as it is when an input is carried out on it, so that the journal may still refuse it", () => {
    const position = presetMatch();
    const before = hashState(position.state);
    after(position, choosing(position));
    expect(hashState(position.state)).toBe(before);
    expect(position.seq).toBe(0);
  });

  it("refuses choices that are late, of another seat, of another kind, or of something that was not offered", () => {
    const { position } = withLand();
    const input = choosing(position);
    if (input.kind !== "choose") throw new Error("no choice");
    expect(refusal(position, { ...input, decision: input.decision - 1 })).toBe("staleDecision");
    expect(refusal(position, { ...input, seat: 1 - input.seat })).toBe("notYourDecision");
    expect(refusal(position, { ...input, choice: { kind: "confirm", yes: true } })).toBe("wrongKind");
    expect(refusal(position, { ...input, choice: { kind: "act", act: 999 } })).toBe("notOffered");
  });

  it("is over when a player concedes, and accepts no more choices", () => {
    const position = presetMatch();
    const open = choosing(position);
    const conceded = after(position, { kind: "concede", seat: 1, reason: "concede" });
    expect(isOver(position)).toBe(false);
    expect(isOver(conceded)).toBe(true);
    expect(conceded.state.result?.winners).toEqual([0]);
    expect(refusal(conceded, open)).toBe("gameOver");
  });
});

describe("a move that is taken back", () => {
  it("is free in the same turn while nothing was revealed, and leads to the position before it", () => {
    const { position, seat, land } = withLand();
    const played = after(position, land);
    const plan = planTakeBack(played, seat);
    expect(plan).toEqual({ to: position.seq, free: true });
    const back = after(played, { kind: "takeBack", seat, to: position.seq });
    expect(back.state.decision?.kind).toBe("act");
    expect(back.state.players[seat]?.hand).toEqual(position.state.players[seat]?.hand);
    expect(back.seq).toBe(played.seq + 1);
  });

  it("is none where the seat has made none, or where no such state is kept", () => {
    const position = presetMatch();
    expect(planTakeBack(position, 0)).toBeNull();
    expect(refusal(position, { kind: "takeBack", seat: 0, to: 0 })).toBe("nothingToTakeBack");
  });
});
