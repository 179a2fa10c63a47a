import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import {
  characteristics,
  type Decision,
  type GameEvent,
  type GameState,
  type ObjectId,
  resume,
} from "../../src/index.ts";

/** A card of the shipped pool. */
export function real(name: string): CardDefinition {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`${name} is not in the pool`);
  return card;
}

/**
 * A game that a test plays through the public engine. `Play` makes every choice as it comes, `Duel` makes prepared choices
 * and the default one for everything else.
 */
export abstract class TestGame {
  state: GameState;
  readonly events: GameEvent[] = [];

  /** Runs a game that was set up by hand until its first decision. */
  constructor(start: GameState) {
    this.state = start;
    this.take(resume(start));
  }

  protected take(step: { readonly state: GameState; readonly events: readonly GameEvent[] }): void {
    this.state = step.state;
    this.events.push(...step.events);
  }

  get decision(): Decision {
    const { decision } = this.state;
    if (!decision)
      throw new Error(`no decision is open; the game is over: ${JSON.stringify(this.state.result)}`);
    return decision;
  }

  protected ptOf(id: ObjectId): string {
    const { power, toughness } = characteristics(this.state, id);
    return `${power}/${toughness}`;
  }
}
