import { rulesetById } from "@spellroom/cards";
import type { GameState } from "@spellroom/rules";
import { gameSeed, seededChance } from "../game/chance.ts";
import { presetDecks } from "../game/decks.ts";
import { type PlayedGame, type PlayOptions, playGame } from "../game/play.ts";
import { type BotName, makeBot } from "../game/self-play.ts";

/** Games between preset decks for a figure: the same ones in every run. */
export function benchGames(
  bot: BotName,
  count: number,
  each?: (game: number, ...step: Parameters<NonNullable<PlayOptions["each"]>>) => void,
): PlayedGame[] {
  const decks = presetDecks();
  return Array.from({ length: count }, (_, at) => {
    const chance = seededChance(1_000 + at);
    const pair = [decks[at % decks.length], decks[Math.floor(at / decks.length + at + 1) % decks.length]];
    return playGame({
      setup: {
        ruleset: { ...rulesetById("full"), turnLimit: 200 },
        seed: gameSeed(1_000 + at),
        players: pair.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: deck?.cards ?? [] })),
      },
      bots: (definition) => pair.map(() => makeBot(bot, { definition, chance })),
      maximumDecisions: 6_000,
      ...(each ? { each: (step, input) => each(at, step, input) } : {}),
    });
  });
}

/** States of games in which a player has priority, spread evenly over them. */
export function sampledStates(bot: BotName, games: number, most: number): GameState[] {
  const found: GameState[] = [];
  benchGames(bot, games, (_, { state }) => {
    if (state.decision?.kind === "act" && state.turn.number > 3) found.push(state);
  });
  const stride = Math.max(1, Math.floor(found.length / most));
  return found.filter((_, at) => at % stride === 0).slice(0, most);
}
