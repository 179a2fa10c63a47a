import { safeChoice } from "@spellroom/protocol";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BotThoughts, openBotThoughts } from "../../src/match/bots/bot-thoughts.ts";
import { hintForSeat } from "../../src/match/bots/seat-hints.ts";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

let bench: MatchBench;
let thoughts: BotThoughts;
beforeAll(async () => {
  bench = await openMatchBench();
  thoughts = openBotThoughts();
});
afterAll(async () => {
  await thoughts.close();
  await bench[Symbol.asyncDispose]();
});

/** Gives the least answers for the person until there is something to choose from. */
async function untilFree(match: LiveMatch): Promise<void> {
  await until(async () => {
    const { decision } = match.reader.viewOf(0).own ?? {};
    if (!decision) return false;
    if (decision.kind === "act" && decision.acts.length > 2) return true;
    const choice = safeChoice(decision);
    await match.execute(0, { kind: "choose", request: { decision: decision.id, choice } });
    return false;
  });
}

const PERSON = {};
const BOT = { accountId: null, bot: "greedy" };

describe("a hint in a match on a server", () => {
  it("lists several choices for the open decision of a player against a bot, each once and with its chances", async () => {
    const match = await bench.begin([PERSON, BOT]);
    await untilFree(match);
    const reply = await hintForSeat(match, 0, thoughts);
    const hint = reply.ok ? reply.hint : null;
    expect(hint?.decision).toBe(match.state.decision?.id);
    const answers = hint?.answers ?? [];
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers.map(({ choice }) => JSON.stringify(choice))).size).toBe(answers.length);
    for (const { chances } of answers) {
      expect(chances).toBeGreaterThanOrEqual(0);
      expect(chances).toBeLessThanOrEqual(1);
    }
  });

  it("is absent if the seat has no open decision, or the thread fails", async () => {
    const match = await bench.begin([PERSON, BOT]);
    await until(() => match.state.decision?.seat === 0);
    expect(await hintForSeat(match, 0, { hint: () => Promise.reject(new Error("gone")) })).toEqual({
      ok: true,
      hint: null,
    });
    await match.execute(0, { kind: "concede", request: {} });
    expect(await hintForSeat(match, 0, thoughts)).toEqual({ ok: true, hint: null });
  });

  it("is given to few at once, so that bots have time to think", async () => {
    const match = await bench.begin([PERSON, BOT]);
    await untilFree(match);
    const replies = await Promise.all(Array.from({ length: 20 }, () => hintForSeat(match, 0, thoughts)));
    const given = replies.filter((reply) => reply.ok && reply.hint !== null).length;
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(20);
  });

  it("is given to nobody where two people play", async () => {
    const match = await bench.begin([PERSON, PERSON]);
    const counting = { hint: vi.fn(async () => null) };
    for (const seat of [0, 1])
      expect(await hintForSeat(match, seat, counting)).toMatchObject({
        ok: false,
        error: { code: "unavailable" },
      });
    expect(counting.hint).not.toHaveBeenCalled();
  });
});
