import { turnsBegun } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { tableOf } from "../../src/dev/make.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";
import { SHOWN_STEPS, shownStep, turnWords } from "../../src/table/model/turn-words.ts";

describe("the turn", () => {
  const mulligans = tableOf([], { turn: 0, step: "untap" });

  it("is said not to have begun while hands are decided on", () => {
    expect(turnWords(MESSAGES.en, mulligans)).toBe("The game hasn't started");
    expect(turnWords(MESSAGES.fr, mulligans)).toBe("La partie n'a pas commencé");
    expect(shownStep(mulligans)).toBeNull();
  });

  it("is shown by its number and its step from the start", () => {
    const first = tableOf([], { turn: 1, step: "untap" });
    expect(turnWords(MESSAGES.en, first)).toBe("Turn 1");
    expect(turnWords(MESSAGES.fr, first)).toBe("Tour 1");
    expect(shownStep(first)).toBe("upkeep");
  });

  it("counts on where a game was restarted, and begins again in what is shown", () => {
    const restarted = tableOf([], { turn: 0, turnsBefore: 5 });
    expect([turnsBegun(mulligans), turnsBegun(restarted)]).toEqual([0, 5]);
    expect(turnsBegun(tableOf([], { turn: 2, turnsBefore: 5 }))).toBe(7);
    expect(turnWords(MESSAGES.en, restarted)).toBe("The game hasn't started");
  });

  it("shows every step in which a player may act", () => {
    for (const step of SHOWN_STEPS) expect(shownStep(tableOf([], { turn: 2, step }))).toBe(step);
  });
});
