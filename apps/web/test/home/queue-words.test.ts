import type { QueueView } from "@spellroom/client";
import { describe, expect, it } from "vitest";
import { demandWords, withBlitz } from "../../src/home/queue-words.ts";
import { MESSAGES } from "../../src/i18n/messages.ts";

const RATED: QueueView = {
  format: "open",
  timeControl: "blitz",
  rated: true,
  bestOf: 1,
  waiting: 2,
  typicalWaitMs: 18_000,
};

describe("the queues on the home page", () => {
  it("have a blitz game in one's format, rated for members, though nobody waits for it", () => {
    const [slow] = [{ ...RATED, timeControl: "slow" as const }];
    expect(withBlitz([slow], "open", true)).toMatchObject([
      slow,
      { ...RATED, waiting: 0, typicalWaitMs: null },
    ]);
    expect(withBlitz([], "open", false)).toMatchObject([{ timeControl: "blitz", rated: false }]);
  });

  it("name it once where somebody waits for it, and not before it is known what is played", () => {
    expect(withBlitz([RATED], "open", true)).toEqual([RATED]);
    expect(withBlitz([RATED], undefined, true)).toEqual([RATED]);
  });

  it("say that nobody waits in words", () => {
    const empty = { waiting: 0, typicalWaitMs: null };
    expect(demandWords(empty, MESSAGES.en)).toBe("Nobody is waiting yet");
    expect(demandWords(empty, MESSAGES.fr)).toBe("Personne n'attend encore");
    expect(demandWords(RATED, MESSAGES.en)).toBe("2 players waiting, usually paired within 20 seconds");
  });
});
