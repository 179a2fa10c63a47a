import type { Effect } from "@spellroom/card-language";
import type { Game } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { PlayersFrame } from "../../state/frame.ts";
import type { ContextId, Entity } from "../../state/ids.ts";
import { openContext, pushFrame } from "../game/game.ts";
import type { EffectOf, Run } from "./run.ts";

type Part = PlayersFrame["parts"][number];

/**
 * "Each player": for one action after the other, all of them choose in APNAP order, and only then is it done, by all of them at
 * the same time (CR 101.4, 608.2e). What can't be done at the same time they do in that order (CR 608.2f).
 */
export function forEachPlayer(run: Run, effect: EffectOf<"forEachPlayer">): void {
  const players = run.players(effect.of).map((player): Entity => ({ player }));
  const { context, contextId } = run;
  run.advance();
  allTogether(run.g, context, contextId, players, effect.effects);
}

/** The same actions with each of these as "each": one action after the other, each of them at the same time for all. */
export function allTogether(
  g: Game,
  context: Context,
  contextId: ContextId,
  over: readonly Entity[],
  effects: readonly Effect[],
): void {
  if (over.length === 0) return;
  const parts = over.map((each): Part => {
    const own = openContext(g, { ...context, each });
    return { context: own, left: effects, shares: [] };
  });
  pushFrame(g, { kind: "players", context: contextId, parts, at: 0 });
}
