import type { Effect, EventPattern } from "@spellroom/card-language";
import { type Game, playerOf } from "../../state/access.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";
import { giveAbilities } from "./inherent-abilities.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 722: there is one monarch at a time; becoming it again changes nothing. Who has left the game doesn't become it. */
export function becomeMonarch(run: Run, effect: EffectOf<"becomeMonarch">): void {
  const seat = run.player(effect.who);
  const isThere = seat !== undefined && playerOf(run.state, seat).lost === null;
  run.finish(undefined, { did: isThere });
  if (isThere) crown(run.g, seat, run.source);
}

export function crown(g: Game, seat: Seat, source: ObjectId): void {
  if (g.state.turn.monarch === seat) return;
  g.state.turn = { ...g.state.turn, monarch: seat };
  giveAbilities(g, "ofMonarch", seat, source, [
    { event: AT_END_STEP, effect: DRAW },
    { event: DAMAGED, effect: PASS_ON },
  ]);
  const event: GameEvent = { kind: "monarchChanged", seat };
  tell(g, event);
  collectTriggers(g, [event], []);
}

/** "At the beginning of the monarch's end step, that player draws a card." */
const AT_END_STEP: EventPattern = { kind: "stepBegins", step: "end", whose: { kind: "you" } };
const DRAW: Effect = { kind: "draw", who: { kind: "you" }, amount: 1 };

/** "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch." */
const DAMAGED: EventPattern = {
  kind: "dealsDamage",
  source: { filter: { of: [{ kind: "type", type: "creature" }] } },
  to: { kind: "player", player: { kind: "you" } },
  combat: true,
};
const PASS_ON: Effect = {
  kind: "becomeMonarch",
  who: { kind: "controller", of: { kind: "event", role: "source" } },
};
