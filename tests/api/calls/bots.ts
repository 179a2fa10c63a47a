/** Calls of the methods of `api.bots`. */
import { expect } from "vitest";
import { until } from "../../support/waiting.ts";
import type { CallsOf } from "../support/calls-of.ts";
import { DECK, ENTROPY, guest, moderator, WISH } from "../support/stage.ts";

function document(more: object = {}): string {
  const plain = { format: "spellroom-bot/1", name: "Own Fox", play: [], otherwise: "pass" };
  return JSON.stringify({ ...plain, ...more }, null, 2);
}

async function ownBotOf() {
  const owner = await guest();
  const id = `bot-${owner.account.id}`;
  const { bot } = await owner.api.bots.save({ bot: id, text: document() });
  return { owner, id, bot };
}

export const bots: CallsOf<"bots"> = {
  check: async () => {
    expect((await moderator.api.bots.check({ text: document() })).problems).toEqual([]);
    const { problems } = await moderator.api.bots.check({ text: document({ otherwise: "win" }) });
    expect(problems).toEqual([
      { kind: "choice", line: 5, field: "otherwise", wanted: "greedy, random, pass" },
    ]);
  },
  list: async () => {
    const { owner, bot } = await ownBotOf();
    expect((await owner.api.bots.list()).bots).toEqual([bot]);
    const { bots: exported } = await owner.api.accounts.exported();
    expect(exported).toEqual([{ bot, text: document() }]);
  },
  get: async () => {
    const { owner, id, bot } = await ownBotOf();
    expect(await owner.api.bots.get({ bot: id })).toEqual({ bot, text: document() });
    const others = (await guest()).api.bots.get({ bot: id });
    await expect(others).rejects.toMatchObject({ code: "not-found" });
  },
  save: async () => {
    const { owner, id } = await ownBotOf();
    for (const text of ["{", "[".repeat(20_000), '{"__proto__": {}}', document({ name: "Fox [bot]" })]) {
      const wrong = owner.api.bots.save({ bot: id, text });
      await expect(wrong).rejects.toMatchObject({ code: "invalid", reason: "bad-bot" });
    }
    const large = owner.api.bots.save({ bot: id, text: " ".repeat(20_001) });
    await expect(large).rejects.toMatchObject({ code: "invalid" });
    const stolen = (await guest()).api.bots.save({ bot: id, text: document() });
    await expect(stolen).rejects.toMatchObject({ code: "conflict", reason: "taken" });
    // Never content with its hand: its rules play, since no other bot puts back a hand of seven so often.
    const picky = document({ mulligan: { keep: { atLeast: 8 }, most: 3 } });
    const { bot } = await owner.api.bots.save({ bot: id, text: picky });
    const { matchId } = await owner.api.matches.playBot({ ...WISH, bot: bot.bot.id, botDeck: DECK });
    const { match } = await owner.api.matches.look({ match: matchId });
    expect(match.seats[1]).toMatchObject({ name: "Own Fox [bot]", bot: bot.bot.id });
    await owner.api.play.ready({ match: matchId, game: 1, entropy: ENTROPY });
    await until("the bot to have put back three hands", async () => {
      const { table, snapshot } = await owner.api.play.table({ match: matchId });
      const { decision } = snapshot;
      if (decision?.kind === "confirm")
        await owner.api.play.choose({
          match: matchId,
          decision: decision.id,
          choice: { kind: "confirm", yes: false },
        });
      return table.players[1]?.mulligans === 3;
    });
    const foreign = (await guest()).api.matches.playBot({ ...WISH, bot: bot.bot.id });
    await expect(foreign).rejects.toMatchObject({ code: "invalid" });
  },
  remove: async () => {
    const { owner, id } = await ownBotOf();
    await owner.api.bots.remove({ bot: id });
    await expect(owner.api.bots.remove({ bot: id })).rejects.toMatchObject({ code: "not-found" });
  },
};
