import type { Effect } from "@spellroom/card-language";
import type { GameEvent } from "../../state/event.ts";
import { nextBelow } from "../game/chance.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 705: each flip is won or lost; what follows from each is carried out in the order of the flips. */
export function flipCoins(run: Run, effect: EffectOf<"flipCoins">): void {
  const count = run.count(effect.count);
  const follow: Effect[] = [];
  const events: GameEvent[] = [];
  let wins = 0;
  for (const seat of run.players(effect.who)) {
    for (let flip = 0; flip < count; flip++) {
      const won = nextBelow(run.g, "coins", 2) === 1;
      if (won) wins++;
      events.push({ kind: "coinFlipped", seat, won });
      follow.push(...((won ? effect.win : effect.lose) ?? []));
    }
  }
  run.finish(effect.bind, { amount: wins, did: wins > 0 });
  tellAll(run, events);
  run.push(follow);
}

/** CR 706: what the table of results says is carried out, the result is bound. */
export function rollDie(run: Run, effect: EffectOf<"rollDie">): void {
  const follow: Effect[] = [];
  const events: GameEvent[] = [];
  let last = 0;
  for (const seat of run.players(effect.who)) {
    const result = nextBelow(run.g, "dice", effect.sides) + 1;
    last = result;
    events.push({ kind: "dieRolled", seat, sides: effect.sides, result });
    const row = effect.results?.find(({ from, to }) => result >= from && result <= to);
    follow.push(...(row?.effects ?? []));
  }
  run.finish(effect.bind, { amount: last, did: last > 0 });
  tellAll(run, events);
  run.push(follow);
}

function tellAll(run: Run, events: readonly GameEvent[]): void {
  for (const event of events) tell(run.g, event);
  collectTriggers(run.g, events, []);
}
