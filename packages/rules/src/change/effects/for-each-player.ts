import type { PlayersFrame } from "../../state/frame.ts";
import { openContext, pushFrame } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";

type Part = PlayersFrame["parts"][number];

/**
 * "Each player": for one action after the other, all of them choose in APNAP order, and only then is it done, by all of them at
 * the same time (CR 101.4, 608.2e). What can't be done at the same time they do in that order (CR 608.2f).
 */
export function forEachPlayer(run: Run, effect: EffectOf<"forEachPlayer">): void {
  const players = run.players(effect.of);
  const { context } = run;
  run.advance();
  if (players.length === 0) return;
  const parts = players.map((player): Part => {
    const own = openContext(run.g, { ...context, each: { player } });
    return { context: own, left: effect.effects, shares: [] };
  });
  pushFrame(run.g, { kind: "players", context: run.contextId, parts, at: 0 });
}
