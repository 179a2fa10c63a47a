import { earliestMs, isCalm } from "@spellroom/bots";
import { loadPool, loadPresets, presetCards, rulesetById } from "@spellroom/cards";
import { TIME_CONTROLS } from "@spellroom/protocol";
import { choose, startGame } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { choiceFrom, sealWorld } from "@spellroom/view";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../../src/logging/logger.ts";
import { BotPlayer } from "../../src/match/bots/bot-player.ts";
import { type BotThoughts, openBotThoughts } from "../../src/match/bots/bot-thoughts.ts";
import { searchMs } from "../../src/match/bots/thinking-time.ts";
import { type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

let bench: MatchBench;
beforeAll(async () => {
  bench = await openMatchBench();
});
afterAll(() => bench[Symbol.asyncDispose]());

function opening() {
  const pool = loadPool();
  const [preset] = loadPresets();
  if (!preset) throw new Error("there are ready-made decks");
  const deck = presetCards(preset).flatMap((name) => pool.byName(name) ?? []);
  const players = [
    { name: "A", deck },
    { name: "B", deck },
  ];
  const setup = { ruleset: rulesetById("full"), seed: "7".repeat(64), startingSeat: 0, players };
  let { state } = startGame(setup);
  while (state.decision && state.decision.kind !== "act") {
    const taken = choose(state, state.decision.seat, state.decision.id, defaultChoice(state.decision));
    if (!taken.ok) throw new Error(taken.refusal.kind);
    ({ state } = taken);
  }
  return state;
}

async function thinkWith(thoughts: BotThoughts) {
  const state = opening();
  const seat = state.decision?.seat ?? 0;
  return thoughts.think({ bot: "adept.control", world: sealWorld(state, seat), milliseconds: 150 });
}

describe("the threads that bots think on", () => {
  it("make a legal choice for a seat's open decision", async () => {
    const thoughts = openBotThoughts({ graceMs: 110_000, lostMs: 110_000 });
    const state = opening();
    const { decision } = state;
    if (!decision) throw new Error("there is a question");
    const answer = await thinkWith(thoughts);
    const choice = answer && choiceFrom(decision, answer);
    if (!choice || "error" in choice) throw new Error(`no answer: ${JSON.stringify(choice)}`);
    expect(choose(state, decision.seat, decision.id, choice.choice).ok).toBe(true);
    await thoughts.close();
  }, 120_000);

  it.each(["dying-thread", "silent-thread"])("give a thought up when it is left to a %s", async (name) => {
    const program = new URL(`../support/${name}.ts`, import.meta.url);
    const thoughts = openBotThoughts({ program, graceMs: 500 });
    await expect(thinkWith(thoughts)).rejects.toThrow();
    await thoughts.close();
  });
});

describe("a bot whose thread fails", () => {
  it("keeps choosing without searching", async () => {
    const match = await bench.begin([
      { accountId: null, bot: "master.tricky" },
      { accountId: null, bot: "adept" },
    ]);
    const thoughts: BotThoughts = {
      share: 1,
      wake: () => undefined,
      think: () => Promise.reject(new Error("the thread is gone")),
      hint: () => Promise.reject(new Error("the thread is gone")),
      close: async () => undefined,
    };
    const logger = createLogger("silent");
    for (const seat of [0, 1])
      new BotPlayer(match, seat, "master.tricky", { thinkingMs: 0, thoughts, logger });
    await until(() => match.state.turn.number > 4, { milliseconds: 25_000 });
    expect(match.state.turn.number).toBeGreaterThan(4);
  });
});

describe("a bot's thinking time", () => {
  it("is short where the clocks are, and shared where many think", () => {
    expect(searchMs(2_000, null, 1)).toBe(2_000);
    expect(searchMs(2_000, TIME_CONTROLS.blitz.timing, 1)).toBe(1_000);
    expect(searchMs(2_000, null, 0.25)).toBe(500);
  });

  it("is a person's on wish, by the kind of the question and chance alone", () => {
    expect(earliestMs(isCalm("greedy"), "attackers", () => 0)).toBe(450);
    const calm = isCalm("own-0123456789.calm");
    const times = [0, 0.5, 0.99].map((roll) => earliestMs(calm, "attackers", () => roll));
    expect(times[0]).toBeGreaterThanOrEqual(1_000);
    expect(new Set(times).size).toBe(3);
  });
});
