import { saying } from "../../query/kept/mentioned.ts";
import { characteristics } from "../../query/layers/index.ts";
import { existing, type Game } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { areOpponents } from "../../state/teams.ts";
import { tell } from "../game/game.ts";
import { collectTriggers } from "../triggers/collect.ts";

/**
 * CR 700.13: a player who casts, activates or puts on the stack something that targets an opponent, what an opponent controls or a card
 * in an opponent's graveyard commits a crime, one however many targets there are. Told only where a card of the game asks for it.
 */
export function noteCrime(g: Game, seat: Seat, targets: readonly Entity[]): void {
  if (targets.length === 0 || !mentionsCrimes(g.state.definitions)) return;
  if (!targets.some((one) => isOfOpponent(g.state, seat, one))) return;
  const event = { kind: "keywordAction", action: "commitCrime", seat, object: null, amount: 1 } as const;
  tell(g, event);
  collectTriggers(g, [event], []);
}

function isOfOpponent(state: GameState, seat: Seat, target: Entity): boolean {
  if ("player" in target) return areOpponents(state, target.player, seat);
  const object = existing(state, target.object);
  switch (object?.zone) {
    case "battlefield":
    case "stack":
      return areOpponents(state, characteristics(state, object.id).controller, seat);
    case "graveyard":
      return areOpponents(state, object.owner, seat);
    default:
      return false;
  }
}

const mentionsCrimes = saying("commitCrime");
